#include <fmt/core.h>

#include <algorithm>
#include <iterator>

#include "reports/coursework/grading/class_summary.hpp"
#include "reports/coursework/grading/points.hpp"
#include "reports/text/append.hpp"
#include "reports/text/utf8.hpp"

namespace eightfold::coursework {
namespace {

using reports::Style;
using reports::width_of;

constexpr std::size_t widest_name = 40;

// At most as many characters as a column has room for.
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

using Line = std::vector<std::string>;

// Columns two apart, as wide as their widest cell; no space at the end of a line.
void append_table(std::string& out, const std::vector<Line>& lines, const Style& style) {
  std::vector<std::size_t> widths(lines.front().size());
  for (const Line& line : lines)
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], width_of(line[i]));
  for (const Line& line : lines) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i)
      text += line[i] + std::string(widths[i] - width_of(line[i]) + 2, ' ');
    text.erase(text.find_last_not_of(' ') + 1);
    out += (&line == &lines.front() ? style.heading(text) : text) + '\n';
  }
}

}  // namespace

std::string class_summary_text(const ClassSummary& summary, const Style& style) {
  std::string out;
  const std::size_t all = summary.rows.size();
  out += style.heading(fmt::format("{} submission{}: {} all right, {} not all right, {} unreadable", all,
                                   all == 1 ? "" : "s", summary.all_right,
                                   all - summary.all_right - summary.unreadable, summary.unreadable));
  out += '\n';
  if (all == 0) return out;

  out += '\n';
  std::vector<Line> lines = {{"submission", "author", "score", "verdict"}};
  for (const ClassRow& row : summary.rows)
    lines.push_back({shortened(row.name), shortened(row.author),
                     fmt::format("{} of {}", points_text(row.score), points_text(row.max_score)),
                     std::string(row.status)});
  append_table(out, lines, style);
  reports::append_format(out, "\nMean score: {} of {}\n", points_text(summary.mean_score),
                         points_text(summary.mean_max_score));

  if (!summary.claims.empty()) {
    out += '\n';
    lines = {{"claim", "right", "carried", "wrong", "missing"}};
    for (const ClaimTally& tally : summary.claims) {
      Line& line = lines.emplace_back(Line{shortened(tally.title)});
      for (const std::size_t count : tally.submissions) line.push_back(std::to_string(count));
    }
    append_table(out, lines, style);
  }
  out += summary.misconceptions.empty() ? "" : '\n' + style.heading("Misconceptions") + '\n';
  for (const MisconceptionTally& tally : summary.misconceptions)
    reports::append_format(out, "{} of {}: {} ({})\n", tally.submissions, all, tally.title, tally.id);
  return out;
}

}  // namespace eightfold::coursework
