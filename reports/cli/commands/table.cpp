#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "reports/cli/commands/command.hpp"
#include "reports/parse_error.hpp"
#include "reports/suggestion.hpp"

namespace eightfold::cli {

std::span<const Command> all_commands() {
  static const std::array table = {
      list_command,           count_command,      nth_command,      rank_command,   sample_command,
      tree_command,           orbits_command,     burnside_command, census_command, symmetric_command,
      explain_command,        show_command,       group_command,    chains_command, cycle_index_command,
      draw_command,           sheet_command,      page_command,     plot_command,   verify_command,
      new_assignment_command, completion_command, man_command};
  return table;
}

const Command& find_command(std::string_view name) {
  const auto commands = all_commands();
  const auto it =
      std::find_if(commands.begin(), commands.end(), [&](const Command& c) { return c.name == name; });
  if (it != commands.end()) return *it;
  std::vector<std::string_view> names = {"help"};
  for (const Command& command : commands) names.push_back(command.name);
  const std::string nearest = reports::did_you_mean(name, names);
  throw Failure(ExitCode::usage,
                fmt::format("unknown command {}{}", reports::quote(name),
                            nearest.empty() ? "; `eightfold help` lists the commands" : nearest));
}

}  // namespace eightfold::cli
