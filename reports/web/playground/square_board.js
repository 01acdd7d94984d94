// A board on which the reader sets squares: by mouse, touch, or keyboard. A position is {size, rule, pieces, queens, blocked}, where the
// last three are sets of squares k = row * size + column; `queens` are the required ones, as in the program's option.

const squareAtIndex = (size, k) => [Math.floor(k / size), k % size];
const nameAtIndex = (size, k) => squareName(size, squareAtIndex(size, k));

// The index of the square with a name such as "b4", or -1.
function indexOfName(size, name) {
  const match = /^([a-z])(\d{1,2})$/.exec(name.toLowerCase());
  if (match === null) return -1;
  const [i, j] = [size - Number(match[2]), match[1].charCodeAt(0) - 97];
  return i >= 0 && i < size && j < size ? i * size + j : -1;
}

const squareNames = (size, squares) => [...squares].sort((a, b) => a - b).map((k) => nameAtIndex(size, k)).join(' ');
const standing = ({pieces, queens}) => [...new Set([...pieces, ...queens])].sort((a, b) => a - b);

// The pairs of squares whose pieces attack each other, the upper or left one first.
const attackingSquares = ({size, rule}, squares) =>
  attackingPairs(squares.map((k) => squareAtIndex(size, k)), size, attacksOfRule[rule]).map((pair) => pair.map((index) => squares[index]));

const hatchOf = ([i, j]) => `M${j + 0.05} ${i + 0.45}l.4-.4M${j + 0.05} ${i + 0.95}l.9-.9M${j + 0.55} ${i + 0.95}l.4-.4`;

// The drawing of a position; the squares in `attacked` have a warning color.
function positionDrawing(position, attacked = new Set()) {
  const {size, rule, queens, blocked} = position;
  const drawing = ruledBoard(size, [], rule);
  const places = [...blocked].map((k) => squareAtIndex(size, k));
  drawing.append(
    svgElement('path', {class: 'blocked', d: places.map(([i, j]) => `M${j} ${i}h1v1h-1z`).join('')}),
    svgElement('path', {class: 'hatch', d: places.map(hatchOf).join('')}),
    svgElement('path', {class: 'required', d: [...queens].map((k) => squareAtIndex(size, k)).map(([i, j]) => `M${j + 0.07} ${i + 0.07}h.86v.86h-.86z`).join('')}),
    ...standing(position).map((k) => {
      const [y, x] = squareAtIndex(size, k);
      return svgElement('use', {href: rule === 'rooks' ? '#rook' : '#piece', x, y, class: attacked.has(k) ? 'attacked' : ''});
    }));
  return drawing;
}

// The actions of the keys on a square; undefined is the action that the view has selected.
const actionOfKey = Object.freeze({p: 'p', r: 'r', b: 'b', Delete: 'Delete', Backspace: 'Delete', Enter: undefined, ' ': undefined});

