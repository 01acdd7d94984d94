// The board on which the user moves pieces: by dragging, by a click on a square, or with the arrow keys. Each piece is a
// slider, whose value is the column of its row.

// Returns {show(columns, pairs)}, which draws a placement and the attacks between the pairs of rows. Calls
// change(columns, isFinal) for each change; while a piece is dragged, isFinal is false.
function editorBoard(size, attacks, piece, change) {
  const frame = document.getElementById('editor-board');
  const drawing = boardDrawing(size, []);
  const lines = svgElement('g', {class: 'attacks'});
  drawing.append(lines);
  let columns = [];
  let focusRow = 0;

  const pieces = Array.from({length: size}, (_, row) => {
    const picture = pieceDrawing({'aria-hidden': 'true'});
    const element = htmlElement('div', {className: 'draggable', tabIndex: row === 0 ? 0 : -1}, [picture]);
    const attributes = {role: 'slider', 'aria-label': `${piece} of rank ${size - row}`, 'aria-valuemin': 0, 'aria-valuemax': size - 1};
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.style.width = element.style.height = `${100 / size}%`;
    element.addEventListener('keydown', (event) => handleKey(event, row));
    element.addEventListener('pointerdown', (event) => drag(event, row));
    element.addEventListener('focus', () => { focusRow = row; });
    return element;
  });
  frame.append(drawing, ...boardAxes(size), ...pieces);

  const place = (element, row, column) => { element.style.transform = `translate(${column * 100}%, ${row * 100}%)`; };

  function show(placement, pairs) {
    columns = placement;
    lines.replaceChildren(...pairs.map(([a, b]) =>
      svgElement('path', {class: 'attack', d: attackPath([a, columns[a]], [b, columns[b]], attacks, size)})));
    pieces.forEach((element, row) => {
      const attackers = pairs.filter((pair) => pair.includes(row)).map(([a, b]) => (a === row ? b : a));
      place(element, row, columns[row]);
      element.classList.toggle('attacked', attackers.length > 0);
      element.tabIndex = row === focusRow ? 0 : -1;
      element.setAttribute('aria-valuenow', columns[row]);
      const squareOf = (i) => squareName(size, [i, columns[i]]);
      element.setAttribute('aria-valuetext', squareOf(row) +
        (attackers.length > 0 ? `, attacked from ${joinedWords(attackers.map(squareOf))}` : ''));
    });
  }

  // The piece of row `from` moves to row `to`. The piece there keeps its column and takes the free row.
  function moved(start, from, [to, column]) {
    const result = [...start];
    result[from] = start[to];
    result[to] = column;
    return result;
  }

  function focus(row) {
    focusRow = row;
    pieces.forEach((element, i) => { element.tabIndex = i === row ? 0 : -1; });
    pieces[row].focus();
  }

  function handleKey(event, row) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const column = columns[row];
    const [down, across] = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
      Home: [0, -column], End: [0, size - 1 - column]}[event.key] ?? [];
    if (down === undefined) return;
    event.preventDefault();
    const clamped = (k) => Math.min(Math.max(k, 0), size - 1);
    const to = clamped(row + down);
    if (down === 0 || event.shiftKey) change(moved(columns, row, [to, clamped(column + across)]), true);
    focus(to);
  }

  // The square at a point of the window; the nearest one if the point is beside the board.
  function squareAt({clientX, clientY}) {
    const box = drawing.getBoundingClientRect();
    const index = (part) => Math.min(Math.max(Math.floor(part * size), 0), size - 1);
    return [index((clientY - box.top) / box.height), index((clientX - box.left) / box.width)];
  }

  function drag(event, row) {
    if (event.button !== 0) return;
    const start = columns;
    const element = pieces[row];
    let to = row;
    let shown = start;

    function follow(move) {
      const square = squareAt(move);
      const next = moved(start, row, square);
      [to] = square;
      if (!samePlacement(next, shown)) {
        shown = next;
        change(next, false);
      }
      // The dragged element stays under the pointer; the element of its new row shows the other piece.
      pieces.forEach((other, i) => { if (i !== row) place(other, i === to ? row : i, i === to ? start[to] : shown[i]); });
      const box = drawing.getBoundingClientRect();
      const half = box.width / size / 2;
      element.style.transform = `translate(${move.clientX - box.left - half}px, ${move.clientY - box.top - half}px)`;
      pieces.forEach((other) => other.classList.toggle('dragged', other === element));
    }

    function end(result) {
      events.abort();
      element.classList.remove('dragged');
      change(result, true);
      focus(result === start ? row : to);
    }

    const events = new AbortController();
    const {signal} = events;
    element.setPointerCapture(event.pointerId);
    element.addEventListener('pointermove', follow, {signal});
    element.addEventListener('pointerup', () => end(shown), {signal});
    element.addEventListener('pointercancel', () => end(start), {signal});
  }

  drawing.addEventListener('click', (event) => {
    const [row, column] = squareAt(event);
    change(moved(columns, row, [row, column]), true);
    focus(row);
  });

  return {show};
}
