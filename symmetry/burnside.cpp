#include "eightfold/symmetry/burnside.hpp"

#include <stdexcept>
#include <string>

#include "eightfold/core/count/checked_count.hpp"
#include "symmetry/internal/matrices.hpp"

namespace eightfold {

bool fixes(Symmetry g, const Placement& placement) {
  if (!is_permutation(placement))
    throw std::invalid_argument("the symmetries act on permutations only: one queen in each row and column");
  const int n = placement.rows();
  const Eigen::Matrix2i& matrix = matrix_of(g);
  for (int row = 0; row < n; ++row) {
    const Eigen::Vector2i moved = matrix * doubled_vector_from_center({row, placement[row]}, n);
    if (moved != doubled_vector_from_center({(moved[0] + n - 1) / 2, placement[(moved[0] + n - 1) / 2]}, n))
      return false;
  }
  return true;
}

void FixedPointTally::add(const Placement& placement) {
  for (const Symmetry g : group_.elements())
    if (fixes(g, placement)) ++fixed_[g];
}

std::uint64_t sum_of(const FixedPoints& fixed_points) {
  CheckedCount sum;
  for (const std::uint64_t fixed : fixed_points.by_symmetry()) sum.add(fixed);
  return sum.value();
}

std::uint64_t burnside_orbit_count(const FixedPoints& fixed_points) {
  const std::uint64_t sum = sum_of(fixed_points);
  const auto order = static_cast<std::uint64_t>(fixed_points.group().order());
  if (sum % order != 0)
    throw std::domain_error("the sum of the fixed points is " + std::to_string(sum) +
                            ", which the group's order " + std::to_string(order) +
                            " does not divide: no group action has them");
  return sum / order;
}

}  // namespace eightfold
