// The board of one orbit: every button and key, drawings and texts, compared with the output of the program.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPage } from './support/browser.mjs';
import { englishNames, letterOf, nameOfLetter, readCayleyTable, showPlacement, useRandom, vector } from './support/group.mjs';
import { pageOf, readExplorer, readReport, seesOrbit, testOrbit, testPage, withOrbit, withStillPage } from './support/orbit_page.mjs';

const table = readCayleyTable();

const keys = {
  rotate90: 'r',
  rotate180: '2',
  rotate270: '3',
  flip_horizontal: 'h',
  flip_vertical: 'v',
  transpose: 't',
  anti_transpose: 'a',
};

function productText(step, before) {
  const product = table[step][before];
  if (before === 'identity') return `${letterOf(step)}: ${englishNames[step]}`;
  const [g, h, gh] = [step, before, product].map(letterOf);
  return `${h}, then ${g}: ${g} * ${h} = ${gh}, ${englishNames[product]}`;
}

function verdictText(current, stabilizer) {
  return stabilizer.includes(current)
    ? `The board equals the starting position: ${letterOf(current)} (${englishNames[current]}) fixes the solution.`
    : 'The board differs from the starting position.';
}

const pressButton = (page, element) => page.click(`#moves [data-symmetry=${element}]`);
const pressNode = (page, element) => page.click(`.node[data-symmetry=${element}]`);

testOrbit('every button and every key applies its symmetry', ['8'], 9, async (page, { images, stabilizer }) => {
  const ways = { button: (element) => pressButton(page, element), key: (element) => page.keyboard.press(keys[element]),
    'capital key': (element) => page.keyboard.press(keys[element].toUpperCase()) };
  for (const [way, act] of Object.entries(ways))
    for (const element of Object.keys(keys)) {
      await act(element);
      const { current, pieces, product, verdict, history } = await readExplorer(page);
      assert.equal(current, images[element], `${way} ${element}`);
      assert.equal(pieces, images[element], 'the drawing matches the text');
      assert.equal(product, productText(element, 'identity'));
      assert.equal(verdict, verdictText(element, stabilizer));
      assert.equal(history, '');
      await page.keyboard.press('0');
    }
});

testOrbit('the reset button, 0 and Home restore the starting position', ['8'], 9, async (page, { images }) => {
  for (const back of [() => pressButton(page, 'identity'), () => page.keyboard.press('0'), () => page.keyboard.press('Home')]) {
    await page.keyboard.press('r');
    await page.keyboard.press('t');
    await back();
    const { current, pieces, product, verdict, history } = await readExplorer(page);
    assert.deepEqual([current, pieces, product, history], [images.identity, images.identity, 'e: identity', '']);
    assert.equal(verdict, 'The board is in its starting position.');
    assert.equal(await page.locator('#cayley-table .result').count(), 0);
  }
});

testOrbit('keys with Ctrl, Alt or Meta are not handled', ['8'], 9, async (page, { images }) => {
  for (const key of ['Control+h', 'Alt+h', 'Meta+h']) await page.keyboard.press(key);
  assert.equal((await readExplorer(page)).current, images.identity);
});

/** The highlighted cells of the multiplication table, each as [g, h, g * h]. */
async function readHighlightedCells(page) {
  const letters = await page.$$eval('#cayley-table .result', (cells) =>
    cells.map((cell) => {
      const head = cell.closest('table').rows[0].cells[cell.cellIndex];
      return [cell.parentElement.cells[0], head, cell].map(({ textContent }) => textContent);
    }),
  );
  return letters.map((cells) => cells.map(nameOfLetter));
}

/** Makes random moves by button, key and node, and compares the explorer with the program after each. */
async function wander(page, { images, stabilizer }, group, count) {
  const random = useRandom(count);
  const moves = group.filter((element) => element !== 'identity');
  const steps = [];
  let before = 'identity';
  for (let i = 0; i < count; ++i) {
    const step = moves[random(moves.length)];
    const after = table[step][before];
    await [() => pressButton(page, step), () => page.keyboard.press(keys[step]), () => pressNode(page, after)][random(3)]();
    steps.push(step);
    const { current, pieces, product, verdict, history } = await readExplorer(page);
    assert.deepEqual([current, pieces], [images[after], images[after]]);
    assert.equal(product, productText(step, before));
    assert.equal(verdict, verdictText(after, stabilizer));
    if (steps.length > 1) assert.ok(history.endsWith(` ${steps.slice(-6).map(letterOf).join(', ')}.`), history);
    assert.deepEqual(await readHighlightedCells(page), [[step, before, after]]);
    before = after;
  }
}

