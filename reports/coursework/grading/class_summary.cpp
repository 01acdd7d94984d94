#include "eightfold/reports/coursework/grading/class_summary.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <set>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/coursework/grading/internal/report_parts.hpp"
#include "reports/coursework/submission/internal/claim.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::append_format;
using reports::csv_cell;

template <typename Tally>
Tally& entry(std::vector<Tally>& tallies, std::string Tally::*key, const std::string& name,
             const std::string& title) {
  const auto it = std::ranges::find(tallies, name, key);
  return it != tallies.end() ? *it : tallies.emplace_back(Tally{name, title, {}});
}

std::string_view status_of(const GradedSubmission& submission) {
  if (!submission.unreadable.empty()) return "unreadable";
  return submission.all_right() ? "all right" : "not all right";
}

const std::string& claim_of(const GradedClaim& claim) { return claim.verdict.claim; }

// The id; empty if there is none.
std::string likeliest_mistake_of(const GradedClaim& claim) {
  return claim.verdict.mistakes.empty() ? "" : claim.verdict.mistakes.front().id;
}

constexpr std::size_t widest_name = 40;
constexpr std::size_t narrowest_name = 12;

std::string shortened(std::string_view text, std::size_t width, const reports::Style& style) {
  if (reports::width_of(text) <= width) return std::string(text);
  const std::string_view end = style.unicode ? "…" : "...";
  std::string front;
  for (;;) {
    const std::size_t length = reports::first_character(text).length;
    std::string longer = front + std::string(text.substr(0, length));
    if (reports::width_of(longer) + reports::width_of(end) > width) return front.append(end);
    front = std::move(longer);
    text.remove_prefix(length);
  }
}

struct NameWidths {
  std::size_t submission = 0;
  std::size_t author = 0;
};

// The widths of the names in the table, which leave room for the other columns. The wider one yields.
NameWidths name_widths(const std::vector<GradedSubmission>& rows, const reports::Style& style) {
  constexpr std::size_t other_columns = 36;  // score, verdict and the space between the columns
  NameWidths widths;
  for (const GradedSubmission& row : rows) {
    widths.submission = std::min(widest_name, std::max(widths.submission, reports::width_of(row.name)));
    widths.author = std::min(widest_name, std::max(widths.author, reports::width_of(row.author)));
  }
  const auto room = static_cast<std::size_t>(style.columns());
  while (widths.submission + widths.author + other_columns > room) {
    std::size_t& wider = widths.submission > widths.author ? widths.submission : widths.author;
    if (wider <= narrowest_name) break;
    --wider;
  }
  return widths;
}

// The submissions that a person must read, in whole or in part.
std::string by_hand_text(const ClassSummary& summary, const NameWidths& widths, const reports::Style& style) {
  std::string list;
  std::size_t count = 0;
  for (const GradedSubmission& row : summary.rows) {
    if (row.unreadable.empty() && row.unread_lines == 0) continue;
    ++count;
    const std::string what = row.unreadable.empty() ? reports::counted(row.unread_lines, "line") + " not read"
                                                    : "no grade: " + row.unreadable;
    list += reports::flowed(fmt::format("  {}: {}\n", shortened(row.name, widths.submission, style), what),
                            style);
  }
  if (count == 0) return {};
  return '\n' + style.heading(fmt::format("Look at these by hand: {} of {}", count, summary.rows.size())) +
         '\n' + list;
}

}  // namespace

ClassSummary summarize(std::span<const GradedSubmission> submissions) {
  ClassSummary summary;
  double scores = 0;
  double max_scores = 0;
  summary.rows = cleaned(submissions);
  for (const GradedSubmission& submission : summary.rows) {
    scores += submission.score;  // 0 if it is unreadable
    if (submission.unreadable.empty()) max_scores += submission.max_score;
    summary.all_right += submission.all_right() ? 1 : 0;
    summary.unreadable += submission.unreadable.empty() ? 0 : 1;
    std::set<std::string> counted;
    for (const auto& [verdict, score, max_score] : submission.claims) {
      ++entry(summary.claims, &ClaimTally::claim, verdict.claim, verdict.title)
            .submissions[static_cast<std::size_t>(verdict.status)];
      if (verdict.mistakes.empty() || !counted.insert(verdict.mistakes.front().id).second) continue;
      const KnownMistake& likeliest = verdict.mistakes.front();
      ++entry(summary.misconceptions, &MisconceptionTally::id, likeliest.id, likeliest.title).submissions;
    }
  }
  std::ranges::stable_sort(summary.claims, {},
                           [](const ClaimTally& tally) { return claim_named(tally.claim)->place; });
  std::ranges::sort(summary.misconceptions, [](const MisconceptionTally& a, const MisconceptionTally& b) {
    return a.submissions != b.submissions ? a.submissions > b.submissions : a.id < b.id;
  });
  const std::size_t read = summary.rows.size() - summary.unreadable;
  if (read > 0) {
    summary.mean_score = to_thousandths(scores / static_cast<double>(read));
    summary.mean_max_score = to_thousandths(max_scores / static_cast<double>(read));
  }
  return summary;
}

