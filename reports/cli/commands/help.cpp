#include "reports/cli/help/help.hpp"

#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

ExitCode run_help(const CommandLine& line, const Context& context) {
  return print(line, help_for(reports::joined(line.arguments, " "), text_style(line, context)));
}

}  // namespace

extern const Command help_command = {
    .name = "help",
    .heading = Heading::help,
    .place = 4,
    .summary = "Show the examples and options of a command, or explain a term",
    .arguments =
        {{.name = "COMMAND", .remedy = "a command or a term", .kind = ValueKind::command, .optional = true}},
    .options = {text_output_option},
    .examples = {{"eightfold help orbits", "the examples and options of a command"},
                 {"eightfold help job", "the commands of a family"},
                 {"eightfold help stabilizer", "what a term means, and a command that shows it"}},
    .run = run_help,
};

}  // namespace eightfold::cli
