#include <fmt/core.h>

#include <array>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/job/ledger/ledger.hpp"
#include "reports/job/shard/computation.hpp"
#include "reports/job/shard/spec.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>({
    {.name = "WORK", .remedy = "count N, symmetric N or list N", .choices = {"count", "symmetric", "list"}},
    {.name = "N", .kind = ValueKind::number, .bounds = {0, largest_quarter_turn_n}},
});

constexpr auto options = std::to_array<Option>({
    {.name = "output",
     .letter = 'o',
     .value = "FILE",
     .help = "the new ledger; an existing file is not overwritten (required)",
     .kind = ValueKind::output_file,
     .remedy = "the name of the ledger, as in -o run.ledger",
     .companions = ledger_companions,
     .formats = {"ledger"}},
    {.name = "job-file",
     .value = "FILE",
     .help = "also write the job file for `job shard`",
     .kind = ValueKind::output_file,
     .formats = {"json"}},
    {.name = "shards",
     .value = "S",
     .help = "the number of shards, 1 to 100000; default 200, or fewer for small N",
     .kind = ValueKind::number,
     .bounds = {1, job::max_shards}},
    {.name = "turn",
     .value = "TURN",
     .help = "for symmetric: half or quarter (required there)",
     .choices = {"half", "quarter"}},
    {.name = "canonical", .help = "for list: only the least solution of each orbit (required there)"},
    {.name = "engine",
     .value = "ENGINE",
     .help = "for count: auto (default), halves (N to 28), lanes",
     .choices = {"auto", "halves", "lanes"},
     .fallback = "auto"},
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold job plan count 12 --shards 8 -o run.ledger --job-file run.job", "12 queens in 8 shards"},
    {"eightfold job plan count 20 --shards 200 -o queens20.ledger", "without a job file: for one machine"},
    {"eightfold job plan symmetric 24 --turn half -o half24.ledger",
     "the solutions that the half turn fixes"},
    {"eightfold job plan list 12 --canonical --shards 8 -o list12.ledger", "the 1787 canonical solutions"},
});

// The largest N of a kind of work, and the reason.
struct Reach {
  job::Work work;
  int largest_n;
  std::string_view reason = {};
};

// Each kind of work has an option of its own.
void check_options(const CommandLine& line, std::string_view work) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> work_options = {
      {{"engine", "count"}, {"turn", "symmetric"}, {"canonical", "list"}}};
  for (const auto& [option, its_work] : work_options)
    if (line.has(option) && work != its_work)
      throw Failure(ExitCode::usage, fmt::format("--{}: is only for {}; remove it", option, its_work));
}

Reach reach_of(const CommandLine& line, const std::string& work) {
  check_options(line, work);
  if (work == "count") return {job::Work::count, largest_counted_n, "larger counts need more than 64 bits"};
  if (work == "symmetric") {
    const auto turn = line.value_of("turn");
    if (!turn) throw Failure(ExitCode::usage, "--turn: missing; give half or quarter");
    return turn == "half"
               ? Reach{job::Work::half_turn, largest_half_turn_n, "the limit of the half turn"}
               : Reach{job::Work::quarter_turn, largest_quarter_turn_n, "the limit of the quarter turn"};
  }
  if (!line.has("canonical"))
    throw Failure(ExitCode::usage, "list: only canonical solutions can be listed in shards; add --canonical");
  return {job::Work::canonical_list, max_size};
}

job::Spec spec_of(const CommandLine& line) {
  const Reach reach = reach_of(line, line.arguments[0]);
  const Bounds bounds = {0, static_cast<std::uint64_t>(reach.largest_n), reach.reason};
  const auto n = parse_number<int>("N", line.arguments[1], bounds);
  try {
    return job::plan(reach.work, n, line.text("engine"), line.number<std::uint32_t>("shards").value_or(0));
  } catch (const std::invalid_argument& error) {
    throw Failure(ExitCode::usage, error.what());
  }
}

std::string file_option(const CommandLine& line, std::string_view option) {
  const std::string path = line.text(option);
  if (path == "-")
    throw Failure(ExitCode::usage,
                  fmt::format("--{}: cannot be standard output; give the name of a file", option));
  return path;
}

Failure already_exists(const std::string& path) {
  return {ExitCode::cannot_create,
          fmt::format("{}: already exists; give another name, or remove it", reports::printable(path))};
}

// Opens the job file, if one is requested.
std::optional<reports::Output> open_job_file(const CommandLine& line) {
  if (!line.has("job-file")) return std::nullopt;
  const std::string path = file_option(line, "job-file");
  std::error_code ignored;
  if (std::filesystem::exists(std::filesystem::symlink_status(path, ignored))) throw already_exists(path);
  return reports::Output::file(path, reports::Existing::keep);
}

// An incomplete pair of files would prevent another attempt, so the ledger is removed on failure.
void commit_job_file(const CommandLine& line, const std::string& ledger, reports::Output& job_file) {
  try {
    job_file.commit();
  } catch (const reports::OutputError& error) {
    std::error_code ignored;
    std::filesystem::remove(ledger, ignored);
    const std::string path = line.text("job-file");
    if (error.kind() == reports::OutputError::Kind::exists) throw already_exists(path);
    std::filesystem::remove(path, ignored);
    throw;
  }
}

std::string next_step(const CommandLine& line, const std::string& ledger, const job::Spec& spec) {
  std::string text = "next: " + work_command(ledger, spec);
  if (const auto job_file = line.value_of("job-file"))
    text += fmt::format(", or `eightfold job shard {} --index I --output-dir DIR` for each I from 0 to {}",
                        reports::shell_word(*job_file), spec.shards - 1);
  return text;
}

ExitCode run(const CommandLine& line, const Context& context) {
  const std::string ledger = file_option(line, "output");
  const job::Spec spec = spec_of(line);
  auto job_file = open_job_file(line);
  if (job_file) job_file->write(job::job_file_text(spec));
  job::Ledger::create(ledger, spec);
  if (job_file) commit_job_file(line, ledger, *job_file);
  auto out = reports::Output::standard();  // --output is the ledger
  out.write(fmt::format("{}: {}\n{}\n", reports::printable(ledger), job::describe(spec),
                        next_step(line, ledger, spec)));
  out.commit();
  warn_of_network(ledger, context);
  return ExitCode::done;
}

}  // namespace

extern const Command job_plan_command = {
    .name = "job plan",
    .heading = Heading::jobs,
    .place = 1,
    .summary = "Divide a long computation into shards, and create its ledger",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "WORK is one of\n"
        "  count       all solutions, N to 28; the result includes the turns and the orbits\n"
        "  symmetric   the solutions that a turn fixes, N to 40 (half) or 71 (quarter)\n"
        "  list        the canonical solutions themselves, N to 32\n"
        "Shards are disjoint and cost about the same. The ledger is one SQLite file and belongs on a local "
        "disk; the job file may be copied anywhere. data/cluster/README.md describes a job on one machine, "
        "on several, and under Slurm.",
    .run = run};

}  // namespace eightfold::cli
