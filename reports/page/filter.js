// Which cards are shown, and in which order.

// A function from a placement or its beginning to the numbers of the orbits that have such a solution.
function orbitFinder(orbits, group) {
  let members = null; // each orbit's images, once they are asked for
  return (columns) => {
    members ??= orbits.map(({representative}) => group.map((name) => image(name, representative)));
    const begins = (placement) => columns.every((column, row) => placement[row] === column);
    return new Set(orbits.filter((_, i) => members[i].some(begins)).map(({index}) => index));
  };
}

function whereItIs(columns, orbit, group) {
  const {index, representative} = orbit;
  if (samePlacement(columns, representative)) return `${vectorText(columns)} represents orbit ${index}.`;
  const symmetry = group.find((name) => samePlacement(image(name, representative), columns));
  return `${vectorText(columns)} is in orbit ${index}: ${symmetry} of ${vectorText(representative)}.`;
}

function filterCards(report) {
  const {orbits} = report;
  const group = report.group.elements;
  const size = report.board.rows;
  const find = document.getElementById('find');
  const sort = document.getElementById('sort');
  const boxes = [...document.querySelectorAll('#type-filter input')];
  const list = document.getElementById('cards');
  const cards = [...list.children];
  const withSolution = orbitFinder(orbits, group);

  // What is looked for, as a set of orbits' numbers or null for all, and what there is to say of it.
  function search() {
    const query = readQuery(find.value, size, orbits.length);
    find.setAttribute('aria-invalid', String(query.kind === 'unclear'));
    if (query.kind === 'all') return {numbers: null, words: ''};
    if (query.kind === 'unclear') return {numbers: null, words: query.message};
    if (query.kind === 'number') return {numbers: new Set([query.number]), words: `Orbit ${query.number}.`};
    const numbers = withSolution(query.columns);
    const written = vectorText(query.columns);
    const isPrefix = query.columns.length < size;
    if (numbers.size === 0)
      return {numbers, words: isPrefix ? `No solution begins ${written}.` : `${written} is no solution.`};
    if (isPrefix) return {numbers, words: `Sought: orbits with a solution that begins ${written}.`};
    const [number] = numbers;
    return {numbers, words: whereItIs(query.columns, orbits[number - 1], group)};
  }

  function show() {
    const {numbers, words} = search();
    const types = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    let shown = 0;
    cards.forEach((card, i) => {
      card.hidden = !types.has(card.dataset.type) || (numbers !== null && !numbers.has(i + 1));
      if (!card.hidden) ++shown;
    });
    const count = `${shown} of ${orbits.length} ${orbits.length === 1 ? 'orbit' : 'orbits'} shown.`;
    const isTypeMissing = shown === 0 && numbers?.size !== 0;
    const remedy = isTypeMissing ? 'Check more types to see more.' : '';
    document.getElementById('shown').textContent = [count, words, remedy].filter((text) => text !== '').join(' ');
  }

  function arrange() {
    const types = boxes.map((box) => box.value);
    const rank = {
      number: () => 0,
      size: (i) => orbits[i].size,
      type: (i) => types.indexOf(cards[i].dataset.type),
    }[sort.value];
    const order = cards.map((_, i) => i).sort((a, b) => rank(a) - rank(b) || a - b);
    list.append(...order.map((i) => cards[i]));
  }

  const toolbar = document.getElementById('toolbar');
  toolbar.addEventListener('input', show);
  sort.addEventListener('change', arrange);
  toolbar.hidden = false;
  arrange(); // a browser may have kept what was chosen before the page was loaded again
  show();
}
