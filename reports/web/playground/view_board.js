// Place pieces, required and blocked squares; the program counts and lists the completions, and describes a full board.

const completionsShown = 6;

// Reads {n, rule, pieces, queens, blocked, skip} of a hash. Returns {position, skip, message}; what is invalid is left out and named.
function readPosition(state, text) {
  const messages = [];
  const choice = (key, label, isValid, other) => {
    if (state[key] === undefined || isValid(state[key])) return state[key] ?? other;
    messages.push(text('form.rejected', {value: shortened(state[key]), field: text(label)}));
    return other;
  };
  const size = Number(choice('n', 'shell.rows', (value) => /^([1-9]|1[0-4])$/.test(value), '8'));
  const rule = choice('rule', 'rule.label', (value) => rules.includes(value), 'queens');
  const squares = (names = '') => {
    const words = names.split(/[\s,]+/).filter((word) => word !== '');
    const invalid = words.find((word) => indexOfName(size, word) < 0);
    if (invalid !== undefined) messages.push(text('board.invalid_square', {value: shortened(invalid), n: size}));
    return new Set(words.map((word) => indexOfName(size, word)).filter((k) => k >= 0));
  };
  const [blocked, queens] = [squares(state.blocked), squares(state.queens)];
  const pieces = squares(state.pieces);
  const skip = /^\d{1,15}$/.test(state.skip ?? '') ? Number(state.skip) : 0;
  return {position: {size, rule, pieces, queens, blocked}, skip, message: messages[0] ?? ''};
}

// The options of the program that describe the rule and the constraints.
const constraintOptions = ({size, rule}, queens, blocked) => [
  ...(rule === 'queens' ? [] : ['--rule', rule]),
  ...(queens.length > 0 ? ['--queens', squareNames(size, queens)] : []),
  ...(blocked.length > 0 ? ['--blocked', squareNames(size, blocked)] : [])];

