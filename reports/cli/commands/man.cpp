
#include "eightfold/core/version.hpp"
#include "reports/cli/help/help.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

ExitCode run_man(const CommandLine& line, const Context&) {
  return print(line, man_page(all_commands(), EIGHTFOLD_VERSION));
}

}  // namespace

extern const Command man_command = {
    .name = "man",
    .heading = Heading::help,
    .place = 2,
    .summary = "Print the manual page, with all commands and options",
    .options = {text_output_option},
    .examples = {{"eightfold man > eightfold.1", "read it with `man ./eightfold.1`"}},
    .run = run_man,
};

}  // namespace eightfold::cli
