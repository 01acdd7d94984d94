// The dialog in which the user applies symmetries to the board of one orbit. The fragment of the URL selects the orbit,
// for example #orbit=9.

const orbitInUrl = () => Number(/^#orbit=(\d+)$/.exec(location.hash)?.[1] ?? NaN);

const stepsListed = 6; // at most; holding a key down repeats a step hundreds of times

function historyText(steps) {
  if (steps.length < 2) return '';
  const last = steps.slice(-stepsListed).join(', ');
  return steps.length > stepsListed ? `Since the start: ${steps.length} steps; the last ${stepsListed} are ${last}.`
    : `Since the start: ${last}.`;
}

// "rotate90 then flip_horizontal = flip_horizontal * rotate90 = transpose".
function productText(step, before, product) {
  return before === 'identity' ? product : `${before} then ${step} = ${step} * ${before} = ${product}`;
}

function explorer(report) {
  const {orbits} = report;
  const group = report.group.elements;
  const size = report.board.rows;
  const dialog = document.getElementById('explorer');
  const text = (id, words) => { document.getElementById(id).textContent = words; };
  const board = turningBoard(size);
  const table = cayleyTable(group);
  const graph = cayleyGraph(group, size, goToImage);
  let orbit = null;
  let current = 'identity';
  let steps = [];

  function showCurrent() {
    const columns = image(current, orbit.representative);
    text('current', vectorText(columns));
    document.getElementById('stage').setAttribute('aria-label', `The board ${vectorText(columns)}`);
    graph.show(orbit.representative, current);
    text('history', historyText(steps));
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
    start('identity', 'The board is in its starting position.');
  }

  function apply(step) {
    const before = current;
    current = compose(step, before);
    steps.push(step);
    board.turn(step, current);
    table.highlight(step, before);
    const fixes = orbit.stabilizer.includes(current);
    text('product', productText(step, before, current));
    text('verdict', fixes ? `The board equals the starting position: ${current} fixes the solution.`
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
    text('explorer-facts', `${vectorText(representative)} has ${orbit.size} ${orbit.size === 1 ? 'image' : 'images'}; ` +
      `its stabilizer is {${fixing.join(', ')}}.`);
    board.show(representative, 'identity');
    start('', 'Apply a symmetry or select an image on the graph.');
    if (!dialog.open) dialog.showModal();
  }

  // Shows the next or the previous one of the visible cards, in their current order.
  function goTo(direction) {
    const shown = [...document.querySelectorAll('.card:not([hidden])')].map((card) => Number(card.id.slice(6)));
    const place = shown.indexOf(orbit.index);
    const next = place < 0 ? shown[0] : shown[(place + direction + shown.length) % shown.length];
    if (next === undefined) return;
    history.replaceState(null, '', `#orbit=${next}`); // location.replace() would move the focus
    showOrbit(next);
  }

  function followUrl() {
    const number = orbitInUrl();
    if (number >= 1 && number <= orbits.length) {
      showOrbit(number);
      document.getElementById('explorer-title').focus(); // navigation moves the focus
    } else if (dialog.open) {
      dialog.close();
    }
  }

  function handleClose() {
    if (orbitInUrl() === orbit.index) history.replaceState(null, '', location.pathname + location.search);
    const card = document.getElementById(`orbit=${orbit.index}`);
    (card.hidden ? document.getElementById('find') : card.querySelector('a')).focus();
  }

  const keys = new Map([['home', reset]]);
  for (const button of document.querySelectorAll('#moves button')) {
    const {symmetry} = button.dataset;
    const act = symmetry === 'identity' ? reset : () => apply(symmetry);
    keys.set(button.querySelector('kbd').textContent.toLowerCase(), act);
    button.addEventListener('click', act);
  }

  function handleKey(event) {
    if (!dialog.open || event.ctrlKey || event.metaKey || event.altKey) return;
    const inScroller = event.target.closest('.scroll') !== null; // the arrow keys scroll it
    if (event.key === 'ArrowLeft' && !inScroller) goTo(-1);
    else if (event.key === 'ArrowRight' && !inScroller) goTo(1);
    else if (keys.has(event.key.toLowerCase())) keys.get(event.key.toLowerCase())();
    else return;
    event.preventDefault();
  }

  document.getElementById('previous').addEventListener('click', () => goTo(-1));
  document.getElementById('next').addEventListener('click', () => goTo(1));
  document.getElementById('close').addEventListener('click', () => dialog.close());
  document.addEventListener('keydown', handleKey); // because the focus may be outside the dialog
  dialog.addEventListener('close', handleClose);
  window.addEventListener('hashchange', followUrl);
  window.addEventListener('load', followUrl); // after the browser has processed the fragment
}
