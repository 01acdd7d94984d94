// The command line. Files stay in a folder of the page.

const mostShown = 100_000; // characters of the output of a command
const mostEntries = 50;

// What is left on a terminal: colors are dropped, and a carriage return starts the line again.
const withoutControls = (text) => text.replace(/\x1b\[[0-9;?]*[A-Za-z]/g, '').split('\n')
  .map((line) => line.replace(/\r$/, '')).map((line) => line.slice(line.lastIndexOf('\r') + 1)).join('\n');

function terminalView(container, {program, text, change}) {
  const files = new Map(); // name: content
  const lines = []; // the history
  let place = 0; // in the history
  let running = null;

  const log = htmlElement('div', {className: 'log', role: 'log', tabIndex: 0, ariaLabel: text('terminal.log')});
  const input = htmlElement('input', {type: 'text', id: 'terminal-line', autocomplete: 'off', autocapitalize: 'off', spellcheck: false, role: 'combobox',
    ariaLabel: text('terminal.line'), ariaAutoComplete: 'list', ariaExpanded: 'false'});
  const offers = htmlElement('ul', {id: 'terminal-offers', className: 'offers', role: 'listbox', ariaLabel: text('terminal.offers'), hidden: true});
  input.setAttribute('aria-controls', offers.id);
  const stop = buttonOf(text('shell.stop'), () => running?.abort());
  const form = htmlElement('form', {className: 'prompt'}, [htmlElement('span', {className: 'vector', textContent: 'eightfold', ariaHidden: 'true'}), input,
    htmlElement('button', {type: 'submit', textContent: text('terminal.run')}), stop,
    buttonOf(text('terminal.complete'), () => complete()), buttonOf(text('terminal.clear'), () => log.replaceChildren()), offers]);
  const standardInput = htmlElement('textarea', {rows: 4, spellcheck: false});
  const picker = htmlElement('input', {type: 'file', multiple: true});
  const folder = htmlElement('ul', {className: 'folder'});
  stop.hidden = true;
  container.append(htmlElement('p', {className: 'note', textContent: text('terminal.note')}), log, form,
    htmlElement('div', {className: 'fields'}, [labeled(text('terminal.add'), picker), folder]),
    htmlElement('details', {className: 'note'}, [htmlElement('summary', {textContent: text('terminal.input')}), labeled(text('terminal.input_note'), standardInput)]),
    htmlElement('details', {className: 'note'}, [htmlElement('summary', {textContent: text('shell.keys')}), text('terminal.keys')]));

  // The completion of the word at the cursor. The program prints a kind and then candidates with descriptions.

  let candidates = [];
  let active = -1;

  function close() {
    candidates = [];
    active = -1;
    offers.hidden = true;
    input.ariaExpanded = 'false';
    input.removeAttribute('aria-activedescendant');
  }

  function activate(next) {
    offers.children[active]?.removeAttribute('aria-selected');
    active = (next + candidates.length) % candidates.length;
    const offer = offers.children[active];
    offer.setAttribute('aria-selected', 'true');
    offer.scrollIntoView({block: 'nearest'});
    input.setAttribute('aria-activedescendant', offer.id);
  }

  function insert(candidate) {
    const before = input.value.slice(0, input.selectionStart);
    const {start} = readCommandLine(before);
    const completed = `${before.slice(0, start)}${quotedWord(candidate)}${candidate.endsWith('=') ? '' : ' '}`;
    input.value = completed + input.value.slice(input.selectionStart);
    input.setSelectionRange(completed.length, completed.length);
    close();
    input.focus();
  }

  async function complete() {
    const before = input.value.slice(0, input.selectionStart);
    const {commands, word} = readCommandLine(before);
    const words = commands.at(-1).slice(0, word === '' ? undefined : -1);
    const {stdout} = await program.run(['__complete', ...words.slice(words[0] === 'eightfold' ? 1 : 0), word]);
    const [kind, ...found] = stdout.split('\n').filter((line) => line !== '');
    const prefix = /^--[^=]*=/.exec(word)?.[0] ?? '';
    const offered = kind === 'files' ? [...files.keys()].map((name) => [prefix + name]) : found.map((line) => line.split('\t'));
    if (input.value.slice(0, input.selectionStart) !== before) return;
    candidates = offered.filter(([candidate]) => candidate.startsWith(word));
    if (candidates.length === 1) insert(candidates[0][0]);
    if (candidates.length < 2) return;
    const common = candidates.reduce((shared, [candidate]) => {
      while (!candidate.startsWith(shared)) shared = shared.slice(0, -1);
      return shared;
    }, candidates[0][0]);
    if (common.length > word.length) {
      const {start} = readCommandLine(before);
      input.setRangeText(common, start, before.length, 'end');
    }
    offers.replaceChildren(...candidates.map(([candidate, description = ''], i) => {
      const offer = htmlElement('li', {id: `terminal-offer-${i}`, role: 'option'}, [htmlElement('code', {textContent: candidate}),
        htmlElement('span', {textContent: ` ${description}`})]);
      offer.addEventListener('pointerdown', (event) => event.preventDefault()); // the input keeps the focus
      offer.addEventListener('click', () => insert(candidate));
      return offer;
    }));
    offers.hidden = false;
    input.ariaExpanded = 'true';
    active = -1;
    activate(0);
    input.focus();
  }

  function recall(step) {
    if (place + step < 0 || place + step > lines.length) return;
    if (place === lines.length) lines.draft = input.value;
    place += step;
    input.value = lines[place] ?? lines.draft;
  }

  input.addEventListener('keydown', (event) => {
    const isOpen = !offers.hidden;
    const keys = {
      Tab: () => (event.shiftKey || input.value.trim() === '' ? false : isOpen ? insert(candidates[active][0]) : complete()),
      ArrowUp: () => (isOpen ? activate(active - 1) : recall(-1)),
      ArrowDown: () => (isOpen ? activate(active + 1) : recall(1)),
      Escape: () => (isOpen ? close() : false),
      Enter: () => (isOpen ? insert(candidates[active][0]) : false),
      c: () => (event.ctrlKey && running !== null && input.selectionStart === input.selectionEnd ? running.abort() : false),
    };
    if (Object.hasOwn(keys, event.key) && keys[event.key]() !== false) event.preventDefault();
  });
  input.addEventListener('input', close);
  input.addEventListener('blur', close);

  // The files.

  function showFiles() {
    folder.replaceChildren(...[...files].map(([name, content]) => htmlElement('li', {}, [fileButton(name, content), ' ',
      buttonOf(text('terminal.remove', {name}), () => {
        files.delete(name);
        showFiles();
      })])));
  }

  const typeOf = (name) => Object.values(fileFormats).find(([, extension]) => name.endsWith(`.${extension}`))?.[2] ?? 'text/plain';
  const fileButton = (name, content) => buttonOf(text('terminal.save', {name}), () => download(name, content, typeOf(name)));

  picker.addEventListener('change', async () => {
    for (const file of picker.files) files.set(file.name, new Uint8Array(await file.arrayBuffer()));
    picker.value = '';
    showFiles();
  });

  // The log.

  function add(entry, element) {
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    entry.append(element);
    if (isAtEnd) log.scrollTop = log.scrollHeight;
  }

  // Shows the beginning of a stream of text as it comes, and keeps all of it.
  function streamOf(entry, className, shownText = (all) => all) {
    const block = htmlElement('pre', {className, lang: 'en'});
    const parts = [];
    let shown = '';
    let length = 0;
    let isPlanned = false;
    function flush() {
      isPlanned = false;
      const next = shownText(shown);
      if (block.textContent === next) return;
      block.textContent = next;
      add(entry, block);
    }
    return {
      flush,
      append(part) {
        parts.push(part);
        if (length < mostShown && !isPlanned) isPlanned = requestAnimationFrame(flush) > 0;
        shown += part.slice(0, Math.max(0, mostShown - length));
        length += part.length;
      },
      text: () => parts.join(''),
    };
  }

  function addFile(entry, name, content) {
    if (name.endsWith('.svg')) {
      const picture = pictureOf(typeof content === 'string' ? content : new TextDecoder().decode(content));
      picture.addEventListener('load', () => { log.scrollTop = log.scrollHeight; });
      add(entry, picture);
    }
    add(entry, htmlElement('p', {}, [fileButton(name, content)]));
  }

  // Runs the commands of a line; each reads what the one before writes.
  async function runAll(commands, entry, signal) {
    let piped = standardInput.value;
    for (const [i, words] of commands.entries()) {
      const isLast = i === commands.length - 1;
      const [output, errors] = [streamOf(entry, 'out'), streamOf(entry, 'err', withoutControls)];
      const result = await program.run(words[0] === 'eightfold' ? words.slice(1) : words, {input: piped, files: Object.fromEntries(files), signal,
        progress: true, onError: errors.append, ...(isLast ? {onOutput: output.append} : {})});
      output.flush();
      errors.flush();
      piped = isLast ? output.text() : result.stdout;
      for (const [name, content] of Object.entries(result.files)) {
        files.set(name, content);
        addFile(entry, name, content);
      }
      showFiles();
      if (!isLast) continue;
      const isPicture = /^<svg /.test(piped);
      if (piped.length > mostShown) add(entry, htmlElement('p', {textContent: text('terminal.cut', {count: piped.length})}));
      if (piped.length > mostShown || isPicture) addFile(entry, isPicture ? 'output.svg' : 'output.txt', piped);
      add(entry, htmlElement('p', {className: result.code === 0 ? 'exit' : 'exit error', textContent: text('terminal.exit', {code: String(result.code)})}));
    }
  }

  async function execute(line) {
    const {commands, isOpen} = readCommandLine(line);
    const entry = htmlElement('div', {className: 'entry'}, [htmlElement('p', {className: 'command vector', textContent: `$ eightfold ${line.replace(/^\s*eightfold\s/, '')}`})]);
    log.append(entry);
    while (log.children.length > mostEntries) log.firstChild.remove();
    log.scrollTop = log.scrollHeight;
    if (isOpen || commands.some((words) => words.length === 0)) {
      add(entry, htmlElement('p', {className: 'exit error', textContent: text(isOpen ? 'terminal.open_quote' : 'terminal.empty')}));
      return;
    }
    running = new AbortController();
    stop.hidden = false;
    try {
      await runAll(commands, entry, running.signal);
    } catch (error) {
      add(entry, htmlElement('p', {className: 'exit error', textContent: error.name === 'AbortError' ? text('terminal.stopped') : error.message}));
    }
    running = null;
    stop.hidden = true;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const line = input.value.trim();
    if (line === '' || running !== null) return;
    if (lines.at(-1) !== line) lines.push(line);
    place = lines.length;
    input.value = '';
    close();
    change({line});
    execute(line);
  });

  return {
    show({line}) {
      if (line !== undefined && running === null) input.value = line.replace(/^\s*eightfold\s+/, '');
    },
    hide() {},
  };
}