std::string class_summary_text(const ClassSummary& summary, const reports::Style& style) {
  std::string out;
  const std::size_t all = summary.rows.size();
  const std::string headline = style.heading(
      fmt::format("{}: {} all right, {} not all right, {} unreadable", reports::counted(all, "submission"),
                  summary.all_right, all - summary.all_right - summary.unreadable, summary.unreadable));
  out += reports::flowed(headline + '\n', style);
  if (all == 0) return out;

  out += '\n';
  std::vector<reports::TextRow> rows;
  const NameWidths widths = name_widths(summary.rows, style);
  for (const GradedSubmission& row : summary.rows)
    rows.push_back(
        {shortened(row.name, widths.submission, style), shortened(row.author, widths.author, style),
         row.unreadable.empty() ? fmt::format("{} of {}", points_text(row.score), points_text(row.max_score))
                                : "",
         std::string(status_of(row))});
  const std::vector<reports::TextColumn> columns = {
      {"submission", 0, false, true}, {"author", 0, false, true}, {"score"}, {"verdict"}};
  out += reports::table_text(columns, rows, style);
  if (summary.unreadable < all)
    append_format(out, "\nMean score{}: {} of {}\n", summary.unreadable > 0 ? " of those that are read" : "",
                  points_text(summary.mean_score), points_text(summary.mean_max_score));
  out += by_hand_text(summary, widths, style);

  if (!summary.claims.empty()) {
    std::vector<Status> shown = {Status::right, Status::carried, Status::wrong, Status::missing};
    const auto has_unchecked = [](const ClaimTally& tally) { return tally.with(Status::not_checked) > 0; };
    if (std::ranges::any_of(summary.claims, has_unchecked)) shown.push_back(Status::not_checked);
    out += '\n';
    rows.clear();
    for (const ClaimTally& tally : summary.claims) {
      reports::TextRow& row = rows.emplace_back(reports::TextRow{shortened(tally.title, widest_name, style)});
      for (const Status status : shown) row.push_back(std::to_string(tally.with(status)));
    }
    std::vector<reports::TextColumn> statuses = {{"claim", 0, false, true}};
    for (const Status status : shown) statuses.push_back({std::string(short_status(status)), 0, true});
    out += reports::table_text(statuses, rows, style);
  }
  out += summary.misconceptions.empty() ? "" : '\n' + style.heading("Misconceptions") + '\n';
  for (const MisconceptionTally& tally : summary.misconceptions)
    out += reports::fitted(fmt::format("{} of {}: {} ({})\n", tally.submissions, all, tally.title, tally.id),
                           style);
  return out;
}

std::string class_summary_csv(const ClassSummary& summary) {
  std::string out = "submission,author,status,score,max_score,unread_lines";
  for (const ClaimTally& tally : summary.claims) out += ',' + csv_cell(tally.claim);
  for (const MisconceptionTally& tally : summary.misconceptions) out += ',' + csv_cell(tally.id);
  out += "\n";
  for (const GradedSubmission& row : summary.rows) {
    append_format(out, "{},{},{},{},{},{}", csv_cell(row.name), csv_cell(row.author), status_of(row),
                  row.unreadable.empty() ? points_text(row.score) : "", points_text(row.max_score),
                  unread_lines_text(row.unread_lines, !row.unreadable.empty()));
    for (const ClaimTally& tally : summary.claims) {
      const auto claim = std::ranges::find(row.claims, tally.claim, claim_of);
      append_format(out, ",{}", claim == row.claims.end() ? "" : name_of(claim->verdict.status));
    }
    for (const MisconceptionTally& tally : summary.misconceptions)
      out += std::ranges::find(row.claims, tally.id, likeliest_mistake_of) != row.claims.end() ? ",1" : ",";
    out += "\n";
  }
  return out;
}

std::string verdict_csv(GradedSubmissions submissions, const reports::Style&) {
  return class_summary_csv(summarize(submissions));
}

}  // namespace eightfold::coursework
