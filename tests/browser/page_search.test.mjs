// The toolbar: search, filter, order and messages, compared with the members that the program lists.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBarriers, findOverflow } from './support/accessibility.mjs';
import { englishNames, useRandom, vector } from './support/group.mjs';
import { focused, pageOf, readReport, seesOrbit, shownCards, testPage, withStillPage } from './support/orbit_page.mjs';

const eight = readReport('8');

const status = (page) => page.locator('#shown').textContent();

/** The numbers of the orbits with a member that begins with the given columns. */
const orbitsWith = ({ orbits }, prefix) =>
  orbits
    .filter(({ members }) => members.some(({ columns }) => prefix.every((column, row) => columns[row] === column)))
    .map(({ index }) => index);

async function find(page, typed) {
  await page.fill('#find', typed);
  return shownCards(page);
}

testPage('a solution is found in every notation', ['8'], {}, async (page) => {
  const solution = [1, 6, 4, 7, 0, 3, 5, 2];
  const vectors = ['[1 6 4 7 0 3 5 2]', '1 6 4 7 0 3 5 2', '1,6,4,7,0,3,5,2', '[1, 6, 4, 7, 0, 3, 5, 2]'];
  const forms = [...vectors, ' 1 ,6 4  7,0 3 5 2 ', '27581463'];
  for (const typed of forms) {
    assert.deepEqual(await find(page, typed), orbitsWith(eight, solution), typed);
    assert.equal(await status(page), '1 of 12 orbits shown. [1 6 4 7 0 3 5 2] is the representative of orbit 9.');
  }
});

testPage('each of the 92 solutions is found in its orbit, with the symmetry that leads to it', ['8'], {}, async (page) => {
  for (const { index, representative, members } of eight.orbits)
    for (const { columns, witness } of members) {
      assert.deepEqual(await find(page, vector(columns)), [index]);
      const place = `is in orbit ${index}: the image of ${vector(representative)} under the ${englishNames[witness]}.`;
      const words = witness === 'identity' ? `is the representative of orbit ${index}.` : place;
      assert.equal(await status(page), `1 of 12 orbits shown. ${vector(columns)} ${words}`);
    }
});

testPage('a prefix finds every orbit with a solution that begins with it', ['8'], {}, async (page) => {
  for (let first = 0; first < 8; ++first)
    for (let second = 0; second < 8; ++second) {
      const expected = orbitsWith(eight, [first, second]);
      const forms = [`${first} ${second}`, `[${first} ${second} …]`, `${first},${second}...`];
      const typed = forms[(first + second) % 3];
      assert.deepEqual(await find(page, typed), expected, typed);
      const message = expected.length === 0 ? 'No solution begins with' : 'Filter: solutions that begin with';
      assert.equal(await status(page), `${expected.length} of 12 orbits shown. ${message} [${first} ${second}].`);
    }
  assert.deepEqual(await find(page, '158'), orbitsWith(eight, [0, 4, 7]), 'digits are columns from 1');
});

testPage('a number finds the orbit of that number', ['8'], {}, async (page) => {
  for (const typed of ['9', '#9', ' 9 ', '# 9', 'orbit 9', 'Orbit 9', '009']) {
    assert.deepEqual(await find(page, typed), [9], typed);
    assert.equal(await status(page), '1 of 12 orbits shown. Filter: orbit 9.');
  }
  assert.deepEqual(await find(page, '0'), orbitsWith(eight, [0]), '0 is a column, not an orbit');
});

const invalidQueries = [
  ['[1 6 4 7 0 3 5 2 1]', '9 columns are too many; the board has 8 rows.'],
  ['[8', '“8” is not a column; enter numbers from 0 to 7.'],
  ['-1', '“-1” is not a column; enter numbers from 0 to 7.'],
  ['0;4', '“0;4” is not a column; enter numbers from 0 to 7.'],
  ['queens', '“queens” is not a column; enter numbers from 0 to 7.'],
  ['１', '“１” is not a column; enter numbers from 0 to 7.'],
  ['<img src=x onerror=alert(1)>', '“<img” is not a column; enter numbers from 0 to 7.'],
  ['</script>"&\'\u0007\u202e', `“</script>"&'\u0007\u202e” is not a column; enter numbers from 0 to 7.`],
  ['#0', 'Orbit “0” does not exist; enter a number from 1 to 12.'],
  ['#13', 'Orbit “13” does not exist; enter a number from 1 to 12.'],
  ['99', 'Orbit “99” does not exist; enter a number from 1 to 12.'],
  ['1'.repeat(400), `Orbit “${'1'.repeat(20)}…” does not exist; enter a number from 1 to 12.`],
  [`#${'9'.repeat(400)}`, `Orbit “${'9'.repeat(20)}…” does not exist; enter a number from 1 to 12.`],
  ['♛'.repeat(400), `“${'♛'.repeat(20)}…” is not a column; enter numbers from 0 to 7.`],
  ['𝟘'.repeat(400), `“${'𝟘'.repeat(20)}…” is not a column; enter numbers from 0 to 7.`],
];

