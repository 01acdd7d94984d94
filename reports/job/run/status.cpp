#include "reports/job/run/status.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <iterator>
#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/estimate_report.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/job/run/result.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

using nlohmann::ordered_json;
using Row = std::array<std::string, 3>;
using Lines = std::vector<std::string>;

ordered_json conflict_json(std::uint32_t shard, const ShardStanding& standing) {
  ordered_json outcomes = ordered_json::array();
  ordered_json certificates = ordered_json::array();
  for (const Votes<Outcome>& votes : outcomes_of(standing)) {
    ordered_json& entry = outcomes.emplace_back();
    reports::add_exact(entry, "count", votes.value.count);
    entry["residues"] = reports::residues_json(votes.value.residues);
    if (votes.value.list) entry["list_sha256"] = votes.value.list->sha256;
    entry["records"] = votes.records;
    entry["audits"] = votes.audits;
    for (const auto& [digest, records, audits] : certificates_of(standing, votes.value))
      certificates.push_back({{"sha256", digest.sha256}, {"records", records}, {"audits", audits}});
  }
  return {{"shard", shard}, {"outcomes", outcomes}, {"certificates", certificates}};
}

Lines done_lines(const Standing& standing) {
  Lines lines;
  if (const auto repeats = standing.repeats(); repeats > 0)
    lines.push_back(reports::counted(repeats, "repeat") + " with the same outcome");
  if (const auto audited = standing.audited(); audited > 0)
    lines.push_back(fmt::format("{} audited, confirmed by another engine", audited));
  if (const auto certified = standing.certified(); certified > 0)
    lines.push_back(fmt::format("{} with the digest of a certificate", certified));
  return lines;
}

void add_rows(std::vector<Row>& rows, std::string_view state, std::uint64_t count, Lines lines) {
  constexpr std::size_t max_lines = 8;
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
  const auto missing = standing.shards_in(ShardState::missing);
  Lines conflicts;
  for (const std::uint32_t shard : standing.shards_in(ShardState::conflict))
    conflicts.push_back(fmt::format("{}: {}", shard, describe_votes(standing.shards[shard])));
  std::vector<Row> rows;
  add_rows(rows, "done", standing.count(ShardState::done), done_lines(standing));
  add_rows(rows, "missing", missing.size(), {shard_ranges(missing)});
  add_rows(rows, "running", status.running.size(), {shard_ranges(status.running)});
  add_rows(rows, "in conflict", conflicts.size(), conflicts);
  add_rows(rows, "invalid", standing.invalid.size(), standing.invalid);
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

std::string next_step(const JobStatus& status) {
  const Standing& standing = status.standing;
  const std::string folder = reports::shell_word(status.folders.front());
  const std::string folders = reports::joined(status.folders, " ", reports::shell_word);
  if (status.contradiction) return fmt::format("eightfold job audit {} --fraction 100%", folder);
  if (!standing.invalid.empty())
    return fmt::format("remove the invalid files; eightfold job work {}", folder);
  if (standing.is_complete()) return fmt::format("eightfold job result {}", folders);
  if (standing.count(ShardState::missing) > 0) return fmt::format("eightfold job work {}", folder);
  return fmt::format("eightfold job audit {} --fraction 1%", folder);
}

}  // namespace

JobStatus status_of(std::span<const Folder> folders) {
  JobStatus status;
  status.spec = folders.front().spec();
  status.standing = read_standing(folders);
  for (const Folder& folder : folders) status.folders.push_back(folder.path());
  if (status.standing.is_complete()) {
    status.contradiction = contradiction_in(status.spec, status.standing);
    return status;
  }
  std::vector<std::int64_t> times;
  for (const Folder& folder : folders) {
    for (const std::uint32_t shard : folder.locked())
      if (status.standing.shards[shard].state != ShardState::done) status.running.push_back(shard);
    std::ranges::copy(folder.record_times(), std::back_inserter(times));
  }
  std::ranges::sort(status.running);
  status.running.erase(std::unique(status.running.begin(), status.running.end()), status.running.end());
  status.estimate = estimated_result(status.spec, status.standing);
  std::ranges::sort(times);
  status.shards_per_minute = shards_per_minute(times, std::time(nullptr));
  if (status.shards_per_minute && !status.running.empty())
    status.seconds_left =
        60.0 * static_cast<double>(status.standing.count(ShardState::missing)) / *status.shards_per_minute;
  return status;
}