const walks = [
  { words: ['8'], number: 10, moves: 40 },
  { words: ['4', '--rule', 'rooks'], number: 6, moves: 20 },
  { words: ['5', '--group', 'rotations'], number: 2, moves: 20 },
  { words: ['12'], number: 1768, moves: 20 },
  { words: ['0'], number: 1, moves: 10 },
];

for (const { words, number, moves } of walks)
  test(`${moves} random moves on orbit ${number} of ${words.join(' ')} match the products and images of the program`, async () => {
    const { elements } = readReport(...words).group;
    await withOrbit(words, number, (page, orbit) => wander(page, orbit, elements, moves));
  });

testOrbit('the history lists the last six of a hundred steps', ['8'], 9, async (page) => {
  for (let i = 0; i < 100; ++i) await page.keyboard.press('r');
  const { history } = await readExplorer(page);
  assert.equal(history, `Since the start: 100 steps; the last 6 are ${Array(6).fill('r').join(', ')}.`);
});

testOrbit('selecting the current image changes nothing', ['8'], 10, async (page) => {
  await page.keyboard.press('r');
  const before = await readExplorer(page);
  await pressNode(page, 'rotate90');
  assert.deepEqual(await readExplorer(page), before);
});

for (const size of ['4', '5', '6', '7', '8'])
  test(`for ${size} queens the explorer reports exactly the symmetries that fix each solution`, async () => {
    const { orbits } = readReport(size);
    await withStillPage(pageOf(size), { fragment: '#orbit=1' }, async (page) => {
      for (const { index, representative } of orbits) {
        await seesOrbit(page, index);
        const { images } = showPlacement(representative);
        for (const [element, key] of Object.entries(keys)) {
          await page.keyboard.press('0');
          await page.keyboard.press(key);
          const { current, verdict } = await readExplorer(page);
          assert.equal(current, images[element]);
          const fixes = images[element] === vector(representative);
          assert.equal(verdict.includes('fixes the solution'), fixes, `${element} of ${vector(representative)}`);
        }
        await page.keyboard.press('ArrowRight');
      }
    });
  });

test('each animation ends with the pieces on their new squares', async () => {
  await withPage(pageOf('8'), { fragment: '#orbit=9' }, async (page) => {
    await seesOrbit(page, 9);
    const { representative } = readReport('8').orbits[8];
    const { images } = showPlacement(representative);
    for (const [element, key] of Object.entries(keys)) {
      await page.keyboard.press(key);
      await page.evaluate(() => document.getAnimations().forEach((animation) => {
        animation.pause();
        animation.currentTime = animation.effect.getComputedTiming().duration - 0.01;
      }));
      assert.ok((await page.evaluate(() => document.getAnimations().length)) > 8);
      assert.equal((await readExplorer(page)).pieces, images[element], element);
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
      assert.equal((await readExplorer(page)).pieces, images[element], element);
      await page.keyboard.press('0');
    }
  });
});

test('moves that interrupt each other end in the correct position', async () => {
  await withPage(pageOf('8'), { fragment: '#orbit=9' }, async (page) => {
    await seesOrbit(page, 9);
    const { images } = showPlacement(readReport('8').orbits[8].representative);
    const random = useRandom(21);
    const moves = Object.keys(keys);
    let expected = 'identity';
    for (let i = 0; i < 40; ++i) {
      const step = moves[random(7)];
      expected = table[step][expected];
      await page.keyboard.press(keys[step]);
    }
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    const { current, pieces } = await readExplorer(page);
    assert.deepEqual([current, pieces], [images[expected], images[expected]]);
    await page.keyboard.press('h');
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0, 'showing another orbit stops the animations');
  });
});

