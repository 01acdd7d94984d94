// Selects and sorts the cards, and divides them into pages.

const cardsOnPage = 96; // rows of 2, 3 or 4 cards are full

// Returns a function that maps a placement or a prefix to the numbers of the orbits with a solution that begins with it.
function orbitFinder(orbits, group) {
  let members = null; // the images of each orbit, computed on first use
  return (columns) => {
    members ??= orbits.map(({representative}) => group.map((name) => image(name, representative)));
    const matches = (placement) => columns.every((column, row) => placement[row] === column);
    return new Set(orbits.filter((_, i) => members[i].some(matches)).map(({index}) => index));
  };
}

function locationText(columns, {index, representative}, group) {
  const symmetry = group.find((name) => samePlacement(image(name, representative), columns));
  return symmetry === 'identity' ? `${vectorText(columns)} is the representative of orbit ${index}.`
    : `${vectorText(columns)} is in orbit ${index}: the image of ${vectorText(representative)} under the ${nameOf(symmetry)}.`;
}

// Shows one page of the cards that are not hidden, and the controls if there are several. Returns {update, reveal}:
// update() shows the first page after a change of the cards, and reveal(card) the page of a card.
function pagedCards(list) {
  const bar = document.getElementById('pages');
  const select = document.getElementById('page');
  const steps = new Map([[document.getElementById('previous-page'), -1], [document.getElementById('next-page'), 1]]);
  const matching = () => [...list.children].filter((card) => !card.hidden);
  const pageOf = (place) => Math.floor(place / cardsOnPage) + 1;

  function show(number) {
    matching().forEach((card, place) => card.classList.toggle('other-page', pageOf(place) !== number));
    select.value = number;
    for (const [button, step] of steps) button.disabled = number + step < 1 || number + step > select.options.length;
  }

  function update() {
    const count = Math.ceil(matching().length / cardsOnPage);
    bar.hidden = count < 2;
    select.replaceChildren(...Array.from({length: count}, (_, i) => htmlElement('option', {textContent: i + 1})));
    document.getElementById('page-count').textContent = `of ${count}`;
    show(1);
  }

  function turnTo(number) {
    show(number);
    document.getElementById('orbits').scrollIntoView();
  }

  select.addEventListener('change', () => turnTo(Number(select.value)));
  for (const [button, step] of steps) button.addEventListener('click', () => turnTo(Number(select.value) + step));
  return {update, reveal: (card) => show(pageOf(matching().indexOf(card)))};
}

// Returns a function that shows the page of a card.
function filterCards(report) {
  const {orbits} = report;
  const group = report.group.elements;
  const size = report.board.rows;
  const find = document.getElementById('find');
  const sort = document.getElementById('sort');
  const boxes = [...document.querySelectorAll('#type-filter input')];
  const list = document.getElementById('cards');
  const cards = [...list.children];
  const pages = pagedCards(list);
  const orbitsWith = orbitFinder(orbits, group);

  // The numbers of the orbits that match the query, or null for all orbits, and a message about the query.
  function search() {
    const query = readQuery(find.value, size, orbits.length);
    find.setAttribute('aria-invalid', String(query.kind === 'invalid'));
    if (query.kind === 'all') return {numbers: null, message: ''};
    if (query.kind === 'invalid') return {numbers: null, message: query.message};
    if (query.kind === 'number') return {numbers: new Set([query.number]), message: `Filter: orbit ${query.number}.`};
    const numbers = orbitsWith(query.columns);
    const written = vectorText(query.columns);
    const isPrefix = query.columns.length < size;
    if (numbers.size === 0)
      return {numbers, message: isPrefix ? `No ${memberWord(report)} begins with ${written}.` : `${written} is not ${report.rule ? 'a solution' : 'on this page'}.`};
    if (isPrefix) return {numbers, message: `Filter: ${memberWord(report)}s that begin with ${written}.`};
    const [number] = numbers;
    return {numbers, message: locationText(query.columns, orbits[number - 1], group)};
  }

  function show() {
    const {numbers, message} = search();
    const types = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    let shown = 0;
    cards.forEach((card, i) => {
      card.hidden = !types.has(card.dataset.type) || (numbers !== null && !numbers.has(i + 1));
      if (!card.hidden) ++shown;
    });
    const count = `${shown} of ${counted(orbits.length, 'orbit')} shown.`;
    const isTypeMissing = shown === 0 && numbers?.size !== 0;
    const remedy = isTypeMissing ? 'Select more types to show more orbits.' : '';
    document.getElementById('shown').textContent = [count, message, remedy].filter((text) => text !== '').join(' ');
    pages.update();
  }

  function sortCards() {
    const types = boxes.map((box) => box.value);
    const rank = {
      number: () => 0,
      size: (i) => orbits[i].size,
      type: (i) => types.indexOf(cards[i].dataset.type),
    }[sort.value];
    const order = cards.map((_, i) => i).sort((a, b) => rank(a) - rank(b) || a - b);
    list.append(...order.map((i) => cards[i]));
    pages.update();
  }

  const toolbar = document.getElementById('toolbar');
  toolbar.addEventListener('input', show);
  sort.addEventListener('change', sortCards);
  toolbar.hidden = false;
  sortCards(); // browsers may restore the controls when a page is reloaded
  show();
  return pages.reveal;
}
