#include <array>

#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

constexpr Words shells = {"bash", "zsh", "fish"};

// In the order of the shells. CMake generates these files from help/completion.bash, .zsh and .fish.
constexpr std::array<const char*, 3> scripts = {
#include "completion_bash.inc"
    ,
#include "completion_zsh.inc"
    ,
#include "completion_fish.inc"
};

ExitCode run_completion(const CommandLine& line, const Context&) {
  return print(line, scripts.at(shells.index_of(line.arguments.at(0))));
}

}  // namespace

extern const Command completion_command = {
    .name = "completion",
    .heading = Heading::help,
    .place = 1,
    .summary = "Print the script for command line completion in a shell",
    .arguments = {{.name = "SHELL", .remedy = "bash, zsh or fish", .choices = shells}},
    .options = {text_output_option},
    .examples = {{"eightfold completion bash > eightfold.bash", "source this file in ~/.bashrc"},
                 {"eightfold completion zsh > _eightfold", "put this file in a folder of $fpath"},
                 {"eightfold completion fish > eightfold.fish",
                  "put this file in ~/.config/fish/completions"}},
    .details =
        "SHELL is one of\n"
        "  bash   install the script as ~/.local/share/bash-completion/completions/eightfold, or source it "
        "in ~/.bashrc\n"
        "  zsh    install it as _eightfold in a folder of $fpath\n"
        "  fish   install it as ~/.config/fish/completions/eightfold.fish",
    .run = run_completion,
};

}  // namespace eightfold::cli
