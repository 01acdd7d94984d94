// The Cayley graph of the group, with the image of the placement at each element. For each generator s, an arrow leads
// from g to s * g.

const graphHeight = 117; // the graph is 100 wide

// The captions are above the boards of the upper half and below the others, where no edges are.
const places = (left, right, top, bottom) => [
  {place: [left, top], caption: 'above left'}, {place: [right, top], caption: 'above right'},
  {place: [right, bottom], caption: 'below right'}, {place: [left, bottom], caption: 'below left'},
];

// The generators, and the centers of the elements' boards, from the upper left clockwise.
function cayleyLayout(group) {
  const has = (name) => group.includes(name);
  const turns = ['identity', 'rotate90', 'rotate180', 'rotate270'];
  const on = (elements, corners) => elements.map((element, i) => ({element, ...corners[i]}));
  if (group.length === 8)
    return {
      generators: ['rotate90', 'flip_horizontal'],
      nodes: [...on(turns, places(9.5, 90.5, 22, 95)).map((node) => ({...node, caption: `${node.caption} outer`})),
        ...on(turns.map((turn) => compose('flip_horizontal', turn)), places(33.5, 66.5, 44.5, 72.5))],
      width: 17,
    };
  const corners = places(22, 78, 27.5, 89.5);
  if (has('rotate90')) return {generators: ['rotate90'], nodes: on(turns, corners), width: 28};
  if (group.length === 4) {
    const [g, h] = group.filter((name) => name !== 'identity' && name !== 'rotate180');
    return {generators: [g, h], nodes: on(['identity', g, compose(g, h), h], corners), width: 28};
  }
  const [, , right, left] = group.length === 1 ? places(50, 50, 52, 52) : places(22, 78, 52, 52);
  return {generators: group.slice(1), nodes: on(group, [left, right]), width: 32};
}

// The edges of a generator that is its own inverse have no arrowheads; one line represents both directions.
const isInvolution = (generator) => compose(generator, generator) === 'identity';

// A line from the edge of one board to the edge of the other.
function edgeLine([x1, y1], [x2, y2], width) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const part = width / 2 / Math.max(Math.abs(dx), Math.abs(dy)); // of the line, inside a board
  return {x1: x1 + dx * part, y1: y1 + dy * part, x2: x2 - dx * part, y2: y2 - dy * part};
}

const edge = (generator, i, ends) =>
  svgElement('line', {...ends, class: `edge generator-${i + 1}${isInvolution(generator) ? '' : ' directed'}`});

function edgeDrawing({generators, nodes, width}) {
  const head = svgElement('marker', {
    id: 'arrowhead', viewBox: '0 0 6 6', refX: 5.4, refY: 3, markerWidth: 6, markerHeight: 6, orient: 'auto',
  }, [svgElement('path', {d: 'M0 .6 5.4 3 0 5.4z'})]);
  const placeOf = new Map(nodes.map(({element, place}) => [element, place]));
  const edges = generators.flatMap((generator, i) => nodes.flatMap(({element, place}) => {
    const target = compose(generator, element);
    if (isInvolution(generator) && symmetries.indexOf(target) < symmetries.indexOf(element)) return [];
    return [edge(generator, i, edgeLine(place, placeOf.get(target), width))];
  }));
  return svgElement('svg', {class: 'edges', viewBox: `0 0 100 ${graphHeight}`, 'aria-hidden': 'true'}, [head, ...edges]);
}

function legendItem(generator, i) {
  const sample = svgElement('svg', {class: 'sample', viewBox: '0 0 14 6', 'aria-hidden': 'true'},
    [edge(generator, i, {x1: 0.5, y1: 3, x2: 13, y2: 3})]);
  const item = htmlElement('li', {}, [sample, ' ', symmetryLabel(generator)]);
  item.dataset.symmetry = generator;
  return item;
}

const frameItem = () => htmlElement('li', {}, [htmlElement('span', {className: 'frame'}), ' same image as the current one']);

// Returns {show(columns, current, traced)}, which draws the images of the placement, marks the current element, and colors
// the piece that starts in the row `traced`. Calls choose(element) when the user selects an element.
function cayleyGraph(group, size, choose) {
  const layout = cayleyLayout(group);
  const graph = document.getElementById('cayley-graph');
  graph.append(edgeDrawing(layout));
  document.getElementById('cayley-legend').append(...layout.generators.map(legendItem), frameItem());
  const nodes = layout.nodes.map(({element, place: [x, y], caption}) => {
    const button = buttonElement(() => choose(element), {className: `node ${caption}`});
    button.dataset.symmetry = element;
    button.style.left = `${x - layout.width / 2}%`;
    button.style.top = `${(y - layout.width / 2) / graphHeight * 100}%`;
    button.style.width = `${layout.width}%`;
    return {element, button};
  });
  graph.append(...nodes.map(({button}) => button));

  function showNode({element, button}, columns, current, traced) {
    const own = image(element, columns);
    const fixes = samePlacement(own, columns);
    const same = element !== current && samePlacement(own, image(current, columns));
    const notes = [...(fixes ? ['fixes it'] : []), ...(same ? ['same image'] : [])];
    const caption = htmlElement('span', {className: 'caption'}, [
      symmetryLabel(element),
      ...notes.map((textContent, i) => htmlElement('span', {className: i === 0 ? 'mark' : 'hidden', textContent})),
      htmlElement('span', {className: 'hidden', textContent: vectorText(own)}),
    ]);
    const drawing = boardDrawing(size, own);
    if (size > 0) colorPiece(drawing, squareImage(element, [traced, columns[traced]], size - 1));
    button.replaceChildren(drawing, caption);
    button.setAttribute('aria-pressed', String(element === current));
    button.classList.toggle('same', same);
    button.classList.toggle('fixes', fixes);
  }

  return {show: (...shown) => nodes.forEach((node) => showNode(node, ...shown))};
}
