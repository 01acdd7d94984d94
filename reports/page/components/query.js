// Parses the search field. A query is the number of an orbit (9, #9, orbit 9), or a solution or a prefix of one, given
// as a vector of columns from 0 ([0 4 7 …], 0,4,7) or as digits from 1 (158).

const invalid = (message) => ({kind: 'invalid', message});

// The word in quotation marks, shortened to at most 20 characters.
function quoted(word) {
  const characters = [...word];
  return `“${characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : word}”`;
}

function readNumber(text, orbitCount) {
  const number = Number(text);
  if (number >= 1 && number <= orbitCount) return {kind: 'number', number};
  return invalid(`Orbit ${quoted(text)} does not exist; ` +
    (orbitCount === 1 ? 'the only orbit is 1.' : `enter a number from 1 to ${orbitCount}.`));
}

function columnsOf(size) {
  if (size === 0) return 'this board has no columns';
  return size === 1 ? 'the only column is 0' : `enter numbers from 0 to ${size - 1}`;
}

function readDigits(text, size, orbitCount) {
  const number = Number(text);
  if (number >= 1 && number <= orbitCount) return readNumber(text, orbitCount);
  const columns = [...text].map((digit) => Number(digit) - 1);
  if (size <= 9 && columns.length <= size && columns.every((column) => column >= 0 && column < size))
    return {kind: 'prefix', columns};
  if (number < size) return {kind: 'prefix', columns: [number]};
  return readNumber(text, orbitCount);
}

function readVector(text, size) {
  const words = text.replace(/^\[|(…|\.\.\.)?\s*\]?$/g, '').split(/[\s,]+/).filter((word) => word !== '');
  const columns = words.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : NaN));
  const invalidIndex = columns.findIndex((column) => !(column < size));
  if (invalidIndex >= 0) return invalid(`${quoted(words[invalidIndex])} is not a column; ${columnsOf(size)}.`);
  if (columns.length > size) return invalid(`${columns.length} columns are too many; the board has ${size} rows.`);
  return columns.length === 0 ? {kind: 'all'} : {kind: 'prefix', columns};
}

// Returns {kind: 'all'}, {kind: 'number', number}, {kind: 'prefix', columns} or {kind: 'invalid', message}.
function readQuery(typed, size, orbitCount) {
  const text = typed.trim();
  if (/^\d+$/.test(text)) return readDigits(text, size, orbitCount);
  const number = /^(?:#|orbit)\s*(\d+)$/i.exec(text);
  return number !== null ? readNumber(number[1], orbitCount) : readVector(text, size);
}
