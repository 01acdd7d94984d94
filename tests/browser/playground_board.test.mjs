// The board of the playground: places pieces by mouse, touch and keyboard; its facts are those of the program.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { eightfold } from './support/program.mjs';
import { errorsOf, seesResult, seesState, testPlayground, withPlayground } from './support/playground.mjs';

const json = (...words) => JSON.parse(eightfold([...words, '--format', 'json']));
const textOf = (page, selector) => page.locator(`#view-board ${selector}`).textContent();
const square = (page, name) => page.locator(`#view-board [role=gridcell][aria-label^="${name}"]`);

async function centerOf(page, name) {
  const { x, y, width, height } = await square(page, name).boundingBox();
  return [x + width / 2, y + height / 2];
}

/** The vectors of the boards that the view lists. */
const listed = (page) => page.$$eval('#view-board .completions .image', (buttons) => buttons.map((button) => button.ariaLabel.replace('Place ', '')));

const listOf = (...words) => eightfold(['list', ...words]).trim().split('\n').filter((line) => line !== '');

testPlayground('an empty board has all solutions', '', {}, async (page) => {
  assert.equal(await textOf(page, '.completions .total'), '92 completions. 12 up to the 8 symmetries that preserve the board.');
  assert.deepEqual(await listed(page), listOf('8', '--limit', '6'));
  await page.getByRole('button', { name: 'Next' }).click();
  await seesState(page, { skip: '^6$' });
  await seesResult(page);
  assert.deepEqual(await listed(page), listOf('8', '--skip', '6', '--limit', '6'));
});

for (const [n, rule, queens, blocked] of [
  [1, 'queens', 'a1', ''], [2, 'queens', '', 'a1'], [8, 'queens', 'b4 d5', 'a1'], [7, 'torus', 'a1', 'b3 c4'], [6, 'rooks', 'c3', 'a1 f6'],
  [10, 'superqueens', 'c1', ''], [12, 'queens', 'a2', 'l12'],
])
  testPlayground(`completions on ${n} rows, ${rule}, with ${queens || 'none'} and without ${blocked || 'none'}`,
    `#board?${new URLSearchParams({ n, rule, queens, blocked })}`, {}, async (page) => {
      const options = [...(queens ? ['--queens', queens] : []), ...(blocked ? ['--blocked', blocked] : []), '--rule', rule];
      const [{ solutions }] = json('count', String(n), ...options).counts;
      if (n === 1) return assert.match(await textOf(page, '.editor-verdict'), /A solution/);
      const total = await textOf(page, '.completions .total');
      assert.equal(Number(total.split(' ')[0].replaceAll(',', '')), solutions);
      assert.deepEqual(await listed(page), listOf(String(n), ...options, '--limit', '6'));
    });

for (const rule of ['queens', 'superqueens', 'torus', 'rooks'])
  test(`attacks under ${rule} are those of the program`, async () => {
    for (const [n, pieces] of [[6, 'a1 b2 f1 a6 c6 d4'], [8, 'a8 b8 c6 d3 h1 e5 a1'], [5, 'a1 b1 c1 d1 e1'], [12, 'a1 l12 b9 j2 k4 c3']])
      await withPlayground(`#board?${new URLSearchParams({ n, rule, pieces })}`, {}, async (page) => {
        const words = ['show', pieces, '--size', String(n), '--rule', rule, '--notation', 'algebraic', '--format', 'json'];
        const { attacks } = JSON.parse(spawnSync(process.env.EIGHTFOLD_PROGRAM, words, { encoding: 'utf8' }).stdout); // its exit status is 1
        const verdict = await textOf(page, '.editor-verdict');
        const found = /(One|\d+) pairs? attack/.exec(verdict)?.[1].replace('One', '1') ?? '0';
        assert.equal(Number(found), attacks.length, verdict);
        const attacked = new Set(attacks.flatMap(({ upper, lower }) => [upper.name, lower.name]));
        const marked = await page.$$eval('#view-board [role=gridcell]', (cells) => cells.map(({ ariaLabel }) => ariaLabel)
          .filter((label) => label.includes('attacked from')).map((label) => label.split(',')[0]));
        assert.deepEqual(marked.sort(), [...attacked].sort());
      });
  });

for (const width of [360, 1280])
  testPlayground(`pieces are placed, moved and removed with the mouse, ${width} pixels wide`, '#board?n=6', { viewport: { width, height: 1000 } },
    async (page) => {
      await square(page, 'b4').click();
      await square(page, 'c6').click();
      await seesState(page, { pieces: '^c6 b4$' });
      await page.mouse.move(...(await centerOf(page, 'b4')));
      await page.mouse.down();
      await page.mouse.move(...(await centerOf(page, 'c3')), { steps: 4 });
      assert.match(await textOf(page, '.editor-verdict'), /One pair attacks each other: c6–c3/); // at once
      await page.mouse.move(...(await centerOf(page, 'e1')), { steps: 4 });
      await page.mouse.up();
      await seesState(page, { pieces: '^c6 e1$' });
      await page.mouse.move(...(await centerOf(page, 'e1')));
      await page.mouse.down();
      await page.mouse.move(2, (await centerOf(page, 'e1'))[1], { steps: 4 }); // beside the board
      await page.mouse.up();
      await seesState(page, { pieces: '^c6$' });
      await square(page, 'c6').click();
      await seesState(page, { pieces: null });
    });

