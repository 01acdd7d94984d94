// Accessibility and display: keyboard, screen readers, dark colors, narrow windows, print, reduced motion.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPage } from './support/browser.mjs';
import { findBarriers, findOverflow, isFocusVisible } from './support/accessibility.mjs';
import { symmetries } from './support/group.mjs';
import { focused, pageOf, readExplorer, seesNoOrbit, seesOrbit, testPage, withStillPage } from './support/orbit_page.mjs';

const phone = { width: 360, height: 740 };

/** Presses Tab until the focus repeats or leaves the page. Returns the names of the focused elements. */
async function tabThrough(page, key = 'Tab') {
  const stops = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop === 'BODY' || stops.includes(stop)) return stops;
    assert.ok(await isFocusVisible(page), `the focus on ${stop} is not visible`);
    stops.push(stop);
  }
}

const cards = Array.from({ length: 12 }, (_, i) => `#orbit=${i + 1}`);
const toolbar = ['find', 'sort', 'trivial', 'half_turn'];
const moves = [...symmetries.slice(1), 'identity'];

test('Tab visits every control in order, and Shift+Tab visits them in reverse', async () => {
  const expected = ['#orbits', '#board', '#quiz', ...symmetries.map((g) => `element-${g}`), 'play', 'reset', 'SUMMARY', 'types', ...toolbar, ...cards, '#picture'];
  for (const viewport of [{ width: 1280, height: 800 }, phone])
    await withStillPage(pageOf('8'), { viewport }, async (page) => {
      assert.deepEqual(await tabThrough(page), expected);
      await page.focus('footer a');
      const back = expected.slice(0, -1).reverse();
      assert.deepEqual((await tabThrough(page, 'Shift+Tab')).slice(0, back.length), back);
    });
});

testPage('the skip link is visible while focused and leads to the orbits', ['8'], {}, async (page) => {
  await page.keyboard.press('Tab');
  const { y } = await page.locator('.skip').boundingBox();
  assert.ok(y >= 0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'find');
});

test('Tab visits every control of the explorer and wraps around', async () => {
  for (const viewport of [{ width: 1280, height: 800 }, phone])
    await withStillPage(pageOf('8'), { fragment: '#orbit=9', viewport }, async (page) => {
      await seesOrbit(page, 9);
      const stops = await tabThrough(page);
      assert.deepEqual(stops.slice(0, 12), ['previous', 'next', 'close', 'follow', ...moves]);
      assert.deepEqual(stops.slice(12, 20).sort(), moves.map((move) => `node ${move}`).sort());
      assert.deepEqual(stops.slice(20), ['product-title', 'SUMMARY']);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      assert.ok(['previous', 'next', 'explorer'].includes(await focused(page)), 'the focus wraps around to the first control');
    });
});

testPage('every action is possible without a mouse', ['8'], {}, async (page) => {
  const tabTo = async (name) => {
    for (let i = 0; i < 60 && (await focused(page)) !== name; ++i) await page.keyboard.press('Tab');
    assert.equal(await focused(page), name);
  };
  await tabTo('find');
  await page.keyboard.type('2 4 1');
  await tabTo('half_turn');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await tabTo('#orbit=10');
  await page.keyboard.press('Enter');
  await seesOrbit(page, 10);
  await tabTo('rotate180');
  await page.keyboard.press('Space');
  assert.equal((await readExplorer(page)).verdict, 'The board equals the starting position: r² (half turn) fixes the solution.');
  await tabTo('node rotate90');
  await page.keyboard.press('Enter');
  assert.equal((await readExplorer(page)).product, 'r², then r³: r³ * r² = r, clockwise quarter turn');
  assert.equal(await focused(page), 'node rotate90');
  await tabTo('SUMMARY');
  await page.keyboard.press('Enter');
  assert.ok(await page.locator('.keys dl').isVisible());
  await page.keyboard.press('Escape');
  await seesNoOrbit(page);
  assert.equal(await focused(page), '#orbit=10');
});

testPage('changes are announced, and each node is labeled with its element and image',
  ['8'], { fragment: '#orbit=10' }, async (page) => {
  await seesOrbit(page, 10);
  await page.keyboard.press('2');
  assert.equal(await page.getByRole('dialog', { name: 'Orbit 10 of 12' }).count(), 1);
  assert.match(await page.locator('#word[role=status]').textContent(), /half turn +The board equals/);
  assert.equal(await page.getByRole('img', { name: 'The board [2 4 1 7 0 6 3 5]' }).count(), 1);
  const pressed = page.getByRole('button', { name: /half turn *fixes it *\[2 4 1 7 0 6 3 5\]/, pressed: true });
  assert.equal(await pressed.count(), 1);
});

for (const colorScheme of ['light', 'dark'])
  for (const viewport of [{ width: 1280, height: 800 }, phone])
    test(`axe reports no violations in the explorer, in ${colorScheme} colors, ${viewport.width} pixels wide`, async () => {
      const others = colorScheme === 'dark' && viewport === phone ? [[['5', '--group', 'axis-klein'], 1], [['0'], 1]] : [];
      for (const [words, number] of [[['8'], 10], ...others])
        await withStillPage(
          pageOf(...words),
          { fragment: `#orbit=${number}`, colorScheme, viewport, bypassCSP: true },
          async (page) => {
            await seesOrbit(page, number);
            if (number === 10) for (const key of ['2', 'r', '2']) await page.keyboard.press(key);
            await page.click('.keys summary');
            assert.deepEqual(await findBarriers(page), []);
          },
        );
    });

