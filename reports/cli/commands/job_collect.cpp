#include <fmt/core.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/job/ledger/ledger.hpp"
#include "reports/job/run/shard_files.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>({
    ledger_argument,
    {.name = "DIR",
     .remedy = "a folder that `eightfold job shard` wrote to",
     .kind = ValueKind::folder,
     .repeats = true,
     .extensions = {".json", ".ndjson"}},
});

constexpr auto options = std::to_array<Option>({
    {.name = "output",
     .letter = 'o',
     .value = "FILE",
     .help = "for a complete listing: write all lists to FILE; it appears complete or not at all",
     .kind = ValueKind::output_file,
     .formats = {"ndjson"}},
    text_or_json_option,
    threads_option,
    charset_option,
    text_width_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold job collect run.ledger shards", "store the records of a folder"},
    {"eightfold job collect run.ledger shards --format json", "the result of a complete job, for a program"},
    {"eightfold job collect list12.ledger lists12 -o canonical12.ndjson", "join the lists of a listing"},
});

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

// Throws if a later `job collect` would read the list as a shard's file.
void check_is_not_a_shard(const CommandLine& line, const std::vector<std::string>& folders) {
  const std::filesystem::path file(line.value_of(output_option.name).value_or(""));
  const std::string stem = file.stem().string();
  const bool is_shard = (file.extension() == ".json" || file.extension() == ".ndjson") && !stem.empty() &&
                        stem.find_first_not_of("0123456789") == std::string::npos;
  const auto folder_of_output = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
  std::error_code ignored;
  for (const std::string& folder : folders)
    if (is_shard && std::filesystem::equivalent(folder_of_output, folder, ignored))
      throw Failure(ExitCode::usage,
                    fmt::format("--output: {} is the name of a shard's file; give another name",
                                reports::printable(file.string())));
}

// The contents of all folders.
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

std::optional<reports::Output> open_list(const CommandLine& line, const job::Spec& spec) {
  const auto path = line.value_of(output_option.name);
  if (!path) return std::nullopt;
  if (spec.work != job::Work::canonical_list)
    throw Failure(ExitCode::usage, "--output: is only for listings; remove it");
  if (!is_file(path))
    throw Failure(ExitCode::usage, "--output: standard output receives the result; give a file for the list");
  return reports::Output::file(*path);
}

ExitCode run(const CommandLine& line, const Context& context) {
  const std::vector<std::string> folders(line.arguments.begin() + 1, line.arguments.end());
  job::Ledger ledger = job::Ledger::open(line.arguments[0], job::Ledger::Access::write);
  ledger.on_lock_wait([&](const std::string& text) { context.note(text); });
  check_is_not_a_shard(line, folders);
  auto list = open_list(line, ledger.spec());
  const job::FolderContents contents = read_folders(folders, ledger.spec());
  const job::Ledger::CollectResult collected = ledger.collect(contents.records);
  context.note(fmt::format("records: {} new, {} duplicate, {} in conflict, {} refused", collected.added,
                           collected.duplicates, collected.conflicts.size(), contents.refused.size()));
  print_first(contents.refused, "files refused");

  const job::Standing standing = ledger.standing();
  print_conflicts(standing, standing.shards_in(job::ShardState::conflict));
  if (standing.is_complete()) {
    if (list) {
      job::join_lists(ledger.spec(), standing, folders, [&](std::string_view text) { list->write(text); });
      list->commit();
    }
    auto out = reports::Output::standard();  // --output is the list
    out.write(final_text(ledger, standing, line, laid_out(context.style, line)));
    out.commit();
  }
  const auto failure = incompleteness(ledger, standing);
  if (failure) print_message(failure->what());
  if (!contents.refused.empty()) return ExitCode::bad_data;
  return failure ? failure->code() : ExitCode::done;
}

}  // namespace

extern const Command job_collect_command = {
    .name = "job collect",
    .heading = Heading::jobs,
    .place = 4,
    .summary = "Store the records of `job shard` in the ledger",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "Every record is checked: its checksum, its job, the count against its residues, and for a listing "
        "each line of the list. Invalid files are ignored, and a message names each. Duplicates count once. "
        "Exit code 65 if a file was refused; otherwise 1 if records contradict each other; otherwise 75 if "
        "shards are missing.",
    .run = run};

}  // namespace eightfold::cli
