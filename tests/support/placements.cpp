#include "tests/support/placements.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <utility>

#include "eightfold/core/solutions.hpp"

namespace eightfold::test {

std::vector<Placement> all_permutations(int n) {
  std::vector<int> columns(static_cast<std::size_t>(n));
  std::iota(columns.begin(), columns.end(), 0);
  std::vector<Placement> all;
  do all.push_back(Placement(columns));
  while (std::next_permutation(columns.begin(), columns.end()));
  return all;
}

std::vector<Placement> all_placements(Board board) {
  std::vector<Placement> all(1);
  for (int row = 0; row < board.rows(); ++row) {
    std::vector<Placement> longer;
    for (Placement placement : all)
      for (int column = 0; column < board.columns(); ++column) {
        placement.push_back(column);
        longer.push_back(placement);
        placement.pop_back();
      }
    all = std::move(longer);
  }
  return all;
}

std::vector<Placement> solutions_of(Board board, const Placement& prefix, Rule rule) {
  std::vector<Placement> list;
  std::ranges::copy(Solutions(board, prefix, rule), std::back_inserter(list));
  return list;
}

}  // namespace eightfold::test
