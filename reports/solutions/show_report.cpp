// The facts about one placement that all formats share.
#include "eightfold/reports/solutions/show_report.hpp"

#include <algorithm>

#include "eightfold/symmetry/orbit.hpp"

namespace eightfold::reports {
namespace {

PlacementSymmetry symmetry_of(const Placement& placement) {
  PlacementSymmetry found;
  found.orbit = distinct_images(placement);
  found.stabilizer = stabilizer_of(placement);
  found.canonical = least_image(placement);
  for (const Symmetry g : all_symmetries) {
    const Placement moved = image(g, placement);
    const auto member = std::ranges::find(found.orbit, moved, &Image::placement);
    found.images.push_back({g, moved, member->witness, moved == found.canonical.placement});
  }
  return found;
}

}  // namespace

ShowReport show_report(const SizedPlacement& shown, std::string_view notation, Rule rule) {
  ShowReport report = {.shown = shown,
                       .notation = notation,
                       .rule = rule,
                       .attacks = find_attacks(shown.placement, rule, shown.size),
                       .free = free_squares(shown.placement, Board::square(shown.size), rule),
                       .symmetry = {}};
  if (shown.is_full() && is_permutation(shown.placement)) report.symmetry = symmetry_of(shown.placement);
  return report;
}

AttackLine attack_line_of(const Attack& attack, Rule rule) {
  if (attack.upper.column == attack.lower.column) return AttackLine::column;
  if (attacks(attack.upper, attack.lower)) return AttackLine::diagonal;
  return facts_of(rule).knight_moves ? AttackLine::knight_move : AttackLine::wrapped_diagonal;
}

}  // namespace eightfold::reports
