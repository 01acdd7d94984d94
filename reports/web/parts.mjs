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

// Text that bytes.mjs reads: 11 digits in base 94 for 9 bytes, where base64 has 12 characters. The digits are the printable characters of
// ASCII without "<", so an element of HTML needs no escape.
const digits = Array.from({length: 95}, (_, i) => String.fromCharCode(32 + i)).filter((character) => character !== '<');
function textOf(bytes) {
  const groups = [];
  for (let at = 0; at < bytes.length; at += 9) {
    const group = bytes.subarray(at, at + 9);
    let number = BigInt(`0x${group.toString('hex')}`);
    const characters = Array.from({length: Math.ceil(group.length * 11 / 9)}, () => {
      const character = digits[number % 94n];
      number /= 94n;
      return character;
    });
    groups.push(...characters.reverse());
  }
  return groups.join('');
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
  return `const embeddedUnpack = ${JSON.stringify(textOf(unpack))};\n` +
    part('bytes.mjs') + part('program.mjs') + part('browser_worker.mjs');
}
