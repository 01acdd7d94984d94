#include "eightfold/symmetry/fixed_solutions.hpp"

#include "eightfold/core/cover/cover_search.hpp"
#include "eightfold/symmetry/internal/symmetric_cover.hpp"

namespace eightfold {
namespace {

std::uint64_t count_fixed_solutions(const FixedCountParams& params, Turn turn) {
  const SymmetricCover solutions = symmetric_cover(params.n, turn);
  const CoverSearch search(solutions.cover);
  Progress progress(params.on_progress, solutions.parts.size());
  CheckedCount total;
  for (std::size_t part = 0; part < solutions.parts.size(); ++part) {
    progress.begin_part(part);
    const auto& [start, weight] = solutions.parts[part];
    total.add(search.count(start, params.threads, progress).value(), weight);
  }
  return total.value();
}

}  // namespace

std::uint64_t count_half_turn_solutions(const FixedCountParams& params) {
  return count_fixed_solutions(params, Turn::half);
}

std::uint64_t count_quarter_turn_solutions(const FixedCountParams& params) {
  return count_fixed_solutions(params, Turn::quarter);
}

}  // namespace eightfold
