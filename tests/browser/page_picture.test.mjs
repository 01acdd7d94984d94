// The picture of Burnside's lemma: elements, marked boards, the sum, the moving boards, the sentence, the first screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBarriers, findOverflow } from './support/accessibility.mjs';
import { withPage } from './support/browser.mjs';
import { showPlacement, symmetries, vector } from './support/group.mjs';
import { pageOf, readReport, seesOrbit, testPage, withStillPage } from './support/orbit_page.mjs';

const phone = { width: 360, height: 740 };
const choose = (page, element) => page.click(`#element-${element}`);
const status = (page) => page.locator('#fixes').textContent();
const marked = (page) => page.$$eval('#boards .fixed', (boards) => boards.map((board) => board.getAttribute('aria-label')).sort());

test('each element marks the boards that it fixes', async () => {
  for (const words of [['5'], ['4', '--rule', 'rooks']]) {
    const solutions = readReport(...words).orbits.flatMap(({ members }) => members.map(({ columns }) => columns));
    const stabilizers = new Map(solutions.map((columns) => [vector(columns), showPlacement(columns).stabilizer]));
    await withStillPage(pageOf(...words), {}, async (page) => {
      for (const element of symmetries) {
        await choose(page, element);
        const fixed = [...stabilizers.keys()].filter((board) => stabilizers.get(board).includes(element)).sort();
        assert.deepEqual(await marked(page), fixed, element);
        assert.match(await status(page), new RegExp(` fixes ${fixed.length} of ${solutions.length} solutions\\.$`));
        assert.deepEqual(await page.$$eval('[aria-pressed=true]', (pressed) => pressed.map(({ id }) => id)), [`element-${element}`]);
      }
    });
  }
});

testPage('the half turn is said to fix 4 of 92 solutions', ['8'], {}, async (page) => {
  await choose(page, 'rotate180');
  assert.equal(await status(page), 'The half turn fixes 4 of 92 solutions.');
  assert.deepEqual(await marked(page), readReport('8').orbits[9].members.map(({ columns }) => vector(columns)).sort());
});

/** { sum, part, text, rows }: the lengths of the bar and of its last part, the sum in words, the lengths of the rows' bars. */
const readBars = (page) =>
  page.evaluate(() => {
    const width = (rect) => Number(rect.getAttribute('width'));
    return {
      sum: width(document.querySelector('#bar .sum')),
      part: width(document.querySelector('#bar .part')),
      text: document.getElementById('bar-sum').textContent,
      rows: [...document.querySelectorAll('#boards .sum rect')].map(width),
    };
  });

test('the sum grows to 96, and each row to 8', async () => {
  await withStillPage(pageOf('8'), {}, async (page) => {
    assert.deepEqual(await readBars(page), { sum: 96, part: 0, text: '96', rows: Array(12).fill(8) });
    await choose(page, 'rotate180');
    const row = (others, tenth) => Array.from({ length: 12 }, (_, i) => (i === 9 ? tenth : others));
    assert.deepEqual(await readBars(page), { sum: 4, part: 4, text: '4', rows: row(0, 4) });
    await choose(page, 'rotate180');
    assert.equal((await readBars(page)).sum, 4, 'an element is in the sum once');
    await choose(page, 'identity');
    assert.deepEqual(await readBars(page), { sum: 96, part: 92, text: '96', rows: row(8, 8) });
  });
  await withStillPage(pageOf('12'), {}, async (page) => {
    await choose(page, 'identity');
    assert.equal((await readBars(page)).text, '14,200');
    for (const element of symmetries.slice(1)) await choose(page, element);
    const { sum, rows } = await readBars(page);
    assert.deepEqual([sum, ...rows], [14296, ...Array(48).fill(8)]);
  });
});

testPage('“Reset” shows the picture as it was at the start', ['8'], {}, async (page) => {
  for (const start of [() => choose(page, 'flip_horizontal'), () => page.click('#play')]) {
    await start();
    await page.click('#reset');
    assert.deepEqual(await readBars(page), { sum: 96, part: 0, text: '96', rows: Array(12).fill(8) });
    assert.deepEqual([await marked(page), await status(page)], [[], '']);
    assert.equal(await page.locator('[aria-pressed=true], #boards.chosen, #boards.turning').count(), 0);
    assert.equal(await page.locator('#play').textContent(), 'Play all');
  }
});

