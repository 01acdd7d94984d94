// Lists solutions while the program finds them, filters them, and writes them to files.

// The filter: the search queries of the orbit pages, whose numbers are here those of the list, or squares such as "b4 d5".
// Returns {squares} as [row, column], {number}, or {isInvalid}.
function readFilter(typed, size, count) {
  const words = typed.split(/[\s,]+/).filter((word) => word !== '');
  const squares = words.map((word) => indexOfName(size, word));
  if (words.length > 0 && squares.every((k) => k >= 0)) return {squares: squares.map((k) => squareAtIndex(size, k))};
  const {kind, number, columns = []} = readQuery(typed, size, count);
  return kind === 'number' ? {number} : {isInvalid: kind === 'invalid', squares: squaresOf(columns)};
}

const mostOnSheet = 1000; // boards, in `eightfold sheet`

function solutionsView(container, {program, text, change, link}) {
  const commands = latestOnly();
  const flags = ['canonical', 'degenerate'];
  let state = {};
  let store = solutionStore(8);
  let size = 8;
  let queue = []; // text of the program that is not read yet
  let pumping = null;
  let phase = 'done';
  let filter = {squares: []};
  let matches = null; // the indexes that the filter leaves; null for all
  let scanned = 0;
  let spoken = 0;

  const set = (name, value) => start({...state, [name]: value});
  const rows = rowsSelect((value) => set('n', value), 0);
  const rule = ruleSelect(text, (value) => set('rule', value));
  const boxes = flags.map((name) => checkboxOf(text(`solutions.${name}`), (isChecked) => set(name, isChecked ? '1' : '')));
  const group = groupSelect(text, (value) => set('group', value));
  const inputs = Object.fromEntries(['queens', 'blocked', 'limit'].map((name) => {
    const input = htmlElement('input', {type: 'text', autocomplete: 'off', spellcheck: false,
      ...(name === 'limit' ? {inputMode: 'numeric'} : {placeholder: text(`page.${name}_example`)})});
    input.addEventListener('change', () => set(name, input.value.trim()));
    return [name, input];
  }));
  const look = selectOf(['boards', 'vectors'].map((value) => [value, text(`solutions.${value}`)]), (value) => {
    state.look = value;
    change(cleaned(state));
    arrange();
  });
  const find = htmlElement('input', {type: 'search', autocomplete: 'off', spellcheck: false});
  find.addEventListener('input', () => {
    state.find = find.value;
    change(cleaned(state));
    refilter();
  });
  const message = htmlElement('p', {className: 'error', role: 'status'});
  const status = htmlElement('p', {className: 'total', role: 'status'});
  const progress = htmlElement('progress', {ariaLabel: text('solutions.progress')});
  const stop = buttonOf(text('shell.stop'), () => {
    phase = 'stopped';
    commands.stop();
    finish();
  });
  const notes = htmlElement('p', {className: 'note'});
  const command = htmlElement('p', {className: 'command'});
  const frame = htmlElement('div', {className: 'solution-list', ariaLabel: text('solutions.list'), role: 'region'});
  let drawBoard = null;
  const list = virtualList(frame, {draw: item, prepare: (width) => { drawBoard = smallBoards(size, state.rule, width - 16); }});
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => list.redraw());
  const files = downloadButtons(text, ['csv', 'json', 'fen', 'svg'], write);

  const more = htmlElement('details', {className: 'options'}, [htmlElement('summary', {textContent: text('solutions.more')}),
    htmlElement('div', {className: 'fields'}, [labeled(text('group.label'), group),
      ...Object.entries(inputs).map(([name, input]) => labeled(text(name === 'limit' ? 'solutions.limit' : `page.${name}`), input, name))])]);
  container.append(
    htmlElement('div', {className: 'fields'}, [labeled(text('shell.rows'), rows), labeled(text('rule.label'), rule),
      htmlElement('div', {className: 'checks'}, boxes.map(({field}) => field)), labeled(text('solutions.look'), look), more]),
    command, message,
    htmlElement('div', {className: 'fields'}, [labeled(text('solutions.find'), find, 'find'), files]),
    htmlElement('div', {className: 'running'}, [status, progress, stop]), notes, frame);

  const cleaned = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const itemCount = () => matches?.length ?? store.count;
  const indexAt = (k) => matches?.[k] ?? k;

  const isSelection = () => flags.some((name) => state[name]);
  const limit = () => (/^\d+$/.test(state.limit ?? '9999999') && Number(state.limit ?? mostSolutions) >= mostSolutions ? String(mostSolutions) : state.limit);

  // The options of `list` and `sheet`: the rule and the constraints.
  const boardOptions = (queens = state.queens) => [
    ...(state.rule && state.rule !== 'queens' ? ['--rule', state.rule] : []),
    ...(queens ? [`--queens=${queens}`] : []), ...(state.blocked ? [`--blocked=${state.blocked}`] : [])];
  const listWords = (queens) => ['list', String(size), ...flags.filter((name) => state[name]).map((name) => `--${name}`),
    ...(isSelection() && state.group && state.group !== 'full' ? ['--group', state.group] : []), ...boardOptions(queens)];

  function item(k, old) {
    const columns = store.columnsAt(indexAt(k));
    const squares = columns.map((column, row) => row * size + column);
    const open = htmlElement('a', {href: link('board', {n: String(size), ...(state.rule ? {rule: state.rule} : {}), pieces: squareNames(size, squares)})});
    if (size === 0) open.removeAttribute('href');
    const vector = htmlElement('span', {className: state.look === 'vectors' ? 'vector' : 'hidden', textContent: ` ${vectorText(columns)}`});
    const number = htmlElement('span', {className: 'count', textContent: String(indexAt(k) + 1)});
    open.append(...(state.look === 'vectors' ? [] : [drawBoard(columns, old?.querySelector('canvas') ?? undefined)]), number, vector);
    return open;
  }

  function arrange() {
    frame.classList.toggle('of-vectors', state.look === 'vectors');
    list.redraw(state.look === 'vectors' ? {leastWidth: 7.6 * (2.8 * size + 10), heightOf: () => 30} : {leastWidth: 124, heightOf: (width) => width + 20});
  }

  function report(isFinal = false) {
    list.resize(itemCount());
    const now = performance.now();
    if (!isFinal && now - spoken < 500) return;
    spoken = now;
    const capped = phase === 'done' && store.count >= mostSolutions ? 'capped' : phase;
    status.textContent = [text(`solutions.${capped}`, {count: store.count}),
      ...(filter.isInvalid ? [text('solutions.invalid_filter')] : matches === null ? [] : [text('solutions.match', {count: matches.length})])].join(' ');
  }

  // Reads and filters what has arrived.
  function step() {
    if (queue.length > 0) {
      const [part] = queue;
      const end = Math.min(part.at + 65_536, part.text.length);
      store.read(part.text, part.at, end);
      part.at = end;
      if (end === part.text.length) queue.shift();
    }
    if (matches !== null) {
      const end = Math.min(scanned + 20_000, store.count);
      for (; scanned < end; ++scanned) if (store.has(scanned, filter.squares)) matches.push(scanned);
    }
    report();
    return queue.length > 0 || (matches !== null && scanned < store.count);
  }

  // Resolves when all that has arrived is read and filtered.
  function pump() {
    pumping ??= inSlices(step).then(() => {
      pumping = null;
      report(phase !== 'running');
    });
    return pumping;
  }

  function refilter() {
    filter = readFilter(find.value, size, Math.max(store.count, 1));
    find.setAttribute('aria-invalid', String(filter.isInvalid ?? false));
    scanned = 0;
    matches = filter.squares?.length === 0 ? null : [];
    if (filter.number !== undefined) {
      scanned = Infinity;
      if (filter.number <= store.count) matches.push(filter.number - 1);
    }
    frame.scrollTop = 0;
    list.redraw();
    pump().then(() => report(true));
  }

  function finish() {
    progress.hidden = stop.hidden = phase !== 'running';
    if (find.value === '') report(true);
    else refilter(); // digits are a number if the list has it
  }

  // Takes a state over and lists its solutions.
  function start(next) {
    state = cleaned(next);
    change(state);
    present();
  }

  function present() {
    size = Number(state.n ?? 8);
    rows.value = String(size);
    rule.value = state.rule ?? 'queens';
    group.value = state.group ?? 'full';
    flags.forEach((name, i) => { boxes[i].box.checked = Boolean(state[name]); });
    for (const [name, input] of Object.entries(inputs)) input.value = state[name] ?? '';
    if (['group', 'queens', 'blocked', 'limit'].some((name) => state[name])) more.open = true;
    look.value = state.look ?? 'boards';
    find.value = state.find ?? '';
    message.textContent = notes.textContent = '';
    store = solutionStore(size);
    queue = [];
    phase = 'running';
    arrange();
    refilter();
    finish();
    group.disabled = !isSelection();
    command.replaceChildren(commandLink([...listWords(), ...(state.limit ? ['--limit', state.limit] : [])], link));
    commands.start((signal) => collect([...listWords(), '--limit', limit()], signal));
  }

  async function collect(words, signal) {
    const own = store;
    const receive = (output) => {
      if (own !== store || signal.aborted) return;
      queue.push({text: output, at: 0});
      pump();
    };
    const result = await program.run(words, {signal, onOutput: receive}).catch((error) => ({code: 1, stderr: error.message}));
    await pump();
    if (signal.aborted) return;
    phase = 'done';
    if (result.code === 0) notes.textContent = errorOf(result).replace(/^note: /, '');
    else message.textContent = errorOf(result);
    finish();
  }

  // The command that lists what the filter leaves, or null if there is none: with more required pieces, a selection and a limit would leave
  // other solutions.
  function filteredWords() {
    if (filter.number !== undefined) return [...listWords(), '--skip', String(filter.number - 1), '--limit', '1'];
    if (matches === null) return [...listWords(), '--limit', limit()];
    if (filter.isInvalid || isSelection() || state.limit) return null;
    const squares = filter.squares.map(([row, column]) => row * size + column);
    return [...listWords([state.queens, squareNames(size, squares)].filter(Boolean).join(' ')), '--limit', limit()];
  }

  // `list` has no CSV; it follows from the vectors, of which this may be any part.
  const [blank, comma, ...brackets] = new TextEncoder().encode(' ,[]');
  const csvOf = (vectors) => new TextEncoder().encode(vectors).filter((byte) => !brackets.includes(byte)).map((byte) => (byte === blank ? comma : byte));

  async function write(format) {
    const name = `solutions-${size}`;
    if (format === 'svg') {
      const input = Array.from({length: Math.min(itemCount(), mostOnSheet)}, (_, k) => vectorText(store.columnsAt(indexAt(k)))).join('\n');
      return {name, content: await outputOf(program, ['sheet', '--from', '-', ...boardOptions()], {input})};
    }
    const words = filteredWords();
    if (words === null) throw new Error(text('solutions.no_filtered_export'));
    const parts = format === 'csv' ? [`${Array.from({length: size}, (_, row) => `row_${row + 1}`).join(',')}\n`] : [];
    await outputOf(program, [...words, '--format', format === 'csv' ? 'vector' : format],
      {onOutput: (part) => { parts.push(format === 'csv' ? csvOf(part) : part); }});
    return {name, content: new Blob(parts)}; // the texts of 14 queens at once would take hundreds of megabytes
  }

  return {
    show(next) {
      const known = {...next};
      const rejected = [[rows, 'n', 'shell.rows'], [rule, 'rule', 'rule.label'], [group, 'group', 'group.label'], [look, 'look', 'solutions.look']]
        .filter(([select, key]) => known[key] !== undefined && ![...select.options].some(({value}) => value === known[key]));
      const messages = rejected.map(([, key, label]) => text('form.rejected', {value: shortened(known[key]), field: text(label)}));
      for (const [, key] of rejected) delete known[key];
      state = known;
      present();
      message.textContent = messages.join(' ');
    },
    hide: commands.stop,
  };
}
