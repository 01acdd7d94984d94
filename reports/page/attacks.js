// Which pieces attack each other under the page's rule, as in core/verify.hpp.

const attackRules = {
  rooks: () => false, // beyond row and column
  queens: (down, across) => Math.abs(down) === Math.abs(across),
  superqueens: (down, across) => attackRules.queens(down, across) || Math.abs(down * across) === 2,
  torus: (down, across, size) => (across - down) % size === 0 || (across + down) % size === 0,
};

// The pairs of rows whose pieces attack each other.
function attackingRows(columns, rule) {
  const pairs = [];
  columns.forEach((column, upper) => {
    for (let lower = upper + 1; lower < columns.length; ++lower) {
      const across = columns[lower] - column;
      if (across === 0 || attackRules[rule](lower - upper, across, columns.length)) pairs.push([upper, lower]);
    }
  });
  return pairs;
}

// The line between two pieces that attack each other, the upper one first, as segments between squares. On the torus, a line across
// an edge of the board has two segments, each from a piece to a square outside.
function attackLine([row, column], [lower, to], rule, size) {
  const down = lower - row;
  if (rule !== 'torus' || to === column || attackRules.queens(down, to - column)) return [[[row, column], [lower, to]]];
  const end = column + ((to - column - down) % size === 0 ? down : -down);
  return [[[row, column], [lower, end]], [[row, column + to - end], [lower, to]]];
}
