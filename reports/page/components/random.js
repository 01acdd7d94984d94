// Random numbers that a seed reproduces, and random permutations.

// The generator mulberry32 of Tommy Ettinger (2017, public domain). Returns random(n), an integer from 0 to n-1.
function seededRandom(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor(((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 * n);
  };
}

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

const randomItem = (random, items) => items[random(items.length)];

function shuffled(random, items) {
  const result = [...items];
  for (let i = result.length - 1; i > 0; --i) {
    const j = random(i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}

const randomPermutation = (random, size) => shuffled(random, Array.from({length: size}, (_, i) => i));

// The images of a square under the powers of a symmetry.
function squareOrbit(symmetry, square, m) {
  const orbit = [square];
  for (;;) {
    const next = squareImage(symmetry, orbit.at(-1), m);
    if (next.join() === square.join()) return orbit;
    orbit.push(next);
  }
}

// A permutation that the symmetry fixes, filled orbit by orbit, or null if the rows run out of squares.
function tryFixedPermutation(random, size, symmetry) {
  const columns = new Array(size).fill(-1);
  const isFree = ([i, j]) => columns[i] === -1 && !columns.includes(j);
  const fits = (squares) => squares.every(isFree) &&
    [0, 1].every((part) => new Set(squares.map((square) => square[part])).size === squares.length);
  for (let row = 0; row < size; ++row) {
    if (columns[row] !== -1) continue;
    const orbits = randomPermutation(random, size).map((column) => squareOrbit(symmetry, [row, column], size - 1));
    const orbit = orbits.find(fits);
    if (orbit === undefined) return null;
    for (const [i, j] of orbit) columns[i] = j;
  }
  return columns;
}

// Null if the symmetry fixes no permutation, as reflections in an axis, or if no attempt succeeds.
function fixedPermutation(random, size, symmetry) {
  const attempts = 60;
  for (let i = 0; i < attempts; ++i) {
    const columns = tryFixedPermutation(random, size, symmetry);
    if (columns !== null) return columns;
  }
  return null;
}
