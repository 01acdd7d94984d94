// The large board. Its squares, its frame and the letters at its corners turn with the pieces; the pieces and the letters
// stay upright. One piece is colored, so that the reader sees it move even if the symmetry fixes the board.

// The motion of each symmetry: the axis of a rotation and its angle in degrees.
const motions = Object.freeze({
  identity: [[0, 0, 1], 0],
  rotate90: [[0, 0, 1], 90],
  rotate180: [[0, 0, 1], 180],
  rotate270: [[0, 0, 1], -90],
  flip_horizontal: [[0, 1, 0], 180],
  flip_vertical: [[1, 0, 0], 180],
  transpose: [[1, 1, 0], 180],
  anti_transpose: [[1, -1, 0], 180],
});

const turnTime = 700; // milliseconds
const cornerSize = 7; // percent of the board
const perspective = 3; // boards; the same distance as in .stage
const roomAround = 0.11; // boards beside the board at rest; the padding of .stage-frame

const rotation = (axis, degrees) => `rotate3d(${axis.join()}, ${degrees}deg)`;

// The vector turned around the axis, by Rodrigues' rotation formula.
function turnedVector(vector, axis, degrees) {
  const length = Math.hypot(...axis);
  const [x, y, z] = axis.map((part) => part / length);
  const [cos, sin] = [Math.cos(degrees * Math.PI / 180), Math.sin(degrees * Math.PI / 180)];
  const [a, b, c] = vector;
  const along = (x * a + y * b + z * c) * (1 - cos);
  return [a * cos + (y * c - z * b) * sin + x * along, b * cos + (z * a - x * c) * sin + y * along,
    c * cos + (x * b - y * a) * sin + z * along];
}

// The scale that keeps the turned board and its letters in the room that they have at rest: a board turned by 45° is
// √2 times as wide.
function scaleToFit(axis, degrees) {
  const half = 0.5 + cornerSize / 100;
  const extents = [[half, half, 0], [half, -half, 0], [-half, half, 0], [-half, -half, 0]].flatMap((corner) => {
    const [x, y, z] = turnedVector(corner, axis, degrees);
    return [x, y].map((part) => Math.abs(part) * perspective / (perspective - z));
  });
  return Math.min(1, (0.5 + roomAround) / Math.max(...extents));
}

const keyframeCount = 24;

// The motion as CSS transforms, in small steps because the scale is not linear.
function motionKeyframes([axis, angle], transformOf) {
  return Array.from({length: keyframeCount + 1}, (_, k) => transformOf(axis, angle * k / keyframeCount));
}

const wholeTransform = (axis, degrees) => `scale(${scaleToFit(axis, degrees).toFixed(4)}) ${rotation(axis, degrees)}`;

// The items on the board: {element, square, m, place}. The last row and column of the item's board is m, and place()
// converts a square to a CSS translation.
function piecesOf(columns) {
  const side = 100 / columns.length;
  return columns.map((column, row) => {
    const element = pieceDrawing({class: 'piece'});
    element.style.width = element.style.height = `${side}%`;
    return {element, square: [row, column], m: columns.length - 1,
      place: ([i, j]) => `translate(${j * 100}%, ${i * 100}%)`};
  });
}

function cornersOf() {
  const outside = (k) => (k === 0 ? -100 : 100 * 100 / cornerSize);
  return [['A', [0, 0]], ['B', [0, 1]], ['C', [1, 1]], ['D', [1, 0]]].map(([textContent, square]) => {
    const element = htmlElement('span', {className: 'corner', textContent});
    element.style.width = element.style.height = `${cornerSize}%`;
    return {element, square, m: 1, place: ([i, j]) => `translate(${outside(j)}%, ${outside(i)}%)`};
  });
}

// The starting square of the colored piece, and a line from there to its present square.
function trailDrawing(size) {
  const drawing = svgElement('svg', {class: 'trail', viewBox: `0 0 ${Math.max(size, 1)} ${Math.max(size, 1)}`, 'aria-hidden': 'true'});
  function show(start, end) {
    const [[i, j], [k, l]] = [start, end];
    const inset = 0.06;
    drawing.replaceChildren(
      svgElement('rect', {x: j + inset, y: i + inset, width: 1 - 2 * inset, height: 1 - 2 * inset, rx: 0.12}),
      svgElement('line', {x1: j + 0.5, y1: i + 0.5, x2: l + 0.5, y2: k + 0.5}));
  }
  return {drawing, show};
}

// Returns {show(columns, element), turn(step, element), trace(row)}. show() draws the image of a placement under an
// element; turn() animates the step that leads to an element; trace() colors the piece that starts in a row. Calls
// choose(row) when the user selects a piece.
function turningBoard(size, choose) {
  const stage = document.getElementById('stage');
  const squares = boardDrawing(size, []);
  const layer = htmlElement('div', {className: 'layer'});
  const trail = trailDrawing(size);
  stage.append(squares, trail.drawing, layer);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let items = [];
  let traced = 0;
  let current = 'identity';
  let running = [];

  const placeUnder = (item, element) => item.place(squareImage(element, item.square, item.m));

  function showTrail() {
    const item = items[traced];
    if (size > 0) trail.show(item.square, squareImage(current, item.square, item.m));
  }

  function settle(element) {
    running.forEach((animation) => animation.cancel());
    running = [];
    for (const item of items) item.element.style.transform = placeUnder(item, element);
    squares.style.transform = rotation(...motions[element]);
    current = element;
    showTrail();
  }

  // Each item rotates against the layer, so that it always faces the viewer.
  function animate(step, from) {
    const timing = {duration: turnTime, easing: 'cubic-bezier(.45, .05, .3, 1)'};
    const frames = (transformOf) => ({transform: motionKeyframes(motions[step], transformOf)});
    const start = rotation(...motions[from]);
    running = [layer.animate(frames(wholeTransform), timing),
      squares.animate(frames((axis, degrees) => `${wholeTransform(axis, degrees)} ${start}`), timing),
      trail.drawing.animate({opacity: [0, 0, 1]}, timing),
      ...items.map((item) => {
        const place = placeUnder(item, from);
        const [axis, angle] = motions[step];
        return item.element.animate(
          {transform: [`${place} ${rotation(axis, 0)}`, `${place} ${rotation(axis, -angle)}`]}, timing);
      })];
  }

  function trace(row) {
    traced = row;
    items.forEach((item, i) => item.element.classList.toggle('traced', i === row));
    showTrail();
  }

  function show(columns, element) {
    const pieces = piecesOf(columns);
    pieces.forEach((item, row) => item.element.addEventListener('click', () => choose(row)));
    items = [...pieces, ...cornersOf()];
    layer.replaceChildren(...items.map((item) => item.element));
    settle(element);
  }

  function turn(step, element) {
    const from = current;
    settle(element);
    if (!reducedMotion.matches && step !== 'identity') animate(step, from);
  }

  return {show, turn, trace};
}