std::optional<double> shards_per_minute(const std::vector<std::int64_t>& finished, std::int64_t now) {
  constexpr std::int64_t hour = 3600;
  const auto first = std::ranges::lower_bound(finished, now - hour);
  const auto last = std::ranges::upper_bound(finished, now);  // the clock was set back after later times
  std::vector<std::int64_t> gaps;
  for (auto time = first; time != last && time + 1 != last; ++time) gaps.push_back(time[1] - time[0]);
  if (gaps.empty()) return std::nullopt;
  std::ranges::sort(gaps);
  const std::int64_t longest = std::max<std::int64_t>(10, 10 * gaps[gaps.size() / 2]);
  std::int64_t seconds = 0;
  std::int64_t shards = 0;
  for (const std::int64_t gap : gaps) {
    if (gap > longest) continue;
    seconds += gap;
    ++shards;
  }
  return 60.0 * static_cast<double>(shards) / static_cast<double>(std::max<std::int64_t>(seconds, 1));
}

std::string status_json(const JobStatus& status) {
  const Standing& standing = status.standing;
  const Spec& spec = status.spec;
  ordered_json document = {
      {"$schema", "urn:eightfold:schema:job-status:1.0"},
      {"folders", status.folders},
      {"job",
       {{"work", name_of(spec.work)},
        {"n", spec.n},
        {"units", spec.units},
        {"shards", spec.shards},
        {"seed", spec.seed},
        {"sha256", job_hash(spec)}}},
      {"complete", standing.is_complete()},
      {"done", standing.shards_in(ShardState::done)},
      {"missing", standing.shards_in(ShardState::missing)},
      {"running", status.running},
      {"conflicts",
       reports::list_of(standing.shards_in(ShardState::conflict),
                        [&](std::uint32_t shard) { return conflict_json(shard, standing.shards[shard]); })},
      {"invalid", standing.invalid},
      {"repeats", standing.repeats()},
      {"audited", standing.audited()},
      {"certified", standing.certified()}};
  reports::add_constraints(document["job"], spec.board);
  if (status.shards_per_minute) document["shards_a_minute"] = *status.shards_per_minute;
  if (status.seconds_left) document["seconds_left"] = *status.seconds_left;
  if (status.estimate)
    document["estimate"] = {{"solutions", status.estimate->solutions},
                            {"standard_error", status.estimate->standard_error},
                            {"shards", status.estimate->shards}};
  return reports::in_lines(document);
}

std::string status_text(const JobStatus& status, const reports::Style& style) {
  std::string out =
      fmt::format("{}\n{}\n", reports::fitted(style.heading(describe(status.spec)) + "\n", style),
                  table_of(rows_of(status), style));
  const auto add = [&](std::string_view label, const std::string& text) {
    out += reports::fitted(fmt::format("{:<10}{}\n", label, text), style);
  };
  if (status.shards_per_minute) add("rate", rate_text(*status.shards_per_minute));
  if (status.seconds_left) add("time left", reports::duration_text(*status.seconds_left));
  if (status.estimate)
    add("estimate",
        fmt::format("{} solutions, with one standard error, from {} of {} shards",
                    reports::with_error(status.estimate->solutions, status.estimate->standard_error),
                    status.estimate->shards, status.standing.shards.size()));
  add("next", next_step(status));
  return out;
}

}  // namespace eightfold::job
