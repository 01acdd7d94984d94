#include "symmetry/internal/torus_group.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/run/parallel.hpp"

namespace eightfold {

std::vector<int> torus_factors(int n, TorusRelation relation) {
  std::vector<int> factors = {1};
  if (relation == TorusRelation::similar)
    for (int f = 2; 2 * f < n; ++f)
      if (std::gcd(f, n) == 1) factors.push_back(f);
  return factors;
}

std::span<const Symmetry> torus_symmetries(TorusRelation relation) {
  const std::span<const Symmetry> all(all_symmetries);
  return relation == TorusRelation::shifted ? all.first(1) : all;
}

std::vector<TorusMatrix> torus_matrices(int n, TorusRelation relation) {
  std::vector<TorusMatrix> matrices;
  for (const int f : torus_factors(n, relation)) {
    const int same = f % n;
    const int opposite = (n - same) % n;
    matrices.push_back({same, 0, 0, same});
    if (relation == TorusRelation::shifted) continue;
    for (const int x : {same, opposite})
      for (const int y : {same, opposite}) {
        matrices.push_back({x, 0, 0, y});
        matrices.push_back({0, x, y, 0});
      }
  }
  std::sort(matrices.begin(), matrices.end());
  matrices.erase(std::unique(matrices.begin(), matrices.end()), matrices.end());
  return matrices;
}

TorusClassCount tally_of_units(std::size_t units, const RunOptions& run, const TallyUnit& add) {
  const auto merge = [](TorusClassCount& sum, const TorusClassCount& tally) {
    sum.solutions += tally.solutions;
    sum.classes += tally.classes;
    for (const auto& [size, classes] : tally.classes_by_size) sum.classes_by_size[size] += classes;
  };
  std::vector<TorusClassCount> tallies(static_cast<std::size_t>(threads_of(run.threads)));
  for_each_unit(units, run, [&](std::size_t unit, std::size_t worker, const StopToken& stop) {
    TorusClassCount tally;
    add(unit, stop, tally);
    merge(tallies[worker], tally);
  });
  TorusClassCount total;
  for (const TorusClassCount& tally : tallies) merge(total, tally);
  return total;
}

}  // namespace eightfold