testPage('an invalid query shows every orbit and a message', ['8'], {}, async (page) => {
  for (const [typed, message] of invalidQueries) {
    assert.equal((await find(page, typed)).length, 12, typed);
    assert.equal(await status(page), `12 of 12 orbits shown. ${message}`);
    assert.equal(await page.getAttribute('#find', 'aria-invalid'), 'true');
  }
  for (const typed of ['', '   ', '[]', '[ ]', '[', '…', '[…]']) {
    assert.equal((await find(page, typed)).length, 12, typed);
    assert.equal(await status(page), '12 of 12 orbits shown.');
    assert.equal(await page.getAttribute('#find', 'aria-invalid'), 'false');
  }
  assert.deepEqual(await find(page, '0 1 2 3 4 5 6 7'), []);
  assert.equal(await status(page), '0 of 12 orbits shown. [0 1 2 3 4 5 6 7] is not a solution.');
});

test('small boards have their own messages', async () => {
  const expected = {
    0: ['Orbit “5” does not exist; the only orbit is 1.', '“0” is not a column; this board has no columns.'],
    1: ['Orbit “5” does not exist; the only orbit is 1.', '“x” is not a column; the only column is 0.'],
  };
  for (const [size, typed] of [['0', ['5', '[0]']], ['1', ['5', 'x']]])
    await withStillPage(pageOf(size), {}, async (page) => {
      for (const [i, text] of typed.entries()) {
        assert.deepEqual(await find(page, text), [1]);
        assert.equal(await status(page), `1 of 1 orbit shown. ${expected[size][i]}`);
      }
    });
});

