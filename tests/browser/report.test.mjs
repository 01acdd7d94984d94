// The page as a document: valid HTML, accessibility, Content-Security-Policy, embedded report.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { withPage } from './support/browser.mjs';
import { eightfold, temporaryFolder } from './support/program.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const folder = temporaryFolder();

function writePage(name, words) {
  const file = join(folder, `${name}.html`);
  eightfold(['page', ...words, '-o', file]);
  return file;
}

const pages = {
  'no queens': ['0'],
  'one queen': ['1'],
  'three queens': ['3'],
  '8 queens': ['8'],
  '8 queens under the rotations': ['8', '--group', 'rotations'],
  '4 rooks': ['4', '--rule', 'rooks'],
  '12 queens': ['12'],
};

const hostileTitles = [
  '</script><script>document.title = "taken"</script>',
  '</title></style><img src=x onerror="document.title = \'taken\'">',
  '<!-- <script> {{title}} {{{title}}} {{#orbits}} & &amp; " \' ` ${title}',
  '\u202egnp.drowssap \u0007\u001b[31m',
];

for (const [name, words] of Object.entries(pages)) {
  const file = () => writePage(name, words);

  test(`the page of ${name} is valid HTML`, async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: { 'long-title': 'off', 'valid-id': ['error', { relaxed: true }] },
    });
    const report = await validator.validateString(readFileSync(file(), 'utf8'));
    const found = report.results.flatMap((result) => result.messages.map((m) => `${m.line}:${m.column} ${m.ruleId}: ${m.message}`));
    assert.deepEqual(found, []);
  });

  test(`the page of ${name} embeds the JSON orbit report`, () => {
    const html = readFileSync(file(), 'utf8');
    const [, embedded] = html.match(/<script type="application\/json" id="report">([^<]*)<\/script>/);
    assert.deepEqual(JSON.parse(embedded), JSON.parse(eightfold(['orbits', ...words, '--format', 'json'])));
  });

  test(`the page of ${name} allows only its own style and script, by their hashes`, () => {
    const html = readFileSync(file(), 'utf8');
    const [, policy] = html.match(/http-equiv="Content-Security-Policy" content="([^"]*)"/);
    const directives = Object.fromEntries(policy.split(';').map((d) => d.trim().split(/\s+(.*)/).slice(0, 2)));
    const hashes = (beginning) =>
      [...html.matchAll(new RegExp(`<${beginning}>([^]*?)</`, 'g'))].map(
        ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
    const scripts = hashes('script type="module"');
    assert.equal(directives['default-src'], "'none'");
    assert.equal(directives['script-src'], scripts.join(' '));
    assert.equal(directives['style-src'], hashes('style').join(' '));
    assert.equal(scripts.length, 1);
    assert.deepEqual(html.match(/<[^<>]*\s(on[a-z]+|style)=[^<>]*>/g), null);
    assert.deepEqual(html.match(/(src|href)="(?!#|data:)[^"]*"/g), null);
  });

  test(`axe reports no violations on the page of ${name}, in light and in dark colors`, async () => {
    await withPage(file(), { bypassCSP: true }, async (page) => {
      await page.addScriptTag({ path: axe });
      await page.evaluate(() => document.querySelectorAll('.card:nth-child(n + 21)').forEach((card) => card.remove())); // the remaining cards have the same structure
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await page.evaluate(() => window.axe.run());
        assert.deepEqual(violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0].html}`), [], colorScheme);
      }
    });
  });
}

for (const title of hostileTitles)
  test(`the title ${JSON.stringify(title)} is shown as text`, async () => {
    await withPage(writePage('hostile', ['4', '--title', title]), {}, async (page) => {
      const harmless = title.replace(/[\u0000-\u001f\u202e]/g, '\ufffd');
      assert.equal(await page.title(), harmless.replace(/\s+/g, ' ').trim());
      assert.equal((await page.locator('h1').first().textContent()).trim(), harmless.trim());
      assert.equal(await page.locator('img, script:not(#report)').count(), 1);
    });
  });

test('the page is complete without scripts', async () => {
  await withPage(writePage('static', ['8']), { javaScriptEnabled: false, viewport: { width: 1280, height: 3000 } }, async (page) => {
    const text = await page.locator('main').innerText();
    assert.match(text, /92 = 11×8 \+ 1×4/);
    assert.match(text, /\(92 \+ 0 \+ 4 \+ 0 \+ 0 \+ 0 \+ 0 \+ 0\) \/ 8 = 96 \/ 8 = 12/);
    for (const vector of eightfold(['list', '8', '--canonical']).trim().split('\n')) assert.ok(text.includes(vector), vector);
    assert.equal(await page.locator('article svg').count(), 12);
    assert.equal(await page.locator('#boards svg[role=img]').count(), 92);
    assert.match(text, /12 rows × 8 cells − 4 gaps = 92 solutions/);
    assert.equal(await page.locator('button:visible, input:visible, select:visible').count(), 0);
  });
});
