#include "symmetry/internal/canonical_keys.hpp"

#include <algorithm>
#include <stdexcept>

namespace eightfold {
namespace {

constexpr int prefix_rows = 3;
constexpr int bits_of_column = 5;
// The last two rows of a key share a field: n × one column + the other one. So 17 rows fit.
constexpr int bits_of_last_rows = 9;

constexpr std::uint64_t mask(int bits) { return (std::uint64_t{1} << bits) - 1; }

int shift_in_prefix(int row) { return (prefix_rows - 1 - row) * bits_of_column; }

// For the rows before the last two of the key, which are n - 3 and n - 2.
int shift_in_rest(int row, int n) { return bits_of_last_rows + (n - 4 - row) * bits_of_column; }

}  // namespace

CanonicalKeys::CanonicalKeys(int n) : n_(n) {
  if (n < 0 || n > max_n) throw std::invalid_argument("permutations with keys have 0 to 17 rows");
  const int last = n - 1;
  for (int row = 0; row < n; ++row) {
    for (std::size_t i = 0; i < last_columns_.rests.size(); ++i) add(last_columns_, i, row, last);
    for (int column = 0; column < n; ++column) {
      Images& square = squares_.emplace_back();
      add(square, 0, row, column);
      add(square, 1, last - row, column);
      add(square, 2, column, row);
      add(square, 3, last - column, row);
    }
  }
  for (std::uint64_t field = 0; n > 0 && field <= mask(bits_of_last_rows); ++field)
    quotients_.push_back(static_cast<std::uint8_t>(field / static_cast<std::uint64_t>(n)));
}

void CanonicalKeys::add(Images& images, std::size_t i, int row, int column) const {
  const auto value = static_cast<std::uint64_t>(column);
  if (row < prefix_rows)
    images.prefixes += value << shift_in_prefix(row) << (16 * i);
  else if (row < n_ - 3)
    images.rests[i] += value << shift_in_rest(row, n_);
  else if (row < n_ - 1)
    images.rests[i] += row == n_ - 2 ? value : value * static_cast<std::uint64_t>(n_);
}

PermutationKey CanonicalKeys::of(const Placement& permutation) const {
  Images images;
  const Images* row = squares_.data();
  for (const std::uint8_t column : permutation) {
    const Images& square = row[column];
    for (std::size_t i = 0; i < images.rests.size(); ++i) images.rests[i] += square.rests[i];
    images.prefixes += square.prefixes;
    row += n_;
  }
  Images others;
  for (std::size_t i = 0; i < images.rests.size(); ++i)
    others.rests[i] = last_columns_.rests[i] - images.rests[i];
  others.prefixes = last_columns_.prefixes - images.prefixes;
  PermutationKey least = images[0];
  for (std::size_t i = 1; i < images.rests.size(); ++i) least = std::min(least, images[i]);
  for (std::size_t i = 0; i < images.rests.size(); ++i) least = std::min(least, others[i]);
  return least;
}

void CanonicalKeys::move_queens(const PermutationKey& key, Placement& placement) const {
  int free = n_ * (n_ - 1) / 2;  // the sum of the columns that are not used yet
  const auto move = [&](int row, std::uint64_t column) {
    placement.move_queen(row, static_cast<int>(column));
    free -= static_cast<int>(column);
  };
  for (int row = 0; row < std::min(n_, prefix_rows); ++row)
    move(row, key.prefix >> shift_in_prefix(row) & mask(bits_of_column));
  if (n_ <= prefix_rows) return;
  std::uint64_t rows = key.rest >> bits_of_last_rows;
  for (int row = n_ - 4; row >= prefix_rows; --row, rows >>= bits_of_column)
    move(row, rows & mask(bits_of_column));
  const std::uint64_t last_rows = key.rest & mask(bits_of_last_rows);
  const std::uint64_t quotient = quotients_[last_rows];
  if (n_ - 3 >= prefix_rows) move(n_ - 3, quotient);
  if (n_ - 2 >= prefix_rows) move(n_ - 2, last_rows - quotient * static_cast<std::uint64_t>(n_));
  move(n_ - 1, static_cast<std::uint64_t>(free));
}

}  // namespace eightfold
