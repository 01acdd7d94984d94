// Plants exactly one mistake. A list starts with a random member of each orbit; then one entry is changed,
// removed or added. A table starts with the correct fixed points. Its mistakes can be found by theory: a
// mirror that fixes solutions, a quarter turn and its inverse with different numbers, a sum without the
// identity, or an incorrect divisor. The number for the half turn is never changed, since only counting can
// check it.
#include "reports/coursework/assignment/internal/mistake.hpp"

#include <limits>
#include <utility>

#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace eightfold::coursework {
namespace {

template <typename T>
const T& one_of(const std::vector<T>& items, RandomNumbers& random) {
  return items[random.below(items.size())];
}

std::vector<Placement> isomorphs_of(const Placement& placement, Subgroup group) {
  std::vector<Placement> found;
  for (const Image& member : distinct_images(placement, group))
    if (member.placement != placement) found.push_back(member.placement);
  return found;
}

// The placements with the fewest attacks, which are the hardest to see, among those that result from swapping
// the columns of two rows of a solution.
std::vector<Placement> near_misses_of(const Placement& solution, Rule rule) {
  std::vector<Placement> found;
  std::size_t fewest = std::numeric_limits<std::size_t>::max();
  for (int lower = 1; lower < solution.rows(); ++lower)
    for (int upper = 0; upper < lower; ++upper) {
      Placement swapped = solution;
      swapped.move_queen(upper, solution[lower]);
      swapped.move_queen(lower, solution[upper]);
      const std::size_t attacks = find_attacks(swapped, rule, solution.rows()).size();
      if (attacks == 0 || attacks > fewest) continue;
      if (attacks < fewest) found.clear();
      fewest = attacks;
      found.push_back(swapped);
    }
  return found;
}

// The entries that have other isomorphs.
std::vector<std::size_t> entries_not_alone(const std::vector<Placement>& entries, Subgroup group) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (stabilizer_of(entries[i], group) != group) found.push_back(i);
  return found;
}

}  // namespace

ListMistake plant_in_list(const Exercise& exercise, const std::vector<Orbit>& orbits, RandomNumbers& random) {
  using Kind = ListMistake::Kind;
  ListMistake mistake;
  for (const Orbit& orbit : orbits)
    mistake.corrected.push_back(
        one_of(distinct_images(orbit.representative, exercise.group), random).placement);
  shuffle(mistake.corrected, random);
  mistake.shown = mistake.corrected;

  const auto not_alone = entries_not_alone(mistake.corrected, exercise.group);
  std::vector<Kind> kinds;
  if (!not_alone.empty()) kinds.push_back(Kind::extra);
  if (!not_alone.empty() && orbits.size() > 1) kinds.push_back(Kind::isomorph);
  if (orbits.size() > 1) kinds.push_back(Kind::missing);
  if (exercise.rule != Rule::rooks) kinds.push_back(Kind::not_a_solution);
  mistake.kind = one_of(kinds, random);

  auto& shown = mistake.shown;
  mistake.entry = random.below(shown.size());
  const auto at = [&](std::size_t entry) { return shown.begin() + static_cast<std::ptrdiff_t>(entry); };
  switch (mistake.kind) {
    case Kind::not_a_solution:
      shown[mistake.entry] = one_of(near_misses_of(shown[mistake.entry], exercise.rule), random);
      break;
    case Kind::missing:
      shown.erase(at(mistake.entry));
      break;
    case Kind::isomorph:
      mistake.twin = one_of(not_alone, random);
      while (mistake.entry == mistake.twin) mistake.entry = random.below(shown.size());
      shown[mistake.entry] = one_of(isomorphs_of(shown[mistake.twin], exercise.group), random);
      break;
    case Kind::extra:
      mistake.twin = one_of(not_alone, random);
      mistake.entry = random.below(shown.size() + 1);
      shown.insert(at(mistake.entry), one_of(isomorphs_of(shown[mistake.twin], exercise.group), random));
      if (mistake.entry <= mistake.twin) ++mistake.twin;
      break;
  }
  return mistake;
}

TableMistake plant_in_table(const Exercise& exercise, const CheckedOrbitCount& orbits,
                            RandomNumbers& random) {
  using Kind = TableMistake::Kind;
  const FixedPoints& correct = orbits.fixed_points;
  TableMistake mistake = {
      .fixed_points = correct, .sum = orbits.fixed_point_sum, .order = exercise.group.order()};

  std::vector<std::pair<Symmetry, std::uint64_t>> wrong_tallies;
  const auto quarter = correct[Symmetry::rotate90];
  const auto half = correct[Symmetry::rotate180];
  if (quarter > 0)
    wrong_tallies.emplace_back(one_of(std::vector{Symmetry::rotate90, Symmetry::rotate270}, random), 0);
  for (const Symmetry g : exercise.group.elements())
    if (index_of(g) >= index_of(Symmetry::flip_horizontal) && correct[g] == 0)
      wrong_tallies.emplace_back(g, half > 0 ? half : 4);

  std::vector<Kind> kinds = {Kind::sum, Kind::order};
  if (!wrong_tallies.empty()) kinds.push_back(Kind::tally);
  mistake.kind = one_of(kinds, random);
  switch (mistake.kind) {
    case Kind::tally: {
      const auto [element, number] = one_of(wrong_tallies, random);
      mistake.element = element;
      auto counts = correct.by_symmetry();
      counts[element] = number;
      mistake.fixed_points = {exercise.group, counts};
      mistake.sum = sum_of(mistake.fixed_points);
      break;
    }
    case Kind::sum:
      mistake.sum -= correct[Symmetry::identity];
      break;
    case Kind::order:
      mistake.order = mistake.order == 8 ? 4 : 2 * mistake.order;
      break;
  }
  return mistake;
}

}  // namespace eightfold::coursework
