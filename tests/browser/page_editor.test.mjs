// The editor: dragging, keys, pasted placements, and its facts compared with the program.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findBarriers } from './support/accessibility.mjs';
import { withPage } from './support/browser.mjs';
import { englishNames, letterOf, showPlacement, useRandom, vector } from './support/group.mjs';
import { pageOf, readReport, seesOrbit, withStillPage } from './support/orbit_page.mjs';
import { temporaryFolder } from './support/program.mjs';

const folder = temporaryFolder();
const solution = [0, 4, 7, 5, 2, 6, 1, 3];

const sees = (page) => page.waitForFunction(() => document.getElementById('editor').open);

/** Opens the editor with a placement and calls `look`. */
const withEditor = (words, columns, look, options = {}) =>
  withStillPage(pageOf(...words), { fragment: columns ? `#board=${columns.join()}` : '#board', ...options }, async (page) => {
    await sees(page);
    await look(page);
  });

const testEditor = (name, ...setting) => test(name, () => withEditor(...setting));

const readEditor = (page) =>
  page.evaluate(() => {
    const text = (name) => document.getElementById(`editor-${name}`).textContent;
    const board = document.querySelector('#editor-board > .board').getBoundingClientRect();
    const pieces = [...document.querySelectorAll('.draggable')];
    const squares = pieces.map((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const side = board.width / pieces.length;
      return [Math.floor((y + height / 2 - board.y) / side), Math.floor((x + width / 2 - board.x) / side)];
    });
    return {
      columns: squares.sort(([a], [b]) => a - b).map(([, column]) => column),
      vector: document.getElementById('editor-vector').value,
      verdict: text('verdict'), message: text('message'), stabilizer: text('stabilizer'), orbit: text('orbit'),
      canonical: text('canonical'), attacks: document.querySelectorAll('.attack').length,
      attacked: pieces.filter((piece) => piece.classList.contains('attacked')).map((piece) => pieces.indexOf(piece)),
    };
  });

/** The center of a square in the window. */
async function centerOf(page, [row, column], size = 8) {
  const { x, y, width } = await page.locator('#editor-board > .board').boundingBox();
  const side = width / size;
  return [x + (column + 0.5) * side, y + (row + 0.5) * side];
}

async function drag(page, from, to) {
  await page.mouse.move(...(await centerOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await centerOf(page, to)), { steps: 6 });
}

test('the first screen leads to the editor and the quiz by mouse and keyboard', async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 740 }])
    await withStillPage(pageOf('8'), { viewport }, async (page) => {
      for (const name of ['board', 'quiz']) {
        const link = page.locator(`#tools a[href="#${name}"]`);
        assert.ok((await link.boundingBox()).y < 200);
        await link.focus();
        await page.keyboard.press('Enter');
        await page.waitForFunction((id) => document.getElementById(id).open, name === 'board' ? 'editor' : 'quiz-dialog');
        await page.keyboard.press('Escape');
        await page.waitForFunction(() => location.hash === '' && document.querySelector('dialog[open]') === null);
        assert.equal(await page.evaluate(() => document.activeElement.getAttribute('href')), `#${name}`);
      }
    });
});

for (const width of [360, 1280])
  testEditor(`dragging moves a queen in its row and shows attacks, orbit and stabilizer meanwhile, ${width} pixels wide`,
    ['8'], solution, async (page) => {
    assert.match((await readEditor(page)).verdict, /^A solution in orbit 1: it is the representative\.$/);
    await drag(page, [0, 0], [0, 3]);
    const meanwhile = await readEditor(page);
    assert.equal(meanwhile.vector, '[3 4 7 5 2 6 1 3]');
    assert.deepEqual([meanwhile.attacks, meanwhile.attacked], [2, [0, 1, 7]]);
    assert.match(meanwhile.verdict, /^2 pairs of queens attack each other: d8 and e7, d8 and d1\.$/);
    await page.mouse.up();
    const after = await readEditor(page);
    assert.deepEqual(after.columns, [3, 4, 7, 5, 2, 6, 1, 3]);
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), 'queen of rank 8');
  }, { viewport: { width, height: 800 } });

