#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "reports/solutions/census_report.hpp"
#include "reports/text/append.hpp"
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
  append_format(out, "{}\n\n",
                style.heading(fmt::format("Census of the {}", solutions_of_rule(report.rule, report.n))));
  append_format(out, "{}\n", style.heading(fmt::format("{:<33}  {:>20}  where from", "", "number")));
  for (const Figure& figure : report.figures) {
    const std::string value = figure.value ? fmt::format("{}", *figure.value) : "?";
    append_format(out, "{:<33}  {:>20}  {}: {}", figure.name, value, name_of(figure.provenance),
                  figure.source);
    if (figure.seconds) append_format(out, ", {:.3f} s", *figure.seconds);
    if (figure.published && figure.agrees())
      append_format(out, "; published ({}): the same", figure.publication);
    else if (figure.published)
      append_format(out, "; {}",
                    style.bad(fmt::format("PUBLISHED ({}): {}", figure.publication, *figure.published)));
    out += '\n';
  }
  if (!report.equations.empty()) out += '\n';
  for (const std::string& equation : report.equations) append_format(out, "{}\n", equation);
  return out;
}

}  // namespace eightfold::reports
