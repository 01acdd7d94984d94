#include "reports/pictures/growth_table.hpp"

#include <iterator>
#include <map>

#include "reports/text/append.hpp"

namespace eightfold::reports {
namespace {

void append_rows(std::string& out, const std::vector<GrowthCurve>& curves, bool computed) {
  std::map<int, std::string> rows;
  for (const GrowthCurve& curve : curves)
    for (const GrowthPoint& point : curve.points) {
      if (point.computed != computed) continue;
      std::string& row = rows[point.n];
      append_format(row, "{}{} = {}", row.empty() ? "" : ", ", curve.symbol, point.value);
    }
  if (rows.empty()) return;
  out += computed ? "Computed:\n" : "Published:\n";
  for (const auto& [n, row] : rows) append_format(out, "N = {}: {}\n", n, row);
}

}  // namespace

std::string growth_table(const std::vector<GrowthCurve>& curves) {
  std::string table;
  for (const GrowthCurve& curve : curves) append_format(table, "{}: {}\n", curve.symbol, curve.name);
  append_rows(table, curves, true);
  append_rows(table, curves, false);
  return table;
}

}  // namespace eightfold::reports
