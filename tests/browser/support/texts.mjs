// Checks of the texts in an SVG document. Each function returns the texts that fail.

/** Texts that extend beyond the picture. */
export function findTextsOutside(page) {
  return page.evaluate(() => {
    const { right, bottom } = document.documentElement.getBoundingClientRect();
    return [...document.querySelectorAll('text')]
      .filter((text) => {
        const box = text.getBoundingClientRect();
        return box.left < 0 || box.top < 0 || box.right > right || box.bottom > bottom;
      })
      .map((text) => text.textContent);
  });
}

/** Pairs of texts that overlap. */
export function findOverlaps(page) {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('text')].map((text) => [text.textContent, text.getBoundingClientRect()]);
    const tolerance = 1; // overlap of the boxes in pixels; glyphs do not fill their boxes
    const found = [];
    texts.forEach(([name, a], i) => {
      for (const [other, b] of texts.slice(i + 1))
        if (
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > tolerance + 0.25 * Math.min(a.height, b.height)
        )
          found.push(`${name} | ${other}`);
    });
    return found;
  });
}

/** Texts with a contrast ratio below 4.5 to their background, which WCAG 2.1 success criterion 1.4.3 requires. */
export function findPaleTexts(page) {
  return page.evaluate(() => {
    const least = 4.5;
    const luminance = (color) => {
      const [r, g, b] = color.match(/[\d.]+/g).map((value) => {
        const share = Number(value) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const fillOf = (element) => getComputedStyle(element).fill;
    const isSolid = (element) => /^rgb\(/.test(fillOf(element)) && ['rect', 'path', 'circle'].includes(element.localName);
    const found = [];
    for (const text of document.querySelectorAll('text')) {
      if (text.textContent.trim() === '' || !text.checkVisibility()) continue;
      const box = text.getBoundingClientRect();
      window.scrollTo(0, Math.max(0, box.top + window.scrollY - 200));
      const moved = text.getBoundingClientRect();
      const behind = document
        .elementsFromPoint(moved.left + moved.width / 2, moved.top + moved.height / 2)
        .find((element) => !text.contains(element) && isSolid(element));
      const [bright, dim] = [text, behind].map((e) => (e ? luminance(fillOf(e)) : 0)).sort((a, b) => b - a);
      const contrast = (bright + 0.05) / (dim + 0.05);
      if (!behind || contrast < least) found.push(`${text.textContent}: ${behind ? contrast.toFixed(2) : 'no background'}`);
    }
    return found;
  });
}
