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