function boardView(container, {program, text, change}) {
  const commands = latestOnly();
  let position = null;
  let skip = 0;
  let mode = 'p';

  const rows = rowsSelect((value) => update({...emptied(position), size: Number(value)}));
  const rule = ruleSelect(text, (value) => update({...position, rule: value}));
  const message = htmlElement('p', {className: 'error', role: 'status'});
  const modes = htmlElement('fieldset', {className: 'field modes'}, [htmlElement('legend', {textContent: text('board.mode')}),
    ...['p', 'r', 'b'].map((key) => {
      const radio = htmlElement('input', {type: 'radio', name: 'board-mode', value: key, checked: key === mode});
      radio.addEventListener('change', () => { mode = key; });
      return htmlElement('label', {}, [radio, ` ${text(`board.mode_${key}`)}`]);
    })]);
  const typed = htmlElement('input', {type: 'text', autocomplete: 'off', spellcheck: false});
  const form = htmlElement('form', {className: 'paste'}, [labeled(text('board.placement'), typed),
    htmlElement('button', {type: 'submit', textContent: text('board.place')})]);
  const place = htmlElement('div', {className: 'board-place'});
  const verdict = htmlElement('p', {className: 'editor-verdict', role: 'status'});
  const completions = htmlElement('div', {className: 'completions'});
  const orbit = htmlElement('div', {className: 'orbit-facts'});
  const status = htmlElement('p', {className: 'status', role: 'status'});
  const stop = buttonOf(text('shell.stop'), () => {
    commands.stop();
    settle();
  });
  const facts = htmlElement('div', {className: 'board-facts'}, [htmlElement('div', {className: 'running'}, [status, stop]), completions, orbit]);
  container.append(
    htmlElement('div', {className: 'fields'}, [labeled(text('shell.rows'), rows), labeled(text('rule.label'), rule), modes,
      buttonOf(text('board.clear_pieces'), () => update({...position, pieces: new Set()})),
      buttonOf(text('board.clear'), () => update(emptied(position)))]),
    message, htmlElement('div', {className: 'board-view'}, [place, facts]));

  const board = squareBoard(place, {text, act, move});
  place.append(verdict, form, htmlElement('p', {className: 'note', textContent: text('board.hint')}),
    htmlElement('details', {className: 'note'}, [htmlElement('summary', {textContent: text('shell.keys')}), text('board.keys')]));

  function emptied({size, rule: own}) {
    return {size, rule: own, pieces: new Set(), queens: new Set(), blocked: new Set()};
  }

  // What happens on a square: its content becomes that of the mode or of the key, or empty if it is that already.
  function act(k, key = mode) {
    const kind = {p: 'pieces', r: 'queens', b: 'blocked'}[key];
    const next = {...position};
    const had = kind !== undefined && position[kind].has(k);
    for (const name of ['pieces', 'queens', 'blocked']) {
      next[name] = new Set(position[name]);
      next[name].delete(k);
    }
    if (kind !== undefined && !had && !(kind === 'pieces' && position.queens.has(k))) next[kind].add(k);
    update(next);
  }

  function moved(from, to) {
    const kind = position.pieces.has(from) ? 'pieces' : 'queens';
    const next = {...position, [kind]: new Set(position[kind])};
    next[kind].delete(from);
    if (to >= 0 && !standing(next).includes(to)) next[kind].add(to);
    else if (to >= 0) next[kind].add(from);
    if (to >= 0 && position.blocked.has(to)) next.blocked = new Set([...position.blocked].filter((k) => k !== to));
    return next;
  }

  function move(from, to, isFinal) {
    if (isFinal) update(moved(from, to));
    else draw({...moved(from, to), blocked: position.blocked});
  }

  function draw(shown) {
    const squares = standing(shown);
    const attacks = attackingSquares(shown, squares);
    board.show(shown, attacks);
    const named = attacks.slice(0, 3).map((pair) => pair.map((k) => nameAtIndex(shown.size, k)).join('–')).join(', ');
    const piece = text(`piece.${shown.rule}`, {count: shown.size});
    verdict.textContent = [text('board.standing', {count: squares.length, n: shown.size, piece}),
      ...(attacks.length > 0 ? [text('board.attacks', {count: attacks.length, squares: named + (attacks.length > 3 ? ', …' : '')})]
        : squares.length === shown.size ? [text('board.solution')] : [])].join(' ');
    verdict.classList.toggle('error', attacks.length > 0);
  }

  const stateOf = () => {
    const {size, rule: own, ...sets} = position;
    return {n: String(size), ...(own === 'queens' ? {} : {rule: own}),
      ...Object.fromEntries(Object.entries(sets).filter(([, set]) => set.size > 0).map(([name, set]) => [name, squareNames(size, set)])),
      ...(skip > 0 ? {skip: String(skip)} : {})};
  };

  function update(next, from = 0) {
    position = next;
    skip = from;
    message.textContent = '';
    change(stateOf());
    present();
  }

  function present() {
    rows.value = position.size;
    rule.value = position.rule;
    draw(position);
    status.textContent = text('form.computing');
    stop.hidden = false;
    commands.start(ask);
  }

  // The completions first, because a count can take long.
  async function ask(signal) {
    const shown = position;
    const squares = standing(shown);
    const isFull = squares.length === shown.size;
    completions.hidden = isFull;
    orbit.hidden = !isFull;
    try {
      await (isFull ? describe(shown, squares, signal) : complete(shown, squares, signal));
    } catch (error) {
      if (error.name === 'AbortError') throw error;
      message.textContent = error.message;
    }
    settle();
  }

  function settle() {
    status.textContent = '';
    stop.hidden = true;
  }

  async function complete(shown, squares, signal) {
    const options = constraintOptions(shown, squares, [...shown.blocked]);
    const n = String(shown.size);
    const {stdout} = await program.run(['list', n, ...options, '--skip', String(skip), '--limit', String(completionsShown + 1),
      '--format', 'ndjson'], {signal});
    const found = stdout.split('\n').filter((line) => line.startsWith('{"columns"')).map((line) => JSON.parse(line).columns);
    const total = htmlElement('p', {className: 'total', role: 'status'});
    const hasMore = found.length > completionsShown;
    const step = (by) => update(position, Math.max(0, skip + by));
    const earlier = buttonOf(text('board.earlier'), () => step(-completionsShown));
    const later = buttonOf(text('board.later'), () => step(completionsShown));
    earlier.disabled = skip === 0;
    later.disabled = !hasMore;
    completions.replaceChildren(htmlElement('h2', {textContent: text('board.completions')}), total,
      htmlElement('div', {className: 'board-list'}, found.slice(0, completionsShown).map((columns) => completionButton(shown, columns))),
      htmlElement('p', {className: 'steps'}, skip > 0 || hasMore ? [earlier, ' ', later] : []));
    const [count] = (await jsonOf(program, ['count', n, ...options], {signal})).counts;
    const {solutions, fundamental, constraints} = count;
    const preserved = constraints?.preserved_by.length ?? 8;
    total.textContent = [text('board.total', {count: Number(solutions)}),
      ...(preserved > 1 && solutions > 0 ? [text('board.fundamental', {count: Number(fundamental), symmetries: preserved})] : [])].join(' ');
  }

  function completionButton(shown, columns) {
    const squares = columns.map((column, row) => row * shown.size + column);
    return buttonElement(() => update({...shown, pieces: new Set(squares.filter((k) => !shown.queens.has(k)))}),
      {className: 'image', ariaLabel: text('board.take', {placement: vectorText(columns)})}, [positionDrawing({...shown, pieces: new Set(squares)})]);
  }

  async function describe(shown, squares, signal) {
    const {images, stabilizer: fixing, orbit: own, canonical_form: least, notations} = await jsonOf(program, ['show', ...constraintOptions(shown, [], []),
      '--size', String(shown.size), '--notation', 'algebraic', squareNames(shown.size, squares)], {signal});
    if (images === null) {
      orbit.replaceChildren(htmlElement('p', {className: 'note', textContent: text('board.no_orbit')}));
      return;
    }
    const fact = (name, value) => htmlElement('div', {}, [htmlElement('dt', {textContent: text(`board.${name}`)}), htmlElement('dd', {textContent: value})]);
    const symmetryName = (symmetry) => `${letters[symmetry]} (${text(`symmetry.${symmetry}`)})`;
    orbit.replaceChildren(htmlElement('h2', {textContent: text('board.orbit')}),
      htmlElement('dl', {}, [fact('vector', notations.vector),
        fact('canonical', least.witness === 'identity' ? text('board.is_canonical')
          : text('board.image_under', {placement: vectorText(least.columns), symmetry: symmetryName(least.witness)})),
        fact('stabilizer', `{${fixing.elements.map((symmetry) => letters[symmetry]).join(', ')}}: ${fixing.elements.map((symmetry) => text(`symmetry.${symmetry}`)).join(', ')}`),
        fact('orbit_size', `8 / ${fixing.order} = ${own.size}`)]),
      htmlElement('h3', {textContent: text('board.images')}), htmlElement('p', {className: 'note', textContent: text('board.images_note')}),
      htmlElement('div', {className: 'board-list images'}, images.map((item) => imageButton(shown, item, symmetryName))));
  }

  // Applies a symmetry to the whole position.
  function imageButton(shown, {symmetry, columns, witness, is_canonical: isLeast}, symmetryName) {
    const {size} = shown;
    const mapped = (set) => new Set([...set].map((k) => {
      const [i, j] = squareImage(symmetry, squareAtIndex(size, k), size - 1);
      return i * size + j;
    }));
    const next = {size, rule: shown.rule, pieces: mapped(shown.pieces), queens: mapped(shown.queens), blocked: mapped(shown.blocked)};
    const notes = [...(witness === symmetry ? [] : [witness === 'identity' ? text('board.fixes') : text('board.same_as', {letter: letters[witness]})]),
      ...(isLeast && witness === symmetry ? [text('board.least')] : [])];
    const button = buttonElement(() => update(next), {className: 'image'}, [positionDrawing(next),
      htmlElement('span', {textContent: symmetryName(symmetry)}), ...notes.map((note) => htmlElement('span', {className: 'mark', textContent: note})),
      htmlElement('span', {className: 'hidden', textContent: ` ${vectorText(columns)}`})]);
    button.classList.toggle('fixes', witness === 'identity' && symmetry !== 'identity');
    return button;
  }

  // A placement in any notation that the program reads; its size is that of the board unless it is complete.
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const show = (...options) => program.run(['show', ...options, '--format', 'json', '--', typed.value]);
    let result = await show();
    if (result.stdout === '') result = await show('--size', String(position.size));
    if (result.stdout === '') {
      message.textContent = errorOf(result);
      return;
    }
    const {n, columns, pieces} = JSON.parse(result.stdout);
    if (n < 1 || n > mostRows) {
      message.textContent = text('board.rows_limit', {most: mostRows});
      return;
    }
    const squares = pieces?.map(({row, column}) => row * n + column) ?? columns.map((column, row) => row * n + column);
    const base = n === position.size ? position : {...emptied(position), size: n};
    update({...base, pieces: new Set(squares.filter((k) => !base.queens.has(k)))});
  });

  return {
    show(state) {
      const read = readPosition(state, text);
      position = read.position;
      skip = read.skip;
      message.textContent = read.message;
      present();
    },
    hide: commands.stop,
  };
}
