// Two placements are equivalent if a map of the torus takes one to the other. Every map is a matrix and a
// shift (internal/torus_group.hpp): factors commute with the symmetries of the square, and both only permute
// the shifts.
//
// Each rule has two routes, which share only the factors, the symmetries or the matrices:
//   internal/torus_queens_rejection.cpp  the least solution of each class, among the canonical solutions
//   internal/torus_queens_sum.cpp        1 / (solutions in the class), summed over all solutions
//   internal/torus_rejection.cpp         the least solution of each class, among those with a queen in a
//   corner internal/torus_fixed_points.cpp      Burnside's lemma, from searches for the solutions that a map
//   fixes
//
// The classes are those of M. Engelhardt, "A group-based search for solutions of the n-queens problem",
// Discrete Mathematics 307 (2007), and of his sequences in the OEIS.
#include "eightfold/symmetry/torus_classes.hpp"

#include <numeric>
#include <stdexcept>

#include "core/run/parallel.hpp"
#include "eightfold/core/placement.hpp"
#include "symmetry/internal/torus_group.hpp"

namespace eightfold {
namespace {

void check_torus(int n) {
  if (n < 1 || n > max_size) throw std::invalid_argument("the torus must have 1 to 32 rows");
}

}  // namespace

std::uint64_t torus_group_order(int n, TorusRelation relation) {
  check_torus(n);
  const auto rows = static_cast<std::uint64_t>(n);
  return torus_matrices(n, relation).size() * rows * rows;
}

TorusClassCount count_torus_classes(const TorusClassParams& params, const RunOptions& run) {
  check_torus(params.n);
  check(run);
  const bool rejects = params.route == TorusRoute::rejection;
  if (params.rule == Rule::queens) return rejects ? reject_queens(params, run) : sum_over_queens(params, run);
  if (params.rule != Rule::torus)
    throw std::invalid_argument("torus classes are counted for queens only; use the rule queens or torus");
  if (std::gcd(params.n, 6) == 1)
    return rejects ? reject_torus_queens(params, run) : sum_over_torus_maps(params, run);
  // G. Pólya, in W. Ahrens, Mathematische Unterhaltungen und Spiele, volume 2 (1918): no solutions.
  TorusClassCount none;
  if (!rejects) none.fixed_points = 0;
  return none;
}

}  // namespace eightfold
