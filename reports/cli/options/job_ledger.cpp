#include "reports/cli/options/job_ledger.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <stdexcept>

#include "reports/cli/options/search_options.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/io/internal/network_file_system.hpp"
#include "reports/job/run/result.hpp"
#include "reports/job/run/shard_files.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {

void warn_of_network(const std::string& path, const Context& context) {
  const std::string_view file_system = reports::network_file_system_of(path);
  if (!file_system.empty())
    context.note(
        fmt::format("{} is on {}, a network file system, where SQLite's locks may fail; write it from one "
                    "machine at a time, and use `eightfold job shard` on the others",
                    reports::printable(path), file_system));
}

void check_shard_files(const Inputs& inputs, const std::string& folder, const job::Spec& spec,
                       const std::vector<std::uint32_t>& shards) {
  for (const std::uint32_t shard : shards)
    for (const std::string& file : {job::record_path(folder, shard), job::list_path(folder, shard)})
      inputs.refuse("output-dir", file, "another folder");
  if (spec.work != job::Work::canonical_list) return;
  const auto size = job::size_in_lists(folder, shards);
  if (size && *size != spec.n)
    throw Failure(ExitCode::cannot_create,
                  fmt::format("--output-dir {}: has lists of N = {} from another job; use another folder",
                              reports::printable(folder), *size));
}

void check_has_certificates(const job::Spec& spec, std::string_view what) {
  if (spec.work != job::Work::canonical_list)
    throw Failure(
        ExitCode::usage,
        fmt::format("{}: is only for listings; the shards of a count are not parts of a list", what));
}

std::string work_command(const std::string& path, const job::Spec& spec) {
  return fmt::format("`eightfold job work {}{}`", reports::shell_word(path),
                     spec.work == job::Work::canonical_list ? " --output-dir DIR" : "");
}

std::optional<Failure> incompleteness(const job::Ledger& ledger, const job::Standing& standing) {
  const auto some = [&](const std::vector<std::uint32_t>& shards) {
    return fmt::format("{} of {}", shards.size(), reports::counted(standing.shards.size(), "shard"));
  };
  const std::string name = reports::printable(ledger.path());
  const std::string work = work_command(ledger.path(), ledger.spec());

  const auto conflicts = standing.shards_in(job::ShardState::conflict);
  if (!conflicts.empty())
    return Failure(
        ExitCode::check_failed,
        fmt::format("{}: the records of {} contradict each other ({}); run `eightfold job audit {} "
                    "--sample 1` to compute them by another engine",
                    name, some(conflicts), job::shard_ranges(conflicts), reports::shell_word(ledger.path())));
  const auto failed = standing.shards_in(job::ShardState::failed);
  if (!failed.empty())
    return Failure(ExitCode::unfinished,
                   fmt::format("{}: {} failed ({}), the first with: {}; retry with {}", name, some(failed),
                               job::shard_ranges(failed),
                               reports::printable(standing.shards[failed.front()].failure), work));
  auto missing = standing.shards_in(job::ShardState::missing);
  const auto running = standing.shards_in(job::ShardState::running);
  missing.insert(missing.end(), running.begin(), running.end());
  std::ranges::sort(missing);
  if (missing.empty()) return std::nullopt;
  return Failure(
      ExitCode::unfinished,
      fmt::format("{}: {} are missing ({}){}; compute them with {}, or elsewhere with `eightfold job shard`",
                  name, some(missing), job::shard_ranges(missing),
                  running.empty() ? "" : fmt::format(", {} of them in progress", running.size()), work));
}

void print_first(const std::vector<std::string>& messages, std::string_view kind) {
  constexpr std::size_t most_lines = 20;
  for (std::size_t i = 0; i < messages.size() && i < most_lines; ++i) print_message(messages[i]);
  if (messages.size() > most_lines)
    print_message(fmt::format("and {} more {}", messages.size() - most_lines, kind));
}

void print_conflicts(const job::Standing& standing, const std::vector<std::uint32_t>& shards) {
  std::vector<std::string> messages;
  for (const std::uint32_t shard : shards)
    messages.push_back(
        fmt::format("shard {} is in conflict: {}", shard, job::describe_votes(standing.shards[shard])));
  print_first(messages, "in conflict");
}

Failure incorrect_results(const std::string& ledger, std::string_view why) {
  return {
      ExitCode::check_failed,
      fmt::format(
          "{}: the results of some shards are incorrect: {}; run `eightfold job audit {} --sample 100%` to "
          "find them",
          reports::printable(ledger), why, reports::shell_word(ledger))};
}

std::string final_text(const job::Ledger& ledger, const job::Standing& standing, const CommandLine& line,
                       const reports::Style& style) {
  try {
    const job::FinalResult result = job::final_result(ledger.spec(), standing, threads_of(line));
    return is_json(line) ? job::result_json(result) : job::result_text(result, style);
  } catch (const std::logic_error& error) {
    throw incorrect_results(ledger.path(), error.what());
  }
}

}  // namespace eightfold::cli
