// The words for the figures of a census, and the report on them in each format.
#include "eightfold/reports/solutions/census_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "eightfold/core/count/count.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using Kind = CensusFigure::Kind;
using nlohmann::ordered_json;

constexpr std::string_view letters = "QHR";  // of the first three figures of queens

bool is_about_queens(const Census& census) { return census.params.rule == Rule::queens; }

// "half turn", "quarter turn", "axis mirror".
std::string_view turn_of(Symmetry g) {
  std::string_view words = element_class_in_words(g);
  if (words.ends_with('s')) words.remove_suffix(1);
  return words;
}

int size_of(SubgroupClass type) { return full_group.order() / representative_of(type).order(); }

std::string key_of(const CensusFigure& figure) {
  switch (figure.kind) {
    case Kind::fixed_solutions:
      return figure.symmetry == Symmetry::identity
                 ? "solutions"
                 : fmt::format("fixed_by_{}", conjugacy_class_name(figure.symmetry));
    case Kind::orbits:
      return "fundamental";
    case Kind::orbits_of_type:
      return fmt::format("orbits_of_type_{}", name_of(figure.type));
  }
  return {};
}

// For queens with the letter that stands for it in the arithmetic.
std::string title_of(const Census& census, const CensusFigure& figure) {
  const bool queens = is_about_queens(census);
  if (figure.kind == Kind::orbits_of_type)
    return fmt::format("  of size {}, {}", size_of(figure.type), type_in_words(figure.type));
  if (figure.kind == Kind::orbits) return queens ? "fundamental solutions (U)" : "fundamental solutions";
  if (figure.symmetry == Symmetry::identity) return queens ? "solutions (Q)" : "solutions";
  const std::string_view turn = turn_of(figure.symmetry);
  if (!queens) return fmt::format("fixed by {} {}", turn.starts_with('a') ? "an" : "a", turn);
  return fmt::format("fixed by the {} ({})", turn, figure.symmetry == Symmetry::rotate180 ? "H" : "R");
}

std::string_view publication_of(const CensusFigure& figure) {
  if (figure.kind == Kind::orbits) return source_of_fundamental;
  if (figure.symmetry == Symmetry::rotate180) return source_of_half_turn;
  return figure.symmetry == Symmetry::rotate90 ? source_of_quarter_turn : source_of_all;
}

// For rooks.
std::string closed_form_of(const CensusFigure& figure) {
  if (figure.kind == Kind::orbits) return "Burnside's lemma";
  if (figure.kind == Kind::orbits_of_type) return "from the numbers that each subgroup fixes";
  const std::string_view type = conjugacy_class_name(figure.symmetry);
  if (type == "identity") return "N!";
  if (type == "half_turn") return "2^m m! for m = N/2 rounded down";
  if (type == "quarter_turn") return "(2k)!/k! for N = 4k or 4k + 1, otherwise none";
  if (type == "diagonal_flip") return "I(N) = I(N-1) + (N-1) I(N-2), the involutions";
  return "none, because a rook and its image share a line";
}

std::string method_of(const Census& census, const CensusFigure& figure) {
  if (is_about_queens(census)) {
    if (figure.symmetry == Symmetry::identity)
      return fmt::format("engine {}", name_of(census.engine.value()));
    if (figure.symmetry == Symmetry::rotate180) return "a queen placed with its image";
    return census.params.n % 4 > 1 ? "none, because N mod 4 is not 0 or 1" : "pairings of N-1, N-3, ...";
  }
  if (census.params.rule == Rule::rooks && census.params.n > max_visited_rooks) return closed_form_of(figure);
  if (figure.kind == Kind::orbits) return "those that come before all their images";
  if (figure.kind == Kind::orbits_of_type) return "by their stabilizers";
  if (figure.symmetry == Symmetry::identity) return "listed";
  return fmt::format("each tested against the {}", in_words(figure.symmetry));
}

// "(Q + H + 2R) / 8".
std::string arithmetic_of(const Census& census, const CensusFigure& figure) {
  if (census.params.n < 2)
    return figure.kind == Kind::orbits ? "the one placement" : "every symmetry fixes it";
  std::string sum;
  int terms = 0;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const int factor = figure.derivation->factors[i];
    if (factor == 0) continue;
    if (terms++ > 0) sum += factor < 0 ? " - " : " + ";
    append_format(sum, "{}{}", factor > 1 ? std::to_string(factor) : "", letters[i]);
  }
  if (terms > 1) sum = fmt::format("({})", sum);
  return fmt::format("{} / {}", sum, figure.derivation->divisor);
}

