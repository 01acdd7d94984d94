// The frame around the views: links, language, and the state of each view in the URL's hash, #NAME?key=value.

const makeView = {
  board: boardView, solutions: solutionsView, orbits: orbitsView, colorings: coloringsView, homework: homeworkView, quiz: quizView,
  explain: explainView, terminal: terminalView,
};
const writeInterval = 250; // milliseconds; browsers limit how often a page may change its URL

// {name, state}. A hash can come from anywhere: every key and value is a string, and the name may be unknown.
function readHash(hash) {
  const [, name, query] = /^#?([^?]*)\??(.*)$/s.exec(hash);
  return {name, state: Object.fromEntries(new URLSearchParams(query))};
}

function writeHash(name, state) {
  const query = new URLSearchParams(state).toString();
  return query === '' ? `#${name}` : `#${name}?${query}`;
}

const canRunPrograms = () => typeof WebAssembly === 'object' && typeof Worker === 'function';

function startShell() {
  const main = document.getElementById('view');
  const notice = document.getElementById('notice');
  const list = document.querySelector('#views ul');
  const select = document.getElementById('language');
  let chosen = null; // the language in the hash
  let language = preferredLanguage();
  let text = textsIn(language);
  let shown = null;
  let timer = 0;
  const views = new Map();
  const links = new Map();

  const hashOf = (name, state) => writeHash(name, chosen === null ? state : {...state, lang: chosen});

  // The link to a view keeps its last state.
  function keep(name, state) {
    links.get(name).href = hashOf(name, state);
    views.get(name).state = state;
    if (name !== shown || timer !== 0) return;
    timer = setTimeout(() => {
      timer = 0;
      if (name === shown) history.replaceState(null, '', links.get(name).href);
    }, writeInterval);
  }

  function viewOf(name) {
    if (!views.has(name)) {
      const title = htmlElement('h1', {id: `title-${name}`, textContent: text(`${name}.title`)});
      const container = htmlElement('section', {id: `view-${name}`, className: 'view'}, [title]);
      container.setAttribute('aria-labelledby', title.id);
      main.append(container);
      views.set(name, {container, state: {}, ...makeView[name](container, {program, text, change: (state) => keep(name, state), link: hashOf})});
    }
    return views.get(name);
  }

  function follow() {
    const {name, state: {lang, ...state}} = readHash(location.hash);
    const wanted = Object.hasOwn(playgroundStrings, lang ?? '') ? lang : null;
    chosen = wanted;
    if ((wanted ?? preferredLanguage()) !== language) speak(wanted ?? preferredLanguage());
    const isKnown = viewNames.includes(name);
    notice.textContent = isKnown || name === '' ? '' : text('shell.unknown_view', {name: name.slice(0, 40)});
    const next = isKnown ? name : viewNames[0];
    if (shown !== null && shown !== next) views.get(shown)?.hide();
    shown = next;
    const view = viewOf(next);
    for (const other of views.values()) other.container.hidden = other !== view;
    for (const [own, link] of links) {
      if (own === next) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
      link.href = hashOf(own, own === next ? state : views.get(own)?.state ?? {});
    }
    view.state = state;
    document.title = `${text(`${next}.title`)} · Eightfold`;
    view.show(state);
  }

  // Writes the frame in a language; the views are made again.
  function speak(name) {
    language = name;
    text = textsIn(language);
    document.documentElement.lang = language;
    for (const [own, view] of views) {
      if (own === shown) view.hide();
      view.container.remove();
    }
    views.clear();
    document.getElementById('skip').textContent = text('shell.skip');
    document.getElementById('views').setAttribute('aria-label', text('shell.views'));
    document.querySelector('label[for=language]').textContent = text('shell.language');
    select.value = language;
    for (const [own, link] of links) link.textContent = text(`${own}.link`);
  }

  for (const name of viewNames) {
    const link = htmlElement('a');
    links.set(name, link);
    list.append(htmlElement('li', {}, [link]));
  }
  select.append(...Object.entries(languageNames).map(([value, textContent]) => htmlElement('option', {value, textContent, lang: value})));
  select.addEventListener('change', () => {
    const {state} = views.get(shown);
    chosen = select.value;
    history.replaceState(null, '', hashOf(shown, state));
    follow();
  });
  document.getElementById('skip').addEventListener('click', (event) => {
    event.preventDefault(); // the hash is the state
    main.focus();
  });
  speak(language);
  if (!canRunPrograms()) {
    notice.textContent = text('shell.unsupported');
    return;
  }
  window.addEventListener('hashchange', follow);
  follow();
  requestAnimationFrame(() => setTimeout(() => program.prepare())); // after the first view is drawn
}

startShell();
