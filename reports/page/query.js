// What a reader may type to find an orbit: its number (9, #9, orbit 9), a solution or its beginning as a vector from 0
// ([0 4 7 …], 0,4,7), or as digits from 1 (158).

const unclear = (message) => ({kind: 'unclear', message});

// What was typed, short enough to be repeated in a message.
function quoted(word) {
  const characters = [...word];
  return `“${characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : word}”`;
}

function readNumber(text, orbitCount) {
  const number = Number(text);
  if (number >= 1 && number <= orbitCount) return {kind: 'number', number};
  return unclear(`There is no orbit ${quoted(text)}: ` +
    (orbitCount === 1 ? 'there is only orbit 1.' : `they are numbered 1 to ${orbitCount}.`));
}

function columnsOf(size) {
  if (size === 0) return 'this board has none';
  return size === 1 ? 'the only one is 0' : `give numbers from 0 to ${size - 1}`;
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
  const wrong = columns.findIndex((column) => !(column < size));
  if (wrong >= 0) return unclear(`${quoted(words[wrong])} is no column: ${columnsOf(size)}.`);
  if (columns.length > size) return unclear(`${columns.length} columns are too many: the board has ${size} rows.`);
  return columns.length === 0 ? {kind: 'all'} : {kind: 'prefix', columns};
}

// {kind: 'all'}, {kind: 'number', number}, {kind: 'prefix', columns}, or {kind: 'unclear', message}.
function readQuery(typed, size, orbitCount) {
  const text = typed.trim();
  if (/^\d+$/.test(text)) return readDigits(text, size, orbitCount);
  const number = /^(?:#|orbit)\s*(\d+)$/i.exec(text);
  return number !== null ? readNumber(number[1], orbitCount) : readVector(text, size);
}
