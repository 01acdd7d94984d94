#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>

#include "eightfold/reports/solutions/estimate_report.hpp"
#include "reports/job/ledger/process.hpp"
#include "reports/job/run/status.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

constexpr std::size_t max_lines = 8;

using Row = std::array<std::string, 3>;
using Lines = std::vector<std::string>;

Lines done_lines(const Standing& standing) {
  Lines lines;
  if (const auto duplicates = standing.duplicates; duplicates > 0)
    lines.push_back(reports::counted(duplicates, "duplicate") + " with the same outcome");
  if (const auto audited = standing.audited(); audited > 0)
    lines.push_back(fmt::format("{} audited, confirmed by another engine", audited));
  if (const auto certified = standing.certified(); certified > 0)
    lines.push_back(fmt::format("{} with the digest of a certificate", certified));
  return lines;
}

std::string age_text(const WorkerStatus& worker) {
  if (!worker.seconds) return "";
  return ", for " + reports::duration_text(static_cast<double>(*worker.seconds));
}

Lines running_lines(const JobStatus& status) {
  Lines lines = {shard_ranges(status.standing.shards_in(ShardState::running))};
  for (const WorkerStatus& worker : status.workers)
    lines.push_back(fmt::format("{} by {} on {}, {}{}", worker.shards,
                                process_name(worker.pid, worker.is_stopped), reports::printable(worker.host),
                                reports::counted(static_cast<std::uint64_t>(worker.threads), "thread"),
                                age_text(worker)));
  return lines;
}

// One line for each distinct error.
Lines failed_lines(const Standing& standing) {
  std::map<std::string, std::vector<std::uint32_t>> by_reason;
  for (const std::uint32_t shard : standing.shards_in(ShardState::failed))
    by_reason[standing.shards[shard].failure].push_back(shard);
  Lines lines;
  for (const auto& [reason, shards] : by_reason)
    lines.push_back(fmt::format("{}: {}", shard_ranges(shards), reports::printable(reason)));
  return lines;
}

Lines conflict_lines(const Standing& standing) {
  Lines lines;
  for (const std::uint32_t shard : standing.shards_in(ShardState::conflict))
    lines.push_back(fmt::format("{}: {}", shard, describe_votes(standing.shards[shard])));
  return lines;
}

Lines damaged_lines(const Standing& standing) {
  Lines lines;
  for (const std::string& line : standing.damaged) lines.push_back(reports::printable(line));
  return lines;
}

void add_rows(std::vector<Row>& rows, std::string_view state, std::uint64_t count, Lines lines) {
  if (count == 0 && !rows.empty()) return;
  if (lines.size() > max_lines) {
    const std::size_t more = lines.size() - max_lines + 1;
    lines.resize(max_lines - 1);
    lines.push_back(fmt::format("and {} more", more));
  }
  rows.push_back({std::string(state), std::to_string(count), lines.empty() ? "" : lines[0]});
  for (std::size_t i = 1; i < lines.size(); ++i) rows.push_back({"", "", lines[i]});
}

std::vector<Row> rows_of(const JobStatus& status) {
  const Standing& standing = status.standing;
  const auto in = [&](ShardState state) { return standing.count(state); };
  std::vector<Row> rows;
  add_rows(rows, "done", in(ShardState::done), done_lines(standing));
  add_rows(rows, "running", in(ShardState::running), running_lines(status));
  add_rows(rows, "failed", in(ShardState::failed), failed_lines(standing));
  add_rows(rows, "missing", in(ShardState::missing), {shard_ranges(standing.shards_in(ShardState::missing))});
  add_rows(rows, "in conflict", in(ShardState::conflict), conflict_lines(standing));
  add_rows(rows, "damaged", standing.damaged.size(), damaged_lines(standing));
  return rows;
}

std::string table_of(const std::vector<Row>& rows, const reports::Style& style) {
  std::array<reports::TextColumn, 3> columns = {
      {{.title = "state"}, {.title = "shards", .to_the_right = true}, {.title = "which", .folds = true}}};
  for (std::size_t i = 0; i < columns.size(); ++i) {
    std::size_t width = columns[i].title.size();
    for (const Row& row : rows) width = std::max(width, reports::width_of(row[i]));
    columns[i].width = static_cast<int>(width);
  }
  const reports::TextTable table(columns, style);
  std::string out;
  table.append_head(out);
  for (const Row& row : rows) table.append_row(out, row);
  table.append_end(out);
  return out;
}

std::string rate_text(double shards_per_minute) {
  if (shards_per_minute >= 1) return fmt::format("{:.1f} shards per minute", shards_per_minute);
  return fmt::format("{:.1f} shards per hour", 60 * shards_per_minute);
}

// The commands that continue the job; one of them is enough.
std::vector<std::string> next_steps(const JobStatus& status) {
  const Standing& standing = status.standing;
  const std::string ledger = reports::shell_word(status.ledger);
  const std::string_view folder = status.spec.work == Work::canonical_list ? " --output-dir DIR" : "";
  if (status.contradiction) return {fmt::format("eightfold job audit {} --sample 100%", ledger)};
  if (standing.is_complete()) return {fmt::format("eightfold job result {}", ledger)};
  const auto stopped = std::ranges::find_if(
      status.workers, [](const WorkerStatus& worker) { return worker.is_stopped && worker.shards > 0; });
  if (stopped != status.workers.end()) return {fmt::format("continue or end process {}", stopped->pid)};
  if (standing.count(ShardState::running) > 0)
    return {fmt::format("wait; check again with: eightfold job status {}", ledger)};
  const std::string collect = fmt::format("add records with: eightfold job collect {} DIR", ledger);
  if (standing.count(ShardState::missing) + standing.count(ShardState::failed) > 0)
    return {fmt::format("eightfold job work {}{}", ledger, folder), collect};
  return {fmt::format("eightfold job audit {} --sample 1", ledger), collect};
}

}  // namespace

std::string status_text(const JobStatus& status, const reports::Style& style) {
  std::string out =
      fmt::format("{}\n{}\n", reports::fitted(style.heading(describe(status.spec)) + "\n", style),
                  table_of(rows_of(status), style));
  if (status.shards_per_minute)
    out += fmt::format("{:<10}{}\n", "rate", rate_text(*status.shards_per_minute));
  if (status.seconds_left)
    out += fmt::format("{:<10}{}\n", "time left", reports::duration_text(*status.seconds_left));
  if (status.estimate)
    out += reports::fitted(
        fmt::format("{:<10}{} solutions, with one standard error, from {} of {} shards\n", "estimate",
                    reports::with_error(status.estimate->solutions, status.estimate->standard_error),
                    status.estimate->shards, status.standing.shards.size()),
        style);
  std::string_view label = "next";
  for (const std::string& step : next_steps(status)) {
    out += reports::fitted(fmt::format("{:<10}{}\n", label, step), style);
    label = "or";
  }
  return out;
}

}  // namespace eightfold::job
