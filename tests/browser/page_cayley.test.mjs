// Compares the Cayley graph and the multiplication table of the explorer with the output of the program.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEdges, readNodes } from './support/cayley_graph.mjs';
import { englishNames, groups, letterOf, nameOfLetter, readCayleyTable, showPlacement } from './support/group.mjs';
import { pageOf, readReport, seesOrbit, withOrbit, withStillPage } from './support/orbit_page.mjs';

const table = readCayleyTable();

/** The edges as drawn: "x to y", in both directions if a line has no arrowhead. */
function directedEdges(edges) {
  const both = edges.flatMap(({ from, to, directed }) => (directed ? [[from, to]] : [[from, to], [to, from]]));
  return both.map(([from, to]) => `${from} to ${to}`).sort();
}

for (const group of groups) {
  const words = ['5', '--group', group];

  test(`the Cayley graph of ${group} has all elements, an edge for each product, and is connected`, async () => {
    const { elements } = readReport(...words).group;
    await withOrbit(words, 1, async (page) => {
      const nodes = await readNodes(page);
      assert.deepEqual(nodes.map(({ element }) => element).sort(), [...elements].sort());
      const edges = await readEdges(page);
      const generators = await page.$$eval('#cayley-legend [data-symmetry]', (items) => items.map(({ dataset }) => dataset.symmetry));
      for (const generator of generators) {
        const drawn = edges.filter((edge) => edge.generator === generator);
        const isInvolution = table[generator][generator] === 'identity';
        assert.ok(drawn.every(({ directed }) => directed !== isInvolution), generator);
        assert.deepEqual(directedEdges(drawn), elements.map((element) => `${element} to ${table[generator][element]}`).sort());
      }
      if (elements.includes('rotate90')) assert.equal(generators[0], 'rotate90');
      const reached = new Set(['identity']);
      for (const element of reached) for (const generator of generators) reached.add(table[generator][element]);
      assert.equal(reached.size, elements.length);
    });
  });

  test(`the multiplication table of ${group} equals that of the program`, async () => {
    const { elements } = readReport(...words).group;
    await withOrbit(words, 1, async (page) => {
      const [[, ...heads], ...rows] = await page.$$eval('#cayley-table tr', (all) =>
        all.map((row) => [...row.cells].map((cell) => cell.textContent)),
      );
      assert.deepEqual(heads.map(nameOfLetter), elements);
      assert.deepEqual(rows.map(([g]) => nameOfLetter(g)), elements);
      for (const [g, ...products] of rows)
        assert.deepEqual(products.map(nameOfLetter), elements.map((h) => table[nameOfLetter(g)][h]));
    });
  });
}

/** Selects each image in turn and checks that the marked images form the coset of the stabilizer. */
async function assertCosets(page, { representative, stabilizer }) {
  const { images } = showPlacement(representative);
  for (const { element: selected } of await readNodes(page)) {
    await page.$eval(`.node[data-symmetry=${selected}]`, (node) => node.click());
    const coset = stabilizer.map((fixing) => table[selected][fixing]);
    for (const { element, current, same, fixes, board, image } of await readNodes(page)) {
      assert.deepEqual([board, image], [images[element], images[element]]);
      assert.equal(current, element === selected);
      assert.equal(same, element !== selected && coset.includes(element), `${element} beside ${selected}`);
      assert.equal(fixes, stabilizer.includes(element), element);
    }
  }
}

test('for 4 rooks, with stabilizers of orders 1, 2 and 4, the marked images form the cosets', async () => {
  const words = ['4', '--rule', 'rooks'];
  await withStillPage(pageOf(...words), { fragment: '#orbit=1' }, async (page) => {
    for (const orbit of readReport(...words).orbits) {
      await seesOrbit(page, orbit.index);
      await assertCosets(page, orbit);
      await page.keyboard.press('ArrowRight');
    }
  });
});

for (const [words, number] of [[['8'], 10], [['12'], 1768], [['5', '--group', 'axis-klein'], 1], [['1'], 1]])
  test(`on the graph of orbit ${number} of ${words.join(' ')} the marked images form the cosets`, async () => {
    await withOrbit(words, number, assertCosets);
  });

/** For each end of each edge, the distance in pixels to the border of the nearest board. */
const endDistances = (page) =>
  page.evaluate(() => {
    const boards = [...document.querySelectorAll('.node .board')].map((board) => board.getBoundingClientRect());
    const distance = ({ x, y }, { left, right, top, bottom }) => {
      const outside = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      const inside = Math.min(x - left, right - x, y - top, bottom - y);
      return outside > 0 ? outside : inside;
    };
    return [...document.querySelectorAll('.cayley-graph .edge')].flatMap((line) =>
      [[line.x1, line.y1], [line.x2, line.y2]].map(([x, y]) => {
        const end = new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(line.getScreenCTM());
        return Math.min(...boards.map((board) => distance(end, board)));
      }));
  });

/** Pairs of captions that overlap, and captions that an edge or the window cuts. */
const findCollisions = (page) =>
  page.evaluate(() => {
    const captions = [...document.querySelectorAll('.caption')].map((caption) => {
      const range = document.createRange();
      range.selectNodeContents(caption);
      const texts = [...caption.querySelectorAll('.element, .mark')].map((part) => {
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      });
      const [left, top] = ['left', 'top'].map((side) => Math.min(...texts.map((box) => box[side])));
      const [right, bottom] = ['right', 'bottom'].map((side) => Math.max(...texts.map((box) => box[side])));
      return { name: caption.textContent, left, top, right, bottom };
    });
    const boards = [...document.querySelectorAll('.node .board')].map((board) => board.getBoundingClientRect());
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const lines = [...document.querySelectorAll('.cayley-graph .edge')].map((line) =>
      [[line.x1, line.y1], [line.x2, line.y2]].map(([x, y]) =>
        new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(line.getScreenCTM())));
    const crosses = ([a, b], box) => Array.from({ length: 101 }, (_, k) => k / 100).some((t) => {
      const [x, y] = [a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)];
      return x > box.left && x < box.right && y > box.top && y < box.bottom;
    });
    return captions.filter((caption, i) =>
      caption.left < 0 || caption.right > document.documentElement.clientWidth ||
      captions.some((other, j) => j !== i && meet(caption, other)) || boards.some((board) => meet(caption, board)) ||
      lines.some((line) => crosses(line, caption))).map(({ name }) => name);
  });

for (const width of [360, 1024, 1280, 1920])
  test(`edges meet their boards, and every letter and name is readable, ${width} pixels wide`, async () => {
    for (const words of [['8'], ['5', '--group', 'rotations'], ['5', '--group', 'axis-klein'], ['5', '--group', 'transpose']])
      await withStillPage(pageOf(...words), { fragment: '#orbit=1', viewport: { width, height: 768 } }, async (page) => {
        await seesOrbit(page, 1);
        assert.ok((await endDistances(page)).every((distance) => distance < 1.5));
        assert.deepEqual(await findCollisions(page), []);
        for (const { element } of await readNodes(page)) {
          const name = page.locator(`.node[data-symmetry=${element}] .element`);
          assert.equal(await name.textContent(), `${letterOf(element)} ${englishNames[element]}`);
          assert.ok(await name.locator('i').isVisible());
          const button = await page.textContent(`#moves [data-symmetry=${element}]`);
          assert.ok(button.startsWith(letterOf(element)), button);
        }
      });
  });
