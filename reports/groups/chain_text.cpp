#include "eightfold/reports/groups/chain_text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "reports/groups/internal/coloring_sum.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

std::string beads_and_colors(const ChainSize& size) {
  return fmt::format("{} in {}", counted(size.beads, "bead"), counted(size.colors, "color"));
}

// "2^4 = 2 × 2 × 2 × 2 = 16"
std::string power_text(const ChainCount& count) {
  constexpr int most_factors_shown = 12;
  const auto [beads, colors] = count.size;
  std::string text = fmt::format("{}^{} = ", colors, beads);
  if (beads > 1)
    text += joined(std::vector(static_cast<std::size_t>(std::min(beads, most_factors_shown)), colors), " × ");
  if (beads > most_factors_shown) text += fmt::format(" × … ({} factors)", beads);
  if (beads > 1) text += " = ";
  return text + grouped(count.classes.str()) + (beads == 0 ? ", the empty chain" : "") + "\n";
}

std::string group_text(const ChainCount& count) {
  const int beads = count.size.beads;
  if (beads == 0) return "the identity";
  const std::string rotations = counted(beads, "rotation");
  if (count.kind == ChainKind::necklaces) return rotations;
  return fmt::format("{} and {}", rotations, counted(beads, "reflection"));
}

// The identity is the only rotation with as many cycles as beads.
std::string name_of(const ChainElements& alike, const ChainSize& size) {
  switch (alike.kind) {
    case ChainElements::Kind::rotation:
      break;
    case ChainElements::Kind::through_two_beads:
      return "reflections through two beads";
    case ChainElements::Kind::through_two_gaps:
      return "reflections through two gaps";
    case ChainElements::Kind::through_bead_and_gap:
      return "reflections through a bead and a gap";
  }
  if (alike.cycles == size.beads) return "identity";
  return fmt::format("rotations by k, gcd(k, {}) = {}", size.beads, alike.cycles);
}

}  // namespace

void append_chain(std::string& out, std::span<const int> chain) {
  append_format(out, "[{}]\n", joined(chain, " "));
}

std::string chain_count_text(const ChainCount& count, const Style& style) {
  if (count.kind == ChainKind::chains)
    return flowed(style.heading("Chains of " + beads_and_colors(count.size)) + "\n\n" + power_text(count),
                  style, 2);

  const std::string_view classes = count.kind == ChainKind::necklaces ? "necklaces" : "bracelets";
  const std::string_view capital = count.kind == ChainKind::necklaces ? "Necklaces" : "Bracelets";
  std::string out;
  append_format(out, "{}\n\n",
                style.heading(fmt::format("{} of {}: Burnside's lemma under {} (order {})", capital,
                                          beads_and_colors(count.size), group_text(count), count.order)));
  out += "An element fixes a chain if all beads of each of its cycles have the same color.\n\n";
  ColoringSum sum = {count.size.colors, count.order, count.fixed_point_sum, count.classes, {}};
  for (const ChainElements& alike : count.tally)
    sum.tally.push_back({name_of(alike, count.size), alike.elements, alike.cycles, alike.fixed});
  return flowed(out, style, 2) +
         coloring_sum_text(sum, {"element", 36, false, true}, "number", classes, style);
}

}  // namespace eightfold::reports
