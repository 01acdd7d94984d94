// The npm package in Chromium, in a page that was opened as a file: its example, and every command that prints JSON. The size of the
// playground, which the gate builds without optimization: it does not run this file.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { commands, withoutMeasurements } from '../web/commands.mjs';
import { withPage } from './support/browser.mjs';
import { eightfold } from './support/program.mjs';

const folder = join(dirname(process.env.EIGHTFOLD_PLAYGROUND), 'package');
const withExample = (look) => withPage(join(folder, 'example.html'), { within: folder }, look);

test('the playground is small enough for a phone', () => {
  const html = readFileSync(process.env.EIGHTFOLD_PLAYGROUND, 'utf8');
  assert.ok(Buffer.byteLength(html) <= 1_300_000, `${Buffer.byteLength(html)} bytes`);
});

test('the example shows the orbits of the size that the reader chooses', () =>
  withExample(async (page) => {
    await page.getByText("8 queens: 92 solutions; by Burnside's lemma, 96 / 8 = 12 orbits.").waitFor();
    for (const [key, n, text] of [['ArrowLeft', 7, '7 queens: 40 solutions'], ['Home', 1, '1 queen: 1 solution;'], ['ArrowRight', 2, '2 queens: 0 solutions;']]) {
      await page.getByLabel('N').press(key);
      await page.getByText(text).waitFor();
      const svg = eightfold(['sheet', String(n)]);
      await page.waitForFunction((wanted) => {
        const { complete, naturalWidth, src } = document.images[0];
        return complete && naturalWidth > 0 && decodeURIComponent(src.slice(src.indexOf(',') + 1)) === wanted;
      }, svg);
    }
  }));

test('a notebook imports browser.mjs from the URL of an attached file', () =>
  withExample(async (page) => {
    const orbits = await page.evaluate(async (text) => {
      const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const module = await import(url);
      const report = await module.orbits(6, { members: true });
      return report.orbits;
    }, readFileSync(join(folder, 'browser.mjs'), 'utf8'));
    assert.deepEqual(orbits, JSON.parse(eightfold(['orbits', '6', '--members', '--format', 'json'])).orbits);
  }));

const native = (words) => {
  const { stdout, stderr, status } = spawnSync(process.env.EIGHTFOLD_PROGRAM, words, { encoding: 'utf8', maxBuffer: 2 ** 30, env: { LC_ALL: 'C.UTF-8' } });
  return withoutMeasurements({ stdout, stderr, code: status });
};

test('every command that prints JSON', () =>
  withExample(async (page) => {
    assert.ok(commands.length > 1000, `${commands.length} commands`);
    for (const words of commands) {
      const { stdout, stderr, code } = await page.evaluate((own) => eightfold.run(own), words);
      assert.deepEqual(withoutMeasurements({ stdout, stderr, code }), native(words), words.join(' '));
    }
  }));
