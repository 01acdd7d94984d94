// `eightfold cycle-index`: colorings of beads, boards, solids and graphs up to symmetry, with the count and pictures.

const solids = ['tetrahedron', 'cube', 'octahedron', 'dodecahedron', 'icosahedron'];
// The groups of the command by the numbers that follow their names.
const figures = Object.freeze({
  beads: {names: ['cyclic', 'dihedral'], sizes: ['n']},
  boards: {names: ['square-cells', 'square-corners', 'square-edges'], sizes: ['n'], acting: 'group'},
  solids: {names: solids.flatMap((solid) => ['vertices', 'edges', 'faces'].map((part) => `${solid}-${part}`)), sizes: [], acting: 'mirrors'},
  graphs: {names: ['graph-edges'], sizes: ['n']},
  tables: {names: ['bipartite-edges', 'matrix'], sizes: ['n', 'm']},
});
const coloringsDrawn = 200;

// a1^6 as the letter with an index and an exponent.
function formulaElements(formula) {
  return formula.split(/(a\d+(?:\^\d+)?)/).flatMap((part) => {
    const [, index, exponent] = /^a(\d+)(?:\^(\d+))?$/.exec(part) ?? [];
    if (index === undefined) return [part];
    return ['a', htmlElement('sub', {textContent: index}), ...(exponent === undefined ? [] : [htmlElement('sup', {textContent: exponent})])];
  });
}

const monomial = ({exponents}) => Object.entries(exponents).map(([length, count]) => `a${length}${count === 1 ? '' : `^${count}`}`).join(' ');

// A number of the program, exact if it has more than 15 digits.
const exactly = (part, key) => (Number.isSafeInteger(part[key]) ? part[key] : part[`${key}_text`]);

function coloringsView(container, context) {
  const {program, text} = context;
  const nameOfFigure = (kind, name) => {
    if (kind !== 'solids') return text(`colorings.${name}`);
    const [solid, part] = name.split('-');
    return text('colorings.solid_part', {part: text(`colorings.${part}`), solid: text(`colorings.${solid}`)});
  };
  const figure = htmlElement('select', {}, Object.entries(figures).map(([kind, {names}]) =>
    htmlElement('optgroup', {label: text(`colorings.${kind}`)},
      names.map((value) => htmlElement('option', {value, textContent: nameOfFigure(kind, value)})))));
  figure.value = 'dihedral';
  const number = (value, min, max) => htmlElement('input', {type: 'number', value, min, max});
  const mirrors = checkboxOf(text('colorings.mirrors'), () => {});
  const controls = {
    figure, n: number(6, 0, 300), m: number(3, 0, 20), group: groupSelect(text, () => {}), mirrors: mirrors.box, colors: number(2, 0, 1000000),
    content: htmlElement('input', {type: 'text', autocomplete: 'off', spellcheck: false, placeholder: '2,2,2'}),
  };
  const field = (key, label) => labeled(text(label), controls[key]);
  const optional = {n: field('n', 'colorings.size'), m: field('m', 'colorings.columns'), group: field('group', 'group.label'),
    mirrors: mirrors.field};
  const content = htmlElement('div');

  const command = () => {
    const {sizes, acting} = Object.values(figures).find(({names}) => names.includes(figure.value));
    for (const [key, element] of Object.entries(optional)) element.hidden = !sizes.includes(key) && acting !== key;
    return ['cycle-index', figure.value, ...sizes.map((key) => controls[key].value), ...(acting === 'group' ? [controls.group.value] : []),
      ...(acting === 'mirrors' && mirrors.box.checked ? ['full'] : []),
      ...(controls.content.value === '' ? [`--colors=${controls.colors.value}`] : [`--content=${controls.content.value}`])];
  };
  const draw = (args, options) => outputOf(program, [...args, '--list', `--limit=${coloringsDrawn}`, '--draw', '-'], options);

  function table({terms, colorings, order_text: order}) {
    const cells = (name, values) => values.map((value) => htmlElement(name, {className: 'number'}, Array.isArray(value) ? value : [value]));
    const written = (value) => (typeof value === 'number' ? text('form.number', {value}) : value);
    const rows = terms.map((term, i) => cells('td', [formulaElements(monomial(term)), written(exactly(term, 'elements')),
      written(term.cycles), written(exactly({fixed: colorings.fixed_by_each[i], fixed_text: colorings.fixed_by_each_text[i]}, 'fixed'))]));
    const sum = [htmlElement('th', {scope: 'row', textContent: text('colorings.sum')}),
      ...cells('td', [order, '', written(exactly(colorings, 'fixed_point_sum'))])];
    return tableOf(cells('th', ['term', 'elements', 'cycles', 'fixed'].map((key) => text(`colorings.${key}`))), rows, sum);
  }

  const view = commandView(container, context, [field('figure', 'colorings.figure'), ...Object.values(optional), field('colors', 'colorings.colors'),
    field('content', 'colorings.content')], controls, async (signal) => {
    const args = command();
    content.replaceChildren();
    const index = await jsonOf(program, args, {signal});
    const {colorings} = index;
    const count = exactly(colorings, 'count');
    content.append(
      htmlElement('h2', {textContent: text('colorings.count', {count})}),
      htmlElement('p', {className: 'formula'}, ['Z = ', ...formulaElements(index.formula ?? '…')]),
      htmlElement('p', {className: 'note', textContent: text('colorings.reading')}),
      ...(index.terms === undefined ? [] : [table(index)]),
      htmlElement('p', {className: 'division', textContent: text('colorings.division', {sum: exactly(colorings, 'fixed_point_sum'),
        order: exactly(index, 'order'), count})}));
    if (count === 0) return;
    const svg = await draw(args, {signal});
    const [, list = ''] = /<desc[^>]*>([^<]*)/.exec(svg) ?? [];
    content.append(
      ...(count <= coloringsDrawn ? [] : [htmlElement('p', {className: 'note', textContent: text('colorings.first', {count: coloringsDrawn})})]),
      htmlElement('div', {className: 'scroll', tabIndex: 0}, [pictureOf(svg)]),
      htmlElement('details', {}, [htmlElement('summary', {textContent: text('colorings.as_text')}), htmlElement('pre', {textContent: list.trim()})]));
  });
  container.append(downloadButtons(text, ['svg', 'text', 'latex', 'csv', 'json'], async (format) => ({name: `colorings-${figure.value}`,
    content: format === 'svg' ? await draw(command()) : await outputOf(program, [...command(), '--format', format])})), content);
  return view;
}
