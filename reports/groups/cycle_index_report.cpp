#include "eightfold/reports/groups/cycle_index_report.hpp"

#include <fmt/core.h>

#include "reports/groups/internal/coloring_sum.hpp"
#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

// The sum of the terms divided by the order of the group, with parentheses if there are several terms.
template <typename Write>
std::string fraction(const CycleIndex& index, Write write) {
  std::string sum = joined(index.terms, " + ", write);
  if (index.order == 1) return sum;
  if (index.terms.size() > 1) sum = "(" + sum + ")";
  return fmt::format("{} / {}", sum, index.order);
}

// "a1^2 a4", or "1" for no points.
std::string monomial_of(const CycleType& type) {
  if (type.empty()) return "1";
  return joined(type, " ", [](const auto& cycles) {
    const auto& [length, number] = cycles;
    return fmt::format("a{}{}", length, number > 1 ? fmt::format("^{}", number) : "");
  });
}

ordered_json term_json(const CycleIndex::Term& term) {
  ordered_json exponents = ordered_json::object();
  for (const auto& [length, number] : term.type) exponents[std::to_string(length)] = number;
  return {{"elements", term.elements}, {"cycles", cycles_of(term.type)}, {"exponents", exponents}};
}

ordered_json colorings_json(const ColoringCount& colorings) {
  ordered_json object = {{"colors", colorings.colors}};
  add_exact(object, "fixed_by_each", list_of(colorings.fixed, &Integer::str));
  add_exact(object, "fixed_point_sum", colorings.fixed_point_sum.str());
  add_exact(object, "count", colorings.classes.str());
  return object;
}

}  // namespace

std::string formula_of(const CycleIndex& index) {
  return fraction(index, [](const CycleIndex::Term& term) {
    if (term.type.empty()) return std::to_string(term.elements);
    return (term.elements > 1 ? fmt::format("{} ", term.elements) : "") + monomial_of(term.type);
  });
}

std::string cycle_index_text(const std::string& action, const CycleIndex& index, const Style& style) {
  return flowed(style.heading("The cycle index of " + action) + "\n\n" + formula_of(index) + "\n\n", style,
                2) +
         flowed(
             "In a term, ai^e denotes e cycles of i points. The coefficient is the number of elements with "
             "these cycles. A point that an element does not move is a cycle of one point.",
             style);
}

std::string colorings_text(const CycleIndex& index, const ColoringCount& colorings, const Style& style) {
  const int colors = colorings.colors;
  const std::string substituted = fraction(index, [&](const CycleIndex::Term& term) {
    return (term.elements > 1 ? fmt::format("{}×", term.elements) : "") +
           fmt::format("{}^{}", colors, cycles_of(term.type));
  });
  ColoringSum sum = {colors, index.order, colorings.fixed_point_sum, colorings.classes, {}};
  for (std::size_t i = 0; i < index.terms.size(); ++i) {
    const auto& [type, elements] = index.terms[i];
    sum.tally.push_back({monomial_of(type), elements, cycles_of(type), colorings.fixed.at(i)});
  }
  const std::string head = style.heading("With " + counted(colors, "color"));
  return flowed(fmt::format("{}\n\nSubstitute {} for every variable:\n\n{}\n\n", head, colors, substituted),
                style, 2) +
         coloring_sum_text(sum, {"term", 0, false, true}, "elements", "colorings", style);
}

std::string cycle_index_json(const CycleIndexReport& report) {
  const auto& [group, n, index, colorings, symmetries] = report;
  ordered_json document = document_head("cycle-index");
  document["group"] = group;
  if (!symmetries.empty()) document["symmetries"] = symmetries;
  document["n"] = n ? ordered_json(*n) : ordered_json();
  document["points"] = index.points;
  document["order"] = index.order;
  document["formula"] = formula_of(index);
  document["terms"] = list_of(index.terms, term_json);
  if (colorings) document["colorings"] = colorings_json(*colorings);
  return in_lines(document);
}

std::string cycle_index_csv(const CycleIndexReport& report) {
  const auto& [group, n, index, colorings, symmetries] = report;
  std::string columns = "elements,order,monomial,cycles";
  if (colorings) columns += ",colors,fixed_by_each";
  std::string out = csv_head(columns);
  for (std::size_t i = 0; i < index.terms.size(); ++i) {
    ordered_json more = {{"order", index.order}, {"monomial", monomial_of(index.terms[i].type)}};
    if (colorings)
      more.update({{"colors", colorings->colors}, {"fixed_by_each", colorings->fixed.at(i).str()}});
    append_csv_row(out, columns, term_json(index.terms[i]), more);
  }
  return out;
}

}  // namespace eightfold::reports
