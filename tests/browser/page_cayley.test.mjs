// Compares the Cayley graph and the multiplication table of the explorer with the output of the program.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useBrowser } from './support/browser.mjs';
import { readEdges, readNodes } from './support/cayley_graph.mjs';
import { groups, nameOfLetter, readCayleyTable, showPlacement } from './support/group.mjs';
import { readReport, seesOrbit, usePages, withOrbit, withStillPage } from './support/orbit_page.mjs';

useBrowser();
const pageOf = usePages();
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
    await withOrbit(pageOf, words, 1, async (page) => {
      const nodes = await readNodes(page);
      assert.deepEqual(nodes.map(({ element }) => element).sort(), [...elements].sort());
      const edges = await readEdges(page);
      const generators = await page.$$eval('#cayley-legend code', (codes) => codes.map((code) => code.textContent));
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
    await withOrbit(pageOf, words, 1, async (page) => {
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
    await withOrbit(pageOf, words, number, assertCosets);
  });
