// What the editor says about a placement. A placement has one piece in each row, but two rows may share a column. Its
// images are therefore sets of squares, which may have no vector.

const bySquare = (a, b) => a[0] - b[0] || a[1] - b[1];

const imageSquares = (name, columns) =>
  squaresOf(columns).map((square) => squareImage(name, square, columns.length - 1)).sort(bySquare);

// A set of n squares with one square in each row.
const hasVector = (squares) => squares.every(([i], row) => i === row);

// {images, stabilizer, orbitSize, canonical}. Each image is {symmetry, squares, columns, same}: `columns` is null if it has
// no vector, and `same` is the first symmetry with that image. `canonical` is null if an image has no vector.
function placementFacts(columns, group) {
  const first = new Map();
  const images = group.map((symmetry) => {
    const squares = imageSquares(symmetry, columns);
    const key = squares.join(' ');
    if (!first.has(key)) first.set(key, symmetry);
    return {symmetry, squares, columns: hasVector(squares) ? squares.map(([, j]) => j) : null, same: first.get(key)};
  });
  return {
    images,
    stabilizer: images.filter(({same}) => same === group[0]).map(({symmetry}) => symmetry),
    orbitSize: first.size,
    canonical: images.every((own) => own.columns !== null) ? canonical(columns, group) : null,
  };
}

// Two rows that share a column.
function rowsInOneColumn(columns) {
  const lower = columns.findIndex((column, row) => columns.indexOf(column) < row);
  return [columns.indexOf(columns[lower]), lower];
}

const pairsListed = 3; // at most

function attackText(pairs, columns, piece) {
  const squareOf = (row) => squareName(columns.length, [row, columns[row]]);
  const listed = pairs.slice(0, pairsListed).map(([a, b]) => `${squareOf(a)} and ${squareOf(b)}`).join(', ');
  const more = pairs.length > pairsListed ? `, and ${pairs.length - pairsListed} more` : '';
  return pairs.length === 1 ? `Two ${piece}s attack each other: ${listed}.`
    : `${pairs.length} pairs of ${piece}s attack each other: ${listed}${more}.`;
}

// Reads a whole placement: a vector or a list from 0, or digits from 1. Returns {columns} or {message}.
function readPlacement(typed, size) {
  const text = typed.trim();
  const example = vectorText(Array.from({length: size}, (_, i) => i));
  if (text === '') return {message: `Enter a placement, for example ${example}.`};
  const isDigits = /^\d+$/.test(text) && size > 1;
  if (isDigits && text.includes('0')) return {message: '0 is not a column: digits count from 1. Separate columns from 0 by spaces.'};
  const read = isDigits && size <= 9 ? {columns: [...text].map((digit) => Number(digit) - 1)} : readVector(text, size);
  if (read.kind === 'invalid') return {message: read.message};
  const columns = read.columns ?? [];
  if (columns.length !== size)
    return {message: `The board has ${counted(size, 'row')}, but the text has ${counted(columns.length, 'column')}.`};
  const outside = columns.find((column) => column >= size);
  return outside === undefined ? {columns} : {message: `Digit ${outside + 1} does not fit; enter digits from 1 to ${size}.`};
}
