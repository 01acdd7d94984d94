#include "reports/pictures/internal/growth_data.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/append.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

// The counts for one N.
struct Counts {
  std::vector<std::optional<std::uint64_t>> values;  // by curve
  std::string_view provenance = "unknown";
};

// By N. All counts for one N have the same provenance.
std::vector<Counts> counts_by_n(const GrowthCurves& growth) {
  std::vector<Counts> rows(static_cast<std::size_t>(growth.last) + 1);
  for (Counts& row : rows) row.values.resize(growth.curves.size());
  for (std::size_t i = 0; i < growth.curves.size(); ++i)
    for (const GrowthPoint& point : growth.curves[i].points) {
      Counts& row = rows.at(static_cast<std::size_t>(point.n));
      row.values[i] = point.value;
      row.provenance = point.computed ? "computed" : "published";
    }
  return rows;
}

}  // namespace

std::string growth_json(const GrowthCurves& growth) {
  ordered_json document = document_head("growth");
  for (const GrowthCurve& curve : growth.curves) document["sources"][curve.key] = curve.source;
  document["counts"] = ordered_json::array();
  const std::vector<Counts> rows = counts_by_n(growth);
  for (std::size_t n = 0; n < rows.size(); ++n) {
    ordered_json row = {{"n", n}, {"provenance", rows[n].provenance}};
    for (std::size_t i = 0; i < growth.curves.size(); ++i) {
      const auto& value = rows[n].values[i];
      add_exact(row, growth.curves[i].key, value ? ordered_json(*value) : ordered_json());
    }
    document["counts"].push_back(std::move(row));
  }
  return in_lines(document);
}

std::string growth_csv(const GrowthCurves& growth) {
  std::string out = "n";
  for (const GrowthCurve& curve : growth.curves) out += ',' + curve.key;
  out += ",provenance\n";
  const std::vector<Counts> rows = counts_by_n(growth);
  for (std::size_t n = 0; n < rows.size(); ++n) {
    out += std::to_string(n);
    for (const auto& value : rows[n].values) out += ',' + (value ? std::to_string(*value) : "");
    append_format(out, ",{}\n", rows[n].provenance);
  }
  return out;
}

}  // namespace eightfold::reports
