// Explanation, colorings and homework in the playground: what the program writes, as elements of the page.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eightfold } from './support/program.mjs';
import { downloadBy, errorsOf, seesResult, seesState, testPlayground, withPlayground } from './support/playground.mjs';

const samples = fileURLToPath(new URL('../../data/submissions', import.meta.url));

/** The text of the document in the view, and that of a document of the program without its style and pictures. */
const shownText = (page) => page.locator('.document').textContent();
const textOf = (page, html) =>
  page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').body.textContent.trim(),
    html.replace(/<style>[^]*?<\/style>|<svg [^]*?<\/svg>/g, ''));

const pictures = (page) =>
  page.$$eval('.view:not([hidden]) .picture-image', (images) =>
    images.map(({ src, complete, naturalWidth }) =>
      ({ svg: decodeURIComponent(src.slice(src.indexOf(',') + 1)), isSeen: complete && naturalWidth > 0 })));

for (const n of [0, 1, 8, 27])
  testPlayground(`the explanation for ${n} is that of the program, with its pictures`, `#explain?n=${n}`, {}, async (page) => {
    const html = eightfold(['explain', String(n), '--format', 'html']);
    assert.equal((await shownText(page)).trim(), await textOf(page, html));
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const svgs = html.match(/<svg [^]*?<\/svg>/g) ?? [];
    assert.deepEqual(await pictures(page), svgs.map((svg) => ({ svg, isSeen: true })));
  });

testPlayground('the explanation is downloaded as Markdown and LaTeX', '#explain?n=5', {}, async (page) => {
  for (const [label, extension] of [['Markdown', 'md'], ['LaTeX', 'tex'], ['HTML', 'html']])
    assert.deepEqual(await downloadBy(page, label),
      { name: `eightfold-5.${extension}`, text: eightfold(['explain', '5', '--format', label.toLowerCase()]) });
});

for (const [hash, ...words] of [
  ['', 'dihedral', '6', '--colors=2'],
  ['?figure=cyclic&n=5&colors=3', 'cyclic', '5', '--colors=3'],
  ['?figure=dihedral&content=2%2C2%2C2', 'dihedral', '6', '--content=2,2,2'],
  ['?figure=square-cells&n=3&group=quarter-turn', 'square-cells', '3', 'quarter-turn', '--colors=2'],
  ['?figure=cube-faces&colors=3', 'cube-faces', '--colors=3'],
  ['?figure=tetrahedron-edges&mirrors=yes', 'tetrahedron-edges', 'full', '--colors=2'],
  ['?figure=graph-edges&n=4', 'graph-edges', '4', '--colors=2'],
  ['?figure=matrix&n=2&m=3', 'matrix', '2', '3', '--colors=2'],
  ['?figure=cyclic&n=12&colors=2', 'cyclic', '12', '--colors=2'], // 352, of which 200 are drawn
])
  testPlayground(`the colorings of ${words.join(' ')} are those of the program`, `#colorings${hash}`, {}, async (page) => {
    const { colorings, terms, formula } = JSON.parse(eightfold(['cycle-index', ...words, '--format', 'json']));
    assert.deepEqual(await errorsOf(page), []);
    assert.equal(await page.locator('.view:not([hidden]) h2').textContent(),
      colorings.count === 1 ? '1 coloring up to symmetry' : `${colorings.count} colorings up to symmetry`);
    assert.equal((await page.locator('.formula').textContent()).replaceAll(' ', ''), `Z=${formula.replace(/[ ^]/g, '')}`);
    const fixed = await page.$$eval('.results-table tbody tr', (rows) =>
      rows.map(({ cells }) => [cells[1], cells[3]].map(({ textContent }) => textContent)));
    assert.deepEqual(fixed.map((row) => row.map((number) => number.replaceAll(',', ''))),
      terms.map(({ elements_text: elements }, i) => [elements, colorings.fixed_by_each_text[i]]));
    const svg = eightfold(['cycle-index', ...words, '--list', '--limit=200', '--draw', '-']);
    assert.deepEqual(await pictures(page), [{ svg, isSeen: true }]);
    assert.equal((await downloadBy(page, 'SVG')).text, svg);
  });

test('a reader chooses colorings by keyboard', () =>
  withPlayground('#colorings', {}, async (page) => {
    await page.getByLabel('Figure').selectOption('square-cells');
    await page.getByLabel('Size', { exact: true }).fill('2');
    await page.getByLabel('Colors', { exact: true }).fill('3');
    await page.keyboard.press('Tab');
    await page.getByText('21 colorings up to symmetry').waitFor();
    await seesState(page, { figure: '^square-cells$', n: '^2$', colors: '^3$' });
  }));

