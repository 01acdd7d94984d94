#include "reports/pictures/internal/growth_data.hpp"

#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

// A row for each N. All counts for one N have the same provenance.
ordered_json rows_of(const GrowthCurves& growth) {
  ordered_json rows = ordered_json::array();
  for (int n = 0; n <= growth.last; ++n) {
    ordered_json& row = rows.emplace_back(ordered_json{{"n", n}, {"provenance", "unknown"}});
    for (const GrowthCurve& curve : growth.curves) add_exact(row, curve.key, nullptr);
  }
  for (const GrowthCurve& curve : growth.curves)
    for (const GrowthPoint& point : curve.points) {
      ordered_json& row = rows.at(static_cast<std::size_t>(point.n));
      add_exact(row, curve.key, point.value);
      row["provenance"] = point.computed ? "computed" : "published";
    }
  return rows;
}

}  // namespace

std::string growth_json(const GrowthCurves& growth) {
  ordered_json document = document_head("growth");
  for (const GrowthCurve& curve : growth.curves) document["sources"][curve.key] = curve.source;
  document["counts"] = rows_of(growth);
  return in_lines(document);
}

std::string growth_csv(const GrowthCurves& growth) {
  std::string columns = "n,";
  for (const GrowthCurve& curve : growth.curves) columns += curve.key + ',';
  return csv_table(columns + "provenance", rows_of(growth));
}

}  // namespace eightfold::reports
