#include "reports/pictures/internal/growth_curves.hpp"

#include <fmt/core.h>

#include <array>
#include <optional>
#include <string_view>

#include "eightfold/symmetry/published_counts.hpp"
#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"

namespace eightfold::reports {
namespace {

struct Sequence {
  std::string_view key;
  std::string_view symbol;
  std::string_view name;
  std::string_view source;
  std::optional<std::uint64_t> PublishedCounts::*term;
};

constexpr std::array<Sequence, 4> sequences = {{
    {"solutions", "Q", "all solutions", source_of_all, &PublishedCounts::all},
    {"fundamental", "U", "fundamental solutions", source_of_fundamental, &PublishedCounts::fundamental},
    {"fixed_by_half_turn", "H", "fixed by the half turn", source_of_half_turn, &PublishedCounts::half_turn},
    {"fixed_by_quarter_turn", "R", "fixed by the quarter turn", source_of_quarter_turn,
     &PublishedCounts::quarter_turn},
}};

// The computed terms of the four sequences.
PublishedCounts terms_of(int n, const SolutionCounts& counts) {
  return {counts.all, orbits_of_solutions(n, counts).counts.orbits, counts.half_turn, counts.quarter_turn};
}

std::string contradiction(const Sequence& sequence, int n, std::uint64_t computed, std::uint64_t published) {
  return fmt::format("{}({}): computed {}, published {} ({})", sequence.symbol, n, computed, published,
                     sequence.source);
}

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

GrowthCurves growth_curves(const std::map<int, SolutionCounts>& computed, int last) {
  GrowthCurves result{.last = last};
  for (const Sequence& sequence : sequences) {
    GrowthCurve curve{std::string(sequence.symbol),
                      std::string(sequence.name),
                      std::string(sequence.source),
                      {},
                      std::string(sequence.key)};
    for (int n = 0; n <= last; ++n) {
      const auto published = (n > 0 ? published_counts(n) : PublishedCounts{}).*sequence.term;
      const auto found = computed.find(n);
      if (found == computed.end()) {
        if (published) curve.points.push_back({n, *published, false});
        continue;
      }
      const std::uint64_t value = (terms_of(n, found->second).*sequence.term).value();
      curve.points.push_back({n, value, true});
      if (published && *published != value)
        result.contradictions.push_back(contradiction(sequence, n, value, *published));
    }
    result.curves.push_back(std::move(curve));
  }
  return result;
}

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
