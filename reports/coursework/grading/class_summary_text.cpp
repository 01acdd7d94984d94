#include <fmt/core.h>

#include <algorithm>

#include "reports/coursework/grading/class_summary.hpp"
#include "reports/coursework/grading/report_parts.hpp"
#include "reports/text/append.hpp"
#include "reports/text/table.hpp"
#include "reports/text/utf8.hpp"
#include "reports/text/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::Style;
using reports::width_of;

constexpr std::size_t widest_name = 40;

std::string shortened(std::string_view text) {
  if (width_of(text) <= widest_name) return std::string(text);
  std::string front;
  for (std::size_t i = 0; i + 1 < widest_name; ++i) {
    const std::size_t length = reports::first_character(text).length;
    front += text.substr(0, length);
    text.remove_prefix(length);
  }
  return front + "…";
}

using Row = std::vector<std::string>;

void append_table(std::string& out, std::vector<reports::TextColumn> columns, const std::vector<Row>& rows,
                  const Style& style) {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    std::size_t width = width_of(columns[i].title);
    for (const Row& row : rows) width = std::max(width, width_of(row[i]));
    columns[i].width = static_cast<int>(width);
  }
  const reports::TextTable table(columns, style);
  table.append_head(out);
  for (const Row& row : rows) table.append_row(out, row);
  table.append_end(out);
}

}  // namespace

std::string class_summary_text(const ClassSummary& summary, const Style& style) {
  std::string out;
  const std::size_t all = summary.rows.size();
  out += style.heading(fmt::format("{}: {} all right, {} not all right, {} unreadable",
                                   reports::counted(all, "submission"), summary.all_right,
                                   all - summary.all_right - summary.unreadable, summary.unreadable));
  out += '\n';
  if (all == 0) return out;

  out += '\n';
  std::vector<Row> rows;
  for (const ClassRow& row : summary.rows)
    rows.push_back({shortened(row.name), shortened(row.author),
                    fmt::format("{} of {}", points_text(row.score), points_text(row.max_score)),
                    std::string(row.status)});
  append_table(out, {{"submission"}, {"author"}, {"score"}, {"verdict"}}, rows, style);
  reports::append_format(out, "\nMean score: {} of {}\n", points_text(summary.mean_score),
                         points_text(summary.mean_max_score));

  if (!summary.claims.empty()) {
    out += '\n';
    rows.clear();
    for (const ClaimTally& tally : summary.claims) {
      Row& row = rows.emplace_back(Row{shortened(tally.title)});
      for (const std::size_t count : tally.submissions) row.push_back(std::to_string(count));
    }
    append_table(out, {{"claim"}, {"right"}, {"carried"}, {"wrong"}, {"missing"}}, rows, style);
  }
  out += summary.misconceptions.empty() ? "" : '\n' + style.heading("Misconceptions") + '\n';
  for (const MisconceptionTally& tally : summary.misconceptions)
    reports::append_format(out, "{} of {}: {} ({})\n", tally.submissions, all, tally.title, tally.id);
  return out;
}

}  // namespace eightfold::coursework
