#include "reports/cli/help/completion.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/io/output.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/suggestion.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 3> examples = {{
    {"eightfold completion bash > eightfold.bash", "to be sourced by ~/.bashrc"},
    {"eightfold completion zsh > _eightfold", "to be put on the $fpath"},
    {"eightfold completion fish > eightfold.fish", "to be put into ~/.config/fish/completions"},
}};

struct Shell {
  std::string_view name;
  std::string (*script)(const ProgramTable& program);
};

constexpr std::array<Shell, 3> shells = {
    {{"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}}};

const Shell& shell_named(const std::string& name) {
  const auto shell = std::ranges::find(shells, name, &Shell::name);
  if (shell != shells.end()) return *shell;
  std::array<std::string_view, shells.size()> names;
  std::ranges::transform(shells, names.begin(), &Shell::name);
  throw Failure(ExitCode::usage, fmt::format("SHELL: {} is none of {}{}", reports::quote(name),
                                             fmt::join(names, ", "), reports::did_you_mean(name, names)));
}

ExitCode run(const CommandLine& line, const Context&) {
  const Shell& shell = shell_named(only_argument(line, "SHELL", "one of bash, zsh, fish"));
  auto out = reports::Output::standard();
  out.write(shell.script(program_table()));
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command completion_command = {
    "completion",
    "Help",
    "SHELL",
    "Write the script with which a shell completes eightfold's command line",
    examples,
    "SHELL is one of\n"
    "  bash   for ~/.local/share/bash-completion/completions/eightfold, or a file that\n"
    "         ~/.bashrc sources\n"
    "  zsh    for a file _eightfold in a folder of the $fpath\n"
    "  fish   for ~/.config/fish/completions/eightfold.fish",
    {},
    run};

}  // namespace eightfold::cli
