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

// The style of .board polyline draws a piece at each point of the line.
function boardDrawing(size, columns) {
  const side = Math.max(size, 1);
  const board = svgElement('svg', {class: 'board', viewBox: `0 0 ${side} ${side}`, 'aria-hidden': 'true'});
  const points = columns.map((column, row) => `${column + 0.5},${row + 0.5}`).join(' ');
  board.append(svgElement('use', {href: '#grid'}), svgElement('polyline', {points}));
  return board;
}
