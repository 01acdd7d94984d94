// Draws boards with the shapes that the page defines at its top.

function svgElement(name, attributes = {}, children = []) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function htmlElement(name, properties = {}, children = []) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

// A button that calls act() when it is clicked.
function buttonElement(act, properties, children = []) {
  const button = htmlElement('button', {type: 'button', ...properties}, children);
  button.addEventListener('click', act);
  return button;
}

const vectorText = (columns) => `[${columns.join(' ')}]`;

// The name of square (i, j) by file and rank, with a1 at the bottom left. The files after z are aa to af.
const fileName = (j) => (j < 26 ? '' : 'a') + String.fromCharCode(97 + (j % 26));
const squareName = (size, [i, j]) => `${fileName(j)}${size - i}`;

const squaresOf = (columns) => columns.map((column, row) => [row, column]);

// The board with a piece on each of the squares. The style of .board polyline draws a piece at each point of the line.
function squaresDrawing(size, squares, attributes = {'aria-hidden': 'true'}) {
  const side = Math.max(size, 1);
  const points = squares.map(([i, j]) => `${j + 0.5},${i + 0.5}`).join(' ');
  return svgElement('svg', {class: 'board', viewBox: `0 0 ${side} ${side}`, ...attributes},
    [svgElement('use', {href: '#grid'}), svgElement('polyline', {points})]);
}

const boardDrawing = (size, columns, attributes) => squaresDrawing(size, squaresOf(columns), attributes);

// A piece alone.
const pieceDrawing = (attributes, href = '#piece') =>
  svgElement('svg', {viewBox: '0 0 1 1', ...attributes}, [svgElement('use', {href})]);

// The names of the files above a board, and of the ranks at its left.
const boardAxes = (size) => [['files', fileName], ['ranks', (i) => size - i]].map(([className, name]) =>
  htmlElement('div', {className: `axis ${className}`, ariaHidden: 'true'},
    Array.from({length: size}, (_, i) => htmlElement('span', {textContent: name(i)}))));

// Colors the piece on a square of a drawing.
function colorPiece(drawing, [i, j]) {
  drawing.append(svgElement('rect', {class: 'traced-square', x: j, y: i, width: 1, height: 1}),
    svgElement('use', {class: 'traced', href: '#piece', x: j, y: i}));
}
