// Draws boards with the shapes that the page defines at its top.

function svgElement(name, attributes = {}) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function htmlElement(name, properties = {}, children = []) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

function vectorText(columns) {
  return `[${columns.join(' ')}]`;
}

// The name of square (i, j) by file and rank, with a1 at the bottom left. The files after z are aa to af.
const fileName = (j) => (j < 26 ? '' : 'a') + String.fromCharCode(97 + (j % 26));
const squareName = (size, [i, j]) => `${fileName(j)}${size - i}`;

const squaresOf = (columns) => columns.map((column, row) => [row, column]);

// The board with a piece on each of the squares. The style of .board polyline draws a piece at each point of the line.
function squaresDrawing(size, squares) {
  const side = Math.max(size, 1);
  const board = svgElement('svg', {class: 'board', viewBox: `0 0 ${side} ${side}`, 'aria-hidden': 'true'});
  const points = squares.map(([i, j]) => `${j + 0.5},${i + 0.5}`).join(' ');
  board.append(svgElement('use', {href: '#grid'}), svgElement('polyline', {points}));
  return board;
}

const boardDrawing = (size, columns) => squaresDrawing(size, squaresOf(columns));

// Colors the piece on a square of a drawing.
function colorPiece(drawing, [i, j]) {
  drawing.append(svgElement('rect', {class: 'traced-square', x: j, y: i, width: 1, height: 1}),
    svgElement('use', {class: 'traced', href: '#piece', x: j, y: i}));
}
