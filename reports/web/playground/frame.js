// The page of `eightfold page` in a frame. The frame has no origin and sees nothing of this page, whose Content-Security-Policy names the
// hashes of its script and style. The page sends its fragment, which is part of the state here.

function pageFrame(title, keep) {
  const frame = htmlElement('iframe', {title, className: 'page-frame', hidden: true});
  frame.setAttribute('sandbox', 'allow-scripts allow-modals'); // modals to print
  let fragment = '';
  let isLoaded = false;
  const send = (data) => frame.contentWindow?.postMessage(data, '*');
  // A frame without an origin cannot scroll this page to what has the focus in it. All of it fits into the window. To scroll under a
  // pressed pointer would move its target away.
  let isTabbed = false;
  window.addEventListener('keydown', ({key}) => { isTabbed = key === 'Tab'; });
  const print = () => send({print: true});
  window.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'p' || frame.getClientRects().length === 0) return;
    event.preventDefault();
    print();
  });
  const reveal = () => frame.scrollIntoView({block: 'nearest'});
  frame.addEventListener('load', () => {
    isLoaded = true;
    if (fragment === '') return;
    send({fragment});
    if (changed === null) reveal();
  });
  // A new page whose fragment opens a dialog takes the focus. A control that was changed gets it back.
  let changed = null;
  window.addEventListener('blur', () => {
    if (document.activeElement !== frame) return;
    if (changed !== null) changed.focus();
    else if (isTabbed) reveal();
    [changed, isTabbed] = [null, false];
  });
  window.addEventListener('message', ({source, data}) => {
    if (source === null || source !== frame.contentWindow || typeof data?.fragment !== 'string') return;
    fragment = data.fragment;
    keep(fragment);
  });
  return {
    frame,
    show(html) {
      frame.hidden = html === null;
      changed = fragment !== '' && document.activeElement.form ? document.activeElement : null;
      isLoaded = false;
      frame.srcdoc = html ?? '';
    },
    // A message that arrives late, when the reader has gone elsewhere, would undo that: none is sent without need.
    goTo(next) {
      const wanted = next === '' ? '' : `#${next}`;
      if (wanted === fragment) return;
      fragment = wanted;
      if (!isLoaded) return;
      send({fragment});
      reveal();
    },
    print,
  };
}

const newQuiz = (n) => quizFragment({size: n, seed: newSeed(), answers: []}).slice(1);

// The views that show this page. `at` in the state is its fragment; begin(n) is the first one.
function framedView(name, container, {program, text, change}, begin) {
  const n = rowsSelect(() => {}, 0);
  n.value = '8';
  const squares = (key) => htmlElement('input', {type: 'text', autocomplete: 'off', spellcheck: false, placeholder: text(`page.${key}_example`)});
  const controls = {n, rule: ruleSelect(text, () => {}), group: groupSelect(text, () => {}), queens: squares('queens'), blocked: squares('blocked')};
  const labels = {n: 'shell.rows', rule: 'rule.label', group: 'group.label', queens: 'page.queens', blocked: 'page.blocked'};
  let state = {}; // without the fragment
  let at = '';
  let html = '';

  const keep = () => change(at === '' ? state : {...state, at});
  const page = pageFrame(text(`${name}.title`), (fragment) => {
    at = fragment.slice(1);
    keep();
  });
  const fields = Object.entries(controls).map(([key, control]) => labeled(text(labels[key]), control));

  const view = commandView(container, {text, change: (next) => {
    state = next;
    at = begin(n.value);
    keep();
  }}, fields, controls, async (signal, {n: _, ...options}) => {
    actions.hidden = true;
    page.show(null);
    page.goTo(at);
    html = await outputOf(program, ['page', n.value, ...Object.entries(options).map(([key, value]) => `--${key}=${value}`)], {signal});
    page.show(html);
    actions.hidden = false;
  });
  const actions = htmlElement('div', {className: 'page-actions', hidden: true}, [
    buttonOf(text('page.new_quiz'), () => {
      at = newQuiz(n.value);
      page.goTo(at);
      keep();
    }),
    buttonOf(text('page.print'), page.print),
    downloadButtons(text, ['html'], () => ({name: `eightfold-${n.value}`, content: html})),
  ]);
  container.append(actions, page.frame, htmlElement('p', {className: 'print-note', textContent: text('page.print_note')}));

  return {
    show({at: wanted, ...next}) {
      state = next;
      view.show(next);
      at = wanted ?? begin(n.value);
      page.goTo(at);
      if (wanted === undefined && at !== '') keep();
    },
    hide: view.hide,
  };
}
