import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

/** The standard output of the program, as text, or as bytes with { encoding: 'buffer' }. Throws if the program fails. */
export function eightfold(words, options = {}) {
  const program = process.env.EIGHTFOLD_PROGRAM;
  if (!program) throw new Error('EIGHTFOLD_PROGRAM is not set; set it to the path of eightfold');
  const run = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 28, ...options });
  if (run.status !== 0) throw new Error(`eightfold ${words.join(' ')}: ${run.status}\n${run.stderr}`);
  return run.stdout;
}

/** A temporary folder that is removed after the tests of the file. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'eightfold-browser-'));
  after(() => rmSync(folder, { recursive: true }));
  return folder;
}
