#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/symmetry.hpp"
#include "eightfold/symmetry/torus_classes.hpp"

namespace eightfold {

/// One of f and -f for each f coprime to n, since the half turn is the factor -1. Only 1 unless similar.
std::vector<int> torus_factors(int n, TorusRelation relation);

/// The symmetries of the square that belong to the relation.
std::span<const Symmetry> torus_symmetries(TorusRelation relation);

/// The linear map (row, column) → (a row + b column, c row + d column) modulo n, with entries 0 to n - 1.
struct TorusMatrix {
  int a = 0;
  int b = 0;
  int c = 0;
  int d = 0;
  friend auto operator<=>(const TorusMatrix&, const TorusMatrix&) = default;
};

/// The distinct products of a factor and a symmetry. Every element of the group is one of them and a shift.
std::vector<TorusMatrix> torus_matrices(int n, TorusRelation relation);

/// Adds what a unit contains to the tally.
using TallyUnit = std::function<void(std::size_t unit, const StopToken& stop, TorusClassCount& tally)>;

/// The sum of the tallies of the units, on several threads.
TorusClassCount tally_of_units(std::size_t units, const RunOptions& run, const TallyUnit& add);

// The routes, given valid parameters.
TorusClassCount reject_queens(const TorusClassParams& params, const RunOptions& run);
TorusClassCount reject_torus_queens(const TorusClassParams& params, const RunOptions& run);
TorusClassCount sum_over_queens(const TorusClassParams& params, const RunOptions& run);
TorusClassCount sum_over_torus_maps(const TorusClassParams& params, const RunOptions& run);

}  // namespace eightfold
