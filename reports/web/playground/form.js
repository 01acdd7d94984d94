// Views whose state is that of their controls, and whose content is the result of commands.

const controlValue = (control) => (control.type === 'checkbox' ? (control.checked ? 'yes' : '') : control.value);

function setControl(control, value) {
  if (control.type === 'checkbox') control.checked = value === 'yes';
  else control.value = value;
}

// Returns {read(), fill(state)} for controls {key: control}. A control with its first value is not in the state. fill() returns the
// keys of the values that their controls reject; a hash can have any.
function stateForm(controls, changed) {
  const entries = Object.entries(controls);
  const first = Object.fromEntries(entries.map(([key, control]) => [key, controlValue(control)]));
  for (const [, control] of entries) control.addEventListener('change', changed);
  return {
    read: () => Object.fromEntries(entries.map(([key, control]) => [key, controlValue(control)]).filter(([key, value]) => value !== first[key])),
    fill: (state) => entries.filter(([key, control]) => {
      const wanted = state[key] ?? first[key];
      setControl(control, wanted);
      if (controlValue(control) === wanted) return false;
      setControl(control, first[key]);
      return true;
    }).map(([key]) => key),
  };
}

// Adds the fields, a line for the progress and a line for errors to the container. work(signal, state) shows the result.
// Returns {show(state), hide(), start()}; start() runs the work for input that is not part of the state.
function commandView(container, {text, change}, fields, controls, work) {
  const status = htmlElement('p', {className: 'status', role: 'status'});
  const error = htmlElement('p', {className: 'error', role: 'alert'});
  const rejected = htmlElement('p', {className: 'error'});
  const latest = latestOnly();
  let finished = null; // the state of the complete result
  container.append(htmlElement('form', {className: 'fields'}, fields), rejected, status, error);
  container.querySelector('form').addEventListener('submit', (event) => event.preventDefault());

  const form = stateForm(controls, () => {
    rejected.textContent = '';
    change(form.read());
    start();
  });

  function start() {
    const state = form.read();
    finished = null;
    status.textContent = text('form.computing');
    latest.start(async (signal) => {
      error.textContent = '';
      try {
        await work(signal, state);
        finished = JSON.stringify(state);
      } catch (problem) {
        if (signal.aborted) return;
        error.textContent = problem.message;
      }
      status.textContent = '';
    });
  }

  function show(state) {
    const keys = form.fill(state);
    rejected.textContent = keys.map((key) =>
      text('form.rejected', {value: shortened(state[key]), field: controls[key].labels[0].textContent})).join(' ');
    if (finished !== JSON.stringify(form.read())) start();
  }

  return {show, hide: latest.stop, start};
}

// The output of a command. Throws the program's message if it fails; `verify` also writes a result if its exit status is not 0.
async function outputOf(program, args, options) {
  const result = await program.run(args, options);
  if (result.code !== 0 && result.stdout === '') throw new Error(errorOf(result));
  return result.stdout;
}

const fileFormats = Object.freeze({
  html: ['HTML', 'html', 'text/html'], markdown: ['Markdown', 'md', 'text/markdown'], latex: ['LaTeX', 'tex', 'application/x-tex'],
  text: ['TXT', 'txt', 'text/plain'], json: ['JSON', 'json', 'application/json'], csv: ['CSV', 'csv', 'text/csv'],
  fen: ['FEN', 'fen', 'text/plain'], svg: ['SVG', 'svg', 'image/svg+xml'], junit: ['JUnit', 'xml', 'application/xml'],
  gradescope: ['Gradescope', 'json', 'application/json'],
});

// Buttons that download the result in formats of the program; make(format) resolves to {name, content}.
function downloadButtons(text, formats, make) {
  const problem = htmlElement('span', {className: 'error', role: 'alert'});
  const label = text('form.download');
  return htmlElement('p', {className: 'downloads', role: 'group', ariaLabel: label}, [`${label} `, ...formats.map((format) => {
    const [name, extension, type] = fileFormats[format];
    return buttonOf(name, async () => {
      problem.textContent = '';
      try {
        const {name: file, content} = await make(format);
        download(`${file}.${extension}`, content, type);
      } catch ({message}) {
        problem.textContent = message;
      }
    });
  }), problem]);
}
