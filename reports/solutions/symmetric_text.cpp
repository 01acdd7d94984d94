#include <fmt/core.h>

#include <array>
#include <vector>

#include "eightfold/reports/solutions/symmetric_report.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {

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
                          : fmt::format("2^{} × {} of {} values", pairs,
                                        counted(*counts.quarter_turn >> pairs, "pairing"), 2 * pairs)});
  }
  const std::string title = fmt::format("Symmetric solutions of the {}-queens puzzle", counts.n);
  return flowed(style.heading(title) + "\n\n", style, 2) + table_text(columns, rows, style) +
         flowed(counts.n > 1 ? "\nThe half turn also fixes every solution that the quarter turn fixes. No "
                               "reflection fixes a solution.\n"
                             : "\nAll eight symmetries fix the only placement.\n",
                style);
}

}  // namespace eightfold::reports
