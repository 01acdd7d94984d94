// The picture: a chosen element moves every board to the place of its image, marks the boards that it fixes, and adds
// their number to the sum. Without scripts the picture is complete and still.

const boardTurn = 650; // milliseconds in place
const boardMove = 550; // milliseconds to the place of the image
const playPause = 450; // milliseconds between the elements of "Play all"

const pause = (time) => new Promise((resolve) => { setTimeout(resolve, time); });

// The boards of a row: {columns, drawing}, and for each element the index of each board's image in the row.
function pictureRow(row) {
  const boards = [...row.querySelectorAll('svg[role=img]')].map((drawing) =>
    ({drawing, columns: (drawing.getAttribute('aria-label').match(/\d+/g) ?? []).map(Number)}));
  const places = new Map(boards.map(({columns}, i) => [columns.join(), i]));
  const images = new Map();
  const imagesUnder = (element) => {
    if (!images.has(element)) images.set(element, boards.map(({columns}) => places.get(image(element, columns).join())));
    return images.get(element);
  };
  const fixed = (element) => imagesUnder(element).filter((place, i) => place === i).length;
  return {row, boards, imagesUnder, fixed, bar: row.querySelector('.sum rect')};
}

function isInWindow(element) {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

// A rotating board shrinks on its way, so that its corners do not reach the neighbors.
function boardFrames(element, [x, y]) {
  const [axis, angle] = motions[element];
  const shrunk = axis[2] === 1 && angle !== 0 ? 0.72 : 1;
  const place = (left, top, degrees, scale) =>
    `translate(${left}px, ${top}px) ${rotation(axis, degrees)} scale(${scale})`;
  const turned = boardTurn / (boardTurn + boardMove);
  return [
    {transform: place(0, 0, 0, 1), easing: 'ease-in'},
    {transform: place(0, 0, angle / 2, shrunk), offset: turned / 2, easing: 'ease-out'},
    {transform: place(0, 0, angle, 1), offset: turned, easing: 'ease-in-out'},
    {transform: place(x, y, angle, 1)},
  ];
}

// The boards of the rows in the window, each with its way to the place of its image. Reading places after changes to the
// page would lay it out once more.
function waysOfBoards(rows, element) {
  return rows.filter(({row}) => isInWindow(row)).flatMap(({boards, imagesUnder}) => {
    const corners = boards.map(({drawing}) => drawing.getBoundingClientRect());
    return imagesUnder(element).map((place, i) =>
      [boards[i].drawing, [corners[place].x - corners[i].x, corners[place].y - corners[i].y]]);
  });
}

function animatePicture() {
  const table = document.getElementById('boards');
  const rows = [...table.tBodies[0].rows].map(pictureRow);
  const elementRows = [...document.querySelectorAll('#burnside-table [data-element]')];
  const group = elementRows.map(({dataset}) => dataset.element);
  const fixedBy = new Map(elementRows.map(({dataset}) => [dataset.element, Number(dataset.fixed)]));
  const total = [...fixedBy.values()].reduce((sum, fixed) => sum + fixed);
  const bar = document.getElementById('bar');
  const play = document.getElementById('play');
  const {solutions} = document.getElementById('picture').dataset;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const buttons = new Map();
  let summed = new Set(group); // the elements whose fixed solutions are in the sum
  let running = [];
  let round = 0; // of "Play all"; a stop or a new start ends the previous one
  let playing = false;

  function showSum(element) {
    const sum = [...summed].reduce((before, g) => before + fixedBy.get(g), 0);
    const part = element === undefined ? 0 : fixedBy.get(element);
    bar.querySelector('.sum').setAttribute('width', sum);
    bar.querySelector('.part').setAttribute('x', sum - part);
    bar.querySelector('.part').setAttribute('width', part);
    document.getElementById('bar-sum').textContent = sum === total ? document.querySelector('#burnside-table tfoot .number').textContent
      : sum.toLocaleString('en-US');
    document.getElementById('bar-share').hidden = sum !== total; // a part of the sum is not 8 for each orbit
    for (const {bar: rowBar, fixed} of rows)
      rowBar.setAttribute('width', [...summed].reduce((before, g) => before + fixed(g), 0));
  }

  function mark(element) {
    for (const [g, button] of buttons) button.setAttribute('aria-pressed', String(g === element));
    for (const {boards, imagesUnder} of rows)
      imagesUnder(element).forEach((place, i) => boards[i].drawing.classList.toggle('fixed', place === i));
    table.classList.add('chosen');
    const cells = buttons.get(element).closest('tr');
    document.getElementById('fixes').textContent =
      `The ${buttons.get(element).querySelector('.motion').textContent} fixes ${cells.querySelector('.number').textContent} of ${solutions}.`;
  }

  // Resolves when the boards have arrived, or when another element is chosen.
  async function choose(element) {
    running.forEach((animation) => animation.cancel());
    const ways = reducedMotion.matches ? [] : waysOfBoards(rows, element);
    if (summed.size === group.length) summed = new Set();
    summed.add(element);
    mark(element);
    showSum(element);
    const moving = ways.map(([drawing, way]) => drawing.animate(boardFrames(element, way), boardTurn + boardMove));
    running = moving;
    table.classList.toggle('turning', moving.length > 0);
    await Promise.allSettled(moving.map(({finished}) => finished));
    if (running === moving) table.classList.remove('turning');
  }

  function stop() {
    ++round;
    playing = false;
    play.textContent = 'Play all';
  }

  // The picture as it was before an element was chosen.
  function reset() {
    stop();
    running.forEach((animation) => animation.cancel());
    summed = new Set(group);
    for (const button of buttons.values()) button.setAttribute('aria-pressed', 'false');
    for (const {boards} of rows) for (const {drawing} of boards) drawing.classList.remove('fixed');
    table.classList.remove('chosen', 'turning');
    document.getElementById('fixes').textContent = '';
    showSum();
  }

  async function playAll() {
    const own = ++round;
    playing = true;
    play.textContent = 'Stop';
    summed = new Set();
    for (const element of group) {
      await choose(element);
      await pause(playPause);
      if (round !== own) return;
    }
    stop();
  }

  for (const {cells: [head], dataset: {element}} of elementRows) {
    const act = () => { stop(); choose(element); };
    const button = buttonElement(act, {id: `element-${element}`, ariaPressed: 'false'}, [...head.childNodes]);
    head.append(button);
    buttons.set(element, button);
  }
  play.addEventListener('click', () => { if (playing) stop(); else playAll(); });
  document.getElementById('reset').addEventListener('click', reset);
  document.getElementById('act').hidden = false;
  document.getElementById('why').addEventListener('toggle', ({target}) => {
    const gaps = [...table.querySelectorAll('.short')];
    if (target.open && gaps.length > 0 && !gaps.some(isInWindow)) gaps[0].scrollIntoView({block: 'center'});
  });
  table.addEventListener('click', ({target}) => {
    const row = target.closest('tr[data-orbit]');
    if (row !== null) location.hash = `orbit=${row.dataset.orbit}`;
  });
}
