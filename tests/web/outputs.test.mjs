// node --test outputs.test.mjs: the lines of commands.mjs print the same with the program as WebAssembly as with the native one.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {shellLines, withoutMeasurements} from './commands.mjs';

const web = fileURLToPath(new URL('../../build/wasm/bin', import.meta.url));
const native = dirname(process.env.EIGHTFOLD_PROGRAM);

function startShell(program) {
  const folder = mkdtempSync(join(tmpdir(), 'eightfold-'));
  after(() => rmSync(folder, {recursive: true}));
  return (line) => new Promise((resolve) => {
    const shell = spawn('sh', ['-c', line], {cwd: folder, env: {PATH: `${program}:${process.env.PATH}`, LC_ALL: 'C.UTF-8'}, stdio: ['ignore', 'pipe', 'pipe']});
    const texts = {stdout: '', stderr: ''};
    for (const name of Object.keys(texts)) shell[name].setEncoding('utf8').on('data', (text) => { texts[name] += text; });
    shell.on('close', (code) => resolve({...texts, code}));
  });
}

test('Every command that prints JSON', async () => {
  assert.ok(shellLines.length > 1000, `${shellLines.length} lines`);
  const runs = [native, web].map(startShell);
  for (const line of shellLines) {
    const [expected, found] = (await Promise.all(runs.map((run) => run(line)))).map(withoutMeasurements);
    assert.deepEqual(found, expected, line);
  }
});
