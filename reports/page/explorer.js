// The dialog in which the user applies symmetries to the board of one orbit. The fragment of the URL selects the orbit,
// for example #orbit=9.

const stepsListed = 6; // at most; holding a key down repeats a step hundreds of times

function historyText(steps) {
  if (steps.length < 2) return '';
  const last = steps.slice(-stepsListed).map((step) => letters[step]).join(', ');
  return steps.length > stepsListed ? `Since the start: ${steps.length} steps; the last ${stepsListed} are ${last}.`
    : `Since the start: ${last}.`;
}

// "r: clockwise quarter turn", "r, then h: h * r = t, mirror in the main diagonal".
function productText(step, before, product) {
  const [g, h, gh] = [step, before, product].map((element) => letters[element]);
  return before === 'identity' ? `${g}: ${nameOf(step)}` : `${h}, then ${g}: ${g} * ${h} = ${gh}, ${nameOf(product)}`;
}

// reveal(card) shows the page with a card.
function explorer(report, reveal) {
  const {orbits} = report;
  const group = report.group.elements;
  const size = report.board.rows;
  const dialog = document.getElementById('explorer');
  const {piece} = dialog.dataset;
  const text = (id, words) => { document.getElementById(id).textContent = words; };
  const follow = document.getElementById('follow');
  const board = turningBoard(size, trace);
  const table = cayleyTable(group);
  const graph = cayleyGraph(group, size, goToImage);
  let orbit = null;
  let current = 'identity';
  let steps = [];
  let traced = 0;

  // Where the colored piece is, and whose starting square this is.
  function traceText() {
    if (size === 0) return '';
    const {representative: start} = orbit;
    const [i, j] = squareImage(current, [traced, start[traced]], size - 1);
    const place = `The colored ${piece} is on ${squareName(size, [i, j])}`;
    if (current === 'identity') return `${place}.`;
    if (start[i] !== j) return `${place}, where no ${piece} was.`;
    return i === traced ? `${place}, its starting square.`
      : `${place}, the starting square of another ${piece}.`;
  }

  function showCurrent() {
    const columns = image(current, orbit.representative);
    text('current', vectorText(columns));
    document.getElementById('stage').setAttribute('aria-label', `The board ${vectorText(columns)}`);
    graph.show(orbit.representative, current, traced);
    text('history', historyText(steps));
    text('trace', traceText());
  }

  function trace(row) {
    traced = row;
    follow.value = row;
    board.trace(row);
    showCurrent();
  }

  function start(product, verdict) {
    current = 'identity';
    steps = [];
    table.highlight();
    text('product', product);
    text('verdict', verdict);
    showCurrent();
  }

  function reset() {
    board.turn(inverse(current), 'identity');
    start('e: identity', 'The board is in its starting position.');
  }

  function apply(step) {
    const before = current;
    current = compose(step, before);
    steps.push(step);
    board.turn(step, current);
    table.highlight(step, before);
    const fixes = orbit.stabilizer.includes(current);
    text('product', productText(step, before, current));
    text('verdict', fixes ? `The board equals the starting position: ${letterAndName(current)} fixes the ${memberWord(report)}.`
      : 'The board differs from the starting position.');
    showCurrent();
  }

  function goToImage(element) {
    if (element !== current) apply(compose(element, inverse(current)));
  }

  function showOrbit(number) {
    orbit = orbits[number - 1];
    const {representative, stabilizer: fixing} = orbit;
    text('explorer-title', `Orbit ${number} of ${orbits.length}`);
    text('explorer-facts', `${vectorText(representative)} has ${counted(orbit.size, 'image')}; ` +
      `its stabilizer is ${lettersText(fixing)}.`);
    follow.replaceChildren(...representative.map((column, row) =>
      htmlElement('option', {value: row, textContent: squareName(size, [row, column])})));
    board.show(representative, 'identity');
    start('', 'Apply a symmetry or select an image on the graph.');
    if (size > 0) trace(0);
  }

  // Shows the next or the previous one of the visible cards, in their current order.
  function goTo(direction) {
    const shown = [...document.querySelectorAll('.card:not([hidden])')].map((card) => Number(card.id.slice(6)));
    const place = shown.indexOf(orbit.index);
    const next = place < 0 ? shown[0] : shown[(place + direction + shown.length) % shown.length];
    if (next === undefined) return;
    replaceFragment(`#orbit=${next}`); // location.replace() would move the focus
    showOrbit(next);
  }

  const keys = new Map([['home', reset]]);
  for (const button of document.querySelectorAll('#moves button')) {
    const {symmetry} = button.dataset;
    const act = symmetry === 'identity' ? reset : () => apply(symmetry);
    keys.set(button.getAttribute('aria-keyshortcuts').toLowerCase(), act);
    button.addEventListener('click', act);
  }

  function handleKey(event) {
    if (!dialog.open || event.ctrlKey || event.metaKey || event.altKey || event.target === follow) return;
    const inScroller = event.target.closest('.scroll') !== null; // the arrow keys scroll it
    if (event.key === 'ArrowLeft' && !inScroller) goTo(-1);
    else if (event.key === 'ArrowRight' && !inScroller) goTo(1);
    else if (keys.has(event.key.toLowerCase())) keys.get(event.key.toLowerCase())();
    else return;
    event.preventDefault();
  }

  function focusCard() {
    const card = document.getElementById(`orbit=${orbit.index}`);
    if (!card.hidden) reveal(card);
    (card.hidden ? document.getElementById('find') : card.querySelector('a')).focus();
  }

  document.getElementById('previous').addEventListener('click', () => goTo(-1));
  document.getElementById('next').addEventListener('click', () => goTo(1));
  follow.addEventListener('change', () => trace(Number(follow.value)));
  document.addEventListener('keydown', handleKey); // because the focus may be outside the dialog
  fragmentDialog(dialog, /^#orbit=(\d+)$/, ([, digits]) => {
    const number = Number(digits);
    if (!(number >= 1 && number <= orbits.length)) return false;
    showOrbit(number);
    return true;
  });
  dialog.addEventListener('close', focusCard);
}
