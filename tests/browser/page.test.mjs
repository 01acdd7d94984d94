// Opening and closing the explorer: cards, permanent links, browser history, previous and next orbit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focused, isOpen, pageOf, readExplorer, seesNoOrbit, seesOrbit, shownCards, testPage, withStillPage } from './support/orbit_page.mjs';

const fragment = (page) => new URL(page.url()).hash;
const card = (number) => `[id="orbit=${number}"]`;

testPage('a click on any part of a card opens its orbit', ['8'], {}, async (page) => {
  for (const [number, part] of [[3, '.board'], [4, 'a'], [5, '.vector'], [12, '.size']]) {
    await page.click(`${card(number)} ${part}`);
    await seesOrbit(page, number);
    assert.equal(fragment(page), `#orbit=${number}`);
    await page.click('#close');
    await seesNoOrbit(page);
    assert.equal(fragment(page), '');
  }
});

testPage('selecting text on a card does not open it', ['8'], {}, async (page) => {
  await page.dblclick(`${card(2)} .vector`, { trial: true });
  const { x, y, width, height } = await page.locator(`${card(2)} .vector`).boundingBox();
  await page.mouse.move(x + 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await page.mouse.up();
  assert.notEqual(await page.evaluate(() => getSelection().toString()), '');
  assert.equal(await isOpen(page), false);
});

testPage('Enter on a card opens its orbit, and Escape returns the focus to the card', ['8'], {}, async (page) => {
  for (const number of [1, 9, 12]) {
    await page.focus(`${card(number)} a`);
    await page.keyboard.press('Enter');
    await seesOrbit(page, number);
    assert.equal(await focused(page), 'explorer-title');
    await page.keyboard.press('Escape');
    await seesNoOrbit(page);
    assert.equal(await focused(page), `#orbit=${number}`);
    assert.equal(fragment(page), '');
  }
});

/** Reloads the page with another URL fragment. */
async function reloadAt(page, address) {
  await page.evaluate((hash) => { history.replaceState(null, '', location.pathname + hash); }, address);
  await page.reload(); // waits for the load event, on which the page reads the fragment
}

testPage('a permanent link opens its orbit', ['8'], { fragment: '#orbit=9' }, async (page) => {
  for (const [address, number] of [['#orbit=9', 9], ['#orbit=1', 1], ['#orbit=12', 12], ['#orbit=009', 9]]) {
    await reloadAt(page, address);
    await seesOrbit(page, number);
    assert.equal((await readExplorer(page)).title, `Orbit ${number} of 12`);
    assert.equal(await focused(page), 'explorer-title');
  }
});

const invalidNumbers = ['0', '13', '99', 'x', '', '-1', '1.5', '9x', '1e1', '%39', '9'.repeat(500)];

testPage('an invalid permanent link opens nothing, and the page still works', ['8'], {}, async (page) => {
  for (const number of invalidNumbers) {
    await reloadAt(page, `#orbit=${number}`);
    assert.equal(await isOpen(page), false, number);
    await page.click(`${card(2)} a`);
    await seesOrbit(page, 2);
  }
});

test('a permanent link on a page without orbits opens nothing', async () => {
  await withStillPage(pageOf('3'), { fragment: '#orbit=1' }, async (page) => assert.equal(await isOpen(page), false));
});

testPage('the browser history contains the opened orbits', ['8'], {}, async (page) => {
  await page.click(`${card(3)} a`);
  await seesOrbit(page, 3);
  await page.goBack();
  await seesNoOrbit(page);
  assert.equal(fragment(page), '');
  await page.goForward();
  await seesOrbit(page, 3);
  await page.evaluate(() => { location.hash = '#orbit=7'; });
  await seesOrbit(page, 7);
  await page.goBack();
  await seesOrbit(page, 3);
});

testPage('previous and next wrap around, by button and arrow key, and closing focuses the card of the last orbit',
  ['8'], { fragment: '#orbit=12' }, async (page) => {
  await seesOrbit(page, 12);
  await page.click('#next');
  await seesOrbit(page, 1);
  assert.equal(await focused(page), 'next');
  await page.keyboard.press('Enter');
  await seesOrbit(page, 2);
  await page.keyboard.press('ArrowRight');
  await seesOrbit(page, 3);
  await page.keyboard.press('ArrowLeft');
  await seesOrbit(page, 2);
  await page.click('#previous');
  await page.click('#previous');
  await seesOrbit(page, 12);
  assert.equal(fragment(page), '#orbit=12');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await seesNoOrbit(page);
  assert.equal(await focused(page), '#orbit=11');
});

testPage('another orbit begins in its starting position', ['8'], { fragment: '#orbit=1' }, async (page) => {
  await seesOrbit(page, 1);
  for (const key of ['r', 'h', 'ArrowRight']) await page.keyboard.press(key);
  const { current, pieces, product, history } = await readExplorer(page);
  assert.deepEqual([current, pieces, product, history], ['[0 5 7 2 6 3 1 4]', '[0 5 7 2 6 3 1 4]', '', '']);
  assert.equal(await page.locator('#cayley-table .result').count(), 0);
});

testPage('previous and next visit the visible cards only', ['8'], {}, async (page) => {
  await page.fill('#find', '0');
  const shown = await shownCards(page);
  assert.ok(shown.length > 1 && shown.length < 12);
  await page.click(`${card(shown[0])} a`);
  for (const number of [...shown, shown[0]]) {
    await seesOrbit(page, number);
    await page.keyboard.press('ArrowRight');
  }
});

testPage('the URL fragment may change while an orbit is open', ['8'], { fragment: '#orbit=9' }, async (page) => {
  await seesOrbit(page, 9);
  await page.keyboard.press('r');
  await page.evaluate(() => { location.hash = '#orbit=3'; });
  await seesOrbit(page, 3);
  assert.equal(await focused(page), 'explorer-title');
  assert.equal((await readExplorer(page)).current, '[1 3 5 7 2 0 6 4]');
  await page.evaluate(() => { location.hash = '#orbit=99'; });
  await page.waitForFunction(() => document.activeElement.getAttribute('href') === '#orbit=3');
  assert.equal(await isOpen(page), false);
  assert.equal(fragment(page), '#orbit=99', 'a fragment of another orbit is not changed');
});

testPage('closing an orbit whose card is hidden focuses the search field', ['8'], {}, async (page) => {
  await page.fill('#find', '3');
  await page.evaluate(() => { location.hash = '#orbit=9'; });
  await seesOrbit(page, 9);
  await page.keyboard.press('ArrowRight');
  await seesOrbit(page, 3);
  await page.evaluate(() => { location.hash = '#orbit=9'; });
  await seesOrbit(page, 9);
  await page.keyboard.press('Escape');
  await seesNoOrbit(page);
  assert.equal(await focused(page), 'find');
});

testPage('without a visible card, previous and next do nothing', ['8'], {}, async (page) => {
  await page.fill('#find', '0 1');
  await page.evaluate(() => { location.hash = '#orbit=9'; });
  await seesOrbit(page, 9);
  for (const key of ['ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  assert.equal((await readExplorer(page)).title, 'Orbit 9 of 12');
});

testPage('the page works after many ways of opening and closing', ['8'], {}, async (page) => {
  for (let round = 0; round < 12; ++round) {
    const number = 1 + ((round * 5) % 12);
    if (round % 2 === 0) await page.click(`${card(number)} a`);
    else await page.evaluate((hash) => { location.hash = hash; }, `#orbit=${number}`);
    await seesOrbit(page, number);
    await page.keyboard.press('t');
    if (round % 3 === 0) await page.click('#close');
    else if (round % 3 === 1) await page.keyboard.press('Escape');
    else await page.goBack();
    await seesNoOrbit(page);
    assert.equal(fragment(page), '');
  }
  await page.evaluate(() => { for (let i = 1; i <= 12; ++i) location.hash = `#orbit=${i}`; });
  await seesOrbit(page, 12);
  await page.keyboard.press('Escape');
  await seesNoOrbit(page);
  assert.equal(await page.locator('#stage .piece').count(), 8);
  assert.equal(await page.locator('.node').count(), 8);
});

testPage('keyboard shortcuts do nothing while the explorer is closed', ['8'], {}, async (page) => {
  await page.click(`${card(9)} a`);
  await seesOrbit(page, 9);
  await page.keyboard.press('Escape');
  await seesNoOrbit(page);
  await page.focus('#find');
  await page.keyboard.type('r2h0');
  assert.equal(await page.inputValue('#find'), 'r2h0');
  assert.equal(await isOpen(page), false);
});
