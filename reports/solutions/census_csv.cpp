#include "eightfold/reports/solutions/census_report.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"

namespace eightfold::reports {
namespace {

void append_figure(std::string& out, const CensusReport& report, const Figure& figure, bool with_seconds) {
  append_format(out, "{},{},{},", report.n, name_of(report.rule), figure.key);
  if (figure.value) append_format(out, "{}", *figure.value);
  append_format(out, ",{},{},", name_of(figure.provenance), csv_cell(figure.source));
  if (figure.published)
    append_format(out, "{},{}", *figure.published, csv_cell(figure.publication));
  else
    out += ',';
  if (with_seconds) out += ',';
  if (with_seconds && figure.seconds) append_format(out, "{:.6f}", *figure.seconds);
  out += '\n';
}

}  // namespace

std::string census_csv(const std::vector<CensusReport>& reports, bool with_seconds) {
  std::string out = "n,rule,figure,value,provenance,source,published,publication";
  out += with_seconds ? ",seconds\n" : "\n";
  for (const CensusReport& report : reports)
    for (const Figure& figure : report.figures) append_figure(out, report, figure, with_seconds);
  return out;
}

}  // namespace eightfold::reports
