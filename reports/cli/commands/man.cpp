#include <array>

#include "reports/cli/help/man_page.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/io/output.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 1> examples = {{
    {"eightfold man > eightfold.1", "to be read with `man ./eightfold.1`"},
}};

ExitCode run(const CommandLine& line, const Context&) {
  expect_no_arguments(line);
  auto out = reports::Output::standard();
  out.write(man_page(program_table(), EIGHTFOLD_VERSION));
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command man_command = {"man",    "Help", "", "Write the manual page, with all commands and options",
                             examples, "",     {}, run};

}  // namespace eightfold::cli
