#include "reports/cli/options/job_folder.hpp"

#include <fmt/core.h>

#include <filesystem>
#include <stdexcept>

#include "reports/cli/options/search_options.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/io/internal/file_identity.hpp"
#include "reports/job/run/result.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

namespace fs = std::filesystem;

// An output file could take the name of a record that does not exist yet, or replace the file of locks.
void refuse_output_in(const std::string& folder, const CommandLine& line) {
  const auto output = line.value_of("output");
  if (!is_file(output)) return;
  std::error_code error;
  const fs::path file = reports::end_of_links(*output, error);
  const fs::path above = file.has_parent_path() ? file.parent_path() : ".";
  const auto is_in = [&](const fs::path& place) { return fs::equivalent(above, place, error); };
  const fs::path job = folder;
  if (is_in(job / "records") || is_in(job / "audits") || (file.filename() == "lock" && is_in(job)))
    throw usage_error("--output: {} belongs to the job; give another name", reports::printable(*output));
}

job::Folder open_folder(const std::string& path, const CommandLine& line, job::Folder::Access access) {
  refuse_output_in(path, line);
  std::error_code error;
  if (!fs::exists(fs::path(path) / "job.json", error))
    throw Failure(ExitCode::no_input, fmt::format("{}: {}", reports::printable(path),
                                                  error               ? error.message()
                                                  : !fs::exists(path) ? "no such folder"
                                                                      : "has no job.json; give a folder that "
                                                                        "`eightfold job plan` created"));
  return job::Folder::open(path, access);
}

}  // namespace

job::Folder open_job(const CommandLine& line, job::Folder::Access access) {
  return open_folder(line.arguments[0], line, access);
}

std::vector<job::Folder> open_jobs(const CommandLine& line, job::Folder::Access first) {
  std::vector<job::Folder> folders;
  for (const std::string& path : line.arguments) {
    std::error_code ignored;
    for (const job::Folder& known : folders)  // its records would count twice
      if (fs::equivalent(known.path(), path, ignored))
        throw usage_error("{}: is given twice", reports::printable(path));
    folders.push_back(open_folder(path, line, folders.empty() ? first : job::Folder::Access::read));
    if (folders.back().job() != folders.front().job())
      throw Failure(ExitCode::bad_data,
                    fmt::format("{}: belongs to another job than {}; give folders of one job",
                                reports::printable(path), reports::printable(line.arguments[0])));
  }
  return folders;
}

void check_has_certificates(const job::Spec& spec, std::string_view what) {
  if (spec.work != job::Work::canonical_list)
    throw Failure(
        ExitCode::usage,
        fmt::format("{}: is only for listings; the shards of a count are not parts of a list", what));
}

std::optional<Failure> incompleteness(const job::Folder& folder, const job::Standing& standing) {
  const std::string name = reports::printable(folder.path());
  const std::string word = reports::shell_word(folder.path());
  const auto some = [&](const std::vector<std::uint32_t>& shards) {
    return fmt::format("{} of {}", reports::grouped(shards.size()),
                       reports::counted(standing.shards.size(), "shard"));
  };
  const auto conflicts = standing.shards_in(job::ShardState::conflict);
  std::vector<std::string> messages;
  for (const std::uint32_t shard : conflicts)
    messages.push_back(
        fmt::format("shard {} is in conflict: {}", shard, job::describe_votes(standing.shards[shard])));
  messages.insert(messages.end(), standing.invalid.begin(), standing.invalid.end());
  constexpr std::size_t most_lines = 20;
  for (std::size_t i = 0; i < messages.size() && i < most_lines; ++i) print_message(messages[i]);
  if (messages.size() > most_lines)
    print_message(fmt::format("and {} more lines", messages.size() - most_lines));
  if (!conflicts.empty())
    return Failure(
        ExitCode::check_failed,
        fmt::format("{}: the records of {} contradict each other ({}); run `eightfold job audit {} "
                    "--fraction 1%` to compute them by another engine",
                    name, some(conflicts), job::shard_ranges(conflicts), word));
  const auto missing = standing.shards_in(job::ShardState::missing);
  const std::string work = fmt::format("`eightfold job work {}`", word);
  if (!standing.invalid.empty())
    return Failure(ExitCode::bad_data, fmt::format("{}: {} {} invalid; remove {}, and run {}", name,
                                                   reports::counted(standing.invalid.size(), "file"),
                                                   standing.invalid.size() == 1 ? "is" : "are",
                                                   standing.invalid.size() == 1 ? "it" : "them", work));
  if (missing.empty()) return std::nullopt;
  return Failure(ExitCode::unfinished,
                 fmt::format("{}: {} {} missing ({}); compute {} with {}", name, some(missing),
                             missing.size() == 1 ? "is" : "are", job::shard_ranges(missing),
                             missing.size() == 1 ? "it" : "them", work));
}

Failure incorrect_results(const std::string& folder, std::string_view why) {
  return {ExitCode::check_failed,
          fmt::format("{}: the results of some shards are incorrect: {}; run `eightfold job audit {} "
                      "--fraction 100%` to find them",
                      reports::printable(folder), why, reports::shell_word(folder))};
}

void write_result(const job::Folder& folder, const job::Standing& standing, const CommandLine& line,
                  const Context& context, reports::Output& out) {
  try {
    const job::FinalResult result = job::final_result(folder.spec(), standing, threads_of(line));
    out.write(is_json(line) ? job::result_json(result) : job::result_text(result, text_style(line, context)));
  } catch (const std::logic_error& error) {
    throw incorrect_results(folder.path(), error.what());
  }
}

}  // namespace eightfold::cli
