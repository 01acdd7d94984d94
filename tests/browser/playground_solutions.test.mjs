// The list of solutions in the playground: its items, its filter and its files are those of the program.
import assert from 'node:assert/strict';
import { eightfold } from './support/program.mjs';
import { downloadBy, errorsOf, seesState, testPlayground } from './support/playground.mjs';

const view = '#view-solutions';
const statusOf = (page) => page.locator(`${view} .total`).textContent();

/** Waits until the list is complete. */
const seesList = (page) => page.waitForFunction(() => document.querySelector('#view-solutions progress')?.hidden === true);
const seesStatus = (page, pattern) =>
  page.waitForFunction((source) => new RegExp(source).test(document.querySelector('#view-solutions .total').textContent), pattern.source);

const testList = (name, state, look, options = {}) =>
  testPlayground(name, `#solutions?${new URLSearchParams(state)}`, options, look, seesList);

const listOf = (words) => eightfold(['list', ...words]).split('\n').filter((line) => line !== '');

/** The numbers and vectors of the visible items, in their order. */
const visible = (page) => page.$$eval('#view-solutions .items li', (items) =>
  items.map((item) => [Number(item.querySelector('.count').textContent), /\[.*\]/.exec(item.textContent)[0]]));

for (const [state, ...words] of [
  [{}, '8'],
  [{ n: '0' }, '0'],
  [{ n: '1', canonical: '1' }, '1', '--canonical'],
  [{ n: '3' }, '3'],
  [{ n: '8', canonical: '1' }, '8', '--canonical'],
  [{ n: '7', canonical: '1', group: 'half-turn' }, '7', '--canonical', '--group', 'half-turn'],
  [{ n: '8', degenerate: '1' }, '8', '--degenerate'],
  [{ n: '7', rule: 'torus' }, '7', '--rule', 'torus'],
  [{ n: '5', rule: 'rooks', queens: 'c3', blocked: 'a1 e5' }, '5', '--rule', 'rooks', '--queens', 'c3', '--blocked', 'a1 e5'],
  [{ n: '10', rule: 'superqueens' }, '10', '--rule', 'superqueens'],
  [{ n: '12', limit: '25' }, '12', '--limit', '25'],
])
  testList(`the list of ${JSON.stringify(state)} is that of list ${words.join(' ')}`, { ...state, look: 'vectors' }, async (page) => {
    const expected = listOf(words);
    assert.match(await statusOf(page), new RegExp(`^${expected.length} solutions?\\.$`));
    await page.waitForFunction((count) => document.querySelectorAll('#view-solutions .items li').length >= count, Math.min(expected.length, 10));
    const items = await visible(page);
    assert.deepEqual(items, expected.slice(0, items.length).map((line, i) => [i + 1, line]));
    if (expected.length === 0) return;
    for (const format of words[0] === '8' ? ['json', 'fen'] : ['json'])
      assert.equal((await downloadBy(page, format.toUpperCase())).text, eightfold(['list', ...words, '--format', format]));
    const [head, ...lines] = (await downloadBy(page, 'CSV')).text.trimEnd().split('\n');
    if (state.n !== '0') {
      assert.equal(head.split(',').length, Number(state.n ?? 8));
      assert.deepEqual(lines, expected.map((line) => line.slice(1, -1).replaceAll(' ', ',')));
    }
  });

testList('14 queens are all listed, filtered, and shown to the last', { n: '14', look: 'vectors' }, async (page) => {
  assert.equal(await statusOf(page), '365,596 solutions.');
  const frame = page.locator(`${view} .solution-list`);
  await frame.evaluate((element) => { element.scrollTop = element.scrollHeight; });
  await page.waitForFunction(() => [...document.querySelectorAll('#view-solutions .count')].some(({ textContent }) => textContent === '365596'));
  const last = (await visible(page)).at(-1);
  assert.deepEqual(last, [365596, eightfold(['nth', '14', '365595']).trim()]);
  await page.locator(`${view} input[type=search]`).fill('b14 d13');
  await seesStatus(page, / 1,076 match the filter\.$/);
  const [[number, vector]] = await visible(page);
  assert.equal(vector, eightfold(['list', '14', '--queens', 'b14 d13', '--limit', '1']).trim());
  assert.equal(vector, eightfold(['nth', '14', String(number - 1)]).trim());
});

for (const [find, words] of [['0 4', ['--queens', 'a8 e7']], ['158', ['--queens', 'a8 e7 h6']], ['e4, b5', ['--queens', 'e4 b5']], ['13', ['--skip', '12', '--limit', '1']],
  ['[7 3 0 2 5 1 6 4]', ['--skip', '91', '--limit', '1']], ['0 1', ['--queens', 'a8 b7']]])
  testList(`the filter ${find}`, { find, look: 'vectors' }, async (page) => {
    const expected = listOf(['8', ...words]);
    await seesStatus(page, new RegExp(`\\. ${expected.length} match(es)? the filter`));
    await page.waitForFunction((count) => document.querySelectorAll('#view-solutions .items li').length === count, expected.length);
    assert.deepEqual((await visible(page)).map(([, vector]) => vector), expected);
    assert.equal((await downloadBy(page, 'FEN')).text, eightfold(['list', '8', ...words, '--format', 'fen']));
  });

