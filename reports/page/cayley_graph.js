// The Cayley graph of the group, with the image of the placement at each element. For each generator s, an arrow leads
// from g to s * g.

const graphHeight = 115; // the graph is 100 wide; below each board there is space for two lines of text

// The generators, and the centers of the elements' boards.
function cayleyLayout(group) {
  const has = (name) => group.includes(name);
  const outer = [[11, 9.5], [89, 9.5], [89, 97], [11, 97]];
  const inner = [[35, 35], [65, 35], [65, 67], [35, 67]];
  const turns = ['identity', 'rotate90', 'rotate180', 'rotate270'];
  const on = (elements, places) => elements.map((element, i) => ({element, place: places[i]}));
  if (group.length === 8)
    return {
      generators: ['rotate90', 'flip_horizontal'],
      nodes: [...on(turns, outer), ...on(turns.map((turn) => compose('flip_horizontal', turn)), inner)],
      width: 17,
    };
  const corners = [[22, 24], [78, 24], [78, 80], [22, 80]];
  if (has('rotate90')) return {generators: ['rotate90'], nodes: on(turns, corners), width: 28};
  if (group.length === 4) {
    const [g, h] = group.filter((name) => name !== 'identity' && name !== 'rotate180');
    return {generators: [g, h], nodes: on(['identity', g, compose(g, h), h], corners), width: 28};
  }
  const row = group.length === 1 ? [[50, 52]] : [[22, 52], [78, 52]];
  return {generators: group.slice(1), nodes: on(group, row), width: 32};
}

// The edges of a generator that is its own inverse have no arrowheads; one line represents both directions.
const isInvolution = (generator) => compose(generator, generator) === 'identity';

// A line from the edge of one board to the edge of the other that does not cross the caption of the upper board.
function edgeLine([x1, y1], [x2, y2], width) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const gap = (width / 2 + 1.2) / Math.max(Math.abs(dx), Math.abs(dy));
  const caption = Math.abs(dx) < 0.1 ? 9 : Math.abs(dy) < 0.1 ? 0 : 3;
  const start = gap + (dy > 0 ? caption : 0);
  const end = gap + (dy < 0 ? caption : 0);
  return {x1: x1 + dx * start, y1: y1 + dy * start, x2: x2 - dx * end, y2: y2 - dy * end};
}

function edgeDrawing({generators, nodes, width}) {
  const drawing = svgElement('svg', {class: 'edges', viewBox: `0 0 100 ${graphHeight}`, 'aria-hidden': 'true'});
  const head = svgElement('marker', {
    id: 'arrowhead', viewBox: '0 0 6 6', refX: 5, refY: 3, markerWidth: 6, markerHeight: 6, orient: 'auto',
  });
  head.append(svgElement('path', {d: 'M0 .6 5.4 3 0 5.4z'}));
  drawing.append(head);
  const placeOf = new Map(nodes.map(({element, place}) => [element, place]));
  generators.forEach((generator, i) => {
    for (const {element, place} of nodes) {
      const target = compose(generator, element);
      if (isInvolution(generator) && symmetries.indexOf(target) < symmetries.indexOf(element)) continue;
      const line = edgeLine(place, placeOf.get(target), width);
      drawing.append(svgElement('line', {
        ...line, class: `edge generator-${i + 1}${isInvolution(generator) ? '' : ' directed'}`,
      }));
    }
  });
  return drawing;
}

function legendItem(generator, i) {
  const sample = svgElement('svg', {class: 'sample', viewBox: '0 0 14 6', 'aria-hidden': 'true'});
  const directed = isInvolution(generator) ? '' : ' directed';
  sample.append(svgElement('line', {x1: 0.5, y1: 3, x2: 13, y2: 3, class: `edge generator-${i + 1}${directed}`}));
  const meaning = isInvolution(generator) ? ' joins two images' : ' leads to the next image';
  return htmlElement('li', {}, [sample, ' ', htmlElement('code', {textContent: generator}), meaning]);
}

function frameItem() {
  return htmlElement('li', {}, [htmlElement('span', {className: 'frame'}), ' same image as the current one']);
}

// Returns {show(columns, current)}, which draws the images of the placement and marks the current element. Calls
// choose(element) when the user selects an element.
function cayleyGraph(group, size, choose) {
  const layout = cayleyLayout(group);
  const graph = document.getElementById('cayley-graph');
  graph.append(edgeDrawing(layout));
  document.getElementById('cayley-legend').append(...layout.generators.map(legendItem), frameItem());
  const nodes = layout.nodes.map(({element, place: [x, y]}) => {
    const button = htmlElement('button', {type: 'button', className: 'node'});
    button.dataset.symmetry = element;
    button.style.left = `${x - layout.width / 2}%`;
    button.style.top = `${(y - layout.width / 2) / graphHeight * 100}%`;
    button.style.width = `${layout.width}%`;
    button.addEventListener('click', () => choose(element));
    return {element, button};
  });
  graph.append(...nodes.map(({button}) => button));

  function showNode({element, button}, columns, current) {
    const own = image(element, columns);
    const fixes = samePlacement(own, columns);
    const same = element !== current && samePlacement(own, image(current, columns));
    const notes = [...(fixes ? ['fixes it'] : []), ...(same ? ['same image'] : [])];
    const caption = htmlElement('span', {className: 'caption'}, [
      htmlElement('span', {className: 'element'}, [htmlElement('i', {textContent: letters[element]}), ` ${element}`]),
      ...notes.map((textContent, i) => htmlElement('span', {className: i === 0 ? 'mark' : 'hidden', textContent})),
      htmlElement('span', {className: 'hidden', textContent: vectorText(own)}),
    ]);
    button.replaceChildren(boardDrawing(size, own), caption);
    button.setAttribute('aria-pressed', String(element === current));
    button.classList.toggle('same', same);
    button.classList.toggle('fixes', fixes);
  }

  return {show: (columns, current) => nodes.forEach((node) => showNode(node, columns, current))};
}
