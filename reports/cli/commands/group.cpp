#include <array>

#include "reports/cli/arguments.hpp"
#include "reports/cli/commands/command.hpp"
#include "reports/group_text.hpp"
#include "reports/output.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 1> examples = {{
    {"eightfold group", "what homework on the group of the square is checked against"},
}};

ExitCode run(const CommandLine& line, const Context& context) {
  expect_no_arguments(line);
  auto out = reports::Output::standard();
  out.write(reports::group_text(context.style));
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command group_command = {
    "group",  "Symmetry", "", "Show the eight symmetries, their Cayley table, classes and subgroups",
    examples, "",         {}, run};

}  // namespace eightfold::cli
