// Compares the group operations of the page, window.eightfold, with those of the program.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groups, readCayleyTable, showPlacement, symmetries, useRandom, vector } from './support/group.mjs';
import { pageOf, readReport, testPage, withStillPage } from './support/orbit_page.mjs';

function randomPermutation(random, size) {
  const columns = [];
  for (let value = 0; value < size; ++value) columns.splice(random(value + 1), 0, value);
  return columns;
}

test('images, canonical form and stabilizer of a hundred random boards match the program', async () => {
  const random = useRandom(8);
  const boards = Array.from({ length: 100 }, (_, i) => randomPermutation(random, 1 + (i % 12)));
  await withStillPage(pageOf('4'), {}, async (page) => {
    const found = await page.evaluate(
      (all) =>
        all.map((columns) => {
          const { eightfold } = window;
          const text = (placement) => `[${placement.join(' ')}]`;
          const least = eightfold.canonical(columns);
          return {
            images: Object.fromEntries(eightfold.symmetries.map((name) => [name, text(eightfold.image(name, columns))])),
            stabilizer: eightfold.stabilizer(columns),
            canonical: text(least.columns),
            witness: least.symmetry,
          };
        }),
      boards,
    );
    boards.forEach((columns, i) => assert.deepEqual(found[i], showPlacement(columns), vector(columns)));
  });
});

test('the hundred boards have stabilizers of every order', () => {
  const random = useRandom(8);
  const orders = new Set();
  for (let i = 0; i < 100; ++i) orders.add(showPlacement(randomPermutation(random, 1 + (i % 12))).stabilizer.length);
  assert.deepEqual([...orders].sort(), [1, 2, 4, 8]);
});

testPage('all 64 products match `eightfold group`', ['4'], {}, async (page) => {
  const products = await page.evaluate(() => {
    const { symmetries: all, compose } = window.eightfold;
    return Object.fromEntries(all.map((g) => [g, Object.fromEntries(all.map((h) => [h, compose(g, h)]))]));
  });
  assert.deepEqual(products, readCayleyTable());
});

testPage('the empty board has one image', ['0'], {}, async (page) => {
  const [images, least, fixing] = await page.evaluate(() => {
    const { symmetries: all, image, canonical, stabilizer } = window.eightfold;
    return [all.map((name) => image(name, [])), canonical([]), stabilizer([])];
  });
  assert.deepEqual(images, symmetries.map(() => []));
  assert.deepEqual(least, { columns: [], symmetry: 'identity' });
  assert.deepEqual(fixing, symmetries);
});

for (const group of groups)
  test(`under the group ${group} each of the 40 solutions for 7 queens has the correct canonical form`, async () => {
    const { orbits, solutions } = readReport('7', '--group', group);
    assert.equal(solutions, 40);
    await withStillPage(pageOf('7', '--group', group), {}, async (page) => {
      const found = await page.evaluate(
        (all) =>
          all.map(({ representative, members }) => ({
            stabilizer: window.eightfold.stabilizer(representative),
            representatives: members.map(({ columns }) => window.eightfold.canonical(columns).columns),
            members: members.map(({ witness }) => window.eightfold.image(witness, representative)),
          })),
        orbits,
      );
      orbits.forEach(({ representative, stabilizer, members }, i) => {
        assert.deepEqual(found[i].stabilizer, stabilizer);
        assert.deepEqual(found[i].representatives, members.map(() => representative));
        assert.deepEqual(found[i].members, members.map(({ columns }) => columns));
      });
    });
  });

testPage('a page without orbits has the operations, and they are read-only', ['3'], {}, async (page) => {
  assert.deepEqual(await page.evaluate(() => window.eightfold.image('rotate90', [0, 1, 2])), [2, 1, 0]);
  assert.ok(await page.evaluate(() => Object.isFrozen(window.eightfold) && Object.isFrozen(window.eightfold.symmetries)));
});
