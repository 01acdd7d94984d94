// The dialog in which a reader turns one orbit's board. The address says which orbit: #orbit=9 opens it.

const orbitInAddress = () => Number(/^#orbit=(\d+)$/.exec(location.hash)?.[1] ?? NaN);

const stepsListed = 6; // at most: whoever holds a key down takes hundreds

function historyText(steps) {
  if (steps.length < 2) return '';
  const last = steps.slice(-stepsListed).join(', ');
  return steps.length > stepsListed ? `Since the start: ${steps.length} steps, the last of them ${last}.`
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
  let present = 'identity';
  let steps = [];

  function showPresent() {
    const columns = image(present, orbit.representative);
    text('present', vectorText(columns));
    document.getElementById('stage').setAttribute('aria-label', `The board ${vectorText(columns)}`);
    graph.show(orbit.representative, present);
    text('history', historyText(steps));
  }

  function start(product, verdict) {
    present = 'identity';
    steps = [];
    table.light();
    text('product', product);
    text('verdict', verdict);
    showPresent();
  }

  function reset() {
    board.turn(inverse(present), 'identity');
    start('identity', 'The board is as it was at the start.');
  }

  function apply(step) {
    const before = present;
    present = compose(step, before);
    steps.push(step);
    board.turn(step, present);
    table.light(step, before);
    const fixes = orbit.stabilizer.includes(present);
    text('product', productText(step, before, present));
    text('verdict', fixes ? `The board is the same as at the start: ${present} fixes the solution.`
      : 'The board differs from the start.');
    showPresent();
  }

  function goToImage(element) {
    if (element !== present) apply(compose(element, inverse(present)));
  }

  function showOrbit(number) {
    orbit = orbits[number - 1];
    const {representative, stabilizer: fixing} = orbit;
    text('explorer-title', `Orbit ${number} of ${orbits.length}`);
    text('explorer-facts', `${vectorText(representative)} has ${orbit.size} ${orbit.size === 1 ? 'image' : 'images'}; ` +
      `its stabilizer is {${fixing.join(', ')}}.`);
    board.show(representative, 'identity');
    start('', 'Apply a symmetry, or choose an image on the graph.');
    if (!dialog.open) dialog.showModal();
  }

  // The numbers of the cards that are shown, in their order.
  function goTo(direction) {
    const shown = [...document.querySelectorAll('.card:not([hidden])')].map((card) => Number(card.id.slice(6)));
    const place = shown.indexOf(orbit.index);
    const next = place < 0 ? shown[0] : shown[(place + direction + shown.length) % shown.length];
    if (next === undefined) return;
    history.replaceState(null, '', `#orbit=${next}`); // and not location.replace(), which would take the focus away
    showOrbit(next);
  }

  function followAddress() {
    const number = orbitInAddress();
    if (number >= 1 && number <= orbits.length) {
      showOrbit(number);
      document.getElementById('explorer-title').focus(); // following an address takes the focus away
    } else if (dialog.open) {
      dialog.close();
    }
  }

  function leave() {
    if (orbitInAddress() === orbit.index) history.replaceState(null, '', location.pathname + location.search);
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

  function pressed(event) {
    if (!dialog.open || event.ctrlKey || event.metaKey || event.altKey) return;
    const inScroller = event.target.closest('.scroll') !== null; // which arrows move
    if (event.key === 'ArrowLeft' && !inScroller) goTo(-1);
    else if (event.key === 'ArrowRight' && !inScroller) goTo(1);
    else if (keys.has(event.key.toLowerCase())) keys.get(event.key.toLowerCase())();
    else return;
    event.preventDefault();
  }

  document.getElementById('previous').addEventListener('click', () => goTo(-1));
  document.getElementById('next').addEventListener('click', () => goTo(1));
  document.getElementById('close').addEventListener('click', () => dialog.close());
  document.addEventListener('keydown', pressed); // the focus may be nowhere
  dialog.addEventListener('close', leave);
  window.addEventListener('hashchange', followAddress);
  window.addEventListener('load', followAddress); // when the browser is done with the address itself
}
