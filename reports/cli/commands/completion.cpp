#include <algorithm>
#include <array>

#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

constexpr auto completion_arguments = std::to_array<Argument>(
    {{.name = "SHELL", .remedy = "bash, zsh or fish", .choices = {"bash", "zsh", "fish"}}});

// In the order of the choices. CMake generates these files from help/completion.bash, .zsh and .fish.
constexpr std::array<const char*, 3> scripts = {
#include "completion_bash.inc"
    ,
#include "completion_zsh.inc"
    ,
#include "completion_fish.inc"
};

constexpr auto completion_options = std::to_array<Option>({text_output_option});

constexpr auto completion_examples = std::to_array<Example>({
    {"eightfold completion bash > eightfold.bash", "source this file in ~/.bashrc"},
    {"eightfold completion zsh > _eightfold", "put this file in a folder of $fpath"},
    {"eightfold completion fish > eightfold.fish", "put this file in ~/.config/fish/completions"},
});

ExitCode run_completion(const CommandLine& line, const Context&) {
  const Words& shells = completion_arguments[0].choices;
  const auto shell = std::ranges::find(shells, line.arguments.at(0)) - shells.begin();
  return print(line, scripts.at(static_cast<std::size_t>(shell)));
}

}  // namespace

extern const Command completion_command = {
    .name = "completion",
    .heading = Heading::help,
    .place = 1,
    .summary = "Print the script for command line completion in a shell",
    .arguments = completion_arguments,
    .options = completion_options,
    .examples = completion_examples,
    .details =
        "SHELL is one of\n"
        "  bash   install the script as ~/.local/share/bash-completion/completions/eightfold, or source it "
        "in ~/.bashrc\n"
        "  zsh    install it as _eightfold in a folder of $fpath\n"
        "  fish   install it as ~/.config/fish/completions/eightfold.fish",
    .run = run_completion};

}  // namespace eightfold::cli
