// The eight symmetries of the square, acting on placements: columns[row] is the column of the row's queen.

// Where a symmetry takes square (i, j) of a board whose last row and column is m. All else follows from this table.
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

// As short names, for tables.
const letters = Object.freeze({
  identity: 'e', rotate90: 'r', rotate180: 'r²', rotate270: 'r³',
  flip_horizontal: 'h', flip_vertical: 'v', transpose: 't', anti_transpose: 'a',
});

function squareImage(name, square, m) {
  return squareImages[name](square, m);
}

// The placement whose queens stand where the symmetry takes these.
function image(name, columns) {
  const result = new Array(columns.length);
  columns.forEach((column, row) => {
    const [i, j] = squareImage(name, [row, column], columns.length - 1);
    result[i] = j;
  });
  return result;
}

function samePlacement(a, b) {
  return a.length === b.length && a.every((column, row) => column === b[row]);
}

// True if a comes before b in lexicographic order.
function isLess(a, b) {
  const row = a.findIndex((column, i) => column !== b[i]);
  return row >= 0 && a[row] < b[row];
}

// g * h: first h, then g. Square (0, 1) of the 4×4 board has eight different images, so a symmetry is known by where
// it takes that square.
function compose(g, h) {
  const place = (...names) => names.reduce((square, name) => squareImage(name, square, 3), [0, 1]).join();
  return symmetries.find((product) => place(product) === place(h, g));
}

function inverse(g) {
  return symmetries.find((h) => compose(g, h) === 'identity');
}

// The least image under the group, and the first symmetry that leads there.
function canonical(columns, group = symmetries) {
  const images = group.map((symmetry) => ({columns: image(symmetry, columns), symmetry}));
  return images.reduce((least, other) => (isLess(other.columns, least.columns) ? other : least));
}

// The symmetries of the group that leave the placement as it is.
function stabilizer(columns, group = symmetries) {
  return group.filter((name) => samePlacement(image(name, columns), columns));
}