testPlayground('pieces are placed and moved by touch', '#board?n=5', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (page) => {
  await page.touchscreen.tap(...(await centerOf(page, 'a5')));
  await seesState(page, { pieces: '^a5$' });
  const session = await page.context().newCDPSession(page);
  const touch = async (type, ...points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', await centerOf(page, 'a5'));
  for (const name of ['b5', 'c4', 'd3']) await touch('touchMove', await centerOf(page, name));
  await touch('touchEnd');
  await seesState(page, { pieces: '^d3$' });
});

testPlayground('all of it works with the keyboard', '#board?n=5', {}, async (page) => {
  await square(page, 'a5').focus();
  const press = async (...keys) => { for (const key of keys) await page.keyboard.press(key); };
  await press('Enter', 'ArrowRight', 'ArrowDown', 'r', 'ArrowDown', 'b', 'ArrowUp', 'Shift+ArrowRight');
  await seesState(page, { pieces: '^a5$', queens: '^c4$', blocked: '^b3$' });
  assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), 'c4, required queen');
  await press('Delete', 'Control+Home', 'Space');
  await seesState(page, { pieces: null, queens: null, blocked: '^b3$' });
  await page.getByRole('radio', { name: 'a block' }).check();
  await square(page, 'e1').click();
  await seesState(page, { blocked: '^b3 e1$' });
  await page.getByRole('button', { name: 'Clear' }).click();
  await seesState(page, { blocked: null });
});

for (const placement of ['[0 4 7 5 2 6 1 3]', '35281746', '[1 3 0 2]', '25314'])
  testPlayground(`the orbit of ${placement} is that of the program`, '', {}, async (page) => {
    const { columns, stabilizer, orbit, canonical_form: least, images } = json('show', placement);
    await page.getByLabel('Placement').fill(placement);
    await page.keyboard.press('Enter');
    await seesState(page, { n: `^${columns.length}$`, pieces: '.' });
    await page.locator('#view-board .orbit-facts dl').waitFor();
    await seesResult(page);
    const facts = await page.$$eval('#view-board .orbit-facts dd', (items) => items.map((item) => item.textContent));
    assert.equal(facts[0], `[${columns.join(' ')}]`);
    assert.ok(least.witness === 'identity' ? facts[1] === 'this placement' : facts[1].startsWith(`[${least.columns.join(' ')}]`), facts[1]);
    assert.equal(/\{(.*)\}/.exec(facts[2])[1].split(', ').length, stabilizer.order);
    assert.equal(facts[3], `8 / ${stabilizer.order} = ${orbit.size}`);
    const shown = await page.$$eval('#view-board .images .image', (buttons) => buttons.map((button) => /\[[\d ]*\]/.exec(button.textContent)[0]));
    assert.deepEqual(shown, images.map((image) => `[${image.columns.join(' ')}]`));
    await page.locator('#view-board .images .image').nth(1).click();
    await seesState(page, { pieces: '.' });
    await page.waitForFunction((vector) => document.querySelector('#view-board .orbit-facts dd').textContent === vector, `[${images[1].columns.join(' ')}]`);
  });

testPlayground('an image of a board turns its required and blocked squares too', '#board?n=4&queens=b4&blocked=a4&pieces=d3+a2+c1', {}, async (page) => {
  await page.locator('#view-board .images .image').nth(1).click();
  await seesState(page, { queens: '^d3$', blocked: '^d4$', pieces: '^b4 c1 a2$|^b4 a2 c1$' });
});

testPlayground('a completion fills the board', '#board?n=6&queens=b6', {}, async (page) => {
  const [first] = await listed(page);
  await page.locator('#view-board .completions .image').first().click();
  await page.locator('#view-board .orbit-facts dl').waitFor();
  assert.equal(await textOf(page, '.orbit-facts dd >> nth=0'), first);
  assert.match(await textOf(page, '.editor-verdict'), /6 of 6 queens\. A solution\./);
});

testPlayground('a placement that the program rejects is one line', '', {}, async (page) => {
  await page.getByLabel('Placement').fill('--help');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('#view-board .error').textContent !== '');
  const [line] = await errorsOf(page);
  assert.match(line, /^"--help" is not in a known notation[^\n]*$/);
});

for (const [hash, expected] of [
  ['n=15', '“15” is not a choice of “N”; the default is used.'],
  ['n=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '“<img src=x onerror=alert(1)>” is not a choice of “N”; the default is used.'],
  ['rule=knights', '“knights” is not a choice of “Rule”; the default is used.'],
  ['pieces=b4+z9', '“z9” is not a square of the 8×8 board.'],
  ['queens=--help', '“--help” is not a square of the 8×8 board.'],
])
  testPlayground(`the hash ${hash} is one line of text`, `#board?${hash}`, {}, async (page) => {
    assert.deepEqual(await errorsOf(page), [expected]);
    assert.ok((await listed(page)).length > 0);
  });
