#include "eightfold/symmetry/solution_counts.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/run/parallel.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"

namespace eightfold {
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
  return fixed_points_of(marks_of_solutions(n, counts));
}

Marks marks_of_solutions(int n, const SolutionCounts& counts) {
  Marks marks;
  // For n <= 1 every symmetry fixes the only placement.
  for (std::uint64_t& mark : marks) mark = n > 1 ? 0 : counts.all;
  marks[SubgroupClass::trivial] = counts.all;
  marks[SubgroupClass::half_turn] = counts.half_turn;
  marks[SubgroupClass::quarter_turn] = counts.quarter_turn;
  return marks;
}

Marks marks_of_rooks(int n) {
  if (n < 0 || n > max_counted_rooks)
    throw std::invalid_argument("the placements of 0 to 20 rooks are counted; those of 21 exceed 64 bits");
  const auto half = static_cast<std::uint64_t>(n / 2);
  // The number of choices if the k-th item, from 1 on, either has one of `alone` places or is paired with one
  // of `step` × (k - 1) others.
  const auto pairings = [](std::uint64_t items, std::uint64_t alone, std::uint64_t step) {
    std::uint64_t before = 0;
    std::uint64_t count = 1;
    for (std::uint64_t k = 1; k <= items; ++k)
      before = std::exchange(count, alone * count + step * (k - 1) * before);
    return count;
  };
  // The product of `count` factors, from the first one in equal steps.
  const auto product = [](std::uint64_t first, std::uint64_t step, std::uint64_t count) {
    std::uint64_t result = 1;
    for (std::uint64_t i = 0; i < count; ++i) result *= first + i * step;
    return result;
  };
  const auto rows = static_cast<std::uint64_t>(n);
  Marks marks;
  for (std::uint64_t& mark : marks) mark = n > 1 ? 0 : 1;  // two rooks that a mirror exchanges share a line
  marks[SubgroupClass::trivial] = product(1, 1, rows);     // n!
  marks[SubgroupClass::half_turn] = product(2, 2, half);   // 2^m m! for m = ⌊n/2⌋
  marks[SubgroupClass::quarter_turn] = n % 4 > 1 ? 0 : product(2, 4, half / 2);  // 2 · 6 · 10 ⋯ (4k - 2)
  marks[SubgroupClass::diagonal_flip] = pairings(rows, 1, 1);
  marks[SubgroupClass::diagonal_klein] = pairings(half, 2, 2);
  return marks;
}

FixedPoints fixed_points_of(const Marks& marks) {
  EnumArray<Symmetry, std::uint64_t> fixed;
  for (const Symmetry g : all_symmetries) {
    const auto contains_g = [=](Subgroup group) { return group.contains(g); };
    fixed[g] = marks[class_of(*std::find_if(all_subgroups().begin(), all_subgroups().end(), contains_g))];
  }
  return {full_group, fixed};
}

// A placement that a subgroup fixes has it as its stabilizer, or a larger one.
CheckedOrbitCount orbits_of(const Marks& marks, Subgroup group) {
  const std::vector<Subgroup>& stabilizers = all_subgroups();  // the larger ones come later
  std::vector<std::uint64_t> placements(stabilizers.size());
  OrbitCounts counts;
  counts.placements = marks[SubgroupClass::trivial];
  for (std::size_t i = stabilizers.size(); i-- > 0;) {
    const std::uint64_t fixed = marks[class_of(stabilizers[i])];
    std::uint64_t with_larger = 0;
    for (std::size_t j = i + 1; j < stabilizers.size(); ++j)
      if (contains(stabilizers[j], stabilizers[i])) with_larger += placements[j];
    if (with_larger > fixed) throw std::domain_error("more solutions are fixed than exist");
    placements[i] = fixed - with_larger;
    const Subgroup in_group(
        SymmetrySet::from_bits(stabilizers[i].elements().bits() & group.elements().bits()));
    counts.placements_by_type[class_of(in_group)] += placements[i];
  }
  for (const SubgroupClass type : all_subgroup_classes) {
    const std::uint64_t members = counts.placements_by_type[type];
    const auto order = static_cast<std::uint64_t>(representative_of(type).order());
    const std::uint64_t size = static_cast<std::uint64_t>(group.order()) / order;
    if (members == 0) continue;  // the type may not occur under the group
    if (members % size != 0) throw std::domain_error("the solutions do not form whole orbits");
    counts.orbits_by_type[type] = members / size;
    counts.orbits += members / size;
  }
  return check_orbits(counts, fixed_points_of(marks).restricted_to(group));
}

CheckedOrbitCount orbits_of_solutions(int n, const SolutionCounts& counts, Subgroup group) {
  return orbits_of(marks_of_solutions(n, counts), group);
}

}  // namespace eightfold
