// Which pieces attack each other under the page's rule, as in core/verify.hpp.

// Whether two pieces in different rows and columns attack each other. `attacks` has the names of RuleFacts in core/rule.hpp.
function attacksAcross(down, across, size, attacks) {
  const offDiagonals = [across - down, across + down].map((squares) => (attacks.includes('wraps') ? squares % size : squares));
  return (attacks.includes('diagonals') && offDiagonals.includes(0)) || (attacks.includes('knight_moves') && Math.abs(down * across) === 2);
}

// The pairs of indexes of squares whose pieces attack each other.
function attackingPairs(squares, size, attacks) {
  return squares.flatMap(([i, j], a) => squares.flatMap(([k, l], b) => {
    const isAttack = b > a && (i === k || j === l || attacksAcross(k - i, l - j, size, attacks));
    return isAttack ? [[a, b]] : [];
  }));
}

// The line between two pieces that attack each other, the upper one first, as the data of an SVG path. On the torus, a line
// across an edge of the board has two segments, each from a piece to a square outside.
function attackPath([row, column], [lower, to], attacks, size) {
  const down = lower - row;
  const segment = (i, j, k, l) => `M${j + 0.5} ${i + 0.5}L${l + 0.5} ${k + 0.5}`;
  const isStraight = down === 0 || to === column || down === Math.abs(to - column);
  if (isStraight || !attacks.includes('wraps')) return segment(row, column, lower, to);
  const end = column + ((to - column - down) % size === 0 ? down : -down);
  return segment(row, column, lower, end) + segment(row, column + to - end, lower, to);
}
