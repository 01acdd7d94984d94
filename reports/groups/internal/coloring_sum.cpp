#include "reports/groups/internal/coloring_sum.hpp"

#include <fmt/core.h>

#include <array>

#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {

std::string coloring_sum_text(const ColoringSum& sum, const TextColumn& elements, const std::string& number,
                              std::string_view classes, const Style& style) {
  const std::array<TextColumn, 4> columns = {
      {elements, {number, 6, true}, {"cycles", 6, true}, {number + " × fixed by each", 0, false, true}}};
  std::vector<TextRow> rows;
  for (const auto& alike : sum.tally)
    rows.push_back(
        {alike.name, std::to_string(alike.number), std::to_string(alike.cycles),
         fmt::format("{0} × {1}^{2} = {0} × {3} = {4}", alike.number, sum.colors, alike.cycles,
                     grouped(alike.fixed.str()), grouped(Integer(alike.number * alike.fixed).str()))});
  rows.push_back({"sum", std::to_string(sum.order), "", grouped(sum.sum.str())});
  return table_text(columns, rows, style) +
         flowed(fmt::format("\n{} = sum / order = {} / {} = {}\n", classes, grouped(sum.sum.str()), sum.order,
                            grouped(sum.classes.str())),
                style, 2);
}

}  // namespace eightfold::reports
