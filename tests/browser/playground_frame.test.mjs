// The orbits and the quiz of the playground: the program's page in a frame, whose fragment is a part of the hash.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eightfold } from './support/program.mjs';
import { downloadBy, errorsOf, seesResult, seesState, testPlayground, withPlayground } from './support/playground.mjs';

const frameOf = (page) => page.frameLocator('.view:not([hidden]) .page-frame');
const source = (page) => page.locator('.view:not([hidden]) .page-frame').getAttribute('srcdoc');

for (const [hash, ...words] of [
  ['#orbits', '8'],
  ['#orbits?n=0', '0'],
  ['#orbits?n=3', '3'],
  ['#orbits?n=5&group=quarter-turn', '5', '--group', 'quarter-turn'],
  ['#orbits?n=4&rule=rooks&group=diagonal-klein', '4', '--rule', 'rooks', '--group', 'diagonal-klein'],
  ['#orbits?n=7&rule=torus&queens=a1&blocked=b3+d5', '7', '--rule', 'torus', '--queens', 'a1', '--blocked', 'b3 d5'],
])
  testPlayground(`${hash} shows the page of the program`, hash, {}, async (page) => {
    assert.equal(await source(page), eightfold(['page', ...words]));
    assert.deepEqual(await errorsOf(page), []);
    await frameOf(page).locator('#tools').waitFor(); // its script has run
  });

testPlayground('the frame cannot read the page around it', '#orbits?n=4', {}, async (page) => {
  await frameOf(page).locator('#tools').waitFor();
  const seen = await page.frames()[1].evaluate(() => {
    try {
      return String(parent.document);
    } catch ({ name }) {
      return name;
    }
  });
  assert.equal(seen, 'SecurityError');
});

testPlayground('every link of the page stays in the frame and is in the hash', '#orbits?n=5', {}, async (page) => {
  const frame = frameOf(page);
  await frame.locator('#tools').waitFor(); // its script has run
  await frame.getByRole('link', { name: 'Orbit 2' }).click();
  await frame.getByRole('heading', { name: 'Orbit 2 of 2' }).waitFor();
  assert.equal((await seesState(page, { at: '^orbit=2$' })).get('n'), '5');
  await frame.getByRole('button', { name: 'Next orbit' }).click();
  await seesState(page, { at: '^orbit=1$' });
  await frame.getByRole('button', { name: 'Close' }).click();
  await seesState(page, { at: null });
  await frame.getByRole('link', { name: 'Place queens' }).click();
  await frame.locator('#editor-vector').fill('0 2 4 1 3');
  await seesState(page, { at: '^board=0,2,4,1,3$' });
});

test('a link opens an orbit, and another link another one on the same page', () =>
  withPlayground('#orbits?n=6&rule=rooks&at=orbit%3D9', {}, async (page) => {
    await frameOf(page).getByRole('heading', { name: 'Orbit 9 of 115' }).waitFor();
    await page.evaluate(() => { location.hash = '#orbits?n=6&rule=rooks&at=orbit%3D11'; });
    await frameOf(page).getByRole('heading', { name: 'Orbit 11 of 115' }).waitFor();
  }));

testPlayground('changing a control shows another page and changes the hash', '#orbits?n=4&at=orbit%3D1', {}, async (page) => {
  await page.getByLabel('Group').selectOption('half-turn');
  await seesState(page, { group: '^half-turn$', at: null });
  await seesResult(page);
  assert.equal(await source(page), eightfold(['page', '4', '--group', 'half-turn']));
  const { name, text } = await downloadBy(page, 'HTML');
  assert.equal(name, 'eightfold-4.html');
  assert.equal(text, await source(page));
});

testPlayground('a link to the quiz has its seed, and the answers when they are given', '#quiz?n=6', {}, async (page) => {
  const frame = frameOf(page);
  const state = await seesState(page, { at: '^quiz=6[.][0-9a-z]+$' });
  await frame.getByRole('button', { name: 'Check' }).click();
  await frame.getByRole('button', { name: 'Next question' }).click();
  const next = await seesState(page, { at: '[.]01$' });
  assert.equal(next.get('at'), `${state.get('at')}.01`);
  const question = await frame.locator('#quiz-body').textContent();
  await withPlayground(new URL(page.url()).hash, {}, async (other) => {
    await frameOf(other).getByText('Question 2 of 10').waitFor();
    assert.equal(await frameOf(other).locator('#quiz-body').textContent(), question);
  });
});

const finished = '#quiz?at=quiz%3D8.1z141z3.01010101010101010101';
testPlayground('a finished quiz shows its score and no field for a link of its own', finished, {}, async (page) => {
  await frameOf(page).getByText(/of 10 answers are correct/).waitFor();
  assert.equal(await frameOf(page).locator('#quiz-link').count(), 0);
  await page.getByRole('button', { name: 'New quiz' }).first().click();
  await frameOf(page).getByText('Question 1 of 10').waitFor();
});

testPlayground('Print and Ctrl+P print the page in the frame', '#orbits?n=4', {}, async (page) => {
  await frameOf(page).locator('#tools').waitFor();
  const [, frame] = page.frames();
  await frame.evaluate(() => { window.print = () => { document.body.dataset.printed = Number(document.body.dataset.printed ?? 0) + 1; }; });
  const hasPrinted = (count) => frame.waitForFunction((wanted) => document.body.dataset.printed === wanted, String(count));
  await page.getByRole('button', { name: 'Print' }).click();
  await hasPrinted(1);
  await page.keyboard.press('Control+p');
  await hasPrinted(2);
  await frameOf(page).locator('#find').focus();
  await page.keyboard.press('Control+p');
  await hasPrinted(3);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.page-frame').isVisible(), false);
  await page.getByText('To print this page, use its button Print.').waitFor();
});

testPlayground('a new page leaves the focus on the control that was changed', '#quiz?n=5', {}, async (page) => {
  await frameOf(page).locator('#quiz-question').waitFor();
  const rows = page.locator('.view:not([hidden])').getByLabel('N', { exact: true });
  await rows.focus();
  await rows.selectOption('6');
  await seesState(page, { at: '^quiz=6[.]' });
  await seesResult(page);
  await frameOf(page).locator('#quiz-question').waitFor();
  assert.match(await frameOf(page).locator('h1').textContent(), /6-queens/);
  await page.waitForFunction(() => document.activeElement.labels?.[0].textContent === 'N');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.labels?.[0].textContent), 'N');
});

testPlayground('Tab into the page shows all of its frame', '#orbits?n=4', { viewport: { width: 900, height: 600 } }, async (page) => {
  await frameOf(page).locator('#tools').waitFor();
  await page.getByRole('button', { name: 'HTML', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector('.page-frame').getBoundingClientRect();
    return document.activeElement.className === 'page-frame' && top >= 0 && bottom <= innerHeight;
  });
});

testPlayground('touch opens an orbit and answers the quiz', '#orbits?n=5', { hasTouch: true, viewport: { width: 360, height: 740 } }, async (page) => {
  await frameOf(page).locator('#tools').waitFor();
  await frameOf(page).getByRole('link', { name: 'Orbit 2' }).tap();
  await frameOf(page).getByRole('heading', { name: 'Orbit 2 of 2' }).waitFor();
  await page.getByRole('button', { name: 'New quiz' }).tap();
  await frameOf(page).getByRole('button', { name: 'Check' }).tap();
  await seesState(page, { at: '^quiz=5[.][0-9a-z]+[.]01$' });
});
