// The large board. Its squares stay; its pieces turn as one body and stay upright. Letters at the corners turn with
// them, so that one sees what has become of the board.

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

// Things that lie on the board: an element, its square, that board's last row and column, and how a square becomes a
// translation.
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

// {show(columns, element), turn(step, element)}: the image of the columns under an element; and the step that leads
// to it, seen.
function turningBoard(size) {
  const stage = document.getElementById('stage');
  const layer = htmlElement('div', {className: 'layer'});
  stage.append(boardDrawing(size, []), layer);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let things = [];
  let present = 'identity';
  let running = [];

  const placeUnder = (thing, element) => thing.place(squareImage(element, thing.square, thing.m));

  function settle(element) {
    running.forEach((animation) => animation.cancel());
    running = [];
    for (const thing of things) thing.element.style.transform = placeUnder(thing, element);
    present = element;
  }

  // Each thing turns against the layer, so that it always faces the reader.
  function animate(step, from) {
    const [axis, angle] = motions[step];
    const timing = {duration: turnTime, easing: 'cubic-bezier(.45, .05, .3, 1)'};
    const turned = (degrees) => `rotate3d(${axis}, ${degrees}deg)`;
    running = [layer.animate({transform: [turned(0), turned(angle)]}, timing),
      ...things.map((thing) => {
        const place = placeUnder(thing, from);
        return thing.element.animate({transform: [`${place} ${turned(0)}`, `${place} ${turned(-angle)}`]}, timing);
      })];
  }

  function show(columns, element) {
    things = [...piecesOf(columns), ...cornersOf()];
    layer.replaceChildren(...things.map((thing) => thing.element));
    settle(element);
  }

  function turn(step, element) {
    const from = present;
    settle(element);
    if (!still.matches && step !== 'identity') animate(step, from);
  }

  return {show, turn};
}
