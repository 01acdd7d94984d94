#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>

#include "core/count/count.hpp"
#include "core/placement.hpp"
#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/io/output.hpp"
#include "reports/job/ledger/ledger.hpp"
#include "reports/job/shard/computation.hpp"
#include "reports/job/shard/spec.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/suggestion.hpp"
#include "symmetry/fixed_solutions.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 4> examples = {{
    {"eightfold job plan count 12 --shards 8 -o run.ledger --job-file run.job", "12 queens in 8 shards"},
    {"eightfold job plan count 20 --shards 200 -o queens20.ledger", "the ledger alone: for one machine"},
    {"eightfold job plan symmetric 24 --turn half -o half24.ledger", "those of 24 that the half turn fixes"},
    {"eightfold job plan list 12 --canonical --shards 8 -o list12.ledger", "the 1787 canonical ones"},
}};

constexpr std::array<std::string_view, 3> engine_names = {"auto", "halves", "lanes"};
constexpr std::array<std::string_view, 2> turn_names = {"half", "quarter"};

constexpr std::array<Option, 6> options = {{
    {"output", 'o', "FILE", "the ledger to make; a file that is there stays as it is (required)"},
    {"job-file", '\0', "FILE", "write the job file, too, which `job shard` reads"},
    {"shards", '\0', "S", "cut into S shards, 1 to 100000; without it 200, or as many as there can be"},
    {"turn", '\0', "TURN", "of symmetric: half or quarter (required there)", turn_names},
    {"canonical", '\0', "", "of list: only the least solution of each orbit (required there)"},
    {"engine", '\0', "ENGINE", "of count: auto (default), halves (to N = 21), lanes", engine_names},
}};

// How far the N of a work goes, and why no further.
struct Reach {
  job::Work work;
  int largest_n;
  std::string_view reason = {};
};

// What is to be planned.
struct Request {
  job::Work work;
  int n;
  std::string engine;
  std::uint32_t shards;
};

// Each work has an option that the others have not.
void check_options(const CommandLine& line, std::string_view work) {
  struct Belonging {
    std::string_view option;
    std::string_view work;
  };
  constexpr std::array<Belonging, 3> belongings = {
      {{"engine", "count"}, {"turn", "symmetric"}, {"canonical", "list"}}};
  for (const auto& [option, its_work] : belongings)
    if (line.has(option) && work != its_work)
      throw Failure(ExitCode::usage, fmt::format("--{}: goes with {}; leave it out", option, its_work));
}

Reach reach_of(const CommandLine& line, const std::string& work) {
  constexpr std::array<std::string_view, 3> works = {"count", "symmetric", "list"};
  if (std::ranges::find(works, work) == works.end())
    throw Failure(ExitCode::usage, fmt::format("WORK: {} is none of {}{}", reports::quote(work),
                                               fmt::join(works, ", "), reports::did_you_mean(work, works)));
  check_options(line, work);
  if (work == "count") {
    if (line.value_of("engine") == "halves")
      return {job::Work::count, largest_n(Engine::halves), "the engine halves goes no further"};
    return {job::Work::count, largest_counted_n, "more queens have more solutions than 64 bits hold"};
  }
  if (work == "symmetric") {
    const std::string turn = required(line, "turn", "half or quarter, each a job of its own");
    return turn == "half" ? Reach{job::Work::half_turn, largest_half_turn_n, "counted no further"}
                          : Reach{job::Work::quarter_turn, largest_quarter_turn_n, "counted no further"};
  }
  if (!line.has("canonical"))
    throw Failure(ExitCode::usage, "list: only canonical solutions are listed in shards; give --canonical");
  return {job::Work::canonical_list, max_size};
}

