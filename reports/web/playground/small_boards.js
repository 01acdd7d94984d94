// Many small boards at once. A canvas with copies of two pictures takes a tenth of the time of an SVG drawing.

function canvasOf(side) {
  const canvas = htmlElement('canvas', {width: side, height: side});
  return [canvas, canvas.getContext('2d')];
}

// Returns a function that draws a placement, on a canvas that it returned before if given, in the colors of the page. `side` is in pixels
// of CSS.
function smallBoards(size, rule, side) {
  const pixels = Math.max(1, Math.round(side * devicePixelRatio));
  const cell = pixels / Math.max(size, 1);
  const style = getComputedStyle(document.documentElement);
  const color = (name) => style.getPropertyValue(`--${name}`);
  const [squares, ground] = canvasOf(pixels);
  const [piece, glyph] = canvasOf(Math.ceil(cell));
  for (let k = 0; k < Math.max(size * size, 1); ++k) {
    const [i, j] = squareAtIndex(Math.max(size, 1), k);
    ground.fillStyle = color((i + j) % 2 === 0 ? 'light-square' : 'dark-square');
    const [x, y, right, bottom] = [j, i, j + 1, i + 1].map((line) => Math.round(line * cell));
    ground.fillRect(x, y, right - x, bottom - y);
  }
  glyph.scale(cell, cell);
  glyph.fillStyle = color('piece');
  glyph.fill(new Path2D(document.getElementById(rule === 'rooks' ? 'rook' : 'piece').getAttribute('d')));
  return (columns, canvas = htmlElement('canvas', {className: 'board', width: pixels, height: pixels})) => {
    const context = canvas.getContext('2d');
    context.drawImage(squares, 0, 0);
    columns.forEach((column, row) => context.drawImage(piece, Math.round(column * cell), Math.round(row * cell)));
    return canvas;
  };
}
