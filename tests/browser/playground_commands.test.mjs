// The views of the playground that show the results of commands: hostile hashes, languages, accessibility, narrow windows, print.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBarriers } from './support/accessibility.mjs';
import { errorsOf, seesResult, testPlayground, withPlayground } from './support/playground.mjs';

const views = ['orbits', 'quiz', 'explain', 'colorings', 'homework'];
const markup = encodeURIComponent('"><img src=x onerror=alert(1)><script>document.title=1</script>');

for (const [hash, expected] of [
  [`#orbits?n=${markup}&rule=${markup}&group=${markup}`, /is not a choice of “N”.*is not a choice of “Rule”.*is not a choice of “Group”/],
  [`#orbits?queens=${markup}`, /--queens/],
  ['#orbits?blocked=--help&n=4', /--blocked/],
  ['#orbits?n=-1', /“-1” is not a choice of “N”/],
  ['#orbits?n=14', /20,?000/],
  [`#orbits?n=4&at=${markup}`, null],
  ['#orbits?n=4&at=orbit%3D999999999999999999999', null],
  [`#quiz?at=quiz%3D8.${markup}`, null],
  ['#explain?n=28', /“28” is not a choice of “N”/],
  [`#colorings?figure=${markup}`, /is not a choice of “Figure”/],
  [`#colorings?content=${markup}`, /--content/],
  ['#colorings?content=1,2', /--content/],
  ['#colorings?colors=1e9', /--colors/],
  ['#colorings?figure=square-cells&n=1000', /1000/],
  [`#homework?n=${markup}&base=2&expect=${markup}&spoilers=perhaps`, /“2” is not a choice of “First column”/],
  [`#explain?n=4&__proto__=${markup}&constructor=x&toString=y`, null],
  [`#explain?n=%F0%28&n=%00`, /is not a choice of “N”/],
])
  testPlayground(`the hash ${decodeURIComponent(hash.replaceAll('%F0', '')).slice(0, 60)} is text`, hash, {}, async (page) => {
    const errors = (await errorsOf(page)).join(' ');
    if (expected === null) assert.equal(errors, '');
    else assert.match(errors, expected);
    assert.equal(await page.locator('main :is(script, [onerror])').count(), 0);
    assert.match(await page.title(), /· Eightfold$/);
  });

/** Submits something, so that the view has a result. */
async function fillHomework(page, view) {
  if (view !== 'homework') return;
  await page.locator('textarea').fill('n: 8\norbit count: 11\nsolution count: 92\n[0 4 7 5 2 6 1 3]');
  await page.locator('.document').waitFor();
  await seesResult(page);
}

for (const view of views) {
  test(`${view} has no barriers in light and dark, in English and German`, async () => {
    for (const [colorScheme, locale] of [['light', 'en-US'], ['dark', 'de-DE']])
      await withPlayground(`#${view}`, { colorScheme, locale, bypassCSP: true }, async (page) => {
        await fillHomework(page, view);
        assert.equal(await page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
        assert.deepEqual(await findBarriers(page), []);
      });
  });

  test(`${view} fits into windows of 360 to 1920 pixels`, async () => {
    for (const width of [360, 768, 1920])
      await withPlayground(`#${view}`, { viewport: { width, height: 740 }, locale: 'de-DE' }, async (page) => {
        await fillHomework(page, view);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, `${width} pixels`);
      });
  });

  testPlayground(`${view} prints its result, or how to print it, without controls`, `#${view}`, {}, async (page) => {
    await fillHomework(page, view);
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.fields:visible, .downloads:visible').count(), 0);
    assert.equal(await page.locator('.document:visible, .picture-image:visible, .print-note:visible').count() > 0, true);
  });
}

test('Tab visits every control of a view before its result', () =>
  withPlayground('#colorings?figure=square-cells', {}, async (page) => {
    await page.locator('#language').focus();
    const labels = [];
    for (let i = 0; i < 10; ++i) {
      await page.keyboard.press('Tab');
      labels.push(await page.evaluate(() => document.activeElement.labels?.[0]?.textContent || document.activeElement.textContent));
    }
    assert.deepEqual(labels, ['Figure', 'Size', 'Group', 'Colors', 'Points of each color, instead of colors', 'SVG', 'TXT', 'LaTeX', 'CSV', 'JSON']);
  }));

test('the language changes the texts and keeps the state', () =>
  withPlayground('#colorings?figure=cube-faces&colors=3', {}, async (page) => {
    await page.locator('#language').selectOption('de');
    await page.getByText('57 Färbungen bis auf Symmetrie').waitFor();
    assert.match(new URL(page.url()).hash, /figure=cube-faces/);
  }));
