// Solutions in memory, one byte for each row: the 365,596 solutions of 14 queens take 5 MB.

const mostSolutions = 1_000_000;

// Reads lines such as "[0 4 7 5 2 6 1 3]", which may be divided anywhere.
function solutionStore(size) {
  let bytes = new Uint8Array(1 << 16);
  let used = 0;
  let count = 0;
  let column = -1; // being read; -1 between numbers

  function push() {
    if (used === bytes.length) {
      const larger = new Uint8Array(2 * used);
      larger.set(bytes);
      bytes = larger;
    }
    bytes[used++] = column;
    column = -1;
  }

  function read(text, from, to) {
    for (let i = from; i < to; ++i) {
      const digit = text.charCodeAt(i) - 48;
      if (digit >= 0 && digit <= 9) column = Math.max(column, 0) * 10 + digit;
      else if (column >= 0) push();
      if (digit === -38) ++count; // a line feed
    }
  }

  const columnsAt = (index) => [...bytes.subarray(index * size, (index + 1) * size)];
  // Whether a solution has each of the columns, given as [row, column].
  const has = (index, squares) => squares.every(([row, own]) => bytes[index * size + row] === own);

  return {read, columnsAt, has, get count() { return count; }};
}
