#include "eightfold/reports/solutions/symmetric_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

ordered_json turn_json(std::string_view turn, std::uint64_t solutions, std::string_view method,
                       double seconds) {
  ordered_json count = {{"turn", turn}};
  add_exact(count, "solutions", solutions);
  count.update({{"method", method}, {"pairs", nullptr}, {"pairings", nullptr}, {"pairings_text", nullptr}});
  count["seconds"] = seconds;
  return count;
}

ordered_json document_of(const SymmetricCounts& counts) {
  ordered_json document = document_head("symmetric");
  document["n"] = counts.n;
  add_constraints(document, counts.board);
  ordered_json& list = document["counts"] = ordered_json::array();
  if (counts.half_turn)
    list.push_back(turn_json("half_turn", *counts.half_turn, "placed_with_image", counts.half_turn_seconds));
  const auto pairings = counts.pairings();
  if (counts.quarter_turn)
    list.push_back(turn_json("quarter_turn", *counts.quarter_turn,
                             pairings           ? "pairings"
                             : counts.n % 4 > 1 ? "none_possible"
                                                : "placed_with_image",
                             counts.quarter_turn_seconds));
  if (pairings) {
    list.back()["pairs"] = counts.pairs();
    add_exact(list.back(), "pairings", *pairings);
  }
  document["fixed_by_reflections"] = counts.fixed_by_reflections();
  return document;
}

}  // namespace

std::string symmetric_text(const SymmetricCounts& counts, const Style& style) {
  const std::array<TextColumn, 4> columns = {
      {{"fixed by", 20}, {"solutions", 20, true}, {"seconds", 9, true}, {"method", 0, false, true}}};
  std::vector<TextRow> rows;
  if (counts.half_turn)
    rows.push_back({"half turn", grouped(*counts.half_turn), fmt::format("{:.3f}", counts.half_turn_seconds),
                    "each queen is placed with its image"});
  if (counts.quarter_turn) {
    const int pairs = counts.n / 4;
    rows.push_back(
        {"quarter turn", grouped(*counts.quarter_turn), fmt::format("{:.3f}", counts.quarter_turn_seconds),
         counts.n % 4 > 1 ? "none: queens off the center form groups of four"
         : counts.board   ? "each queen is placed with its images"
                          : fmt::format("2^{} × {} of {} values", pairs,
                                        counted(*counts.quarter_turn >> pairs, "pairing"), 2 * pairs)});
  }
  const std::string title = fmt::format("Symmetric solutions of the {}-queens puzzle", counts.n);
  return flowed(style.heading(title) + "\n\n", style, 2) +
         constraints_text(counts.board, Rule::queens, style) + table_text(columns, rows, style) +
         flowed(counts.fixed_by_reflections() == 0
                    ? "\nThe half turn also fixes every solution that the quarter turn fixes. No "
                      "reflection fixes a solution.\n"
                    : "\nAll eight symmetries fix the only placement.\n",
                style);
}

std::string symmetric_json(const SymmetricCounts& counts) { return in_lines(document_of(counts)); }

std::string symmetric_csv(std::span<const SymmetricCounts> all, bool with_seconds) {
  std::string columns = "n,turn,solutions,method,pairs,pairings";
  if (std::ranges::any_of(all, [](const SymmetricCounts& counts) { return counts.board.has_value(); }))
    columns += constraint_columns;
  if (with_seconds) columns += ",seconds";
  std::string out = csv_head(columns);
  for (const SymmetricCounts& counts : all) {
    ordered_json document = document_of(counts);
    add_constraint_cells(document, counts.board);
    for (const ordered_json& count : document["counts"]) append_csv_row(out, columns, count, document);
  }
  return out;
}

}  // namespace eightfold::reports
