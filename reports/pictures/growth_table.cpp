#include "reports/pictures/growth_table.hpp"

#include <fmt/format.h>

#include <iterator>
#include <map>

namespace eightfold::reports {
namespace {

void append_rows(std::string& out, const std::vector<GrowthCurve>& curves, bool computed) {
  std::map<int, std::string> rows;
  for (const GrowthCurve& curve : curves)
    for (const GrowthPoint& point : curve.points) {
      if (point.computed != computed) continue;
      std::string& row = rows[point.n];
      fmt::format_to(std::back_inserter(row), "{}{} = {}", row.empty() ? "" : ", ", curve.symbol,
                     point.value);
    }
  if (rows.empty()) return;
  out += computed ? "Computed:\n" : "Published:\n";
  for (const auto& [n, row] : rows) fmt::format_to(std::back_inserter(out), "N = {}: {}\n", n, row);
}

}  // namespace

std::string growth_table(const std::vector<GrowthCurve>& curves) {
  std::string table;
  for (const GrowthCurve& curve : curves)
    fmt::format_to(std::back_inserter(table), "{}: {}\n", curve.symbol, curve.name);
  append_rows(table, curves, true);
  append_rows(table, curves, false);
  return table;
}

}  // namespace eightfold::reports