Request request_of(const CommandLine& line) {
  if (line.arguments.empty())
    throw Failure(ExitCode::usage, "WORK: missing; give count N, symmetric N or list N");
  const Reach reach = reach_of(line, line.arguments[0]);
  if (line.arguments.size() == 1)
    throw Failure(ExitCode::usage, fmt::format("N: missing; give 0 to {}", reach.largest_n));
  if (line.arguments.size() > 2)
    throw Failure(ExitCode::usage,
                  fmt::format("unexpected argument {}; give WORK and N", reports::quote(line.arguments[2])));
  const auto n =
      parse_number("N", line.arguments[1], 0, static_cast<std::uint64_t>(reach.largest_n), reach.reason);
  const auto shards = line.value_of("shards");
  return {reach.work, static_cast<int>(n), line.value_of("engine").value_or("auto"),
          shards ? static_cast<std::uint32_t>(parse_number("--shards", *shards, 1, job::max_shards)) : 0};
}

job::Spec spec_of(const Request& request) {
  try {
    return job::plan(request.work, request.n, request.engine, request.shards);
  } catch (const std::invalid_argument& error) {
    throw Failure(ExitCode::usage, error.what());
  }
}

std::string file_option(const CommandLine& line, std::string_view option) {
  const std::string path = line.value_of(option).value();
  if (path == "-")
    throw Failure(ExitCode::usage, fmt::format("--{}: has to be a file; give its name", option));
  return path;
}

// The job file, on its way; nothing if none is wanted.
std::optional<reports::Output> open_job_file(const CommandLine& line, const std::string& ledger) {
  if (!line.has("job-file")) return std::nullopt;
  const std::string path = file_option(line, "job-file");
  std::error_code ignored;
  const auto place = [&](const std::string& name) {
    return std::filesystem::weakly_canonical(std::filesystem::absolute(name, ignored), ignored);
  };
  if (place(path) == place(ledger))
    throw Failure(ExitCode::usage, "--job-file: the ledger has this name; give another");
  if (std::filesystem::exists(std::filesystem::symlink_status(path, ignored)))
    throw Failure(
        ExitCode::cannot_create,
        fmt::format("{}: is there already; give another name, or remove it", reports::printable(path)));
  return reports::Output::file(path);
}

std::string next_step(const CommandLine& line, const std::string& ledger, const job::Spec& spec) {
  std::string text = "next: " + work_command(ledger, spec);
  if (const auto job_file = line.value_of("job-file"))
    text += fmt::format(", or `eightfold job shard {} --index I --output-dir DIR` for each I from 0 to {}",
                        reports::shell_word(*job_file), spec.shards - 1);
  return text;
}

ExitCode run(const CommandLine& line, const Context& context) {
  const Request request = request_of(line);
  required(line, "output", "the ledger's name, as in -o run.ledger");
  const std::string ledger = file_option(line, "output");
  const job::Spec spec = spec_of(request);
  auto out = reports::Output::standard();
  auto job_file = open_job_file(line, ledger);
  if (job_file) job_file->write(job::job_file_text(spec));
  job::Ledger::create(ledger, spec);
  try {
    if (job_file) job_file->commit();
  } catch (const reports::OutputError&) {
    // The one without the other is of no use, and would be in the way of another try.
    std::error_code ignored;
    std::filesystem::remove(ledger, ignored);
    std::filesystem::remove(line.value_of("job-file").value(), ignored);
    throw;
  }
  out.write(fmt::format("{}: {}\n{}\n", reports::printable(ledger), job::describe(spec),
                        next_step(line, ledger, spec)));
  out.commit();
  warn_of_network(ledger, context);
  return ExitCode::done;
}

}  // namespace

const Command job_plan_command = {
    "job plan",
    "Jobs",
    "WORK N",
    "Cut long work into shards, and begin a ledger of what is done",
    examples,
    "WORK is one of\n"
    "  count       all solutions, N to 28; at the end also those of the turns, and the orbits\n"
    "  symmetric   those that a turn leaves as they are, N to 40 (half) or 71 (quarter)\n"
    "  list        the canonical solutions themselves, N to 32\n"
    "Shards are disjoint and cost about the same. The ledger is one SQLite file and belongs on\n"
    "a local disk; the job file may be copied anywhere. data/cluster/README.md walks through a\n"
    "job on one machine, on several, and under Slurm.",
    options,
    run};

}  // namespace eightfold::cli
