#include "eightfold/reports/groups/chain_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "reports/groups/internal/coloring_sum.hpp"
#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// "6 beads in 3 colors", "6 beads, 3, 2 and 1 of the colors 0 to 2"
std::string beads_and_colors(const ChainSize& size) {
  const std::string beads = counted(size.beads, "bead");
  if (size.content.empty()) return fmt::format("{} in {}", beads, counted(size.colors, "color"));
  if (size.colors == 1) return beads + " of one color";
  return fmt::format("{}: {} of the {}", beads, phrase(size.content), colors_text(size.colors));
}

// "6!/(3!2!1!) = 60"
std::string multinomial_text(const ChainCount& count) {
  return fmt::format("{} = {}\n", orders_of(count.size.beads, count.size.content),
                     grouped(count.classes.str()));
}

// "2^4 = 2 × 2 × 2 × 2 = 16"
std::string power_text(const ChainCount& count) {
  constexpr int most_factors_shown = 12;
  const int beads = count.size.beads;
  const int colors = count.size.colors;
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

constexpr std::array<std::string_view, 3> kind_names = {"chains", "necklaces", "bracelets"};

struct ElementWords {
  std::string_view key;
  std::string_view plural;
};
constexpr std::array<ElementWords, 4> element_words = {{
    {"rotation", "rotations"},
    {"reflection_through_two_beads", "reflections through two beads"},
    {"reflection_through_two_gaps", "reflections through two gaps"},
    {"reflection_through_bead_and_gap", "reflections through a bead and a gap"},
}};

const ElementWords& words_for(const ChainElements& alike) {
  return element_words.at(static_cast<std::size_t>(alike.kind));
}

std::string_view name_of(ChainKind kind) { return kind_names.at(static_cast<std::size_t>(kind)); }

// The identity is the only rotation with as many cycles as beads.
std::string name_of(const ChainElements& alike, const ChainSize& size) {
  const std::string plural(words_for(alike).plural);
  if (alike.kind != ChainElements::Kind::rotation) return plural;
  if (alike.cycles() == size.beads) return "identity";
  return fmt::format("{} by k, gcd(k, {}) = {}", plural, size.beads, alike.cycles());
}

nlohmann::ordered_json document_of(const ChainCount& count) {
  nlohmann::ordered_json document = document_head("chain-count");
  document["kind"] = name_of(count.kind);
  document["beads"] = count.size.beads;
  document["colors"] = count.size.colors;
  if (!count.size.content.empty()) document["content"] = count.size.content;
  document["order"] = count.order;
  document["terms"] = list_of(count.tally, [](const ChainElements& alike) {
    nlohmann::ordered_json term = {
        {"kind", words_for(alike).key}, {"elements", alike.elements}, {"cycles", alike.cycles()}};
    add_exact(term, "fixed_by_each", alike.fixed.str());
    return term;
  });
  add_exact(document, "fixed_point_sum", count.fixed_point_sum.str());
  add_exact(document, "count", count.classes.str());
  return document;
}

}  // namespace

void append_chain(std::string& out, std::span<const int> chain) {
  append_format(out, "[{}]\n", joined(chain, " "));
}

std::string chain_count_text(const ChainCount& count, const Style& style) {
  if (count.kind == ChainKind::chains)
    return flowed(style.heading("Chains of " + beads_and_colors(count.size)) + "\n\n" +
                      (count.size.content.empty() ? power_text(count) : multinomial_text(count)),
                  style, 2);

  const std::string_view classes = name_of(count.kind);
  const std::string_view capital = count.kind == ChainKind::necklaces ? "Necklaces" : "Bracelets";
  std::string out;
  append_format(out, "{}\n\n",
                style.heading(fmt::format("{} of {}: Burnside's lemma under {} (order {})", capital,
                                          beads_and_colors(count.size), group_text(count), count.order)));
  const bool has_content = !count.size.content.empty();
  const std::string rule =
      fmt::format("An element fixes a chain if all beads of each of its cycles have the same color.{}\n\n",
                  has_content && count.kind == ChainKind::bracelets ? two_lengths : "");
  ColoringSum sum = {count.size.colors,     count.size.content, count.order,
                     count.fixed_point_sum, count.classes,      {}};
  for (const ChainElements& alike : count.tally)
    sum.tally.push_back({name_of(alike, count.size), alike.elements, alike.type, alike.fixed});
  return flowed(out, style, 2) + flowed(rule, style) +
         coloring_sum_text(sum, {"element", 36, false, true}, "number", classes, style);
}

std::string chain_count_json(const ChainCount& count) { return in_lines(document_of(count)); }

std::string chain_count_csv(const ChainCount& count) {
  const auto document = document_of(count);
  return csv_table("kind,elements,order,cycles,colors,fixed_by_each", document["terms"], document);
}

}  // namespace eightfold::reports