testList('a filter that is none is one line, and a filtered list of canonical solutions can be saved as a picture', { canonical: '1', find: 'x' }, async (page) => {
  await seesStatus(page, /The filter is not a prefix/);
  assert.equal(await page.locator(`${view} input[type=search]`).getAttribute('aria-invalid'), 'true');
  await page.locator(`${view} input[type=search]`).fill('0');
  await seesStatus(page, /2 match the filter/);
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  await page.waitForFunction(() => /saved as SVG/.test(document.querySelector('#view-solutions .downloads .error').textContent));
  const { name, text } = await downloadBy(page, 'SVG');
  assert.equal(name, 'solutions-8.svg');
  assert.equal(text, eightfold(['sheet', '--from', '-'], { input: listOf(['8', '--canonical', '--limit', '2']).join('\n') }));
});

for (const width of [360, 1280])
  testList(`boards show the solutions and lead to the board, ${width} pixels wide`, { n: '6' }, async (page) => {
    await page.waitForFunction(() => document.querySelectorAll('#view-solutions canvas').length === 4);
    await page.getByRole('link', { name: '2 [2 5 1 4 0 3]' }).click();
    await seesState(page, { n: '^6$', pieces: '^c6 f5 b4 e3 a2 d1$' });
    await page.locator('#view-board .orbit-facts dl').waitFor();
  }, { viewport: { width, height: 900 } });

testList('every control lists again, and the hash describes the list', {}, async (page) => {
  const fields = page.locator(view);
  await fields.getByLabel('N', { exact: true }).selectOption('6');
  await seesStatus(page, /^4 solutions\.$/);
  await fields.getByLabel('only canonical').check();
  await seesStatus(page, /^1 solution\.$/);
  await fields.getByText('More options').click();
  await fields.getByLabel('Group').selectOption('trivial');
  await seesStatus(page, /^4 solutions\.$/);
  await fields.getByLabel('Rule').selectOption('rooks');
  await seesStatus(page, /^720 solutions\.$/);
  await fields.getByLabel('Blocked squares').fill('a6');
  await page.keyboard.press('Enter');
  await seesStatus(page, /^600 solutions\.$/);
  await fields.getByLabel('At most').fill('7');
  await page.keyboard.press('Tab');
  await seesStatus(page, /^7 solutions\.$/);
  await fields.getByLabel('Show as').selectOption('vectors');
  await seesState(page, { n: '^6$', canonical: '^1$', group: '^trivial$', rule: '^rooks$', blocked: '^a6$', limit: '^7$', look: '^vectors$' });
});

testList('the keyboard reaches every item of a long list', { n: '12' }, async (page) => {
  await page.waitForFunction(() => document.querySelector('#view-solutions .items a') !== null);
  const focused = () => page.evaluate(() => document.activeElement.querySelector('.count')?.textContent);
  await page.locator(`${view} .downloads button`).last().focus();
  await page.keyboard.press('Tab');
  assert.equal(await focused(), '1');
  const columns = await page.$$eval(`${view} .items li`, (items) => items.filter((item) => item.offsetTop === 0 && /, 0px\)/.test(item.style.transform)).length);
  const seen = [];
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'ArrowUp', 'Home', 'ArrowLeft']) {
    await page.keyboard.press(key);
    seen.push(Number(await focused()));
  }
  assert.deepEqual(seen, [2, 2 + columns, 1 + columns, 14200, 14200 - columns, 1, 1]);
  for (let i = 0; i < 12; ++i) await page.keyboard.press('PageDown');
  const box = await page.evaluate(() => {
    const [item, frame] = [document.activeElement, document.querySelector('.solution-list')].map((element) => element.getBoundingClientRect());
    return item.top >= frame.top && item.bottom <= frame.bottom + 20;
  });
  assert.ok(box);
  const order = await page.$$eval(`${view} .count`, (numbers) => numbers.map(({ textContent }) => Number(textContent)));
  assert.deepEqual(order, [...order].sort((a, b) => a - b));
  await page.keyboard.press('Shift+Tab');
  assert.notEqual(await page.evaluate(() => document.activeElement.closest('.items')?.className), 'items');
});

testPlayground('Stop ends a list that is too long', '#solutions?n=12&rule=rooks', {}, async (page) => {
  await seesStatus(page, /[1-9].* so far/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await seesStatus(page, /^Stopped after [\d,]+ solutions\.$/);
  await page.waitForFunction(() => document.querySelector('#view-solutions canvas') !== null);
}, async () => {});

for (const [hash, expected] of [
  ['n=%3Cscript%3E', /^“<script>” is not a choice of “N”/],
  ['queens=z99', /z99/],
  ['queens=--output%3Dx', /--output=x/],
  ['limit=-1', /^--limit: -1 is out of range/],
  ['canonical=1&group=d5', /^“d5” is not a choice of “Group”/],
])
  testList(`the hash ${hash} is one line of text`, hash, async (page) => {
    const [line] = await errorsOf(page);
    assert.match(line, expected);
    assert.ok(!line.includes('\n'), line);
  });
