#include "eightfold/reports/groups/cycle_index_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "reports/groups/internal/coloring_sum.hpp"
#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

// "the rotation group (order 4) acting on the cells of the 3×3 board"
std::string description_of(const GroupName& name, const ActingGroup& group) {
  const std::string_view kind = name.kind->name;
  const std::string order = fmt::format("(order {})", grouped(group.order.str()));
  const auto number = [&](std::size_t i) { return name.numbers.at(i); };
  const std::string_view part = kind.substr(kind.find('-') + 1);
  const std::string_view whole = kind.substr(0, kind.find('-'));
  if (name.kind->symmetries == GroupKind::Symmetries::of_square) {
    const std::string who = name.symmetries.empty()
                                ? "symmetries of the square"
                                : text_of(group_in_words(Subgroup::named(name.symmetries).value()));
    return fmt::format("the {} {} acting on the {} {}of the {}×{} board", who, order, part,
                       part == "cells" ? "" : "of the cells ", number(0), number(0));
  }
  if (name.kind->symmetries == GroupKind::Symmetries::of_solid)
    return fmt::format("{} of the {} {} acting on its {}",
                       name.symmetries == "full" ? "all symmetries" : "the rotations", whole, order, part);
  if (kind == "graph-edges")
    return fmt::format("the permutations of {} {} acting on the edges of the complete graph",
                       counted(number(0), "vertex", "vertices"), order);
  if (kind == "bipartite-edges")
    return fmt::format("the automorphisms of the complete bipartite graph K({},{}) {} acting on its edges",
                       number(0), number(1), order);
  if (kind == "matrix")
    return fmt::format("the permutations of rows and columns {} acting on the entries of a {}×{} matrix",
                       order, number(0), number(1));
  const std::string_view circle = kind == "cyclic" || kind == "dihedral" ? " in a circle" : "";
  return fmt::format("the {} group {} acting on {}{}", kind, order, counted(group.points, "point"), circle);
}

std::string description_of(const NamedGroup& group) {
  if (group.product == NamedGroup::Product::none) return description_of(group.factors[0], group.group);
  const bool is_direct = group.product == NamedGroup::Product::direct;
  const auto name = [](const GroupName& factor) {
    return NamedGroup{{factor}, NamedGroup::Product::none, {}}.name();
  };
  return fmt::format("the {} product of {} {} {} (order {}) acting on {}", is_direct ? "direct" : "wreath",
                     name(group.factors[0]), is_direct ? "and" : "by", name(group.factors[1]),
                     grouped(group.group.order.str()), counted(group.group.points, "point"));
}

// A value of the index is listed up to this many terms.
void set_index(CycleIndexReport& report, const RunOptions& run) {
  try {
    report.index = cycle_index_of(report.acting, most_listed_terms, run);
  } catch (const std::length_error&) {
    if (!report.generators.empty()) throw;
  }
}

const CycleIndex& index_of(const CycleIndexReport& report) {
  if (!report.index)
    throw std::length_error(
        fmt::format("the cycle index has more than {} terms", grouped(most_listed_terms)));
  return *report.index;
}

// The sum of the terms divided by the order of the group, with parentheses if there are several terms.
template <typename Write>
std::string fraction(const CycleIndex& index, Write write) {
  std::string sum = joined(index.terms, " + ", write);
  if (index.order == 1) return sum;
  if (index.terms.size() > 1) sum = "(" + sum + ")";
  return fmt::format("{} / {}", sum, index.order.str());
}

// "3 a1^2"
std::string term_text(const Integer& coefficient, const std::string& monomial) {
  if (monomial == "1") return coefficient.str();
  return coefficient == 1 ? monomial : coefficient.str() + " " + monomial;
}

ordered_json term_json(const CycleIndex::Term& term) {
  ordered_json exponents = ordered_json::object();
  for (const auto& [length, number] : term.type) exponents[std::to_string(length)] = number;
  ordered_json object;
  add_exact(object, "elements", term.elements.str());
  object["cycles"] = cycles_of(term.type);
  object["exponents"] = exponents;
  return object;
}

ordered_json colorings_json(const ColoringCount& colorings) {
  ordered_json object = {{"colors", colorings.colors}};
  if (colorings.content) object["content"] = *colorings.content;
  add_exact(object, "fixed_by_each", list_of(colorings.fixed, &Integer::str));
  add_exact(object, "fixed_point_sum", colorings.fixed_point_sum.str());
  add_exact(object, "count", colorings.classes.str());
  return object;
}

