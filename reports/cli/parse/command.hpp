#pragma once

#include <span>
#include <string_view>

#include "core/rule.hpp"
#include "reports/cli/parse/exit_code.hpp"
#include "reports/cli/parse/options.hpp"
#include "reports/text/style.hpp"

namespace eightfold::cli {

struct Example {
  std::string_view command;
  std::string_view meaning;
};

/// What a command runs with beside its own line.
struct Context {
  bool quiet = false;
  reports::Style style;  ///< for the standard output

  /// A line on the standard error that is no error; nothing with --quiet.
  void note(std::string_view text) const;
  /// A note for a search over all solutions that takes longer than a minute or so.
  void warn_of_long_run(int n, Rule rule = Rule::queens) const;
};

/// A subcommand. The program, its help and its suggestions all read this.
struct Command {
  std::string_view name;       ///< of one word, or of two like "job plan"; see command_family.hpp
  std::string_view heading;    ///< under which `help` lists it
  std::string_view usage;      ///< its arguments as the usage line shows them
  std::string_view summary;    ///< one line
  std::span<const Example> examples;
  std::string_view details;  ///< paragraphs for `help COMMAND`, with their newlines; may be empty
  std::span<const Option> options;
  ExitCode (*run)(const CommandLine& line, const Context& context);
  std::span<const Argument> arguments = {};
  bool hidden = false;  ///< absent from help, completions, the man page and suggestions
};

/// All commands, in the order of the help.
std::span<const Command> all_commands();

/// By name, a second word after one space. Throws Failure (usage) with a suggestion if there is none.
const Command& find_command(std::string_view name);

// The table's rows, each defined in the file of its name.
extern const Command list_command;
extern const Command count_command;
extern const Command orbits_command;
extern const Command burnside_command;
extern const Command show_command;
extern const Command tree_command;
extern const Command group_command;
extern const Command nth_command;
extern const Command rank_command;
extern const Command sample_command;
extern const Command symmetric_command;
extern const Command census_command;
extern const Command explain_command;
extern const Command chains_command;
extern const Command cycle_index_command;
extern const Command verify_command;
extern const Command new_assignment_command;
extern const Command draw_command;
extern const Command sheet_command;
extern const Command page_command;
extern const Command plot_command;
extern const Command job_plan_command;
extern const Command job_work_command;
extern const Command job_shard_command;
extern const Command job_collect_command;
extern const Command job_status_command;
extern const Command job_result_command;
extern const Command job_audit_command;
extern const Command completion_command;
extern const Command man_command;

}  // namespace eightfold::cli
