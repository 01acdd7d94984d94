#include <fmt/core.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/options/output_option.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/io/output.hpp"
#include "reports/io/parse_error.hpp"
#include "reports/job/ledger/ledger.hpp"
#include "reports/job/run/shard_files.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 3> examples = {{
    {"eightfold job collect run.ledger shards", "take up the records in a folder"},
    {"eightfold job collect run.ledger shards --format json", "the result, if all are there, for a program"},
    {"eightfold job collect list12.ledger lists12 -o canonical12.ndjson", "join the lists of a listing"},
}};

constexpr std::array<Option, 3> options = {{
    {"output", 'o', "FILE", "for a listing that is complete: all lists in one, whole or not at all"},
    job_format_option,
    threads_option,
}};

constexpr std::size_t most_lines = 20;

void expect_folder(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (!std::filesystem::exists(status))
    throw Failure(ExitCode::no_input, fmt::format("{}: {}", reports::printable(path),
                                                  std::strerror(error ? error.value() : ENOENT)));
  if (!std::filesystem::is_directory(status))
    throw Failure(ExitCode::no_input,
                  fmt::format("{}: {}", reports::printable(path), std::strerror(ENOTDIR)));
}

// What lies in all folders together.
job::FolderContents read_folders(const std::vector<std::string>& folders, const job::Spec& spec) {
  job::FolderContents all;
  for (const std::string& folder : folders) expect_folder(folder);
  for (const std::string& folder : folders) {
    job::FolderContents contents;
    try {
      contents = job::read_folder(folder, spec);
    } catch (const reports::ParseError& error) {
      throw Failure(ExitCode::no_input, error.what());
    }
    std::ranges::move(contents.records, std::back_inserter(all.records));
    std::ranges::move(contents.refused, std::back_inserter(all.refused));
  }
  return all;
}

void print_refused(const std::vector<std::string>& refused) {
  for (std::size_t i = 0; i < refused.size() && i < most_lines; ++i) print_message(refused[i]);
  if (refused.size() > most_lines)
    print_message(fmt::format("and {} more files refused", refused.size() - most_lines));
}

std::optional<reports::Output> open_list(const CommandLine& line, const job::Spec& spec) {
  const auto path = line.value_of(output_option.name);
  if (!path) return std::nullopt;
  if (spec.work != job::Work::canonical_list)
    throw Failure(ExitCode::usage, "--output: is for the lists of a listing; leave it out");
  if (!is_file(path))
    throw Failure(ExitCode::usage,
                  "--output: the standard output is for the result; give a file for the list");
  return reports::Output::file(*path);
}

ExitCode run(const CommandLine& line, const Context& context) {
  if (line.arguments.empty())
    throw Failure(ExitCode::usage, "LEDGER: missing; give a file that `eightfold job plan` made");
  if (line.arguments.size() == 1)
    throw Failure(ExitCode::usage, "DIR: missing; give a folder that `eightfold job shard` wrote into");
  const std::vector<std::string> folders(line.arguments.begin() + 1, line.arguments.end());
  const int threads = threads_of(line);
  job::Ledger ledger = job::Ledger::open(line.arguments[0], job::Ledger::Access::write);
  keep_apart(line.value_of(output_option.name), ledger.path(), folders);
  auto list = open_list(line, ledger.spec());
  const job::FolderContents contents = read_folders(folders, ledger.spec());
  const job::Ledger::CollectResult taken = ledger.collect(contents.records);
  context.note(fmt::format("records: {} new, {} duplicate, {} in conflict, {} refused", taken.added,
                           taken.duplicates, taken.conflicts.size(), contents.refused.size()));
  print_refused(contents.refused);

  const job::Standing standing = ledger.standing();
  print_conflicts(standing, standing.shards_in(job::ShardState::conflict));
  if (standing.is_complete()) {
    if (list) {
      job::join_lists(ledger.spec(), standing, folders, [&](std::string_view text) { list->write(text); });
      list->commit();
    }
    auto out = reports::Output::standard();
    out.write(final_text(ledger, standing, line, threads, context.style));
    out.commit();
  }
  const auto failure = incompleteness(ledger, standing);
  if (failure) print_message(failure->what());
  if (!contents.refused.empty()) return ExitCode::bad_data;
  return failure ? failure->code() : ExitCode::done;
}

}  // namespace

const Command job_collect_command = {
    "job collect",
    "Jobs",
    "LEDGER DIR...",
    "Take the records of `job shard` into the ledger",
    examples,
    "Every record is checked: its checksum, the job that it is of, the count against its\n"
    "residues, and for a listing the list. What is not sound is refused by name, and nothing\n"
    "of it counts. What comes in twice is counted once. Exit code 65 if a file was refused;\n"
    "else 1 if records contradict each other; else 75 if shards are missing.",
    options,
    run};

}  // namespace eightfold::cli