// "c0^4 + 2 c0^2 c1^2", or "0" without terms.
std::string polynomial(const Inventory& inventory, bool is_latex = false) {
  std::vector<std::string> terms;
  for (const auto& [content, classes] : inventory.entries) {
    CycleType exponents;
    for (std::size_t color = 0; color < content.size(); ++color)
      if (content[color] > 0) exponents[static_cast<int>(color)] = content[color];
    if (classes > 0) terms.push_back(term_text(classes, monomial_of(exponents, 'c', is_latex)));
  }
  return terms.empty() ? "0" : joined(terms, " + ");
}

// The substitution, the table of terms and the division; without an index only the division.
std::string colorings_text(const CycleIndexReport& report, bool is_shown, const Style& style) {
  const ColoringCount& colorings = *report.colorings;
  const int colors = colorings.colors;
  const Content content = colorings.content.value_or(Content());
  const std::string head = colorings.content && colors > 1
                               ? fmt::format("With {} points of the {}", phrase(content), colors_text(colors))
                               : "With " + counted(colors, "color");
  std::string out = style.heading(head) + "\n\n";
  if (!is_shown)
    return flowed(fmt::format("{}colorings = sum / order = {} / {} = {}\n", out,
                              grouped(colorings.fixed_point_sum.str()), grouped(report.acting.order.str()),
                              grouped(colorings.classes.str())),
                  style, 2);
  const CycleIndex& index = *report.index;
  out = flowed(out, style, 2);
  const bool has_two_lengths =
      std::ranges::any_of(index.terms, [](const CycleIndex::Term& term) { return term.type.size() == 2; });
  if (content.empty())
    out += flowed(fmt::format("Substitute {} for every variable:\n\n{}\n\n", colors,
                              fraction(index,
                                       [&](const CycleIndex::Term& term) {
                                         return (term.elements > 1 ? term.elements.str() + "×" : "") +
                                                fmt::format("{}^{}", colors, cycles_of(term.type));
                                       })),
                  style, 2);
  else
    out +=
        flowed(fmt::format("An element fixes the colorings in which each of its cycles has one color.{}\n\n",
                           has_two_lengths ? two_lengths : ""),
               style);
  ColoringSum sum = {colors, content, index.order, colorings.fixed_point_sum, colorings.classes, {}};
  for (std::size_t i = 0; i < index.terms.size(); ++i) {
    const auto& [type, elements] = index.terms[i];
    sum.tally.push_back({monomial_of(type), elements, type, colorings.fixed.at(i)});
  }
  return out + coloring_sum_text(sum, {"term", 0, false, true}, "elements", "colorings", style);
}

}  // namespace

CycleIndexReport cycle_index_report(const NamedGroup& group, const RunOptions& run) {
  CycleIndexReport report = {
      .group = group.name(), .description = description_of(group), .acting = group.group};
  const GroupName& first = group.factors[0];
  if (group.product == NamedGroup::Product::none) report.name = first;
  if (report.name && first.numbers.size() < 2) {
    report.group = first.kind->name;
    report.symmetries = first.symmetries;
    if (!first.numbers.empty()) report.n = first.numbers[0];
  }
  set_index(report, run);
  return report;
}

CycleIndexReport cycle_index_report(int points, std::vector<Permutation> generators, const RunOptions& run,
                                    bool has_index) {
  CycleIndexReport report = {.group = "generators", .generators = std::move(generators)};
  report.acting = acting_group(PermutationGroup(points, report.generators));
  report.description = fmt::format("the group generated by {} (order {}) acting on {}",
                                   counted(report.generators.size(), "permutation"),
                                   grouped(report.acting.order.str()), counted(points, "point"));
  if (has_index) set_index(report, run);
  return report;
}

void add_colorings(CycleIndexReport& report, int colors, const RunOptions& run) {
  report.colorings =
      report.index ? count_colorings(*report.index, colors) : count_colorings(report.acting, colors, run);
}

void add_colorings(CycleIndexReport& report, const Content& content, const RunOptions& run) {
  report.colorings = report.index ? count_colorings(*report.index, content, run)
                                  : count_colorings(report.acting, content, run);
}

void add_inventory(CycleIndexReport& report, int colors, const RunOptions& run) {
  report.inventory = inventory_of(index_of(report), colors, run);
}

