// Plants exactly one mistake. A list starts with a random member of each orbit; then one entry is changed,
// removed or added. A table starts with the correct fixed points. Its mistakes can be found by theory: a
// mirror that fixes solutions, a quarter turn and its inverse with different numbers, an element that fixes
// as many colorings as one with other cycles, a sum without the identity, or an incorrect divisor. The number
// of solutions for the half turn is never changed, since only counting can check it.
#include "reports/coursework/assignment/internal/mistake.hpp"

#include <algorithm>
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

// An entry of a tally and an incorrect number for it.
using WrongEntries = std::vector<std::pair<std::size_t, Integer>>;

WrongEntries wrong_tallies_of_solutions(const std::vector<TallyEntry>& tally, RandomNumbers& random) {
  const auto entry_of = [&](Symmetry g) {
    return static_cast<std::size_t>(
        std::ranges::find(tally, name_of(g), [](const TallyEntry& entry) { return entry.key.name; }) -
        tally.begin());
  };
  const auto fixed_by = [&](Symmetry g) {
    return entry_of(g) < tally.size() ? tally[entry_of(g)].fixed : Integer(0);
  };
  WrongEntries found;
  if (fixed_by(Symmetry::rotate90) > 0)
    found.emplace_back(entry_of(one_of(std::vector{Symmetry::rotate90, Symmetry::rotate270}, random)), 0);
  const Integer half = fixed_by(Symmetry::rotate180);
  for (const Symmetry g : all_symmetries)
    if (index_of(g) >= index_of(Symmetry::flip_horizontal) && entry_of(g) < tally.size() && fixed_by(g) == 0)
      found.emplace_back(entry_of(g), half > 0 ? half : Integer(4));
  return found;
}

// The number of an element with other cycles: of the half turn for a quarter turn, of an axis through beads
// for one between them.
WrongEntries wrong_tallies_of_colorings(const std::vector<TallyEntry>& tally) {
  WrongEntries found;
  for (std::size_t entry = 1; entry < tally.size(); ++entry)
    for (std::size_t other = 1; other < tally.size(); ++other)
      if (tally[entry].fixed != tally[other].fixed) found.emplace_back(entry, tally[other].fixed);
  return found;
}

}  // namespace

Integer sum_of(const std::vector<TallyEntry>& tally) {
  Integer sum = 0;
  for (const TallyEntry& entry : tally) sum += entry.fixed * entry.key.elements.size();
  return sum;
}

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

TableMistake plant_in_table(const Exercise& exercise, const std::vector<TallyEntry>& tally,
                            RandomNumbers& random) {
  using Kind = TableMistake::Kind;
  TableMistake mistake = {.tally = tally, .sum = sum_of(tally), .order = order_of_group(exercise)};
  const auto wrong_entries = exercise.problem == Problem::queens ? wrong_tallies_of_solutions(tally, random)
                                                                 : wrong_tallies_of_colorings(tally);
  std::vector<Kind> kinds = {Kind::sum, Kind::order};
  if (!wrong_entries.empty()) kinds.push_back(Kind::tally);
  mistake.kind = one_of(kinds, random);
  switch (mistake.kind) {
    case Kind::tally: {
      const auto& [entry, number] = one_of(wrong_entries, random);
      mistake.entry = entry;
      mistake.tally[entry].fixed = number;
      mistake.sum = sum_of(mistake.tally);
      break;
    }
    case Kind::sum:
      mistake.sum -= tally[0].fixed;
      break;
    case Kind::order:
      mistake.order = mistake.order >= 8 && mistake.order % 2 == 0 ? mistake.order / 2 : 2 * mistake.order;
      break;
  }
  return mistake;
}

}  // namespace eightfold::coursework