testEditor('dragging a queen to a taken row exchanges the rows, and the window keeps it on the board',
  ['8'], solution, async (page) => {
  await drag(page, [1, 4], [5, 4]);
  assert.equal((await readEditor(page)).vector, '[0 6 7 5 2 4 1 3]');
  await page.mouse.up();
  assert.deepEqual((await readEditor(page)).columns, [0, 6, 7, 5, 2, 4, 1, 3]);
  await drag(page, [7, 3], [7, 30]);
  await page.mouse.up();
  assert.deepEqual((await readEditor(page)).columns, [0, 6, 7, 5, 2, 4, 1, 7]);
  await page.mouse.click(...(await centerOf(page, [3, 1])));
  assert.deepEqual((await readEditor(page)).columns, [0, 6, 7, 1, 2, 4, 1, 7]);
  await page.waitForFunction(() => location.hash === '#board=0,6,7,1,2,4,1,7');
});

testEditor('a finger drags a queen', ['8'], solution, async (page) => {
  const session = await page.context().newCDPSession(page);
  const touch = async (type, square) => {
    const touchPoints = square ? [(await centerOf(page, square))].map(([x, y]) => ({ x, y })) : [];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', [2, 7]);
  for (const column of [6, 5, 4, 3]) await touch('touchMove', [2, column]);
  await touch('touchEnd');
  assert.deepEqual((await readEditor(page)).columns, [0, 4, 3, 5, 2, 6, 1, 3]);
}, { hasTouch: true, viewport: { width: 360, height: 740 } });

testEditor('arrow keys move the queen of the focused row, and with Shift exchange rows', ['8'], solution, async (page) => {
  await page.locator('.draggable').first().focus();
  const steps = [['ArrowRight', [1, 4, 7, 5, 2, 6, 1, 3]], ['ArrowLeft', solution], ['ArrowLeft', solution], ['ArrowUp', solution],
    ['End', [7, 4, 7, 5, 2, 6, 1, 3]], ['Home', solution], ['ArrowDown', solution], ['ArrowRight', [0, 5, 7, 5, 2, 6, 1, 3]],
    ['Shift+ArrowDown', [0, 7, 5, 5, 2, 6, 1, 3]]];
  for (const [key, columns] of steps) {
    await page.keyboard.press(key);
    assert.deepEqual((await readEditor(page)).columns, columns, key);
  }
  const focus = await page.evaluate(() =>
    ['aria-label', 'aria-valuenow', 'aria-valuetext', 'role'].map((name) => document.activeElement.getAttribute(name)));
  assert.deepEqual(focus, ['queen of rank 6', '5', 'f6, attacked from f5 and b2', 'slider']);
});

const texts = [
  ['[0 4 7 5 2 6 1 3]', solution],
  ['0,4,7,5,2,6,1,3', solution],
  ['[0,4,7,5,2,6,1,3]', solution],
  [' 0 4 7  5 2 6 1 3 ', solution],
  ['15863724', solution],
  ['[0 0 0 0 0 0 0 0]', Array(8).fill(0)],
];

for (const [text, columns] of texts)
  testEditor(`a pasted ${text} is read`, ['8'], [1, 3, 5, 7, 2, 0, 6, 4], async (page) => {
    await page.fill('#editor-vector', text);
    const { columns: shown, message } = await readEditor(page);
    assert.deepEqual([shown, message], [columns, '']);
    assert.equal(await page.getAttribute('#editor-vector', 'aria-invalid'), 'false');
  });

const badTexts = [
  ['', 'Enter a placement, for example [0 1 2 3 4 5 6 7].'],
  ['[0 4 7]', 'The board has 8 rows, but the text has 3 columns.'],
  ['1586372', 'The board has 8 rows, but the text has 7 columns.'],
  ['04752613', '0 is not a column: digits count from 1. Separate columns from 0 by spaces.'],
  ['15863729', 'Digit 9 does not fit; enter digits from 1 to 8.'],
  ['[1 5 8 6 3 7 2 4]', '“8” is not a column; enter numbers from 0 to 7.'],
  ['queens', '“queens” is not a column; enter numbers from 0 to 7.'],
  ['<b>', '“<b>” is not a column; enter numbers from 0 to 7.'],
  ['0 1 2 3 4 5 6 7 0', '9 columns are too many; the board has 8 rows.'],
];

test('a bad text gets one line and changes nothing', async () => {
  await withEditor(['8'], solution, async (page) => {
    for (const [text, expected] of badTexts) {
      await page.fill('#editor-vector', text);
      const { columns, message } = await readEditor(page);
      assert.deepEqual([message, columns], [expected, solution], text);
      assert.equal(await page.getAttribute('#editor-vector', 'aria-invalid'), 'true');
    }
  });
  await withEditor(['8'], [9, 9], async (page) => assert.notEqual((await readEditor(page)).message, ''));
});

test('orbit, stabilizer and canonical form of random permutations match the program', async () => {
  const random = useRandom(19);
  await withEditor(['6'], undefined, async (page) => {
    for (let i = 0; i < 30; ++i) {
      const columns = [];
      for (let value = 0; value < 6; ++value) columns.splice(random(value + 1), 0, value);
      await page.fill('#editor-vector', vector(columns));
      const { stabilizer, canonical, witness } = showPlacement(columns);
      const shown = await readEditor(page);
      assert.ok(shown.stabilizer.startsWith(`{${stabilizer.map(letterOf).join(', ')}}: `), shown.stabilizer);
      const size = 8 / stabilizer.length;
      assert.equal(shown.orbit, `8 / ${stabilizer.length} = ${size} ${size === 1 ? 'board' : 'boards'}`);
      const how = witness === 'identity' ? 'this board' : `the image under ${letterOf(witness)} (${englishNames[witness]})`;
      assert.equal(shown.canonical, `${canonical}, ${how}`);
    }
  });
});

test('each solution leads to its orbit with the witness', async () => {
  const { orbits } = readReport('6');
  await withEditor(['6'], undefined, async (page) => {
    for (const { index, representative, members } of orbits)
      for (const { columns, ...member } of members) {
        const witness = member.witness ?? member.symmetry;
        await page.fill('#editor-vector', vector(columns));
        const how = witness === 'identity' ? 'it is the representative'
          : `the image of ${vector(representative)} under ${letterOf(witness)} (${englishNames[witness]})`;
        assert.equal((await readEditor(page)).verdict, `A solution in orbit ${index}: ${how}.`);
      }
    await page.click('#editor-verdict a');
    await seesOrbit(page, 1);
  });
});

test('images of a placement with a column used twice are drawn as boards', async () => {
  await withEditor(['4'], [0, 0, 3, 3], async (page) => {
    const { stabilizer, orbit, canonical } = await readEditor(page);
    assert.deepEqual([stabilizer, orbit], ['{e, r²}: identity and half turn', '8 / 2 = 4 boards']);
    assert.match(canonical, /^none: a4 and a3 are in one column, so some images have two queens in one row/);
    const images = await page.$$eval('.image', (all) =>
      all.map((image) => [image.dataset.symmetry, image.disabled, image.querySelector('.mark').textContent,
        image.querySelector('polyline').getAttribute('points')]));
    assert.deepEqual(images.map(([, disabled]) => disabled), [false, true, false, true, false, false, true, true]);
    assert.deepEqual(images.map(([, , note]) => note), ['', '', 'fixes it', 'same as r', '', 'same as h', '', 'same as t']);
    assert.equal(images[1][3], '2.5,0.5 3.5,0.5 0.5,3.5 1.5,3.5');
  });
  await withEditor(['4', '--group', 'half-turn'], [0, 0, 3, 3], async (page) => {
    assert.match((await readEditor(page)).canonical, /^\[0 0 3 3\], this board$/);
  });
});

testEditor('a click on an image shows it on the board', ['8'], solution, async (page) => {
  await page.click('.image[data-symmetry=rotate90]');
  const { columns } = await readEditor(page);
  assert.equal(vector(columns), showPlacement(solution).images.rotate90);
  assert.match((await readEditor(page)).verdict, /under r \(clockwise quarter turn\)\.$/);
});

for (const rule of ['queens', 'rooks', 'superqueens', 'torus'])
  test(`the attacks of ${rule} are those of the program`, async () => {
    const random = useRandom(3);
    const { orbits } = readReport('5', '--rule', rule);
    const solutions = new Set(orbits.flatMap(({ members }) => members.map(({ columns }) => vector(columns))));
    await withEditor(['5', '--rule', rule], undefined, async (page) => {
      for (const text of [...solutions].slice(0, 3)) {
        await page.fill('#editor-vector', text);
        assert.match((await readEditor(page)).verdict, /^A solution/);
      }
      for (let i = 0; i < 40; ++i) {
        const columns = Array.from({ length: 5 }, () => random(5));
        await page.fill('#editor-vector', vector(columns));
        assert.equal((await readEditor(page)).verdict.startsWith('A solution'), solutions.has(vector(columns)), vector(columns));
      }
    });
  });

testEditor('on the torus, the line of an attack across an edge continues at the opposite edge',
  ['5', '--rule', 'torus'], undefined, async (page) => {
  await page.fill('#editor-vector', '[0 1 3 2 4]'); // a5 and c2: three ranks down, three files to the left across the edge
  const lines = await page.$$eval('.attack', (all) => all.map((path) => path.getAttribute('d')));
  assert.ok(lines.includes('M0.5 0.5L-2.5 3.5M5.5 0.5L2.5 3.5'), lines.join(' '));
  for (const [, x1, y1, x2, y2] of lines.join('').matchAll(/M(\S+) (\S+)L(\S+) (\S+?)(?=M|$)/g))
    assert.equal(Math.abs(x2 - x1), Math.abs(y2 - y1));
});

test('pages without solutions or with one square have an editor, and that of the empty board has none', async () => {
  for (const n of ['1', '2', '3'])
    await withEditor([n], undefined, async (page) => {
      assert.equal(await page.locator('#editor-solution').isVisible(), n === '1');
      await page.click('#editor-random');
      assert.equal((await readEditor(page)).columns.length, Number(n));
    });
  await withStillPage(pageOf('0'), { fragment: '#board' }, async (page) => {
    assert.deepEqual(await page.$$eval('#tools a, dialog#editor', (all) => all.map((e) => e.getAttribute('href'))), ['#quiz']);
  });
});

for (const colorScheme of ['light', 'dark'])
  for (const [width, height] of [[360, 740], [1024, 768], [1280, 800], [1920, 1080]])
    testEditor(`axe reports no violations in the editor, in ${colorScheme} colors, ${width} pixels wide, and nothing is cut`,
      ['8'], [0, 0, 3, 3, 5, 6, 1, 7], async (page) => {
      assert.deepEqual(await findBarriers(page), []);
      const excess = await page.evaluate(() =>
        [document.documentElement, document.getElementById('editor')].map((part) => part.scrollWidth - part.clientWidth));
      assert.deepEqual(excess, [0, 0]);
    }, { colorScheme, viewport: { width, height }, bypassCSP: true });

testEditor('print hides the editor and the links to it', ['8'], solution, async (page) => {
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['#editor', '#tools']) assert.equal(await page.locator(hidden).isVisible(), false);
});

