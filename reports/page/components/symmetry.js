// The eight symmetries of the square and their action on placements; columns[row] is the column of the piece in a row.

// The image of square (i, j) on a board whose last row and column is m. Everything else is derived from this table.
const squareImages = Object.freeze({
  identity: ([i, j]) => [i, j],
  rotate90: ([i, j], m) => [j, m - i],
  rotate180: ([i, j], m) => [m - i, m - j],
  rotate270: ([i, j], m) => [m - j, i],
  flip_horizontal: ([i, j], m) => [i, m - j],
  flip_vertical: ([i, j], m) => [m - i, j],
  transpose: ([i, j]) => [j, i],
  anti_transpose: ([i, j], m) => [m - j, m - i],
});

const symmetries = Object.freeze(Object.keys(squareImages));

// Short names for tables.
const letters = Object.freeze({
  identity: 'e', rotate90: 'r', rotate180: 'r²', rotate270: 'r³',
  flip_horizontal: 'h', flip_vertical: 'v', transpose: 't', anti_transpose: 'a',
});

const squareImage = (name, square, m) => squareImages[name](square, m);

// The image of a placement under a symmetry.
function image(name, columns) {
  const result = new Array(columns.length);
  columns.forEach((column, row) => {
    const [i, j] = squareImage(name, [row, column], columns.length - 1);
    result[i] = j;
  });
  return result;
}

const samePlacement = (a, b) => a.length === b.length && a.every((column, row) => column === b[row]);

// Whether a precedes b in lexicographic order.
function isLess(a, b) {
  const row = a.findIndex((column, i) => column !== b[i]);
  return row >= 0 && a[row] < b[row];
}

// g * h: first h, then g. Square (0, 1) of the 4×4 board has eight distinct images, so its image identifies a symmetry.
function compose(g, h) {
  const place = (...names) => names.reduce((square, name) => squareImage(name, square, 3), [0, 1]).join();
  return symmetries.find((product) => place(product) === place(h, g));
}

const inverse = (g) => symmetries.find((h) => compose(g, h) === 'identity');

// The lexicographically least image under the group, and the first symmetry that leads to it.
function canonical(columns, group = symmetries) {
  const images = group.map((symmetry) => ({columns: image(symmetry, columns), symmetry}));
  return images.reduce((least, other) => (isLess(other.columns, least.columns) ? other : least));
}

// The symmetries of the group that fix the placement.
const stabilizer = (columns, group = symmetries) => group.filter((name) => samePlacement(image(name, columns), columns));