test('only the whole sum is said to be 8 for every orbit', async () => {
  const caption = (page) => page.locator('.tally p').innerText();
  await withStillPage(pageOf('8'), {}, async (page) => {
    assert.equal(await caption(page), '96 of 96 = 12 × 8: every orbit contributes 8.');
    for (const element of ['rotate180', 'flip_horizontal']) {
      await choose(page, element);
      assert.equal(await caption(page), '4 of 96 = 12 × 8.');
    }
    await choose(page, 'identity');
    assert.equal(await caption(page), '96 of 96 = 12 × 8: every orbit contributes 8.');
  });
});

testPage('the elements look like buttons, and their coordinates are explained before they are used', ['8'], {}, async (page) => {
  const looks = await page.$$eval('.elements button', (buttons) => buttons.map((button) => {
    const { borderStyle, borderColor } = getComputedStyle(button);
    return `${borderStyle} ${borderColor}`;
  }));
  const plain = await page.locator('#play').evaluate((button) => `solid ${getComputedStyle(button).borderColor}`);
  assert.deepEqual(looks, Array(8).fill(plain));
  const text = await page.locator('main').innerText();
  const [defined, used] = [text.search(/m\s=\sN\s−\s1/), text.indexOf('(m−i')];
  assert.ok(defined >= 0 && defined < used, `${defined}, ${used}`);
});

testPage('“Play all” adds every element and can be stopped', ['5', '--group', 'half-turn'], {}, async (page) => {
  await page.click('#play');
  assert.equal(await page.locator('#play').textContent(), 'Stop');
  await page.waitForFunction(() => document.getElementById('play').textContent === 'Play all');
  const { sum, rows } = await readBars(page);
  assert.deepEqual([sum, ...rows], [12, 2, 2, 2, 2, 2, 2]);
  await page.click('#play');
  await page.click('#play');
  assert.equal(await page.locator('#play').textContent(), 'Play all');
});

test('every board turns as a whole and lands on the place of its image', async () => {
  const images = new Map();
  for (const { members } of readReport('6').orbits)
    for (const { columns } of members) images.set(vector(columns), showPlacement(columns).images);
  await withPage(pageOf('6'), { reducedMotion: 'no-preference' }, async (page) => {
    for (const element of symmetries) {
      await choose(page, element);
      const landings = await page.evaluate(() => {
        const moves = document.getAnimations().filter(({ effect }) => effect.target.matches('svg[role=img]') && effect.getTiming().duration > 1000);
        const center = (drawing) => {
          const { x, y, width, height } = drawing.getBoundingClientRect();
          return [Math.round(x + width / 2), Math.round(y + height / 2)].join();
        };
        const boards = [...document.querySelectorAll('#boards svg[role=img]')];
        const atTime = (time) => {
          for (const move of moves) { move.pause(); move.currentTime = time; }
          return boards.map(center);
        };
        const label = (board) => board.getAttribute('aria-label');
        const places = new Map(atTime(0).map((place, i) => [place, label(boards[i])]));
        const last = atTime(1199.9);
        for (const move of moves) move.finish();
        return [moves.length, boards.map((board, i) => [label(board), places.get(last[i])])];
      });
      assert.deepEqual(landings, [images.size, [...images].map(([board, under]) => [board, under[element]])], element);
    }
  });
});

test('a gap names the board that it repeats, and the question marks the gaps, also without scripts', async () => {
  for (const javaScriptEnabled of [true, false])
    await withStillPage(pageOf('8'), { javaScriptEnabled }, async (page) => {
      assert.equal(await page.locator('#boards .gap').count(), 4);
      const color = () => page.locator('#boards .gap').first().evaluate((gap) => getComputedStyle(gap).borderTopColor);
      const before = await color();
      assert.equal(await page.locator('#why p').isVisible(), false);
      await page.click('#why summary');
      assert.match(await page.locator('#why p').innerText(), /^Because orbit 10 has only 4 boards, not 8: .* 92 \+ 4 = 96 = 12 × 8\.$/);
      assert.notEqual(await color(), before);
    });
});

