#include "reports/cli/options/job_ledger.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/io/network_file_system.hpp"
#include "reports/job/run/result.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::cli {
namespace {

constexpr std::size_t most_lines = 20;

}  // namespace

const std::string& ledger_argument(const CommandLine& line) {
  return only_argument(line, "LEDGER", "a file that `eightfold job plan` made");
}

std::string required(const CommandLine& line, std::string_view option, std::string_view remedy) {
  const auto value = line.value_of(option);
  if (!value) throw Failure(ExitCode::usage, fmt::format("--{}: missing; give {}", option, remedy));
  return *value;
}

void make_output_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directory(folder, error);
  if (error == std::errc::file_exists) error = std::make_error_code(std::errc::not_a_directory);
  if (error)
    throw Failure(ExitCode::cannot_create,
                  fmt::format("--output-dir {}: {}", reports::printable(folder), error.message()));
}

void warn_of_network(const std::string& path, const Context& context) {
  const std::string_view file_system = reports::network_file_system_of(path);
  if (!file_system.empty())
    context.note(
        fmt::format("{} lies on {}, a network file system, where SQLite's locks may fail; let one machine "
                    "at a time write it, and the others use `eightfold job shard`",
                    reports::printable(path), file_system));
}

void keep_apart(const std::optional<std::string>& output, const std::string& ledger,
                const std::vector<std::string>& folders) {
  if (!output) return;
  std::error_code ignored;
  for (const std::string_view part : {"", "-wal", "-shm"})
    if (std::filesystem::equivalent(*output, ledger + std::string(part), ignored))
      throw Failure(ExitCode::usage, fmt::format("--output: {} is the ledger itself; give another name",
                                                 reports::printable(*output)));
  const std::filesystem::path file(*output);
  const std::string stem = file.stem().string();
  const bool is_shards = (file.extension() == ".json" || file.extension() == ".ndjson") && !stem.empty() &&
                         stem.find_first_not_of("0123456789") == std::string::npos;
  const auto folder_of_output = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
  for (const std::string& folder : folders)
    if (is_shards && std::filesystem::equivalent(folder_of_output, folder, ignored))
      throw Failure(ExitCode::usage,
                    fmt::format("--output: {} has the name of a shard's own file; give another",
                                reports::printable(*output)));
}

std::string work_command(const std::string& path, const job::Spec& spec) {
  return fmt::format("`eightfold job work {}{}`", reports::shell_word(path),
                     spec.work == job::Work::canonical_list ? " --output-dir DIR" : "");
}

std::optional<Failure> incompleteness(const job::Ledger& ledger, const job::Standing& standing) {
  const auto some = [&](const std::vector<std::uint32_t>& shards) {
    return fmt::format("{} of {} shards", shards.size(), standing.shards.size());
  };
  const std::string name = reports::printable(ledger.path());
  const std::string work = work_command(ledger.path(), ledger.spec());

  const auto conflicts = standing.shards_in(job::ShardState::conflict);
  if (!conflicts.empty())
    return Failure(
        ExitCode::found_wrong,
        fmt::format("{}: the records of {} contradict each other ({}); `eightfold job audit {} "
                    "--sample 1` computes them by another engine",
                    name, some(conflicts), job::shard_ranges(conflicts), reports::shell_word(ledger.path())));
  const auto failed = standing.shards_in(job::ShardState::failed);
  if (!failed.empty())
    return Failure(ExitCode::unfinished,
                   fmt::format("{}: {} failed ({}), the first with: {}; {} tries again", name, some(failed),
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

void print_conflicts(const job::Standing& standing, const std::vector<std::uint32_t>& shards) {
  for (std::size_t i = 0; i < shards.size() && i < most_lines; ++i) {
    print_message(
        fmt::format("shard {} is in conflict: {}", shards[i], job::describe_votes(standing.shards[shards[i]])));
  }
  if (shards.size() > most_lines)
    print_message(fmt::format("and {} more in conflict", shards.size() - most_lines));
}

std::string final_text(const job::Ledger& ledger, const job::Standing& standing, const CommandLine& line,
                       int threads, const reports::Style& style) {
  const bool json = line.value_of(job_format_option.name) == "json";
  try {
    const job::FinalResult result = job::final_result(ledger.spec(), standing, threads);
    return json ? job::result_json(result) : job::result_text(result, style);
  } catch (const std::logic_error& error) {
    throw Failure(
        ExitCode::found_wrong,
        fmt::format("{}: some shards must be wrong: {}; `eightfold job audit {} --sample 100%` finds out "
                    "which",
                    reports::printable(ledger.path()), error.what(), reports::shell_word(ledger.path())));
  }
}

}  // namespace eightfold::cli
