#include "eightfold/reports/groups/cycle_index_data.hpp"

#include <nlohmann/json.hpp>

#include "eightfold/reports/groups/cycle_index_text.hpp"
#include "reports/groups/internal/exact_integer.hpp"
#include "reports/groups/internal/monomial.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/append.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

ordered_json term_json(const CycleIndex::Term& term) {
  ordered_json exponents = ordered_json::object();
  for (const auto& [length, number] : term.type) exponents[std::to_string(length)] = number;
  return {{"elements", term.elements}, {"cycles", cycles_of(term.type)}, {"exponents", exponents}};
}

ordered_json colorings_json(const ColoringCount& colorings) {
  ordered_json object = {{"colors", colorings.colors}};
  add_exact(object, "fixed_by_each", colorings.fixed);
  add_exact(object, "fixed_point_sum", colorings.fixed_point_sum);
  add_exact(object, "count", colorings.classes);
  return object;
}

}  // namespace

std::string cycle_index_json(const CycleIndexReport& report) {
  const auto& [group, n, index, colorings] = report;
  ordered_json document = document_head("cycle-index");
  document["group"] = group;
  document["n"] = n ? ordered_json(*n) : ordered_json();
  document["points"] = index.points;
  document["order"] = index.order;
  document["formula"] = formula_of(index);
  document["terms"] = ordered_json::array();
  for (const CycleIndex::Term& term : index.terms) document["terms"].push_back(term_json(term));
  if (colorings) document["colorings"] = colorings_json(*colorings);
  return in_lines(document);
}

std::string cycle_index_csv(const CycleIndexReport& report) {
  const auto& [group, n, index, colorings] = report;
  std::string out = "elements,order,monomial,cycles";
  out += colorings ? ",colors,fixed_by_each\n" : "\n";
  for (std::size_t i = 0; i < index.terms.size(); ++i) {
    const auto& [type, elements] = index.terms[i];
    append_format(out, "{},{},{},{}", elements, index.order, monomial_of(type), cycles_of(type));
    if (colorings) append_format(out, ",{},{}", colorings->colors, colorings->fixed.at(i).str());
    out += '\n';
  }
  return out;
}

}  // namespace eightfold::reports
