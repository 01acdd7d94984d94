#include <fmt/core.h>

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
  std::vector<reports::TextRow> rows;
  for (const ClassRow& row : summary.rows)
    rows.push_back({shortened(row.name), shortened(row.author),
                    fmt::format("{} of {}", points_text(row.score), points_text(row.max_score)),
                    std::string(row.status)});
  const std::vector<reports::TextColumn> columns = {{"submission"}, {"author"}, {"score"}, {"verdict"}};
  out += reports::table_text(columns, rows, style);
  reports::append_format(out, "\nMean score: {} of {}\n", points_text(summary.mean_score),
                         points_text(summary.mean_max_score));

  if (!summary.claims.empty()) {
    out += '\n';
    rows.clear();
    for (const ClaimTally& tally : summary.claims) {
      reports::TextRow& row = rows.emplace_back(reports::TextRow{shortened(tally.title)});
      for (const std::size_t count : tally.submissions) row.push_back(std::to_string(count));
    }
    const std::vector<reports::TextColumn> statuses = {
        {"claim"}, {"right"}, {"carried"}, {"wrong"}, {"missing"}};
    out += reports::table_text(statuses, rows, style);
  }
  out += summary.misconceptions.empty() ? "" : '\n' + style.heading("Misconceptions") + '\n';
  for (const MisconceptionTally& tally : summary.misconceptions)
    reports::append_format(out, "{} of {}: {} ({})\n", tally.submissions, all, tally.title, tally.id);
  return out;
}

}  // namespace eightfold::coursework
