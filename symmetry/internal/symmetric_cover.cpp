// States H and R as exact cover problems, so that the vectorized search counts them. H(24) takes 0.08 of the
// yardstick's time (tests/bench). R takes 0.36 of it at N = 48; without constraints, a join counts it
// (pairing_join.cpp), and this is its oracle.
//
// Half turn: an option is a queen with its image. It covers the rows i and m - i, which are one item, and two
// columns, which are another. The mirrors and the quarter turn map such solutions to each other, so only one
// in four is searched: the first row's queen is in the left half, and the first column's queen is at least as
// far from its corner. If both are equally far, they are a quarter turn apart, because otherwise they would
// attack each other.
//
// Quarter turn: measured from the center in units of half a square, the four queens of an orbit are at
// (a, b), (-b, a), (-a, -b) and (b, -a). Their rows are ±a and ±b, and their diagonals of either kind are
// ±(a + b) and ±(a - b). An orbit is therefore a pair of the values N-1, N-3, …, and a solution pairs up all
// of them such that all half-sums and half-differences are distinct. Each pair represents two orbits, mirror
// images of each other: R = 2^(number of pairs) × M.
//
// Constraints may allow only one of these images, so a constrained board has one part, with weight 1, and
// each orbit of squares is an option. A pair of values in one order is the orbit of the square in the row and
// the column of their positions, and in the other order that of its mirror image.
#include "symmetry/internal/symmetric_cover.hpp"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/internal/constraints.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "symmetry/internal/preserved_board.hpp"

namespace eightfold {
namespace {

using Pair = SymmetricCover::Pair;

// The distance of a row or column from the nearer border, which is the index of its item.
int from_border(int line, int n) { return std::min(line, n - 1 - line); }

// A queen on a diagonal or a middle line attacks its image, or the queen in the center of an odd board.
std::vector<Pair> queens_with_images(int n) {
  std::vector<Pair> pairs;
  for (int row = 0; row < n / 2; ++row)
    for (int column = 0; column < n; ++column)
      if (row != column && row + column != n - 1 && 2 * column != n - 1) pairs.push_back({row, column});
  return pairs;
}

Cover half_turn_cover(int n, const std::vector<Pair>& pairs) {
  const int m = n - 1;
  const int half = n / 2;
  std::vector<Cover::Items> options;
  for (const auto& [row, column] : pairs)
    options.push_back(Cover::Items{1} << row | Cover::Items{1} << (half + from_border(column, n)));
  const auto conflict = [&](std::size_t a, std::size_t b) {
    const int fall = pairs[a].second - pairs[a].first;
    const int rise = pairs[a].second + pairs[a].first;
    const auto [row, column] = pairs[b];
    return fall == column - row || rise == column + row || fall == row - column ||
           rise == 2 * m - column - row;
  };
  return Cover(2 * half, std::move(options), conflict);
}

// The first row's queen is in `column` of the left half; the first column's queen is farther from its corner,
// or as far.
Cover::Partial half_turn_part(int n, const std::vector<Pair>& pairs, const Cover& cover, int column,
                              bool as_far) {
  Cover::Partial partial = cover.start();
  for (std::size_t option = 0; option < pairs.size(); ++option) {
    const auto [row, other_column] = pairs[option];
    const bool on_first_row = row == 0;
    const bool on_first_column = from_border(other_column, n) == 0;
    const int distance = from_border(row, n);
    const bool quarter_turn_apart = other_column == 0 ? false : distance == column;
    const bool wanted = (!on_first_row || other_column == column) &&
                        (!on_first_column || (as_far ? quarter_turn_apart : distance > column));
    if (!wanted) cover.exclude(partial, option);
  }
  return partial;
}

// One part: the options whose squares are allowed, if the queen in the center of an odd board is.
std::vector<SymmetricCover::Part> allowed_parts(const Board& board, Turn turn, const std::vector<Pair>& pairs,
                                                const Cover& cover) {
  const int n = board.columns();
  const Symmetry g = symmetry_of(turn);
  if (n % 2 == 1 && !allows_images(board, {n / 2, n / 2}, g)) return {};
  SymmetricCover::Part part = {cover.start(), 1};
  for (std::size_t option = 0; option < pairs.size(); ++option)
    if (!allows_images(board, {pairs[option].first, pairs[option].second}, g))
      cover.exclude(part.start, option);
  return {part};
}

SymmetricCover half_turn_solutions(int n, const std::optional<Board>& board) {
  std::vector<Pair> pairs = queens_with_images(n);
  Cover cover = half_turn_cover(n, pairs);
  std::vector<SymmetricCover::Part> parts;
  if (board) {
    parts = allowed_parts(*board, Turn::half, pairs, cover);
  } else {
    for (int column = 0; column < n / 2; ++column)
      for (const bool as_far : {false, true})
        parts.push_back({half_turn_part(n, pairs, cover, column, as_far), as_far ? 2U : 4U});
    if (n < 2) parts.push_back({cover.start(), 1});
  }
  return {n, Turn::half, std::move(pairs), std::move(cover), std::move(parts)};
}

SymmetricCover quarter_turn_solutions(int n, const std::optional<Board>& board) {
  const int values = n / 4 * 2;
  std::vector<Pair> pairs;
  std::vector<Cover::Items> options;
  for (int i = 0; i < values; ++i)
    for (int j = board ? 0 : i + 1; j < values; ++j) {
      if (i == j) continue;
      pairs.push_back({i, j});
      options.push_back(Cover::Items{1} << i | Cover::Items{1} << j);
    }
  const auto conflict = [&](std::size_t a, std::size_t b) {
    const auto half_sum = [&](const Pair& pair) { return n - 1 - pair.first - pair.second; };
    const auto half_difference = [](const Pair& pair) { return std::abs(pair.second - pair.first); };
    return half_sum(pairs[a]) == half_sum(pairs[b]) || half_sum(pairs[a]) == half_difference(pairs[b]) ||
           half_difference(pairs[a]) == half_sum(pairs[b]) ||
           half_difference(pairs[a]) == half_difference(pairs[b]);
  };
  Cover cover(values, std::move(options), conflict);
  std::vector<SymmetricCover::Part> parts;
  if (n % 4 <= 1 && board)
    parts = allowed_parts(*board, Turn::quarter, pairs, cover);
  else if (n % 4 <= 1)
    parts.push_back({cover.start(), std::uint64_t{1} << (n / 4)});
  return {n, Turn::quarter, std::move(pairs), std::move(cover), std::move(parts)};
}

}  // namespace

SymmetricCover symmetric_cover(int n, Turn turn, const std::optional<Board>& board) {
  if (board && board_of(n, board).is_constrained())
    return turn == Turn::half ? half_turn_solutions(n, board) : quarter_turn_solutions(n, board);
  const int largest = turn == Turn::half ? largest_half_turn_n : largest_quarter_turn_n;
  if (n < 0 || n > largest)
    throw std::invalid_argument("a board has 0 to " + std::to_string(largest) + " rows for this turn");
  return turn == Turn::half ? half_turn_solutions(n, {}) : quarter_turn_solutions(n, {});
}

}  // namespace eightfold
