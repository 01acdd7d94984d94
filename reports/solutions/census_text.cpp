#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "reports/solutions/census_report.hpp"
#include "reports/text/rule_words.hpp"

namespace eightfold::reports {

std::string_view name_of(Provenance provenance) {
  constexpr std::array<std::string_view, 4> names = {"computed", "published", "derived", "unknown"};
  return names[static_cast<std::size_t>(provenance)];
}

bool CensusReport::agrees() const {
  return std::all_of(figures.begin(), figures.end(), [](const Figure& figure) { return figure.agrees(); });
}

std::string census_text(const CensusReport& report, const Style& style) {
  std::string out;
  auto to = std::back_inserter(out);
  fmt::format_to(to, "{}\n\n",
                 style.heading(fmt::format("Census of the {}", solutions_of_rule(report.rule, report.n))));
  fmt::format_to(to, "{}\n", style.heading(fmt::format("{:<33}  {:>20}  where from", "", "number")));
  for (const Figure& figure : report.figures) {
    const std::string value = figure.value ? fmt::format("{}", *figure.value) : "?";
    fmt::format_to(to, "{:<33}  {:>20}  {}: {}", figure.name, value, name_of(figure.provenance),
                   figure.source);
    if (figure.seconds) fmt::format_to(to, ", {:.3f} s", *figure.seconds);
    if (figure.published && figure.agrees())
      fmt::format_to(to, "; published ({}): the same", figure.publication);
    else if (figure.published)
      fmt::format_to(to, "; {}",
                     style.bad(fmt::format("PUBLISHED ({}): {}", figure.publication, *figure.published)));
    out += '\n';
  }
  if (!report.equations.empty()) out += '\n';
  for (const std::string& equation : report.equations) fmt::format_to(to, "{}\n", equation);
  return out;
}

}  // namespace eightfold::reports