test('pieces move without transitions only if the reader prefers reduced motion', async () => {
  const time = (page) => page.$eval('.draggable', (piece) => getComputedStyle(piece).transitionDuration);
  await withEditor(['8'], solution, async (page) => assert.equal(await time(page), '0s'));
  await withPage(pageOf('8'), { fragment: '#board' }, async (page) => {
    await sees(page);
    assert.notEqual(await time(page), '0s');
  });
});

test('on the page of a list, members are placements, and a solution may be missing', async () => {
  const file = join(folder, 'list.txt');
  writeFileSync(file, '[1 3 5 0 2 4]\n[2 5 1 4 0 3]\n[3 0 4 1 5 2]\n[4 2 0 5 3 1]\n[0 1 2 3 4 5]\n[5 4 3 2 1 0]\n');
  await withEditor(['--from', file], [2, 5, 1, 4, 0, 3], async (page) => {
    assert.match((await readEditor(page)).verdict, /^A placement in orbit 2: the image of /);
    assert.equal(await page.textContent('#editor-solution'), 'Random placement');
  });
  writeFileSync(file, '[0 1 2 3]\n[3 2 1 0]\n');
  await withEditor(['--from', file, '--title', 'Diagonals'], [1, 3, 0, 2], async (page) =>
    assert.equal((await readEditor(page)).verdict, 'A solution that is not on this page.'));
});
