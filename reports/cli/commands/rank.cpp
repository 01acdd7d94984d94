#include "core/rank.hpp"

#include <fmt/core.h>

#include <array>

#include "core/count/count.hpp"
#include "core/verify.hpp"
#include "reports/cli/options/base_option.hpp"
#include "reports/cli/options/placement_argument.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/io/output.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 3> examples = {{
    {"eightfold rank \"[0 4 7 5 2 6 1 3]\"", "0: the first solution of 8 queens"},
    {"eightfold rank 84136275", "91: the last, in any format of `list`"},
    {"eightfold nth 12 5000 | eightfold rank -", "5000: from standard input"},
}};

constexpr std::array<Option, 2> options = {{base_option, threads_option}};

// Refuses what has no rank.
void check(const reports::SizedPlacement& placement) {
  if (placement.size > largest_counted_n)
    throw Failure(ExitCode::usage,
                  fmt::format("PLACEMENT: {} rows; solutions are numbered to N = {}, where 64 bits end",
                              placement.size, largest_counted_n));
  const auto attacks = find_attacks(placement.placement);
  if (!attacks.empty()) {
    const auto& [upper, lower] = attacks[0];
    throw Failure(
        ExitCode::found_wrong,
        fmt::format("PLACEMENT: no solution, so it has no rank: the queens (row column) ({} {}) and "
                    "({} {}) attack each other",
                    upper.row + 1, upper.column + 1, lower.row + 1, lower.column + 1));
  }
  if (!placement.is_full())
    throw Failure(ExitCode::found_wrong,
                  fmt::format("PLACEMENT: {} queens on {} rows are no solution, so it has no rank",
                              placement.placement.rows(), placement.size));
}

ExitCode run(const CommandLine& line, const Context& context) {
  const std::string& argument =
      only_argument(line, "PLACEMENT", "a solution like \"[0 4 7 5 2 6 1 3]\", or - for standard input");
  const reports::SizedPlacement solution =
      read_placement_argument(argument,
                              {.size = std::nullopt, .base = base_of(line), .may_be_partial = false})
          .placement;
  check(solution);

  auto out = reports::Output::standard();
  std::uint64_t rank = 0;
  {
    ProgressBar bar(fmt::format("N = {}", solution.size), context.quiet);
    SolutionRanks ranks(solution.size, threads_of(line), [&](double done) { bar.show(done); });
    rank = ranks.rank_of(solution.placement);
  }
  out.write(fmt::format("{}\n", rank));
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command rank_command = {
    "rank",      "Search",
    "PLACEMENT", "Say how many solutions come before this one: the inverse of nth",
    examples,    "Exit code 1 if the placement is no solution, 65 if it can't be read.",
    options,     run};

}  // namespace eightfold::cli
