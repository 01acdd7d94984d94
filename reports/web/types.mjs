// node types.mjs SCHEMAS -o FOLDER: types of TypeScript for the documents that the package's functions return, a file for each schema,
// because definitions of different schemas have the same names.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {compile} from './package/node_modules/json-schema-to-typescript/dist/src/index.js';

const {values: {output}, positionals: [schemas]} = parseArgs({allowPositionals: true, options: {output: {type: 'string', short: 'o'}}});
const imports = readFileSync(new URL('package/index.d.ts', import.meta.url), 'utf8').matchAll(/^import type \{(\w+)\} from '.\/schemas\/(.*)\.js';$/gmu);

mkdirSync(output, {recursive: true});
for (const [, title, name] of imports) {
  const schema = JSON.parse(readFileSync(`${schemas}/${name}-1.0.schema.json`, 'utf8'));
  writeFileSync(`${output}/${name}.d.ts`, await compile({...schema, title}, title, {bannerComment: '', ignoreMinAndMaxItems: true}));
}
