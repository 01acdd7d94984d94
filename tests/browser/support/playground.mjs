import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { withPage } from './browser.mjs';

/** The result of a view is complete, or replaced by an error. */
export const seesResult = (page) => page.waitForFunction(() => document.querySelector('.view:not([hidden]) .status')?.textContent === '');

/** Opens the playground with a hash, without motion, and calls `look` after `sees`. Throws as withPage does. */
export const withPlayground = (hash, options, look, sees = seesResult) =>
  withPage(process.env.EIGHTFOLD_PLAYGROUND, { reducedMotion: 'reduce', locale: 'en-US', ...options, fragment: hash }, async (page) => {
    await sees(page);
    await look(page);
  });

export const testPlayground = (name, ...setting) => test(name, () => withPlayground(...setting));

/** The state in the hash once each key has a value that matches the pattern, or none for null. */
export async function seesState(page, patterns) {
  await page.waitForFunction((wanted) => {
    const state = new URLSearchParams(location.hash.split('?')[1]);
    return wanted.every(([key, pattern]) => (pattern === null ? !state.has(key) : new RegExp(pattern).test(state.get(key) ?? '')));
  }, Object.entries(patterns));
  return new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
}

/** The errors that the view shows. */
export const errorsOf = (page) =>
  page.$$eval('.view:not([hidden]) .error', (lines) => lines.map(({ textContent }) => textContent).filter((text) => text !== ''));

/** Clicks a button that downloads; returns the name and the text of the file. */
export async function downloadBy(page, label) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label, exact: true }).click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}
