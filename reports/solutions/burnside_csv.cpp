#include "eightfold/reports/solutions/burnside_report.hpp"
#include "reports/text/internal/append.hpp"

namespace eightfold::reports {

std::string burnside_csv(std::span<const BurnsideReport> all) {
  std::string out = "n,element,fixed_by_tally,fixed_by_search\n";
  for (const BurnsideReport& report : all)
    for (const Symmetry g : report.fixed_points().group().elements()) {
      append_format(out, "{},{},", report.n, name_of(g));
      if (report.listed) append_format(out, "{}", report.listed->fixed_points[g]);
      out += ',';
      if (report.direct) append_format(out, "{}", (*report.direct)[g]);
      out += '\n';
    }
  return out;
}

}  // namespace eightfold::reports
