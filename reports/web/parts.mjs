// Parts of the package and of the playground that contain all of the program.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** The text of a file in this folder. */
export const source = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The text of a module in package/ as a part of a larger script. */
export const part = (name) => source(`package/${name}`).replace(/^import .*;\n/gmu, '').replace(/^export (?=async|class|const|function)/gmu, '');

// xz makes the program smaller than gzip by 30 %. Browsers decompress only gzip, so the script contains xz-decompress.
const compressed = (content) => execFileSync('xz', ['--check=crc32', '-9e', '--stdout'], {input: content, maxBuffer: 2 ** 26});

// Text that unpack.mjs reads: five digits in base 85 for four bytes, where base64 takes eight for six. The digits are the
// characters from "(" to "~" without "<" and the backslash, so neither HTML nor a string needs an escape.
function textOf(bytes) {
  const digits = [];
  for (let at = 0; at < bytes.length; at += 4) {
    let word = bytes.readUInt32BE(at); // xz writes a multiple of four bytes
    const five = [0, 0, 0, 0, 0];
    for (let i = 4; i >= 0; --i, word = Math.floor(word / 85)) five[i] = word % 85;
    digits.push(...five.map((digit) => 40 + digit).map((code) => (code < 60 ? code : code < 91 ? code + 1 : code + 2)));
  }
  return Buffer.from(digits).toString('latin1');
}

/** The script of the worker, compressed, as text. `folder` contains eightfold.js. */
export const embeddedWorker = (folder) => textOf(compressed(
  `'use strict';\n${readFileSync(`${folder}/eightfold.js`, 'utf8')}\n${part('instance.mjs')}${part('serve.mjs')}serve(self, createInstance);\n`));

/** eightfold.wasm of `folder`, compressed, as text. */
export const embeddedProgram = (folder) => textOf(compressed(readFileSync(`${folder}/eightfold.wasm`)));

/** The scripts that define `program`, a Program in workers. They use the constants embeddedWorker and embeddedProgram, each with its text. */
export const programScript = () =>
  `const unpackScript = ${JSON.stringify(`'use strict';\n${source('package/node_modules/xz-decompress/dist/package/xz-decompress.min.js')}\n${part('unpack.mjs')}`)};\n` +
  part('program.mjs') + part('browser_worker.mjs');
