#include "eightfold/symmetry/solution_orbits.hpp"

#include <stdexcept>

#include "eightfold/core/internal/visit_progress.hpp"
#include "eightfold/core/solutions.hpp"

namespace eightfold {
namespace {

// The number of orbits of `size` placements each.
std::uint64_t orbits(std::uint64_t placements, std::uint64_t size) {
  if (placements % size != 0) throw std::domain_error("the solutions do not form whole orbits");
  return placements / size;
}

}  // namespace

FixedPoints fixed_points_of_solutions(int n, std::uint64_t all, std::uint64_t half_turn,
                                      std::uint64_t quarter_turn) {
  const std::uint64_t reflected = n > 1 ? 0 : all;  // for n <= 1 every symmetry fixes the only placement
  return {full_group, EnumArray<Symmetry, std::uint64_t>({all, quarter_turn, half_turn, quarter_turn,
                                                          reflected, reflected, reflected, reflected})};
}

CheckedOrbitCount orbits_of_solutions(int n, std::uint64_t all, std::uint64_t half_turn,
                                      std::uint64_t quarter_turn) {
  if (half_turn > all || quarter_turn > half_turn)
    throw std::domain_error("more solutions are fixed than exist");
  CheckedOrbitCount result;
  const auto add = [&](SubgroupClass type, std::uint64_t placements, std::uint64_t size) {
    result.counts.placements_by_type[type] = placements;
    result.counts.orbits_by_type[type] = orbits(placements, size);
    result.counts.orbits += result.counts.orbits_by_type[type];
  };
  result.counts.placements = all;
  if (n > 1) {
    add(SubgroupClass::trivial, all - half_turn, 8);
    add(SubgroupClass::half_turn, half_turn - quarter_turn, 4);
    add(SubgroupClass::quarter_turn, quarter_turn, 2);
  } else {
    add(SubgroupClass::full, all, 1);
  }
  return check_orbits(result.counts, fixed_points_of_solutions(n, all, half_turn, quarter_turn));
}

CheckedOrbitCount classify_solutions(int n, Rule rule, Subgroup group,
                                     const std::function<void(double)>& on_progress) {
  OrbitCounter counter(group);
  VisitProgress progress(Board::square(n), rule, on_progress);
  for (const Placement& solution : Solutions(Board::square(n), {}, rule)) {
    counter.add(solution);
    progress.visit(solution);
  }
  return counter.finish();
}

}  // namespace eightfold