test('random input does not break the search', async () => {
  const random = useRandom(3);
  const alphabet = [...'0123456789 ,,[]#…-.eE+x<>&"\'\\ \u00a0\u0660♛'];
  await withStillPage(pageOf('8'), {}, async (page) => {
    await page.evaluate((texts) => {
      const box = document.getElementById('find');
      for (const text of texts) {
        box.value = text;
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    }, Array.from({ length: 3000 }, () => Array.from({ length: random(12) }, () => alphabet[random(alphabet.length)]).join('')));
    assert.deepEqual(await find(page, '#9'), [9]);
  });
});

testPage('orbits of unchecked types are hidden', ['8'], {}, async (page) => {
  await page.uncheck('#type-filter input[value=trivial]');
  assert.deepEqual(await shownCards(page), [10]);
  assert.equal(await status(page), '1 of 12 orbits shown.');
  assert.deepEqual(await find(page, '9'), []);
  assert.equal(await status(page), '0 of 12 orbits shown. Filter: orbit 9. Select more types to show more orbits.');
  await page.fill('#find', '');
  await page.uncheck('#type-filter input[value=half_turn]');
  assert.equal(await status(page), '0 of 12 orbits shown. Select more types to show more orbits.');
  await page.check('#type-filter input[value=trivial]');
  assert.equal((await shownCards(page)).length, 11);
});

test('orbits are sorted by number, size and type', async () => {
  const { orbits } = readReport('6', '--rule', 'rooks');
  const types = ['trivial', 'half_turn', 'diagonal_flip', 'axis_flip', 'diagonal_klein', 'axis_klein', 'quarter_turn', 'full'];
  await withStillPage(pageOf('6', '--rule', 'rooks'), {}, async (page) => {
    const typeOf = await page.$$eval('.card', (cards) => cards.map((card) => card.dataset.type));
    const ranks = { number: () => 0, size: ({ size }) => size, type: ({ index }) => types.indexOf(typeOf[index - 1]) };
    for (const by of ['size', 'type', 'number']) {
      await page.selectOption('#sort', by);
      const order = [...orbits].sort((a, b) => ranks[by](a) - ranks[by](b) || a.index - b.index);
      assert.deepEqual(await shownCards(page), order.map(({ index }) => index), by);
    }
    await page.selectOption('#sort', 'size');
    await page.click('.card:not([hidden])');
    await seesOrbit(page, (await shownCards(page))[0]);
    await page.click('#next');
    await seesOrbit(page, (await shownCards(page))[1]);
  });
});

testPage('each card matches the report on its orbit', ['8'], {}, async (page) => {
  const cards = await page.$$eval('.card', (all) =>
    all.map((card) => {
      const texts = ['h3', '.vector', '.size', '.type'].map((part) => card.querySelector(part).textContent);
      return [...texts, card.querySelector('polyline').getAttribute('points')];
    }),
  );
  eight.orbits.forEach(({ index, representative, size, stabilizer }, i) => {
    const type = `fixed by the ${stabilizer.length > 1 ? 'half turn' : 'identity'} only`;
    const points = representative.map((column, row) => `${column}.5,${row}.5`).join(' ');
    assert.deepEqual(cards[i], [`Orbit ${index}`, vector(representative), `size ${size}`, type, points]);
  });
});

test('the page for 12 queens has all 1787 orbits, filters them, and draws them when they become visible', async () => {
  const twelve = readReport('12');
  await withStillPage(pageOf('12'), {}, async (page) => {
    assert.equal((await shownCards(page)).length, 1787);
    for (const prefix of [[0], [0, 2], [5], [11, 9, 7]])
      assert.deepEqual(await find(page, `[${prefix.join(' ')}`), orbitsWith(twelve, prefix));
    await page.fill('#find', '');
    await page.uncheck('#type-filter input[value=trivial]');
    const degenerate = twelve.orbits.filter(({ stabilizer }) => stabilizer.length > 1);
    assert.deepEqual(await shownCards(page), degenerate.map(({ index }) => index));
    await page.uncheck('#type-filter input[value=half_turn]');
    assert.equal(await status(page), '4 of 1787 orbits shown.');
    await page.check('#type-filter input[value=trivial]');
    await page.selectOption('#page', '19');
    const last = await page.$('[id="orbit=1787"] .board');
    const isDrawn = (board) => board.checkVisibility({ contentVisibilityAuto: true });
    assert.equal(await page.evaluate(isDrawn, last), false);
    await page.locator('[id="orbit=1787"]').scrollIntoViewIfNeeded();
    await page.waitForFunction(isDrawn, last);
  });
});

/** The first and the last card of the page of cards, and the number of cards on it. */
const cardsOnPage = (page) =>
  page.$$eval('.card', (cards) => {
    const seen = cards.filter((card) => card.checkVisibility()).map(({ id }) => Number(id.slice('orbit='.length)));
    return [seen[0], seen.at(-1), seen.length];
  });

test('1787 cards are divided into pages of 96, and 92 cards are not', async () => {
  await withStillPage(pageOf('12'), {}, async (page) => {
    const place = async () => [await page.inputValue('#page'), await page.locator('#page-count').textContent()];
    assert.deepEqual([await cardsOnPage(page), await place()], [[1, 96, 96], ['1', 'of 19']]);
    assert.ok(await page.isDisabled('#previous-page'));
    await page.click('#next-page');
    assert.deepEqual(await cardsOnPage(page), [97, 192, 96]);
    assert.ok((await page.locator('#orbits').boundingBox()).y >= -1, 'the first cards of the page are in the window');
    await page.selectOption('#page', '19');
    assert.deepEqual(await cardsOnPage(page), [1729, 1787, 59]);
    assert.ok(await page.isDisabled('#next-page'));
    await page.click('#previous-page');
    assert.deepEqual(await cardsOnPage(page), [1633, 1728, 96]);
    await page.selectOption('#sort', 'size');
    assert.deepEqual([(await cardsOnPage(page))[2], await place()], [96, ['1', 'of 19']]);
    await page.uncheck('#type-filter input[value=trivial]');
    assert.equal(await page.locator('#pages').isVisible(), false);
    assert.equal((await cardsOnPage(page))[2], 22);
  });
  await withStillPage(pageOf('10'), {}, async (page) => {
    assert.deepEqual(await cardsOnPage(page), [1, 92, 92]);
    assert.equal(await page.locator('#pages').isVisible(), false);
  });
});

test('closing an orbit shows the page of its card, and print and pages without scripts have every card', async () => {
  await withStillPage(pageOf('12'), { fragment: '#orbit=1000' }, async (page) => {
    await seesOrbit(page, 1000);
    await page.click('#next');
    await page.keyboard.press('Escape');
    assert.deepEqual(await cardsOnPage(page), [961, 1056, 96]);
    assert.equal(await focused(page), '#orbit=1001');
    await page.emulateMedia({ media: 'print' });
    assert.equal((await cardsOnPage(page))[2], 1787);
    assert.equal(await page.locator('#pages').isVisible(), false);
  });
  await withStillPage(pageOf('12'), { javaScriptEnabled: false }, async (page) =>
    assert.equal(await page.locator('.card').last().isVisible(), true));
});

test('axe reports no violations in the pages of cards', async () => {
  for (const colorScheme of ['light', 'dark'])
    await withStillPage(pageOf('11'), { colorScheme, bypassCSP: true, viewport: { width: 360, height: 740 } }, async (page) => {
      await page.click('#next-page');
      assert.deepEqual(await findBarriers(page), []);
      assert.deepEqual(await findOverflow(page), [0, 0]);
    });
});
