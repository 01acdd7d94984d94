#include <fmt/core.h>

#include <array>
#include <stdexcept>
#include <string>
#include <utility>

#include "eightfold/core/placement.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/job/run/folder.hpp"
#include "reports/job/shard/computation.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::cli {
namespace {

// Each kind of work has an option of its own.
job::Work work_of(const CommandLine& line) {
  const std::string& work = line.arguments[0];
  constexpr std::array<std::pair<std::string_view, std::string_view>, 2> work_options = {
      {{"turn", "symmetric"}, {"canonical", "list"}}};
  for (const auto& [option, its_work] : work_options)
    if (line.has(option) && work != its_work)
      throw usage_error("--{}: is only for {}; remove it", option, its_work);
  if (work == "count") return job::Work::count;
  if (work == "symmetric") {
    const auto turn = line.value_of("turn");
    if (!turn) throw usage_error("--turn: missing; give half or quarter");
    return turn == "half" ? job::Work::half_turn : job::Work::quarter_turn;
  }
  if (!line.has("canonical"))
    throw usage_error("list: only canonical solutions can be listed in shards; add --canonical");
  return job::Work::canonical_list;
}

std::string_view reason_for_largest_n(job::Work work) {
  switch (work) {
    case job::Work::count:
      return "larger counts need more than 64 bits";
    case job::Work::half_turn:
      return "the limit of the half turn";
    case job::Work::quarter_turn:
      return "the limit of the quarter turn";
    case job::Work::canonical_list:
      break;
  }
  return {};
}

job::Spec spec_of(const CommandLine& line) {
  const job::Work work = work_of(line);
  const bool is_constrained = has_constraints(line);
  const auto n = parse_number<int>("N", line.arguments[1],
                                   {0, static_cast<std::uint64_t>(job::max_n(work, is_constrained)),
                                    is_constrained ? constrained_bounds.reason : reason_for_largest_n(work)});
  try {
    return job::plan(work, n, line.number<std::uint32_t>("shards").value_or(0), *line.number("seed"),
                     constraints_of(line, n));
  } catch (const std::invalid_argument& error) {
    throw Failure(ExitCode::usage, error.what());
  }
}

ExitCode run_job_plan(const CommandLine& line, const Context&) {
  const std::string path = line.text("output");
  if (path == "-") throw usage_error("--output: cannot be standard output; give the name of a folder");
  const job::Spec spec = spec_of(line);
  job::Folder::create(path, spec);
  const std::string folder = reports::shell_word(path);
  auto out = reports::Output::standard();  // --output is the folder
  out.write(
      fmt::format("{}: {}\nnext: `eightfold job work {}`, or `eightfold job shard {} --index I` for each I "
                  "from 0 to {}\n",
                  reports::printable(path), describe(spec), folder, folder, spec.shards - 1));
  out.commit();
  return ExitCode::done;
}

}  // namespace

extern const Command job_plan_command = {
    .name = "job plan",
    .heading = Heading::jobs,
    .place = 1,
    .summary = "Divide a long computation into shards, and create the folder of the job",
    .arguments = {{.name = "WORK",
                   .remedy = "count N, symmetric N or list N",
                   .choices = {"count", "symmetric", "list"}},
                  {.name = "N", .kind = ValueKind::number, .bounds = {0, largest_quarter_turn_n}}},
    .options =
        {{.name = "output",
          .letter = 'o',
          .value = "DIR",
          .help = "the new folder of the job; an existing job is not overwritten (required)",
          .kind = ValueKind::output_folder,
          .remedy = "the name of the folder, as in -o run"},
         number_option("shards", "S", "the number of shards, 1 to 100000; default 200, or fewer for small N",
                       {1, job::max_shards}),
         choice_option("turn", "TURN", "for symmetric: half or quarter (required there)",
                       {"half", "quarter"}),
         queens_option,
         blocked_option,
         board_option,
         {.name = "canonical", .help = "for list: only the least solution of each orbit (required there)"},
         number_option("seed", "S", "the seed of the order in which shards are audited, 0 (default) to 2^53",
                       {0, job::max_seed}, "0")},
    .examples =
        {{"eightfold job plan count 12 --shards 8 -o run", "12 queens in 8 shards"},
         {"eightfold job plan count 20 --shards 200 -o queens20", "20 queens; the shards take 0.2 s each"},
         {"eightfold job plan count 12 --queens a1 --shards 8 -o corner12", "those with a queen on a1"},
         {"eightfold job plan symmetric 24 --turn half -o half24", "the solutions that the half turn fixes"},
         {"eightfold job plan list 12 --canonical --shards 8 -o list12", "the 1787 canonical solutions"},
         {"eightfold job plan list 12 --canonical --blocked \"a1 l12\" -o corners12", "without two corners"}},
    .details =
        "WORK is one of\n"
        "  count       all solutions, N to 28; the result includes the turns and the orbits\n"
        "  symmetric   the solutions that a turn fixes, N to 40 (half) or 71 (quarter)\n"
        "  list        the canonical solutions themselves, N to 32\n"
        "On a board with required or blocked squares, N is at most 32 and the symmetries that preserve them "
        "act; symmetric counts the solutions that a turn fixes even if the turn does not preserve the board. "
        "Shards are disjoint and cost about the same. DIR then has job.json, which says what is computed, "
        "and a folder for the records of the shards. It may be copied, and any number of processes and "
        "machines may share it. data/cluster/README.md describes a job on one machine, on several, and under "
        "Slurm.",
    .run = run_job_plan,
};

}  // namespace eightfold::cli
