// The large board. Its squares do not move. The pieces move together but stay upright, and the letters at the corners
// move with them to show where each corner goes.

// The motion of each symmetry: the axis of a rotation and its angle in degrees.
const motions = Object.freeze({
  identity: ['0, 0, 1', 0],
  rotate90: ['0, 0, 1', 90],
  rotate180: ['0, 0, 1', 180],
  rotate270: ['0, 0, 1', -90],
  flip_horizontal: ['0, 1, 0', 180],
  flip_vertical: ['1, 0, 0', 180],
  transpose: ['1, 1, 0', 180],
  anti_transpose: ['1, -1, 0', 180],
});

const turnTime = 700; // milliseconds
const cornerSize = 7; // percent of the board

// The items on the board: {element, square, m, place}. The last row and column of the item's board is m, and place()
// converts a square to a CSS translation.
function piecesOf(columns) {
  const side = 100 / columns.length;
  return columns.map((column, row) => {
    const element = svgElement('svg', {class: 'piece', viewBox: '0 0 1 1'});
    element.append(svgElement('use', {href: '#piece'}));
    element.style.width = `${side}%`;
    element.style.height = `${side}%`;
    return {element, square: [row, column], m: columns.length - 1,
      place: ([i, j]) => `translate(${j * 100}%, ${i * 100}%)`};
  });
}

function cornersOf() {
  const outside = (k) => (k === 0 ? -100 : 100 * 100 / cornerSize);
  return [['A', [0, 0]], ['B', [0, 1]], ['C', [1, 1]], ['D', [1, 0]]].map(([textContent, square]) => {
    const element = htmlElement('span', {className: 'corner', textContent});
    element.style.width = `${cornerSize}%`;
    element.style.height = `${cornerSize}%`;
    return {element, square, m: 1, place: ([i, j]) => `translate(${outside(j)}%, ${outside(i)}%)`};
  });
}

// Returns {show(columns, element), turn(step, element)}. show() draws the image of a placement under an element; turn()
// animates the step that leads to an element.
function turningBoard(size) {
  const stage = document.getElementById('stage');
  const layer = htmlElement('div', {className: 'layer'});
  stage.append(boardDrawing(size, []), layer);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let items = [];
  let current = 'identity';
  let running = [];

  const placeUnder = (item, element) => item.place(squareImage(element, item.square, item.m));

  function settle(element) {
    running.forEach((animation) => animation.cancel());
    running = [];
    for (const item of items) item.element.style.transform = placeUnder(item, element);
    current = element;
  }

  // Each item rotates against the layer, so that it always faces the viewer.
  function animate(step, from) {
    const [axis, angle] = motions[step];
    const timing = {duration: turnTime, easing: 'cubic-bezier(.45, .05, .3, 1)'};
    const turned = (degrees) => `rotate3d(${axis}, ${degrees}deg)`;
    running = [layer.animate({transform: [turned(0), turned(angle)]}, timing),
      ...items.map((item) => {
        const place = placeUnder(item, from);
        return item.element.animate({transform: [`${place} ${turned(0)}`, `${place} ${turned(-angle)}`]}, timing);
      })];
  }

  function show(columns, element) {
    items = [...piecesOf(columns), ...cornersOf()];
    layer.replaceChildren(...items.map((item) => item.element));
    settle(element);
  }

  function turn(step, element) {
    const from = current;
    settle(element);
    if (!reducedMotion.matches && step !== 'identity') animate(step, from);
  }

  return {show, turn};
}
