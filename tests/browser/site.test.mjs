// The static site of `eightfold orbits --format html`: links, accessibility, widths, colors, print.
import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { findBarriers } from './support/accessibility.mjs';
import { withPage } from './support/browser.mjs';
import { eightfold, temporaryFolder } from './support/program.mjs';
import { findPaleTexts } from './support/texts.mjs';

const folder = temporaryFolder();

const sites = {
  queens: ['orbits', '4..15'],
  rooks: ['orbits', '3..9', '--rule', 'rooks'],
  rotations: ['orbits', '0..6', '--group', 'rotations'],
};

for (const [name, words] of Object.entries(sites)) eightfold([...words, '--output-dir', join(folder, name), '--format', 'html']);

const indexOf = (name) => join(folder, name, 'index.html');
const widths = [360, 1024, 1280, 1920];

/** The addresses of the links to other files, relative to the page. */
const linksOf = (page) =>
  page.evaluate(() => [...document.querySelectorAll('a[href]')].map((a) => a.getAttribute('href')).filter((href) => !href.startsWith('#')));

test('every link leads to a file of the site, and every file is linked', () =>
  withPage(indexOf('queens'), {}, async (page) => {
    const files = readdirSync(join(folder, 'queens')).filter((file) => file !== 'index.html');
    assert.deepEqual(await linksOf(page), files);
    assert.equal(files.length, 10);
    for (const file of files)
      for (const [, link] of readFileSync(join(folder, 'queens', file), 'utf8').matchAll(/<a href="([^#"]+)"/g))
        assert.ok([...files, 'index.html'].includes(link), `${file} links to ${link}`);
  }));

test('a reader goes from the index through all pages and back, in a folder of any name', async () => {
  const elsewhere = join(folder, 'Kurs #1 %20 & "more"');
  cpSync(join(folder, 'rotations'), elsewhere, { recursive: true });
  const visited = [];
  await withPage(join(elsewhere, 'index.html'), { within: elsewhere }, async (page) => {
    await page.click('a[href="orbits-00.html"]');
    for (;;) {
      visited.push(await page.evaluate(() => location.pathname.split('/').pop()));
      const next = page.locator('a[rel=next]');
      if ((await next.count()) === 0) break;
      await next.click();
    }
    await page.click('text=All N');
    assert.match(await page.title(), /N = 0 to 6$/);
  });
  assert.deepEqual(visited, Array.from({ length: 7 }, (_, n) => `orbits-0${n}.html`));
});

for (const name of Object.keys(sites)) {
  test(`the index of ${name} is valid HTML without barriers`, async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { 'long-title': 'off', 'prefer-native-element': 'off' } });
    const report = await validator.validateString(readFileSync(indexOf(name), 'utf8'));
    assert.deepEqual(report.results.flatMap((result) => result.messages.map((m) => `${m.line}: ${m.ruleId}: ${m.message}`)), []);
    for (const colorScheme of ['light', 'dark'])
      for (const width of [360, 1280])
        await withPage(indexOf(name), { bypassCSP: true, colorScheme, viewport: { width, height: 800 } }, async (page) =>
          assert.deepEqual(await findBarriers(page), [], `${colorScheme} ${width}`));
  });

  test(`the index of ${name} fits every width`, async () => {
    for (const width of widths)
      await withPage(indexOf(name), { viewport: { width, height: 800 } }, async (page) =>
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${width}`));
  });
}

test('the growth plot is legible in light and dark colors, and light in print', () =>
  withPage(indexOf('queens'), { viewport: { width: 1280, height: 800 } }, async (page) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.querySelector('.plot .paper')).fill);
    const colors = {};
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      colors[colorScheme] = await paper();
      assert.deepEqual(await findPaleTexts(page), [], colorScheme);
    }
    assert.notEqual(colors.light, colors.dark);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    assert.equal(await paper(), colors.light);
    assert.equal(await page.evaluate(() => document.querySelectorAll('.plot svg .mark').length > 40), true);
  }));

test('the growth plot is seen as a whole at every width, and its text is at least 8 pixels high', async () => {
  for (const name of Object.keys(sites))
    for (const width of [360, 390, 700, 1280])
      await withPage(indexOf(name), { viewport: { width, height: 800 } }, async (page) => {
        const seen = await page.evaluate(() => {
          const [svg, ...others] = [...document.querySelectorAll('.plot svg')].filter((plot) => plot.checkVisibility());
          const { left, right } = svg.getBoundingClientRect();
          const sizes = [...svg.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize) * svg.getScreenCTM().a);
          return { others: others.length, scrolls: svg.parentElement.scrollWidth > svg.parentElement.clientWidth, left, right, least: Math.min(...sizes) };
        });
        const words = `${name} ${width}: ${JSON.stringify(seen)}`;
        assert.ok(seen.others === 0 && !seen.scrolls && seen.left >= 0 && seen.right <= width, words);
        assert.ok(seen.least >= 8, words);
      });
});

test('a page in a site is accessible, fits a phone, and prints without the links of the site', async () => {
  const file = join(folder, 'queens', 'orbits-08.html');
  const phone = { width: 360, height: 740 };
  await withPage(file, { bypassCSP: true, viewport: phone }, async (page) => {
    assert.deepEqual(await findBarriers(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= phone.width);
    assert.deepEqual((await linksOf(page)).slice(0, 3), ['index.html', 'orbits-07.html', 'orbits-09.html']);
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.site').isVisible(), false);
  });
});
