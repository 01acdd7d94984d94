// Parts of the package and of the playground that contain all of the program.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {minify} from './package/node_modules/terser/main.js';

/** The text of a file in this folder. */
export const source = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The text of a module in package/ as a part of a larger script. */
export const part = (name) => source(`package/${name}`).replace(/^import .*;\n/gmu, '').replace(/^export (?=async|class|const|function)/gmu, '');

// xz makes the program smaller than gzip by 30 %. Browsers decompress only gzip, so the script contains xz-decompress.
const compressed = (content) =>
  execFileSync('xz', ['--check=crc32', '--lzma2=preset=9e,lc=4,pb=0', '--stdout'], {input: content, maxBuffer: 2 ** 26});

// Text that bytes.mjs reads: two digits in base 91 for 13 bits, where base64 takes 13 characters for 78 bits and this takes 12. The
// digits are the characters from "!" to "~" without the apostrophe, "<" and the backslash, so neither HTML nor a string needs an escape.
const digits = Array.from({length: 94}, (_, i) => String.fromCharCode(33 + i)).filter((character) => !"'<\\".includes(character));
function textOf(bytes) {
  const parts = [];
  let bits = 0;
  let number = 0; // the next bits, at most 20
  for (const byte of [...bytes, 0, 0]) { // xz writes a multiple of four bytes; the reader drops what these two add
    number = number << 8 | byte;
    bits += 8;
    if (bits < 13) continue;
    bits -= 13;
    const value = number >> bits;
    number &= (1 << bits) - 1;
    parts.push(digits[Math.floor(value / 91)], digits[value % 91]);
  }
  return parts.join('');
}

/** A script without comments and with short names. */
export const shortened = async (script, options = {}) => (await minify(script, options)).code;

/** The script of the worker, compressed, as text. `folder` contains eightfold.js. */
export async function embeddedWorker(folder) {
  const createInstance = readFileSync(`${folder}/eightfold.js`, 'utf8');
  return textOf(compressed(await shortened(
    `'use strict';\n${createInstance}\n${part('instance.mjs')}${part('serve.mjs')}serve(self, createInstance);\n`)));
}

/** eightfold.wasm of `folder`, compressed, as text. */
export const embeddedProgram = (folder) => textOf(compressed(readFileSync(`${folder}/eightfold.wasm`)));

/** The scripts that define `program`, a Program in workers. They use the constants embeddedWorker and embeddedProgram, each with its text. */
export function programScript() {
  const unpack = gzipSync(`'use strict';\n${source('package/node_modules/xz-decompress/dist/package/xz-decompress.min.js')}\n${part('bytes.mjs')}${part('unpack.mjs')}`, {level: 9});
  return `const embeddedUnpack = ${JSON.stringify(textOf(unpack))};\nconst unpackBytes = ${unpack.length};\n` +
    part('bytes.mjs') + part('program.mjs') + part('browser_worker.mjs');
}
