// Every kind of picture, rendered by Chromium and by librsvg.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { withPage } from './support/browser.mjs';
import { eightfold, temporaryFolder } from './support/program.mjs';
import { largestDifference } from './support/rendering.mjs';
import { findOverlaps, findPaleTexts, findTextsOutside } from './support/texts.mjs';

const pictures = {
  'the board of one queen': ['draw', '[0]'],
  'a board of 4': ['draw', '[1 3 0 2]', '--symmetries'],
  'a board of 8 with attack lines': ['draw', '[0 4 7 5 2 6 1 3]', '--attacks', '4'],
  'a board of 8 with its half turn': ['draw', '[2 4 1 7 0 6 3 5]', '--symmetries'],
  'a board with queens that attack each other': ['draw', '[0 1 2 3]'],
  'a board fixed by reflections': ['draw', '[1 0 3 2]', '--rule', 'rooks', '--symmetries'],
  'a partial placement': ['draw', '[0 4 7]', '--size', '8'],
  'a board of 32': ['draw', eightfold(['list', '32', '--limit', '1']).trim()],
  'an orbit of 8': ['draw', '[0 4 7 5 2 6 1 3]', '--orbit'],
  'an orbit of 2': ['draw', '[1 3 0 2]', '--orbit'],
  'an orbit under the rotations': ['draw', '[2 4 1 7 0 6 3 5]', '--orbit', '--group', 'rotations'],
  'a contact sheet': ['sheet', '8'],
  'a contact sheet without boards': ['sheet', '3'],
  'a sheet by orbit': ['sheet', '8', '--by-orbit'],
  'a sheet by orbit with many gaps': ['sheet', '4', '--by-orbit', '--rule', 'rooks'],
  'a sheet by orbit under two elements': ['sheet', '6', '--by-orbit', '--group', 'half-turn'],
  'a sample of 1787 orbits': ['sheet', '12', '--by-orbit'],
  'a growth plot': ['plot', 'growth'],
  'a profile': ['plot', 'profile', '8'],
  'a profile of 13 depths': ['plot', 'profile', '12'],
};

const folder = temporaryFolder();

let drawn = 0;

function draw(words) {
  const file = join(folder, `${drawn++}.svg`);
  eightfold([...words, '-o', file]);
  return file;
}

// The pictures compared in the dark theme as well; together they use every color.
const colorful = ['a board of 8 with attack lines', 'a board of 8 with its half turn', 'an orbit of 2', 'a sheet by orbit', 'a growth plot', 'a profile'];

async function expectNameAndDescription(page) {
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    const named = (root.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    return {
      role: root.getAttribute('role'),
      title: document.title,
      labels: named.map((element) => element?.textContent ?? ''),
      description: root.querySelector('desc').textContent,
    };
  });
  assert.equal(found.role, 'img');
  assert.notEqual(found.title, '');
  assert.ok(found.labels.includes(found.title), found.labels.join('; '));
  assert.notEqual(found.description.trim(), '');
}

for (const [name, words] of Object.entries(pictures)) {
  test(`${name} is legible in light and in dark colors, and has a name and a description`, async () => {
    await withPage(draw(words), { viewport: { width: 1300, height: 1000 } }, async (page) => {
      await expectNameAndDescription(page);
      assert.deepEqual(await findTextsOutside(page), []);
      assert.deepEqual(await findOverlaps(page), []);
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await findPaleTexts(page), [], colorScheme);
      }
    });
  });

  for (const theme of colorful.includes(name) ? ['light', 'dark'] : ['light'])
    test(`${name} looks the same in librsvg and in Chromium, in ${theme} colors`, async () => {
      const all = [...words, '--theme', theme, '--width', '600'];
      const svg = eightfold(all);
      const png = eightfold([...all, '--format', 'png'], { encoding: 'buffer' });
      await withPage(draw(all), {}, async (page) => {
        assert.ok((await largestDifference(page, svg, png)) < 0.2);
      });
    });
}

// Dots, lines and polygons, in every color.
for (const words of ['dihedral 8 --content 1,1,1,1,1,1,1,1 --limit 20', 'cube-edges --content 5,1,1,1,1,1,1,1 --limit 20', 'octahedron-faces --content 1,1,1,1,1,1,1,1 --limit 20'])
  for (const theme of ['light', 'dark'])
    test(`colorings of ${words} look the same in librsvg and in Chromium, in ${theme} colors`, async () => {
      const files = ['svg', 'png'].map((format) => join(folder, `${drawn++}.${format}`));
      for (const file of files) eightfold(['cycle-index', ...words.split(' '), '--list', '--draw', file, '--theme', theme]);
      const [svg, png] = files.map((file) => readFileSync(file));
      await withPage(files[0], {}, async (page) => {
        assert.deepEqual(await findTextsOutside(page), []);
        assert.deepEqual(await findOverlaps(page), []);
        assert.ok((await largestDifference(page, svg, png)) < 0.2);
      });
    });
