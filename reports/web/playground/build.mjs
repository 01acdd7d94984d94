// node build.mjs --program FOLDER -o FILE [--most-bytes N]: writes the playground as one self-contained file, unless it has more bytes.
// FOLDER has eightfold.js and eightfold.wasm.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { minify } from '../package/node_modules/csso/lib/index.js';
import { embeddedProgram, embeddedWorker, programScript, shortened } from '../parts.mjs';

// In the order of the file; a script uses only those before it.
const componentScripts = ['symmetry.js', 'board.js', 'attacks.js', 'query.js', 'random.js', 'quiz_questions.js'];
const pageStyles = ['components/base.css', 'editor.css'];
const views = ['board', 'solutions', 'orbits', 'colorings', 'homework', 'quiz', 'explain', 'terminal'];
const scripts = ['text.js', 'fields.js', 'commands.js', 'slices.js', 'form.js', 'document.js', 'frame.js', 'boards.js', 'square_board.js',
  'solution_store.js', 'small_boards.js', 'virtual_list.js', 'words.js', ...views.map((view) => `view_${view}.js`), 'shell.js'];
const languages = ['en', 'de'];

const here = fileURLToPath(new URL('.', import.meta.url));
const page = join(here, '../../page');
const read = (...parts) => readFileSync(join(...parts), 'utf8');

const policyHash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

// The hashes of the script and the style of the orbit page, which the policy of this page must allow too: a frame shows it.
function hashesOfPage(folder) {
  const hashes = readFileSync(join(folder, 'eightfold.wasm'), 'latin1').match(/sha256-[\w+/]{43}=/g) ?? [];
  if (hashes.length !== 2) throw new Error(`eightfold.wasm has ${hashes.length} hashes; those of the script and the style of a page are expected`);
  return hashes.map((hash) => `'${hash}'`).join(' ');
}

// A string of piece_glyphs.hpp, the data of a path.
function glyph(name) {
  const [, literals] = new RegExp(`${name} =\\s*((?:"[^"]*"\\s*)+);`).exec(
    read(here, '../../include/eightfold/reports/pictures/piece_glyphs.hpp'));
  return [...literals.matchAll(/"([^"]*)"/g)].map(([, part]) => part).join('');
}

// The text of a script element, which has no escapes.
function scriptText(text) {
  if (/<\/script|<!--/i.test(text)) throw new Error('a script contains the end of its element');
  return text;
}

async function build(folder) {
  const strings = Object.fromEntries(languages.map((language) => [language, JSON.parse(read(here, 'strings', `${language}.json`))]));
  const sources = [
    `const playgroundStrings = ${JSON.stringify(strings).replaceAll('<', '\\u003c')};\nconst viewNames = ${JSON.stringify(views)};\n`,
    ...componentScripts.map((name) => read(page, 'components', name)),
    "const [embeddedProgram, embeddedWorker] = ['program', 'worker'].map((id) => document.getElementById(id).textContent);\n",
    programScript(),
    ...scripts.map((name) => read(here, name)),
  ].join('\n');
  const script = await shortened(sources, { module: true });
  const { css: style } = minify([...pageStyles.map((name) => read(page, name)), read(here, 'playground.css')].join('\n'), { restructure: false });
  const parts = {
    script: scriptText(script), style, script_hash: policyHash(script), style_hash: policyHash(style),
    page_hashes: hashesOfPage(folder), queen: glyph('queen_path'), rook: glyph('rook_path'),
    program: embeddedProgram(folder), worker: await embeddedWorker(folder),
  };
  return read(here, 'playground.html').replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name]);
}

const { values: { program, output, 'most-bytes': mostBytes = Infinity } } = parseArgs({
  options: { program: { type: 'string' }, output: { type: 'string', short: 'o' }, 'most-bytes': { type: 'string' } },
});
if (!program || !output) throw new Error('usage: node build.mjs --program FOLDER -o FILE [--most-bytes N]');
const html = await build(program);
const bytes = Buffer.byteLength(html);
if (bytes > mostBytes) throw new Error(`${output} would have ${bytes} bytes; at most ${mostBytes} are allowed`);
writeFileSync(output, html);
console.log(`${output}: ${bytes} bytes`);
