#include "reports/cli/help/completion.hpp"

#include <algorithm>
#include <array>

#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>(
    {{.name = "SHELL", .remedy = "bash, zsh or fish", .choices = {"bash", "zsh", "fish"}}});

constexpr auto examples = std::to_array<Example>({
    {"eightfold completion bash > eightfold.bash", "to source in ~/.bashrc"},
    {"eightfold completion zsh > _eightfold", "to put in a folder of $fpath"},
    {"eightfold completion fish > eightfold.fish", "to put in ~/.config/fish/completions"},
});

struct Shell {
  std::string_view name;
  std::string (*script)(const ProgramTable& program);
};

constexpr std::array<Shell, 3> shells = {
    {{"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}}};

ExitCode run(const CommandLine& line, const Context&) {
  return print(std::ranges::find(shells, line.arguments[0], &Shell::name)->script(program_table()));
}

}  // namespace

extern const Command completion_command = {
    .name = "completion",
    .heading = Heading::help,
    .place = 1,
    .summary = "Write the script that completes eightfold's command line in a shell",
    .arguments = arguments,
    .examples = examples,
    .details =
        "SHELL is one of\n"
        "  bash   for ~/.local/share/bash-completion/completions/eightfold, or a file that\n"
        "         ~/.bashrc sources\n"
        "  zsh    for a file _eightfold in a folder of $fpath\n"
        "  fish   for ~/.config/fish/completions/eightfold.fish",
    .run = run};

}  // namespace eightfold::cli
