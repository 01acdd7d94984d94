import { join } from 'node:path';
import { test } from 'node:test';
import { withPage } from './browser.mjs';
import { showPlacement } from './group.mjs';
import { eightfold, temporaryFolder } from './program.mjs';

const folder = temporaryFolder();
const files = new Map();

/** The file of the page for arguments such as '8', '--group', 'rotations', which is written once. */
export function pageOf(...words) {
  const name = words.join(' ');
  if (!files.has(name)) {
    files.set(name, join(folder, `${files.size}.html`));
    eightfold(['page', ...words, '-o', files.get(name)]);
  }
  return files.get(name);
}

/** The JSON orbit report for the same arguments, with the members of each orbit. */
export const readReport = (...words) => JSON.parse(eightfold(['orbits', ...words, '--members', '--format', 'json']));

/** Like withPage, with reduced motion: changes take effect immediately. */
export const withStillPage = (file, options, look) => withPage(file, { reducedMotion: 'reduce', ...options }, look);

/** A test that looks at the page for the words, with reduced motion. */
export const testPage = (name, words, options, look) =>
  test(name, () => withStillPage(pageOf(...words), options, look));

/** The numbers of the visible cards, in their current order. */
export const shownCards = (page) =>
  page.$$eval('.card:not([hidden])', (cards) => cards.map(({ id }) => Number(id.slice('orbit='.length))));

export const isOpen = (page) => page.evaluate(() => document.getElementById('explorer').open);

/** Waits until the explorer shows this orbit. */
export const seesOrbit = (page, number) =>
  page.waitForFunction(
    (title) => {
      const isSeen = document.getElementById('explorer').open;
      return isSeen && document.getElementById('explorer-title').textContent.startsWith(title);
    },
    `Orbit ${number} of `,
  );

/** Waits until the explorer is closed, has lost the focus, and the URL fragment is not an orbit. */
export const seesNoOrbit = (page) =>
  page.waitForFunction(() => {
    const explorer = document.getElementById('explorer');
    const isNamed = document.getElementById(location.hash.slice(1)) !== null;
    return !explorer.open && !isNamed && !explorer.contains(document.activeElement);
  });

/** The texts of the explorer and the placement of its pieces: { title, current, product, verdict, history, pieces }. */
export const readExplorer = (page) =>
  page.evaluate(() => {
    const text = (id) => document.getElementById(id).textContent;
    const stage = document.querySelector('#stage > .board').getBoundingClientRect();
    const pieces = [...document.querySelectorAll('#stage .piece')];
    const places = pieces.map((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const square = stage.width / pieces.length;
      return [Math.floor((y + height / 2 - stage.y) / square), Math.floor((x + width / 2 - stage.x) / square)];
    });
    const columns = places.sort(([a], [b]) => a - b).map(([, column]) => column);
    return {
      title: text('explorer-title'),
      current: text('current'),
      product: text('product'),
      verdict: text('verdict'),
      history: text('history'),
      pieces: `[${columns.join(' ')}]`,
    };
  });

/** The name of the focused element: its id, symmetry, link target or value. */
export const focused = (page) =>
  page.evaluate(() => {
    const { id, dataset, tagName, classList, value } = document.activeElement;
    if (classList.contains('node')) return `node ${dataset.symmetry}`;
    const labelledBy = document.activeElement.getAttribute('aria-labelledby');
    return id || dataset.symmetry || document.activeElement.getAttribute('href') || labelledBy || value || tagName;
  });

/** Opens the explorer on one orbit and calls `look` with the page and the orbit's data from the report and `eightfold show`. */
export async function withOrbit(words, number, look) {
  const orbit = readReport(...words).orbits[number - 1];
  await withStillPage(pageOf(...words), { fragment: `#orbit=${number}` }, async (page) => {
    await seesOrbit(page, number);
    await look(page, { ...orbit, images: showPlacement(orbit.representative).images });
  });
}

/** A test that looks at one orbit, as withOrbit does. */
export const testOrbit = (name, words, number, look) => test(name, () => withOrbit(words, number, look));