testPage('axe reports no violations for a search without results', ['8'], { bypassCSP: true }, async (page) => {
  await page.fill('#find', 'nonsense');
  assert.deepEqual(await findBarriers(page), []);
  await page.fill('#find', '0 1');
  assert.deepEqual(await findBarriers(page), []);
});

test('dark colors are dark, and print is light', async () => {
  const brightness = (page, property) =>
    page.evaluate((name) => Math.max(...getComputedStyle(document.body)[name].match(/\d+/g).slice(0, 3).map(Number)), property);
  await withStillPage(pageOf('8'), { colorScheme: 'light' }, async (page) => {
    assert.ok((await brightness(page, 'backgroundColor')) > 230);
    assert.ok((await brightness(page, 'color')) < 60);
  });
  await withStillPage(pageOf('8'), { colorScheme: 'dark' }, async (page) => {
    assert.ok((await brightness(page, 'backgroundColor')) < 60);
    assert.ok((await brightness(page, 'color')) > 200);
    await page.emulateMedia({ media: 'print' });
    assert.ok((await brightness(page, 'color')) < 60);
  });
});

for (const width of [360, 320])
  test(`the page never becomes wider than ${width} pixels`, async () => {
    for (const words of [['8'], ['12'], ...(width === 360 ? [['0'], ['5', '--group', 'diagonal-klein']] : [])])
      await withStillPage(pageOf(...words), { viewport: { width, height: 740 } }, async (page) => {
        assert.deepEqual(await findOverflow(page), [0, 0]);
        for (const typed of ['W'.repeat(500), '\ufdfd'.repeat(20), '9'.repeat(500), '0 '.repeat(500)]) {
          await page.fill('#find', typed);
          assert.deepEqual(await findOverflow(page), [0, 0]);
        }
        await page.evaluate(() => { location.hash = '#orbit=1'; });
        await seesOrbit(page, 1);
        for (const key of ['a', 'h', 'a', '2', 'a', 'v', 'a']) await page.keyboard.press(key);
        assert.deepEqual(await findOverflow(page), [0, 0]);
      });
  });

// A browser may lay the page out before it draws the first rows.
test('rows that are not drawn never widen the page', async () => {
  for (const words of [['12'], ['8', '--group', 'trivial'], ['10', '--group', 'diagonal-klein']])
    for (const width of [320, 360, 1000, 1280])
      await withStillPage(pageOf(...words), { viewport: { width, height: 800 } }, async (page) => {
        assert.equal((await findOverflow(page))[0], 0, `${words} at ${width} pixels`);
        const hidden = await page.$$eval('.long tr', (rows) => {
          for (const row of rows) row.style.contentVisibility = 'hidden';
          return rows.length;
        });
        assert.ok(hidden > 0);
        assert.equal((await findOverflow(page))[0], 0, `${words} at ${width} pixels, without rows`);
      });
});

testPage('a long title is wrapped', ['4', '--title', 'W'.repeat(300)], { viewport: phone }, async (page) => {
  assert.equal((await findOverflow(page))[0], 0);
});

testPage('on a laptop screen the board, its description and the buttons are visible together',
  ['8'], { fragment: '#orbit=9', viewport: { width: 1366, height: 650 } }, async (page) => {
  await seesOrbit(page, 9);
  await page.keyboard.press('a');
  const bottoms = () =>
    page.$$eval('#stage, #word, #moves', (parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  const before = await bottoms();
  assert.ok(Math.max(...before) <= 650, before.join());
  for (const key of ['h', 'a', '2']) await page.keyboard.press(key);
  assert.deepEqual(await bottoms(), before, 'the layout does not change with the length of the text');
});

testPage('print shows every board, hides the controls and does not split cards',
  ['8'], { fragment: '#orbit=9', colorScheme: 'dark' }, async (page) => {
  await seesOrbit(page, 9);
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['#toolbar', '#explorer', '.skip'])
    assert.equal(await page.locator(hidden).isVisible(), false, hidden);
  const styles = await page.$$eval('.card', (all) =>
    all.map((card) => {
      const isDrawn = card.querySelector('.board').checkVisibility({ contentVisibilityAuto: true });
      return `${getComputedStyle(card).breakInside}, ${isDrawn ? 'drawn' : 'not drawn'}`;
    }),
  );
  assert.deepEqual(styles, Array(12).fill('avoid, drawn'));
  const pdf = await page.pdf({ format: 'A4' });
  assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length, 2);
});

test('with reduced motion there are no animations', async () => {
  const running = (page) => page.evaluate(() => document.getAnimations().length);
  await withStillPage(pageOf('8'), { fragment: '#orbit=9' }, async (page) => {
    await seesOrbit(page, 9);
    for (const key of ['r', 'h', '0']) {
      await page.keyboard.press(key);
      assert.equal(await running(page), 0);
    }
  });
  await withPage(pageOf('8'), { fragment: '#orbit=9', reducedMotion: 'no-preference' }, async (page) => {
    await seesOrbit(page, 9);
    await page.keyboard.press('r');
    assert.ok((await running(page)) > 0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('h');
    assert.equal(await running(page), 0);
  });
});
