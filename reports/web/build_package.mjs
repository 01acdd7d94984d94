// node build_package.mjs --program FOLDER --version VERSION -o PACKAGE: the npm package from eightfold.js and eightfold.wasm in FOLDER.
//
// browser.mjs and browser.js contain all of the program, so a page needs one file, no bundler, and no server. The worker is a script
// in a string: a page that was opened as a file may start it, but not a module of another file.
import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {embeddedProgram, embeddedWorker, part, programScript, source} from './parts.mjs';

const {values} = parseArgs({options: {program: {type: 'string'}, version: {type: 'string'}, output: {type: 'string', short: 'o'}}});
const names = source('package/node.mjs').match(/^export const \{(.*)\} = api;$/mu)[1];
const browser = `const embeddedWorker = ${JSON.stringify(await embeddedWorker(values.program))};
const embeddedProgram = ${JSON.stringify(embeddedProgram(values.program))};
${programScript()}${part('api.mjs')}const {${names}} = createApi(program.run.bind(program));
`;

mkdirSync(values.output, {recursive: true});
const put = (name, text) => writeFileSync(`${values.output}/${name}`, text);
put('browser.mjs', `${browser}export {EightfoldError, ${names}};\n`);
put('browser.js', `globalThis.eightfold = (() => {\n${browser}return {EightfoldError, ${names}};\n})();\n`);
const {devDependencies, ...description} = JSON.parse(source('package/package.json')); // of the build alone
put('package.json', `${JSON.stringify({...description, version: values.version}, null, 2)}\n`);
for (const name of ['api.mjs', 'bin.mjs', 'instance.mjs', 'node.mjs', 'node_worker.mjs', 'program.mjs', 'serve.mjs', 'README.md', 'example.html', 'index.d.ts'])
  copyFileSync(new URL(`package/${name}`, import.meta.url), `${values.output}/${name}`);
copyFileSync(`${values.program}/eightfold.js`, `${values.output}/eightfold.cjs`);
copyFileSync(`${values.program}/eightfold.wasm`, `${values.output}/eightfold.wasm`);
