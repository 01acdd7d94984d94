import { eightfold } from './program.mjs';

const namesOfLetters = {
  e: 'identity',
  r: 'rotate90',
  r2: 'rotate180',
  r3: 'rotate270',
  h: 'flip_horizontal',
  v: 'flip_vertical',
  t: 'transpose',
  a: 'anti_transpose',
};

/** The letter of a symmetry on the page. */
export const letterOf = (name) =>
  Object.keys(namesOfLetters).find((letter) => namesOfLetters[letter] === name).replace('2', '²').replace('3', '³');

/** The names of the symmetries in the texts of the page. */
export const englishNames = {
  identity: 'identity',
  rotate90: 'clockwise quarter turn',
  rotate180: 'half turn',
  rotate270: 'counterclockwise quarter turn',
  flip_horizontal: 'left-right mirror',
  flip_vertical: 'top-bottom mirror',
  transpose: 'mirror in the main diagonal',
  anti_transpose: 'mirror in the anti-diagonal',
};

/** The names of the eight symmetries, in the order of the program. */
export const symmetries = Object.values(namesOfLetters);

/** The ten subgroups, as arguments of `--group`. */
export const groups = [
  'full',
  'rotations',
  'half-turn',
  'axis-klein',
  'diagonal-klein',
  'flip-horizontal',
  'flip-vertical',
  'transpose',
  'anti-transpose',
  'trivial',
];

/** The symmetry for a letter of the page: r² is rotate180. */
export const nameOfLetter = (letter) => namesOfLetters[letter.replace('²', '2').replace('³', '3')];

/** The table of `eightfold group`: table[g][h] is g * h, first h, then g. */
export function readCayleyTable() {
  const { cayley_table: rows } = JSON.parse(eightfold(['group', '--table', 'cayley', '--format', 'json']));
  return Object.fromEntries(symmetries.map((g, i) => [g, Object.fromEntries(symmetries.map((h, j) => [h, rows[i][j]]))]));
}

/** [0, 4, 7] as "[0 4 7]". */
export const vector = (columns) => `[${columns.join(' ')}]`;

/**
 * The output of `eightfold show` for a permutation: { images, stabilizer, canonical, witness }. The images are indexed by
 * symmetry; placements are texts. The rule is rooks, for which every permutation is a solution.
 */
export function showPlacement(columns) {
  const shown = JSON.parse(eightfold(['show', vector(columns), '--rule', 'rooks', '--format', 'json']));
  return {
    images: Object.fromEntries(shown.images.map((image) => [image.symmetry, vector(image.columns)])),
    stabilizer: shown.stabilizer.elements,
    canonical: vector(shown.canonical_form.columns),
    witness: shown.canonical_form.witness,
  };
}

/** A pseudorandom generator with a fixed sequence: random(n) returns a number from 0 to n-1. */
export function useRandom(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0; // Numerical Recipes, 2nd edition, section 7.1
    return Math.floor((state / 2 ** 32) * n);
  };
}
