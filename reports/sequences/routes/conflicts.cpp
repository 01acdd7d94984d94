#include "reports/sequences/routes/conflicts.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"

namespace eightfold::sequences {
namespace {

using Queens = std::uint32_t;  // a bit for each row
using QueensByRow = std::array<Queens, max_size>;

Queens bit(int row) { return Queens{1} << row; }

int value_by_pairs(const Placement& solution, ConflictStatistic statistic) {
  const int n = solution.rows();
  std::array<int, max_size> component{};
  for (int row = 0; row < n; ++row) component[static_cast<std::size_t>(row)] = row;
  int pairs = 0;
  Queens engaged = 0;
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < j; ++i) {
      if ((solution[j] - solution[i] + i - j) % n != 0 && (solution[j] - solution[i] + j - i) % n != 0)
        continue;
      ++pairs;
      engaged |= bit(i) | bit(j);
      const int from = component[static_cast<std::size_t>(j)];
      const int to = component[static_cast<std::size_t>(i)];
      for (int& each : component)
        if (each == from) each = to;
    }
  if (statistic == ConflictStatistic::pairs) return pairs;
  if (statistic == ConflictStatistic::queens) return std::popcount(engaged);
  int components = 0;
  int largest = 0;
  for (int row = 0; row < n; ++row) {
    const auto size = static_cast<int>(std::count(component.begin(), component.begin() + n, row));
    if (size > 1) ++components;
    largest = std::max(largest, size);
  }
  return statistic == ConflictStatistic::components ? components : largest;
}

int value_by_diagonals(const Placement& solution, ConflictStatistic statistic) {
  const int n = solution.rows();
  QueensByRow falling{};
  QueensByRow rising{};
  for (int row = 0; row < n; ++row) {
    falling[static_cast<std::size_t>((solution[row] - row + n) % n)] |= bit(row);
    rising[static_cast<std::size_t>((solution[row] + row) % n)] |= bit(row);
  }
  int pairs = 0;
  Queens engaged = 0;
  QueensByRow partners{};
  for (const QueensByRow& diagonals : {falling, rising})
    for (const Queens diagonal : diagonals) {
      const int queens = std::popcount(diagonal);
      if (queens < 2) continue;
      pairs += queens * (queens - 1) / 2;
      engaged |= diagonal;
      for (Queens rest = diagonal; rest != 0; rest &= rest - 1)
        partners[static_cast<std::size_t>(std::countr_zero(rest))] |= diagonal;
    }
  if (statistic == ConflictStatistic::pairs) return pairs;
  if (statistic == ConflictStatistic::queens) return std::popcount(engaged);
  int components = 0;
  int largest = n > 0 ? 1 : 0;
  while (engaged != 0) {
    Queens reached = engaged & (0 - engaged);
    for (Queens fresh = reached; fresh != 0;) {
      Queens next = 0;
      for (Queens rest = fresh; rest != 0; rest &= rest - 1)
        next |= partners[static_cast<std::size_t>(std::countr_zero(rest))];
      fresh = next & ~reached;
      reached |= next;
    }
    engaged &= ~reached;
    ++components;
    largest = std::max(largest, std::popcount(reached));
  }
  return statistic == ConflictStatistic::components ? components : largest;
}

// The empty board is not counted, as in the entries.
Terms row_of(int n, const std::vector<std::uint64_t>& counts) {
  return n == 0 ? Terms{0} : Terms(counts.begin(), counts.begin() + n + 1);
}

// A pair for every two queens is the most that there can be.
std::vector<std::uint64_t> no_counts() {
  return std::vector<std::uint64_t>(static_cast<std::size_t>(max_size * max_size));
}

}  // namespace

Terms conflicts_of_all(int n, ConflictStatistic statistic, const RunOptions& run) {
  std::vector<std::uint64_t> counts = no_counts();
  for (const Placement& solution : Solutions(Board::square(n), {}, Rule::queens, run.stop))
    ++counts[static_cast<std::size_t>(value_by_pairs(solution, statistic))];
  return row_of(n, counts);
}

Terms conflicts_of_orbits(int n, ConflictStatistic statistic, const RunOptions& run) {
  std::vector<std::uint64_t> counts = no_counts();
  for_each_canonical_solution(
      {.n = n},
      [&](const Orbit& orbit) {
        counts[static_cast<std::size_t>(value_by_diagonals(orbit.representative, statistic))] +=
            static_cast<std::uint64_t>(orbit.size);
        return true;
      },
      run);
  return row_of(n, counts);
}

}  // namespace eightfold::sequences
