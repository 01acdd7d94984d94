// The dialog in which the user places the pieces. The fragment of the URL contains the placement: #board=0,4,7,5,2,6,1,3.

function editor(report) {
  const group = report.group.elements;
  const size = report.board.rows;
  const dialog = document.getElementById('editor');
  const {piece} = dialog.dataset;
  const attacks = dialog.dataset.attacks.split(' ');
  const part = (name) => document.getElementById(`editor-${name}`);
  const input = part('vector');
  const find = solutionIndex(report);
  const board = editorBoard(size, attacks, piece, show);
  const start = report.orbits[0]?.representative ?? Array.from({length: size}, (_, i) => i);
  const random = seededRandom(newSeed());
  let timer = 0;

  // Browsers limit how often a page may change its URL.
  function keepInUrl(columns) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (dialog.open) replaceFragment(`#board=${columns.join()}`);
    }, 250);
  }

  function verdict(columns, pairs) {
    if (pairs.length > 0) return [attackText(pairs, columns, piece)];
    const found = find(columns);
    if (found === undefined) return ['A solution that is not on this page.'];
    const link = htmlElement('a', {href: `#orbit=${found.orbit.index}`, textContent: `orbit ${found.orbit.index}`});
    return [`A ${memberWord(report)} in `, link, found.symmetry === 'identity' ? ': it is the representative.'
      : `: the image of ${vectorText(found.orbit.representative)} under ${letterAndName(found.symmetry)}.`];
  }

  function canonicalText(columns, least) {
    if (least === null) {
      const [upper, lower] = rowsInOneColumn(columns);
      return `none: ${squareName(size, [upper, columns[upper]])} and ${squareName(size, [lower, columns[lower]])} are in one column, so some images have two ${piece}s in one row ` +
        'and no vector';
    }
    return least.symmetry === 'identity' ? `${vectorText(least.columns)}, this board`
      : `${vectorText(least.columns)}, the image under ${letterAndName(least.symmetry)}`;
  }

  function imageButton({symmetry, squares, columns, same}) {
    const note = same === symmetry ? '' : same === 'identity' ? 'fixes it' : `same as ${letters[same]}`;
    const act = () => {
      show(columns, true);
      part('images').querySelector(`[data-symmetry=${symmetry}]`).focus();
    };
    const button = buttonElement(act, {className: 'image', disabled: columns === null}, [
      squaresDrawing(size, squares), symmetryLabel(symmetry), htmlElement('span', {className: 'mark', textContent: note}),
      htmlElement('span', {className: 'hidden', textContent: columns === null ? ' without a vector' : ` ${vectorText(columns)}`}),
    ]);
    button.dataset.symmetry = symmetry;
    button.classList.toggle('fixes', note === 'fixes it');
    return button;
  }

  function showFacts(columns) {
    const facts = placementFacts(columns, group);
    part('stabilizer').textContent = `${lettersText(facts.stabilizer)}: ${joinedWords(facts.stabilizer.map(nameOf))}`;
    part('orbit').textContent =
      `${group.length} / ${facts.stabilizer.length} = ${counted(facts.orbitSize, 'board')}`;
    part('canonical').textContent = canonicalText(columns, facts.canonical);
    part('images').replaceChildren(...facts.images.map(imageButton));
  }

  function show(columns, isFinal) {
    const pairs = attackingPairs(squaresOf(columns), size, attacks);
    board.show(columns, pairs);
    part('verdict').replaceChildren(...verdict(columns, pairs));
    part('verdict').classList.toggle('error', pairs.length > 0);
    showFacts(columns);
    if (document.activeElement !== input) input.value = vectorText(columns);
    complain('');
    if (isFinal) keepInUrl(columns);
  }

  function complain(message) {
    input.setAttribute('aria-invalid', String(message !== ''));
    part('message').textContent = message;
  }

  function read(text) {
    const {columns, message} = readPlacement(text, size);
    if (columns === undefined) complain(message);
    else show(columns, true);
  }

  const randomSolution = () => image(randomItem(random, group), randomItem(random, report.orbits).representative);

  input.addEventListener('input', () => read(input.value));
  part('random').addEventListener('click', () => show(randomPermutation(random, size), true));
  part('solution').addEventListener('click', () => show(randomSolution(), true));
  part('solution').hidden = report.orbits.length === 0;
  fragmentDialog(dialog, /^#board(?:=([\d,]*))?$/, ([, list]) => {
    show(start, false);
    if (list !== undefined) read(list);
  });
}
