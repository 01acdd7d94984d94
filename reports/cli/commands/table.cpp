#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <vector>

#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/command_family.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/suggestion.hpp"

namespace eightfold::cli {

std::span<const Command> all_commands() {
  static const std::array table = {
      list_command,           count_command,      nth_command,       rank_command,       sample_command,
      tree_command,           orbits_command,     burnside_command,  census_command,     symmetric_command,
      explain_command,        show_command,       group_command,     chains_command,     cycle_index_command,
      draw_command,           sheet_command,      page_command,      plot_command,       verify_command,
      new_assignment_command, job_plan_command,   job_work_command,  job_shard_command,  job_collect_command,
      job_status_command,     job_result_command, job_audit_command, completion_command, man_command};
  return table;
}

const Command& find_command(std::string_view name) {
  const auto commands = all_commands();
  const auto it =
      std::find_if(commands.begin(), commands.end(), [&](const Command& c) { return c.name == name; });
  if (it != commands.end()) return *it;
  std::vector<std::string_view> names = {"help"};
  for (const Command& command : commands) names.push_back(command.name);
  for (const std::string_view family : families_of(commands)) names.push_back(family);
  const std::string nearest = reports::did_you_mean(name, names);
  const std::string_view family = name.substr(0, name.find(' '));
  const std::string list =
      is_family(family) ? fmt::format("`eightfold help {}`", family) : "`eightfold help`";
  throw Failure(ExitCode::usage,
                fmt::format("unknown command {}{}", reports::quote(name),
                            nearest.empty() ? fmt::format("; {} lists the commands", list) : nearest));
}

}  // namespace eightfold::cli