testPage('the question brings a short orbit into view', ['10'], { viewport: phone }, async (page) => {
  await page.locator('#why summary').scrollIntoViewIfNeeded();
  await page.click('#why summary');
  assert.ok(await page.$$eval('#boards .short', (rows) =>
    rows.some((row) => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < innerHeight)));
});

testPage('a click on a board opens its orbit', ['8'], {}, async (page) => {
  await page.click('#boards tr[data-orbit="10"] svg[role=img]');
  await seesOrbit(page, 10);
});

test('the boards and the elements are on the first screen', async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 1024, height: 768 }, { width: 1920, height: 1080 }])
    await withStillPage(pageOf('8'), { viewport }, async (page) => {
      for (const part of ['#boards', '#burnside-table', '#bar', '#play', '#why summary']) {
        const { x, y, width, height } = await page.locator(part).boundingBox();
        assert.ok(x >= 0 && x + width <= viewport.width && y + height <= viewport.height, `${part} at ${viewport.width}: ${y + height}`);
      }
    });
  await withStillPage(pageOf('8'), { viewport: phone }, async (page) => {
    const { y, height } = await page.locator('#boards').boundingBox();
    assert.ok(y + height <= phone.height);
    assert.ok((await page.locator('#boards svg[role=img]').first().boundingBox()).width >= 30);
    assert.deepEqual(await findOverflow(page), [0, 0]);
  });
});

test('the elements fit beside the boards in a window of any width', async () => {
  for (const words of [['8'], ['6'], ['8', '--group', 'trivial'], ['8', '--group', 'axis-klein'], ['12']])
    for (const [width, height] of [[970, 1400], [1100, 1200], [1280, 1024], [1600, 1500], [1920, 1200]])
      await withStillPage(pageOf(...words), { viewport: { width, height } }, async (page) => {
        assert.deepEqual(await findOverflow(page), [0, 0], `${words} at ${width}`);
        const [side, table] = await page.$$eval('.elements-side, #burnside-table', (parts) => parts.map((part) => part.getBoundingClientRect().right));
        assert.ok(table <= side + 0.5 && side <= width, `${words} at ${width}: ${table}, ${side}`);
      });
});

test('twelve rows are printed on one page', async () => {
  await withStillPage(pageOf('8'), { viewport: { width: 688, height: 1016 }, colorScheme: 'dark' }, async (page) => { // A4 without its margins
    await page.emulateMedia({ media: 'print' });
    const { y, width, height } = await page.locator('#picture').boundingBox();
    assert.ok(y + height <= 1016 && width <= 688);
    const { x, width: panel } = await page.locator('.elements-side').boundingBox();
    assert.ok(x + panel <= 688);
    assert.ok(await page.locator('#why p').isVisible());
  });
});

testPage('the elements are operated by keyboard, and the status is announced', ['8'], {}, async (page) => {
  await page.focus('#element-rotate90');
  await page.keyboard.press('Space');
  assert.equal(await page.getByRole('status').filter({ hasText: 'quarter turn' }).textContent(), 'The clockwise quarter turn fixes 0 of 92 solutions.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.getByRole('status').filter({ hasText: 'half turn' }).textContent(), 'The half turn fixes 4 of 92 solutions.');
  assert.equal(await page.getByRole('button', { name: 'half turn', pressed: true }).count(), 1);
  assert.equal(await page.locator('#boards').getByRole('rowheader', { name: 'orbit 10' }).count(), 1);
});

testPage('with reduced motion no board moves', ['8'], {}, async (page) => {
  for (const element of ['rotate90', 'identity']) {
    await choose(page, element);
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  }
});

for (const colorScheme of ['light', 'dark'])
  for (const viewport of [{ width: 1280, height: 800 }, phone])
    test(`axe reports no violations in a chosen element and the answer, in ${colorScheme} colors, ${viewport.width} pixels wide`, async () => {
      for (const words of [['8'], ['5', '--group', 'axis-klein']])
        await withStillPage(pageOf(...words), { colorScheme, viewport, bypassCSP: true }, async (page) => {
          await page.locator('#burnside-table button').nth(1).click();
          await page.click('#why summary');
          assert.deepEqual(await findBarriers(page), []);
        });
    });