testPlayground('colorings that cannot be listed have a count and the message of the program', '#colorings?n=60', {}, async (page) => {
  const { colorings } = JSON.parse(eightfold(['cycle-index', 'dihedral', '60', '--colors=2', '--format', 'json']));
  assert.equal(await page.locator('.division').textContent(), `${colorings.fixed_point_sum_text} / 120 = ${colorings.count_text}`);
  assert.match((await errorsOf(page)).join(), /at most 100000000 can be sorted into orbits/);
});

/** The verdict on files of a folder, which may also be that they are incorrect. */
const verified = (folder, words) => spawnSync(process.env.EIGHTFOLD_PROGRAM, ['verify', ...words], { encoding: 'utf8', cwd: folder }).stdout;
const openFiles = async (page, files) => {
  await page.getByLabel('Submissions').setInputFiles(files);
  await page.locator('.document').waitFor();
  await seesResult(page);
};

test('the verdict on each sample is that of the program', () =>
  withPlayground('#homework', {}, async (page) => {
    const files = readdirSync(samples).filter((name) => /\.(json|txt|csv)$/.test(name));
    assert.ok(files.length > 40);
    await openFiles(page, files.map((name) => join(samples, name)));
    assert.equal((await shownText(page)).trim(), await textOf(page, verified(samples, [...files, '--format', 'html'])));
    assert.equal(await page.locator('.results-table tbody tr').count(), files.length);
    assert.equal((await downloadBy(page, 'CSV')).text, verified(samples, [...files, '--format', 'csv', '--no-spoilers']));
    assert.equal(new URL(page.url()).hash, '#homework'); // nothing of them is in the link
  }));

test('a rubric and the choices of the exercise apply', () =>
  withPlayground('#homework?spoilers=yes&n=8', {}, async (page) => {
    await openFiles(page, [join(samples, 'class/carried-forward.txt')]);
    await page.getByLabel('Rubric').setInputFiles(join(samples, 'class/rubric.json'));
    await page.waitForFunction((expected) => document.querySelector('.document')?.textContent.trim() === expected,
      await textOf(page, verified(join(samples, 'class'),
        ['carried-forward.txt', '--n=8', '--rubric', 'rubric.json', '--spoilers', '--format', 'html'])));
  }));

test('a pasted submission is verified, kept in another language, and removed', () =>
  withPlayground('#homework', {}, async (page) => {
    await page.getByLabel('Or paste').fill('n: 8\norbit count: 11');
    await page.getByText('Score: 0 of 1.').waitFor();
    await page.locator('#language').selectOption('de');
    await page.getByRole('button', { name: 'Alle Abgaben entfernen' }).waitFor();
    await page.getByText('Score: 0 of 1.').waitFor();
    await page.getByRole('button', { name: 'Alle Abgaben entfernen' }).click();
    await page.locator('.document').waitFor({ state: 'detached' });
    assert.equal(await page.locator('textarea').inputValue(), '');
  }));

/** Drops files {name, text} on the view. */
const drop = (page, files) =>
  page.locator('.drop').evaluate((target, contents) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text } of contents) dataTransfer.items.add(new File([text], name));
    target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, files);

const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script><svg onload=alert(1)>';

test('hostile submissions are text', () =>
  withPlayground('#homework', {}, async (page) => {
    const title = await page.title();
    await drop(page, [
      { name: `${hostile.replaceAll('/', '')}.txt`, text: `author: ${hostile}\nn: 8\n${hostile}` },
      { name: '--help', text: 'n: 8\norbit count: 12' },
      { name: '-', text: `author: ${hostile}\nn: 8\norbit count: 12\ncomment: ${hostile}` },
      { name: 'same.txt', text: 'n: 8\norbit count: 12' },
      { name: 'same.txt', text: 'n: 8\norbit count: 13' },
      { name: 'deep.json', text: '['.repeat(100000) },
      { name: 'bytes.txt', text: '\u0000\u001b[31m\ud800' },
      { name: 'rubric.json', text: '{"n": 8, "orbit_count": 12}' },
    ]);
    await page.locator('textarea').fill(`author: ${hostile}\n${hostile}`);
    await page.waitForFunction(() => document.querySelectorAll('.results-table tbody tr').length === 9);
    assert.equal(await page.locator('.document :is(script, img, svg, a, iframe, [onerror], [onload])').count(), 0);
    assert.equal(await page.title(), title);
    assert.deepEqual(await errorsOf(page), []);
    const scores = await page.$$eval('.results-table tbody tr', (rows) => rows.map(({ cells }) => cells[1].textContent));
    assert.equal(scores.filter((score) => score === '1 of 1').length, 4);
  }));
