// Which pieces attack each other under the page's rule, as in core/verify.hpp.

// Whether two pieces in different rows and columns attack each other. `attacks` has the names of RuleFacts in core/rule.hpp.
function attacksAcross(down, across, size, attacks) {
  const offDiagonals = [across - down, across + down].map((squares) => (attacks.includes('wraps') ? squares % size : squares));
  return (attacks.includes('diagonals') && offDiagonals.includes(0)) || (attacks.includes('knight_moves') && Math.abs(down * across) === 2);
}

// The pairs of rows whose pieces attack each other.
function attackingRows(columns, attacks) {
  const pairs = [];
  columns.forEach((column, upper) => {
    for (let lower = upper + 1; lower < columns.length; ++lower) {
      const across = columns[lower] - column;
      if (across === 0 || attacksAcross(lower - upper, across, columns.length, attacks)) pairs.push([upper, lower]);
    }
  });
  return pairs;
}

// The line between two pieces that attack each other, the upper one first, as segments between squares. On the torus, a line across
// an edge of the board has two segments, each from a piece to a square outside.
function attackLine([row, column], [lower, to], attacks, size) {
  const down = lower - row;
  if (!attacks.includes('wraps') || to === column || down === Math.abs(to - column)) return [[[row, column], [lower, to]]];
  const end = column + ((to - column - down) % size === 0 ? down : -down);
  return [[[row, column], [lower, end]], [[row, column + to - end], [lower, to]]];
}
