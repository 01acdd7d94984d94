#include <fmt/format.h>

#include <array>

#include "core/solutions.hpp"
#include "reports/burnside_text.hpp"
#include "reports/cli/arguments.hpp"
#include "reports/cli/commands/command.hpp"
#include "reports/cli/group_option.hpp"
#include "reports/output.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 3> examples = {{
    {"eightfold burnside 8", "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 12"},
    {"eightfold burnside 8 --group rotations", "rotations only: 24"},
    {"eightfold burnside 8 --group flip-vertical", "one mirror only: 46"},
}};

constexpr std::array<Option, 1> options = {group_option};

ExitCode run(const CommandLine& line, const Context& context) {
  const int n = parse_n(only_argument(line, "N", "0 to 32"));
  const reports::OrbitReportHead head{n, group_of(line), false, fmt::format("{}-queens solutions", n),
                                      context.style};
  auto out = reports::Output::standard();
  context.warn_of_long_run(n);
  OrbitCounter count(head.group);
  for (const Placement& solution : Solutions(Board::square(n))) count.add(solution);
  const CheckedOrbitCount tail = count.finish();
  out.write(reports::burnside_text(head, tail));
  out.commit();
  return tail.agrees() ? ExitCode::done : ExitCode::found_wrong;
}

}  // namespace

const Command burnside_command = {
    "burnside",
    "Symmetry",
    "N",
    "Check Burnside's lemma: fixed points, their mean, and the orbits",
    examples,
    "Every solution is tested against every element of the group. The mean of the\n"
    "fixed points is compared with the number of orbits that isomorph rejection\n"
    "finds. Exit code 1 if they disagree.",
    options,
    run};

}  // namespace eightfold::cli