// "(Q - H) / 8 needs Q", or the reason why Q, H or R is unknown.
std::string why_unknown(const Census& census, const CensusFigure& figure) {
  if (!figure.derivation)
    return census.params.computed_only ? "not computed beyond this N; published counts are excluded"
                                       : "not computed beyond this N; no published count is known";
  std::string needed;
  for (std::size_t i = 0; i < letters.size(); ++i)
    if (figure.derivation->factors[i] != 0 && !census.figures[i].value) needed += letters[i];
  return fmt::format("{} needs {}", arithmetic_of(census, figure),
                     joined(needed, " and ", [](char letter) { return std::string(1, letter); }));
}

std::string source_of(const Census& census, const CensusFigure& figure) {
  switch (figure.provenance) {
    case Provenance::computed:
      return method_of(census, figure);
    case Provenance::published:
      return std::string(publication_of(figure));
    case Provenance::derived:
      return arithmetic_of(census, figure);
    case Provenance::unknown:
      return why_unknown(census, figure);
  }
  return {};
}

ordered_json figure_json(const Figure& figure) {
  ordered_json entry;
  add_exact(entry, "value", figure.value ? ordered_json(*figure.value) : nullptr);
  entry["provenance"] = name_of(figure.provenance);
  entry["source"] = figure.source;
  if (figure.published) {
    add_exact(entry["published"], "value", *figure.published);
    entry["published"]["source"] = figure.publication;
  }
  return entry;
}

}  // namespace

bool CensusReport::agrees() const {
  return std::all_of(figures.begin(), figures.end(), [](const Figure& figure) { return figure.agrees(); }) &&
         orbits_agree;
}

CensusReport census_report(const Census& census) {
  CensusReport report;
  report.n = census.params.n;
  report.rule = census.params.rule;
  for (const CensusFigure& figure : census.figures)
    report.figures.push_back({key_of(figure), title_of(census, figure), figure.value, figure.provenance,
                              source_of(census, figure), figure.seconds, figure.published,
                              std::string(publication_of(figure))});
  report.orbits_agree = !census.orbits || census.orbits->agrees();
  // The sources of the figures of one placement say as much as the equations.
  const bool is_one_placement = is_about_queens(census) && census.params.n < 2;
  if (census.orbits && !is_one_placement)
    report.equations = {orbit_size_equation(census.orbits->counts),
                        "U = " + burnside_equation(*census.orbits)};
  return report;
}

std::string census_text(const CensusReport& report, const Style& style) {
  // Where a source would be narrower, the sources are a table of their own, unless that is as narrow.
  const int least_source = std::clamp(style.columns() - 42, 14, 36);
  const std::array<TextColumn, 3> columns = {
      {{"", 33}, {"number", 20, true}, {"source", 0, false, true, 2, least_source}}};
  std::vector<TextRow> rows;
  std::vector<std::string> publications;  // of the same numbers
  for (const Figure& figure : report.figures) {
    std::string origin = fmt::format("{}: {}", name_of(figure.provenance), figure.source);
    if (figure.seconds) append_format(origin, ", {:.3f} s", *figure.seconds);
    if (figure.published && figure.agrees())
      publications.push_back(figure.publication);
    else if (figure.published)
      origin +=
          "; " + style.bad(fmt::format("PUBLISHED ({}): {}", figure.publication, grouped(*figure.published)));
    rows.push_back({figure.name, figure.value ? grouped(*figure.value) : "?", origin});
  }
  const std::string title =
      style.heading(fmt::format("Census of the {}", solutions_of_rule(report.rule, report.n)));
  std::string agreement;
  if (!publications.empty())
    agreement = '\n' + flowed(fmt::format("The same as published in {}.", phrase(publications)), style);
  std::string equations = report.equations.empty() ? "" : "\n";
  for (const std::string& equation : report.equations) equations += equation + '\n';
  return flowed(title + "\n\n", style, 2) + table_text(columns, rows, style) + agreement +
         flowed(equations, style, 2);
}

std::string census_json(const std::vector<CensusReport>& reports) {
  ordered_json document = document_head("census");
  document["censuses"] = list_of(reports, [](const CensusReport& report) {
    ordered_json census = {{"n", report.n}, {"rule", name_of(report.rule)}};
    for (const Figure& figure : report.figures) census["figures"][figure.key] = figure_json(figure);
    census["agrees"] = report.agrees();
    return census;
  });
  return in_lines(document);
}

std::string census_csv(const std::vector<CensusReport>& reports, bool with_seconds) {
  std::string columns =
      "n,rule,figure,value,provenance,source,published=published/value,publication=published/source";
  if (with_seconds) columns += ",seconds";
  std::string out = csv_head(columns);
  for (const CensusReport& report : reports)
    for (const Figure& figure : report.figures) {
      ordered_json row = {{"n", report.n}, {"rule", name_of(report.rule)}, {"figure", figure.key}};
      if (figure.seconds) row["seconds"] = *figure.seconds;
      append_csv_row(out, columns, figure_json(figure), row);
    }
  return out;
}

}  // namespace eightfold::reports
