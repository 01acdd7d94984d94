// `eightfold verify` of submissions that the reader opens, drops or pastes. They are not part of the state: a link has only the exercise.

const rubricName = 'rubric.json';
const submissionKinds = '.json,.txt,.csv,.md,.html,.cert';

// What the reader opened, which a view in another language needs too.
let submissions = []; // {name, bytes}
let rubric = null; // {name, bytes}
let pastedSubmission = '';

function homeworkView(container, context) {
  const {program, text} = context;
  const files = htmlElement('input', {type: 'file', multiple: true, accept: submissionKinds});
  const rubricFile = htmlElement('input', {type: 'file', accept: '.json'});
  const pasted = htmlElement('textarea', {rows: 5, spellcheck: false, placeholder: 'n: 8\nsolution count: 92\norbit count: 12'});
  pasted.value = pastedSubmission;
  const list = htmlElement('p', {className: 'note'});
  const content = htmlElement('div');
  const anyOf = (values, key) => selectOf([['', text(`homework.${key}_any`)], ...values], () => {});
  const spoilers = checkboxOf(text('homework.spoilers'), () => {});
  const controls = {
    n: htmlElement('input', {type: 'number', min: 0, max: 300}),
    rule: anyOf(rules.map((rule) => [rule, text(`rule.${rule}`)]), 'rule'),
    group: anyOf(groups.map((group) => [group, text(`group.${group}`)]), 'group'),
    base: anyOf([['0', '0'], ['1', '1']], 'base'),
    representatives: anyOf(['least', 'greatest'].map((choice) => [choice, text(`homework.${choice}`)]), 'representatives'),
    expect: anyOf(['solutions', 'canonical', 'counts'].map((output) => [output, text(`homework.${output}`)]), 'expect'),
    spoilers: spoilers.box,
  };
  const labels = {n: 'shell.rows', rule: 'rule.label', group: 'group.label', base: 'homework.base', representatives: 'homework.representatives',
    expect: 'homework.expect'};
  const fields = Object.entries(labels).map(([key, label]) => labeled(text(label), controls[key]));

  const exercise = htmlElement('details', {className: 'options'}, [htmlElement('summary', {textContent: text('homework.exercise')}),
    htmlElement('div', {className: 'fields'}, [labeled(text('homework.rubric'), rubricFile), ...fields, spoilers.field])]);

  // A name that is not an option, and not that of another submission.
  function nameOfFile(name) {
    const plain = name.replace(/^-/, './-');
    const taken = new Set([rubricName, ...submissions.map((own) => own.name)]);
    for (let i = 2, next = plain; ; ++i) {
      if (!taken.has(next)) return next;
      next = plain.replace(/(\.[^.]*)?$/, ` (${i})$1`);
    }
  }

  function verify(format, options = {}) {
    const chosen = Object.entries(controls).filter(([key, control]) => key !== 'spoilers' && control.value !== '');
    const named = [...submissions.map(({name}) => name), ...(pasted.value.trim() === '' ? [] : ['-'])];
    return outputOf(program, ['verify', ...named, ...chosen.map(([key, control]) => `--${key}=${control.value}`),
      ...(rubric === null ? [] : ['--rubric', rubricName]), spoilers.box.checked ? '--spoilers' : '--no-spoilers', '--format', format], {
      ...options,
      input: pasted.value,
      files: Object.fromEntries([...submissions, ...(rubric === null ? [] : [rubric])].map(({name, bytes}) => [name, bytes])),
    });
  }

  function summary(verdicts) {
    const cell = (name, textContent) => htmlElement(name, {textContent});
    const head = ['submission', 'score', 'verdict'].map((key) => cell('th', text(`homework.${key}`)));
    return tableOf(head, verdicts.map(({name, score, max_score: most, all_right: isRight, unreadable}) => [cell('td', name),
      cell('td', unreadable === undefined ? text('homework.points', {score, most}) : ''),
      cell('td', text(unreadable === undefined ? isRight ? 'homework.right' : 'homework.wrong' : 'homework.unreadable'))]));
  }

  const view = commandView(container, context, [
    htmlElement('div', {className: 'drop'}, [labeled(text('homework.files'), files), labeled(text('homework.pasted'), pasted)]),
    exercise], controls, async (signal) => {
    const isEmpty = submissions.length === 0 && pasted.value.trim() === '';
    list.textContent = submissions.map(({name}) => name).join(', ');
    forget.hidden = downloads.hidden = isEmpty;
    content.replaceChildren();
    if (isEmpty) return;
    const feedback = documentOf(await verify('html', {signal}));
    const {submissions: verdicts} = JSON.parse(await verify('json', {signal}));
    content.replaceChildren(...(verdicts.length > 1 ? [summary(verdicts)] : []), feedback);
  });

  async function open(chosen) {
    for (const file of chosen) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      submissions.push({name: nameOfFile(file.name), bytes});
    }
    view.start();
  }

  const forget = buttonOf(text('homework.forget'), () => {
    submissions = [];
    rubric = null;
    pastedSubmission = '';
    for (const control of [files, rubricFile, pasted]) control.value = '';
    view.start();
  });
  const downloads = downloadButtons(text, ['html', 'markdown', 'text', 'json', 'csv', 'junit', 'gradescope'],
    async (format) => ({name: 'verdict', content: await verify(format)}));
  container.querySelector('h1').after(htmlElement('p', {className: 'note', textContent: text('homework.private')}));
  container.append(list, forget, downloads, content);
  files.addEventListener('change', () => open(files.files));
  rubricFile.addEventListener('change', async () => {
    const [file] = rubricFile.files;
    rubric = file === undefined ? null : {name: rubricName, bytes: new Uint8Array(await file.arrayBuffer())};
    view.start();
  });
  pasted.addEventListener('input', () => {
    pastedSubmission = pasted.value;
    view.start();
  });
  container.addEventListener('dragover', (event) => event.preventDefault());
  container.addEventListener('drop', (event) => {
    event.preventDefault();
    open(event.dataTransfer.files);
  });
  return {
    ...view,
    show(state) {
      exercise.open ||= Object.keys(state).length > 0;
      view.show(state);
    },
  };
}
