#include "eightfold/symmetry/solution_counts.hpp"

#include <stdexcept>

#include "core/run/parallel.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"

namespace eightfold {
namespace {

// The orbits of this type, of `size` placements each.
void add_orbits(OrbitCounts& counts, SubgroupClass type, std::uint64_t placements, int size) {
  if (placements == 0) return;  // and the type may not occur under the group
  const std::uint64_t orbits = placements / static_cast<std::uint64_t>(size);
  if (placements % static_cast<std::uint64_t>(size) != 0)
    throw std::domain_error("the solutions do not form whole orbits");
  counts.placements_by_type[type] = placements;
  counts.orbits_by_type[type] = orbits;
  counts.orbits += orbits;
}

}  // namespace

SolutionCountsResult count_solutions_by_symmetry(const SolutionCountsParams& params, const RunOptions& run) {
  const int n = params.n;
  const double share = params.all ? 0 : 0.98;  // counting all solutions takes nearly all of the time
  const double middle = (1 + share) / 2;
  SolutionCountsResult result;
  const auto counted = [&](const auto& count) {
    result.statistics += count.statistics;
    return count.solutions;
  };
  result.counts.all = params.all
                          ? *params.all
                          : counted(count_solutions({.n = n, .board = params.board}, part_of(run, 0, share)));
  const RunOptions half = part_of(run, share, middle);
  const RunOptions quarter = part_of(run, middle, 1);
  result.counts.half_turn = counted(count_half_turn_solutions({n, params.board}, half));
  result.counts.quarter_turn = counted(count_quarter_turn_solutions({n, params.board}, quarter));
  return result;
}

FixedPoints fixed_points_of_solutions(int n, const SolutionCounts& counts) {
  const auto& [all, half_turn, quarter_turn] = counts;
  const std::uint64_t reflected = n > 1 ? 0 : all;  // for n <= 1 every symmetry fixes the only placement
  return {full_group, EnumArray<Symmetry, std::uint64_t>({all, quarter_turn, half_turn, quarter_turn,
                                                          reflected, reflected, reflected, reflected})};
}

Marks marks_of_solutions(int n, const SolutionCounts& counts) {
  Marks marks;
  for (std::uint64_t& mark : marks) mark = n > 1 ? 0 : counts.all;
  marks[SubgroupClass::trivial] = counts.all;
  marks[SubgroupClass::half_turn] = counts.half_turn;
  marks[SubgroupClass::quarter_turn] = counts.quarter_turn;
  return marks;
}

CheckedOrbitCount orbits_of_solutions(int n, const SolutionCounts& counts, Subgroup group) {
  if (counts.half_turn > counts.all || counts.quarter_turn > counts.half_turn)
    throw std::domain_error("more solutions are fixed than exist");
  OrbitCounts orbits;
  orbits.placements = counts.all;
  if (n > 1) {
    // Only rotations fix solutions, so stabilizers consist of the rotations of the group.
    const std::uint64_t half_turn = group.contains(Symmetry::rotate180) ? counts.half_turn : 0;
    const std::uint64_t quarter_turn = group.contains(Symmetry::rotate90) ? counts.quarter_turn : 0;
    add_orbits(orbits, SubgroupClass::trivial, counts.all - half_turn, group.order());
    add_orbits(orbits, SubgroupClass::half_turn, half_turn - quarter_turn, group.order() / 2);
    add_orbits(orbits, SubgroupClass::quarter_turn, quarter_turn, group.order() / 4);
  } else {
    add_orbits(orbits, class_of(group), counts.all, 1);
  }
  return check_orbits(orbits, fixed_points_of_solutions(n, counts).restricted_to(group));
}

}  // namespace eightfold
