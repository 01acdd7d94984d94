import { createRequire } from 'node:module';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The violations that axe-core reports, one line each. The page's context needs bypassCSP. Frames without an origin are not visited. */
export async function findBarriers(page) {
  await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate(() => window.axe.run({ iframes: false }));
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** How much the page and the open explorer exceed the window in width, in pixels. */
export const findOverflow = (page) =>
  page.evaluate(() => {
    const explorer = document.getElementById('explorer');
    return [document.documentElement.scrollWidth - innerWidth, explorer.open ? explorer.scrollWidth - explorer.clientWidth : 0];
  });

/** Whether the focused element has a visible outline. */
export const isFocusVisible = (page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