std::string formula_of(const CycleIndex& index) {
  return fraction(
      index, [](const CycleIndex::Term& term) { return term_text(term.elements, monomial_of(term.type)); });
}

std::string cycle_index_text(const CycleIndexReport& report, const Style& style) {
  const auto heading = [&](const std::string& text) { return style.heading(text) + "\n\n"; };
  std::string out = flowed(heading("The cycle index of " + report.description), style, 2);
  const bool is_shown = report.index && report.index->terms.size() <= most_terms_in_text;
  if (is_shown)
    out += flowed(formula_of(*report.index) + "\n\n", style, 2) +
           flowed(
               "In a term, ai^e denotes e cycles of i points. The coefficient is the number of elements with "
               "these cycles. A point that an element does not move is a cycle of one point.",
               style);
  else
    out += flowed(report.index ? fmt::format("It has {} terms, which --format json and csv list.",
                                             grouped(report.index->terms.size()))
                               : fmt::format("It has more than {} terms.", grouped(most_listed_terms)),
                  style);
  if (report.colorings) out += "\n" + colorings_text(report, is_shown, style);
  if (report.inventory)
    out +=
        "\n" +
        flowed(heading("Pattern inventory in " + counted(report.inventory->colors, "color")) +
                   polynomial(*report.inventory) + "\n\n",
               style, 2) +
        flowed(fmt::format("The coefficient of a monomial is the number of colorings in which its exponents "
                           "are the points of the colors c0, c1, …. The sum of all is {}.",
                           grouped(report.inventory->classes.str())),
               style);
  return out;
}

std::string cycle_index_latex(const CycleIndexReport& report) {
  std::vector<std::string> formulas;
  if (report.index || !report.colorings) {
    const std::string terms = joined(index_of(report).terms, " + ", [](const CycleIndex::Term& term) {
      return term_text(term.elements, monomial_of(term.type, 'a', true));
    });
    formulas.push_back(
        fmt::format("Z = \\frac{{1}}{{{}}} \\left( {} \\right)", report.index->order.str(), terms));
  }
  if (report.colorings) {
    const ColoringCount& count = *report.colorings;
    formulas.push_back(fmt::format("\\frac{{{}}}{{{}}} = {}", count.fixed_point_sum.str(),
                                   report.acting.order.str(), count.classes.str()));
  }
  if (report.inventory) formulas.push_back(polynomial(*report.inventory, true));
  return joined(formulas, "", [](const std::string& formula) { return "\\[ " + formula + " \\]\n"; });
}

std::string cycle_index_json(const CycleIndexReport& report) {
  ordered_json document = document_head("cycle-index");
  document["group"] = report.group;
  if (!report.symmetries.empty()) document["symmetries"] = report.symmetries;
  if (report.group == "generators") document["generators"] = list_of(report.generators, cycles_text);
  document["n"] = report.n ? ordered_json(*report.n) : ordered_json();
  document["points"] = report.acting.points;
  add_exact(document, "order", report.acting.order.str());
  if (report.index) {
    document["formula"] = formula_of(*report.index);
    document["terms"] = list_of(report.index->terms, term_json);
  }
  if (report.colorings) document["colorings"] = colorings_json(*report.colorings);
  if (report.inventory) {
    document["inventory"] = list_of(report.inventory->entries, [](const Inventory::Entry& entry) {
      ordered_json object = {{"content", entry.content}};
      add_exact(object, "count", entry.classes.str());
      return object;
    });
  }
  return in_lines(document);
}

std::string cycle_index_csv(const CycleIndexReport& report) {
  if (report.inventory) {
    std::string out = csv_head("content,count");
    for (const auto& [content, classes] : report.inventory->entries)
      append_csv_row(out, "content,count", {{"content", content}, {"count", classes.str()}});
    return out;
  }
  const CycleIndex& index = index_of(report);
  std::string columns = "elements,order,monomial,cycles";
  if (report.colorings) columns += ",colors,fixed_by_each";
  std::string out = csv_head(columns);
  for (std::size_t i = 0; i < index.terms.size(); ++i) {
    ordered_json more = {{"order", index.order.str()}, {"monomial", monomial_of(index.terms[i].type)}};
    if (report.colorings)
      more.update(
          {{"colors", report.colorings->colors}, {"fixed_by_each", report.colorings->fixed.at(i).str()}});
    append_csv_row(out, columns, term_json(index.terms[i]), more);
  }
  return out;
}

}  // namespace eightfold::reports
