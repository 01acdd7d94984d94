// The frame of the playground: links, language, hash, policy, accessibility, widths and print.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findBarriers } from './support/accessibility.mjs';
import { errorsOf, seesState, testPlayground } from './support/playground.mjs';

const views = { board: ['Board', 'Brett'], solutions: ['Solutions', 'Lösungen'], orbits: ['Orbits', 'Bahnen'], colorings: ['Colorings', 'Färbungen'],
  homework: ['Homework', 'Hausaufgabe'], quiz: ['Quiz', 'Quiz'], explain: ['Explain', 'Erklärung'], terminal: ['Command line', 'Befehlszeile'] };

const seesView = (page, name) => page.waitForFunction((id) => document.querySelector('.view:not([hidden])')?.id === `view-${id}`, name);
const sees = (name) => (page) => seesView(page, name);
const testView = (title, name, look, hash = `#${name}`, options = {}) => testPlayground(title, hash, options, look, sees(name));

/** Waits until the commands of the view have ended. */
const seesIdle = (page) => page.waitForFunction(() => {
  const view = document.querySelector('.view:not([hidden])');
  return (view.querySelector('.status')?.textContent ?? '') === '' && (view.querySelector('progress')?.hidden ?? true);
});

testView('every view has a link, a title and a heading, and the history leads back', 'board', async (page) => {
  const links = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  assert.deepEqual(await links.allTextContents(), Object.values(views).map(([english]) => english));
  for (const name of Object.keys(views)) {
    await page.locator(`#views a[href^="#${name}"]`).click();
    await seesView(page, name);
    assert.equal(await page.locator('#views [aria-current=page]').getAttribute('href').then((href) => href.split('?')[0]), `#${name}`);
    assert.equal(await page.locator('.view:not([hidden]) h1').count(), 1);
    assert.match(await page.title(), / · Eightfold$/);
  }
  await page.goBack();
  await seesView(page, 'explain');
}, '');

testView('a view keeps its state while another is shown', 'board', async (page) => {
  await page.locator('#view-board').getByLabel('N', { exact: true }).selectOption('6');
  await page.locator('#views a[href^="#explain"]').click();
  await seesView(page, 'explain');
  await page.locator('#views a[href^="#board"]').click();
  await seesView(page, 'board');
  await seesState(page, { n: '^6$' });
  assert.equal(await page.locator('#view-board').getByLabel('N', { exact: true }).inputValue(), '6');
});

testView('the language is that of the browser', 'board', async (page) => {
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  assert.deepEqual(await page.locator('#views a').allTextContents(), Object.values(views).map(([, german]) => german));
}, '', { locale: 'de-AT' });

testView('the language can be selected, and is in every link', 'board', async (page) => {
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('heading', { name: 'Brett', level: 1 }).waitFor();
  await seesState(page, { lang: '^de$', n: '^5$' });
  await page.getByRole('link', { name: 'Lösungen', exact: true }).click();
  await page.getByRole('heading', { name: 'Lösungen', level: 1 }).waitFor();
  await seesState(page, { lang: '^de$' });
  await page.getByLabel('Sprache').selectOption('en');
  await page.getByRole('heading', { name: 'Solutions', level: 1 }).waitFor();
}, '#board?n=5');

for (const [hash, error] of [['#nothing', 'This page has no view “nothing”.'], ['#<b>x</b>', null], ['#__proto__?a=b', 'This page has no view “__proto__”.'],
  ['#board?__proto__=1&constructor=2&lang=__proto__', null], ['#?n=9', null], ['#board?%zz=%', null], [`#board?pieces=${'a1+'.repeat(20000)}`, null]])
  testView(`the hash ${hash.slice(0, 60)} is inert`, 'board', async (page) => {
    if (error !== null) assert.deepEqual(await errorsOf(page), []);
    if (error !== null) assert.equal(await page.locator('#notice').textContent(), error);
    assert.equal(await page.locator('main b').count(), 0);
    await page.locator('#view-board [role=gridcell]').first().waitFor();
  }, hash);

testView('the skip link leads to the content and keeps the hash', 'board', async (page) => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'view');
  assert.equal(new URL(page.url()).hash.split('?')[0], '#board');
});

test('the file has a policy, and no styles or handlers in attributes', () => {
  const html = readFileSync(process.env.EIGHTFOLD_PLAYGROUND, 'utf8');
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html);
  assert.match(policy, /^default-src 'none'; script-src ('sha256-[^']*' )+'wasm-unsafe-eval'; style-src 'sha256-/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
  const [, body] = /<body>(.*?)<script/s.exec(html);
  assert.doesNotMatch(body, /\s(style|on\w+)=|https?:/);
});

testView('a browser without WebAssembly gets one sentence', 'board', async (page) => {
  await page.addInitScript(() => { delete window.WebAssembly; });
  await page.reload();
  await page.waitForFunction(() => document.getElementById('notice').textContent !== '');
  assert.equal(await page.locator('#notice').textContent(), 'This browser cannot run the program: it has no WebAssembly or no workers.');
});

for (const name of ['board', 'solutions', 'terminal'])
  for (const [width, colorScheme, lang] of [[360, 'light', 'de'], [1280, 'dark', 'en'], [1920, 'light', 'en']])
    testView(`${name}, ${width} pixels wide, ${colorScheme}, ${lang}: no barriers, nothing beyond the window`, name, async (page) => {
      await seesIdle(page);
      assert.deepEqual(await findBarriers(page), []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    }, `#${name}?lang=${lang}${name === 'board' ? '&pieces=a1+b1&queens=c5&blocked=d4' : ''}`, { viewport: { width, height: 800 }, colorScheme, bypassCSP: true });

testView('print has the board without controls', 'board', async (page) => {
  await seesIdle(page);
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['header.bar', '#view-board .fields', '.paste']) assert.equal(await page.locator(selector).isVisible(), false, selector);
  assert.ok(await page.locator('.square-board').isVisible());
}, '#board?n=4&pieces=b4');
