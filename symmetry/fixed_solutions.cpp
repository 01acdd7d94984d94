#include "eightfold/symmetry/fixed_solutions.hpp"

#include "core/count/internal/parallel.hpp"
#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/core/cover/cover_search.hpp"
#include "symmetry/internal/symmetric_cover.hpp"

namespace eightfold {
namespace {

FixedCountResult count_fixed_solutions(int n, Turn turn, const RunOptions& run) {
  check(run);
  const SymmetricCover solutions = symmetric_cover(n, turn);
  const CoverSearch search(solutions.cover);
  CheckedCount total;
  FixedCountResult result;
  for (std::size_t part = 0; part < solutions.parts.size(); ++part) {
    const auto& [start, weight] = solutions.parts[part];
    const CoverCount counted = search.count(start, equal_part_of(run, part, solutions.parts.size()));
    total.add(counted.covers, weight);
    result.statistics += counted.statistics;
  }
  result.solutions = total.value();
  return result;
}

}  // namespace

FixedCountResult count_half_turn_solutions(const FixedCountParams& params, const RunOptions& run) {
  return count_fixed_solutions(params.n, Turn::half, run);
}

FixedCountResult count_quarter_turn_solutions(const FixedCountParams& params, const RunOptions& run) {
  return count_fixed_solutions(params.n, Turn::quarter, run);
}

}  // namespace eightfold