/** The square of the colored piece: [row, column]. */
const readTraced = (page) =>
  page.evaluate(() => {
    const stage = document.getElementById('stage').getBoundingClientRect();
    const pieces = [...document.querySelectorAll('#stage .piece')];
    const { x, y, width, height } = pieces.find((piece) => piece.classList.contains('traced')).getBoundingClientRect();
    const square = stage.width / pieces.length;
    return [Math.floor((y + height / 2 - stage.y) / square), Math.floor((x + width / 2 - stage.x) / square)];
  });

testOrbit('a half turn that fixes the board is seen to move the colored queen to the square of another queen',
  ['8'], 10, async (page, { representative }) => {
  for (const [row, column] of representative.entries()) {
    await page.selectOption('#follow', String(row));
    assert.deepEqual(await readTraced(page), [row, column]);
    await page.focus('#close');
    await page.keyboard.press('2');
    assert.deepEqual(await readTraced(page), [7 - row, 7 - column]);
    const place = `The colored queen is on ${'abcdefgh'[7 - column]}${row + 1}`;
    assert.equal(await page.textContent('#trace'), `${place}, the starting square of another queen.`);
    const inGraph = await page.$$eval('.node[data-symmetry=rotate180] .traced', ([use]) =>
      ['y', 'x'].map((name) => Number(use.getAttribute(name))));
    assert.deepEqual(inGraph, [7 - row, 7 - column], 'the graph colors the same queen');
    await page.keyboard.press('0');
  }
});

test('a click on a queen colors it, and the text tells an empty square and the starting square apart', async () => {
  await withOrbit(['8'], 9, async (page, { representative }) => {
    await page.locator('#stage .piece').nth(4).click();
    assert.equal(await page.inputValue('#follow'), '4');
    assert.deepEqual(await readTraced(page), [4, representative[4]]);
    await page.keyboard.press('h');
    assert.match(await page.textContent('#trace'), /, where no queen was\.$/);
  });
  await withOrbit(['4', '--rule', 'rooks'], 1, async (page, { representative }) => {
    assert.deepEqual(representative, [0, 1, 2, 3]);
    await page.keyboard.press('t');
    assert.equal(await page.textContent('#trace'), 'The colored rook is on a4, its starting square.');
  });
});

for (const width of [360, 1280])
  test(`the squares turn with the pieces, and no corner is clipped at any angle, ${width} pixels wide`, async () => {
    await withPage(pageOf('8'), { fragment: '#orbit=9', viewport: { width, height: 800 } }, async (page) => {
      await seesOrbit(page, 9);
      for (const [element, key] of Object.entries(keys)) {
        await page.keyboard.press(key);
        for (let part = 0; part < 1; part += 1 / 32) {
          const outside = await page.evaluate((share) => {
            for (const animation of document.getAnimations()) {
              animation.pause();
              animation.currentTime = share * animation.effect.getComputedTiming().duration;
            }
            const room = document.querySelector('.stage-frame').getBoundingClientRect();
            const boxes = [...document.querySelectorAll('#stage > .board, #stage .corner')].map((e) => e.getBoundingClientRect());
            return Math.max(...boxes.flatMap((box) =>
              [room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom]));
          }, part);
          assert.ok(outside <= 1, `${element} at ${part}: ${outside} pixels outside`);
        }
        const animated = await page.evaluate(() =>
          document.querySelector('#stage > .board').getAnimations().length);
        assert.equal(animated, 1, element);
        await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
        await page.keyboard.press('0');
        await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
      }
    });
  });

testPage('the multiplication table needs no scroll bar at 1024×768, and is visible at once',
  ['8'], { fragment: '#orbit=9', viewport: { width: 1024, height: 768 } }, async (page) => {
  await seesOrbit(page, 9);
  for (const key of ['a', 'h', 'a', '3']) await page.keyboard.press(key);
  const [{ bottom }, ...overflows] = await page.evaluate(() => [
    document.getElementById('cayley-table').getBoundingClientRect(),
    ...['#explorer', '.product .scroll'].map((name) => {
      const part = document.querySelector(name);
      return [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
    }),
  ]);
  assert.ok(bottom <= 768);
  assert.deepEqual(overflows, [[0, 0], [0, 0]]);
});
