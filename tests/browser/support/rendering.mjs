/**
 * The difference between Chromium's rendering of an SVG document and a PNG of the same size, from 0 to 1: the largest
 * difference of any color channel between the means of corresponding patches of 12×12 pixels. The means make the result
 * insensitive to antialiasing. Infinity if the sizes differ.
 */
export function largestDifference(page, svg, png) {
  const sources = [
    `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    `data:image/png;base64,${png.toString('base64')}`,
  ];
  return page.context().newPage().then((blank) =>
    blank.evaluate(async (addresses) => {
      const patch = 12;
      const drawings = [];
      for (const address of addresses) {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        drawings.push(context.getImageData(0, 0, canvas.width, canvas.height));
      }
      const [one, other] = drawings;
      if (one.width !== other.width || one.height !== other.height) return Infinity;
      let largest = 0;
      for (let top = 0; top + patch <= one.height; top += patch)
        for (let left = 0; left + patch <= one.width; left += patch)
          for (let channel = 0; channel < 4; ++channel) {
            let sum = 0;
            for (let y = top; y < top + patch; ++y)
              for (let x = left; x < left + patch; ++x) {
                const at = 4 * (y * one.width + x) + channel;
                sum += one.data[at] - other.data[at];
              }
            largest = Math.max(largest, Math.abs(sum) / patch ** 2 / 255);
          }
      return largest;
    }, sources),
  );
}