// Returns {show(position, attacks)}. Calls act(k, action) when the reader chooses a square, and move(from, to, isFinal) when a piece is moved; `to` is -1 beside the board.
function squareBoard(container, {text, act, move}) {
  const frame = htmlElement('div', {className: 'square-board'});
  const cells = htmlElement('div', {className: 'squares', role: 'grid', ariaLabel: text('board.label')});
  let drawing = svgElement('svg');
  frame.append(drawing, cells);
  container.append(frame);
  let position = null;
  let squares = [];
  let focused = 0;
  let hasDragged = false;

  const hasPiece = (k) => position.pieces.has(k) || position.queens.has(k);

  function resize({size}) {
    for (const old of frame.querySelectorAll('.axis')) old.remove();
    cells.before(...boardAxes(size));
    squares = Array.from({length: size * size}, () => htmlElement('div', {role: 'gridcell', tabIndex: -1}));
    cells.replaceChildren(...Array.from({length: size}, (_, i) => htmlElement('div', {role: 'row'}, squares.slice(i * size, (i + 1) * size))));
    cells.style.gridTemplate = `repeat(${size}, 1fr) / repeat(${size}, 1fr)`;
    focused = 0;
  }

  function labelOf(k, attackers) {
    const {size, rule, queens, blocked} = position;
    const parts = [nameAtIndex(size, k)];
    if (hasPiece(k)) parts.push(text(queens.has(k) ? 'board.required_square' : `piece.${rule}`, {count: 1, piece: text(`piece.${rule}`, {count: 1})}));
    if (blocked.has(k)) parts.push(text('board.blocked_square'));
    if (attackers.length > 0) parts.push(text('board.attacked_from', {squares: attackers.map((other) => nameAtIndex(size, other)).join(', ')}));
    return parts.join(', ');
  }

  function show(next, attacks) {
    if (next.size !== position?.size) resize(next);
    position = next;
    const attackers = new Map();
    for (const pair of attacks) pair.forEach((k, i) => attackers.set(k, [...attackers.get(k) ?? [], pair[1 - i]]));
    const fresh = positionDrawing(position, new Set(attackers.keys()));
    const pathOf = (pair) => attackPath(...pair.map((k) => squareAtIndex(next.size, k)), attacksOfRule[next.rule], next.size);
    fresh.append(svgElement('path', {class: 'attack', d: attacks.map(pathOf).join('')}));
    drawing.replaceWith(fresh);
    drawing = fresh;
    squares.forEach((cell, k) => {
      cell.tabIndex = k === focused ? 0 : -1;
      cell.ariaLabel = labelOf(k, attackers.get(k) ?? []);
      cell.classList.toggle('movable', hasPiece(k));
    });
  }

  function focus(k) {
    squares[focused].tabIndex = -1;
    focused = k;
    squares[k].tabIndex = 0;
    squares[k].focus();
  }

  cells.addEventListener('keydown', (event) => {
    if (event.metaKey || event.altKey) return;
    const {size} = position;
    const [i, j] = squareAtIndex(size, focused);
    const [down, across] = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
      Home: [event.ctrlKey ? -i : 0, -j], End: [event.ctrlKey ? size - 1 - i : 0, size - 1 - j]}[event.key] ?? [0, 0];
    if (!event.ctrlKey && Object.hasOwn(actionOfKey, event.key)) {
      event.preventDefault();
      act(focused, actionOfKey[event.key]);
      return;
    }
    if (!/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    const [row, column] = [i + down, j + across];
    if (row < 0 || row >= size || column < 0 || column >= size) return;
    const from = focused;
    focus(row * size + column);
    if (event.shiftKey && hasPiece(from)) move(from, focused, true);
  });

  // The square at a point of the window, or -1 beside the board.
  function squareAt({clientX, clientY}) {
    const box = cells.getBoundingClientRect();
    const [i, j] = [(clientY - box.top) / box.height, (clientX - box.left) / box.width].map((part) => Math.floor(part * position.size));
    return Math.min(i, j) < 0 || Math.max(i, j) >= position.size ? -1 : i * position.size + j;
  }

  cells.addEventListener('pointerdown', (event) => {
    hasDragged = false;
    const from = squareAt(event);
    if (event.button !== 0 || from < 0 || !hasPiece(from)) return;
    const ghost = pieceDrawing({class: 'ghost', 'aria-hidden': 'true'}, position.rule === 'rooks' ? '#rook' : '#piece');
    ghost.style.width = `${100 / position.size}%`;
    let to = from;
    const events = new AbortController();
    const {signal} = events;
    const end = (target) => {
      events.abort();
      ghost.remove();
      frame.classList.remove('dragging');
      if (hasDragged) move(from, target, true);
    };
    cells.setPointerCapture(event.pointerId);
    cells.addEventListener('pointermove', (at) => {
      const next = squareAt(at);
      if (next === from && !hasDragged) return;
      if (!hasDragged) frame.append(ghost);
      frame.classList.add('dragging');
      hasDragged = true;
      const box = cells.getBoundingClientRect();
      const half = box.width / position.size / 2;
      ghost.style.transform = `translate(${at.clientX - box.left - half}px, ${at.clientY - box.top - half}px)`;
      if (next === to) return;
      to = next;
      move(from, to, false);
    }, {signal});
    cells.addEventListener('pointerup', () => end(to), {signal});
    cells.addEventListener('pointercancel', () => end(from), {signal});
  });

  cells.addEventListener('click', (event) => {
    const k = squareAt(event);
    if (hasDragged || k < 0) return;
    focus(k);
    act(k);
  });

  return {show};
}
