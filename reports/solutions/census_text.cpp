#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "eightfold/reports/solutions/census_report.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {

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

}  // namespace eightfold::reports
