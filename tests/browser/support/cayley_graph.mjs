/**
 * The edges of the Cayley graph as drawn: [{ generator, from, to, directed }]. An edge belongs to the nearest pair of nodes
 * whose centers are on its line. Throws if there is no such pair.
 */
export const readEdges = (page) =>
  page.evaluate(() => {
    const tolerance = 2; // maximum distance of a center from the line, in pixels
    const centers = [...document.querySelectorAll('.node')].map((node) => {
      const { x, y, width, height } = node.querySelector('.board').getBoundingClientRect();
      return { element: node.dataset.symmetry, x: x + width / 2, y: y + height / 2 };
    });
    const generators = [...document.querySelectorAll('#cayley-legend [data-symmetry]')].map(({ dataset }) => dataset.symmetry);
    const endsOf = (line) =>
      [[line.x1, line.y1], [line.x2, line.y2]].map(([x, y]) =>
        new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(line.getScreenCTM()),
      );

    function isBetween(point, a, b) {
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
      const aside = Math.abs((point.x - a.x) * (b.y - a.y) - (point.y - a.y) * (b.x - a.x)) / length;
      return along > 0 && along < length && aside < tolerance;
    }

    return [...document.querySelectorAll('.cayley-graph .edge')].map((line) => {
      const [start, end] = endsOf(line);
      const pairs = centers.flatMap((a) => centers.map((b) => ({ a, b, distance: Math.hypot(b.x - a.x, b.y - a.y) })));
      const [nearest] = pairs
        .filter(({ a, b, distance }) => distance > 0 && isBetween(start, a, b) && isBetween(end, a, b))
        .filter(({ a, b }) => (end.x - start.x) * (b.x - a.x) + (end.y - start.y) * (b.y - a.y) > 0)
        .sort((one, other) => one.distance - other.distance);
      if (!nearest) throw new Error(`a line from ${start.x}, ${start.y} to ${end.x}, ${end.y} does not connect two nodes`);
      const [, which] = line.getAttribute('class').match(/generator-(\d)/);
      return {
        generator: generators[which - 1],
        from: nearest.a.element,
        to: nearest.b.element,
        directed: getComputedStyle(line).markerEnd !== 'none',
      };
    });
  });

/** The nodes: [{ element, current, same, fixes, board, image }]. `board` is the drawing, `image` the text for screen readers. */
export const readNodes = (page) =>
  page.$$eval('.node', (nodes) =>
    nodes.map((node) => {
      const points = node.querySelector('polyline').getAttribute('points');
      return {
        element: node.dataset.symmetry,
        current: node.getAttribute('aria-pressed') === 'true',
        same: node.classList.contains('same') && node.textContent.includes('same image'),
        fixes: node.classList.contains('fixes') && node.textContent.includes('fixes it'),
        board: `[${points.split(' ').map((point) => Math.floor(parseFloat(point))).join(' ')}]`,
        image: node.textContent.match(/\[.*\]$/)[0],
      };
    }),
  );
