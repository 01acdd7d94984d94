// The rotation by k maps bead i to i + k modulo n, so its cycles are the residue classes modulo gcd(k, n):
// that many cycles of equal length. A reflection swaps beads in pairs and fixes those on its axis. By
// Burnside's lemma (Cauchy, Frobenius) the number of classes is the mean number of fixed chains. Listing the
// classes instead would take time proportional to their number, which grows exponentially.
#include "eightfold/symmetry/chain_count.hpp"

#include <functional>
#include <map>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace eightfold {
namespace {

using ElementKind = ChainElements::Kind;

ChainElements make(ElementKind kind, int elements, CycleType type, const ChainSize& size) {
  std::erase_if(type, [](const auto& cycles) { return cycles.second == 0; });
  const Integer fixed =
      size.content.empty() ? power(size.colors, cycles_of(type)) : fixed_colorings(type, size.content);
  return {kind, elements, std::move(type), fixed};
}

void add_rotations(ChainCount& count) {
  const int beads = count.size.beads;
  std::map<int, int, std::greater<>> rotations_by_cycles;
  for (int k = 0; k < beads; ++k) ++rotations_by_cycles[std::gcd(k, beads)];
  for (const auto& [cycles, rotations] : rotations_by_cycles)
    count.tally.push_back(make(ElementKind::rotation, rotations, {{beads / cycles, cycles}}, count.size));
}

void add_reflections(ChainCount& count) {
  const int beads = count.size.beads;
  const int half = beads / 2;
  const auto add = [&](ElementKind kind, int elements, int on_axis) {
    count.tally.push_back(make(kind, elements, {{1, on_axis}, {2, (beads - on_axis) / 2}}, count.size));
  };
  if (beads % 2 == 1) {
    add(ElementKind::through_bead_and_gap, beads, 1);
  } else {
    add(ElementKind::through_two_beads, half, 2);
    add(ElementKind::through_two_gaps, half, 0);
  }
}

}  // namespace

ChainCount count_chains(ChainKind kind, const ChainSize& size) {
  check(size);
  ChainCount count{kind, size, 0, {}, 0, 0};
  if (kind == ChainKind::chains || size.beads == 0)
    count.tally.push_back(make(ElementKind::rotation, 1, {{1, size.beads}}, size));
  else
    add_rotations(count);
  if (kind == ChainKind::bracelets && size.beads > 0) add_reflections(count);
  for (const ChainElements& alike : count.tally) {
    count.order += alike.elements;
    count.fixed_point_sum += alike.elements * alike.fixed;
  }
  if (count.fixed_point_sum % count.order != 0)
    throw std::logic_error("the sum of the fixed chains is not a multiple of the order of the group");
  count.classes = count.fixed_point_sum / count.order;
  return count;
}

}  // namespace eightfold
