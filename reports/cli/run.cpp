#include "reports/cli/run.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstddef>
#include <span>

#include "reports/cli/help/completion.hpp"
#include "reports/cli/help/help.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/command_family.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/cli/screen/terminal.hpp"
#include "reports/io/output.hpp"

namespace eightfold::cli {
namespace {

constexpr int closed_pipe = 141;  // 128 + SIGPIPE, as a shell shows it

// The index of the first word that is neither an option nor an option's value: a word of the command's name.
std::size_t find_name_word(const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--color")
      ++i;
    else if (!words[i].starts_with('-'))
      return i;
  }
  return words.size();
}

// Before its name, a command accepts only the options of every command.
void check_words_before_command(const std::vector<std::string>& words) {
  try {
    parse_command_line(words);
  } catch (const Failure& failure) {
    throw Failure(failure.code(),
                  fmt::format("{} (a command's own options follow its name)", failure.what()));
  }
}

// Removes the command's name, one word or two, from the words and returns it; empty if there is none.
std::string take_command_name(std::vector<std::string>& words) {
  std::string name;
  do {
    const auto place = words.begin() + static_cast<std::ptrdiff_t>(find_name_word(words));
    if (place == words.end()) break;
    check_words_before_command({words.begin(), place});
    name += (name.empty() ? "" : " ") + *place;
    words.erase(place);
  } while (is_family(name));
  return name;
}

ExitCode run_words(std::vector<std::string> words) {
  // Called by the completion scripts. The words are not parsed, as they are incomplete and may be invalid.
  if (!words.empty() && words[0] == "__complete")
    return print(completion(all_commands(), std::span(words).subspan(1)));

  const std::string name = take_command_name(words);
  const bool is_command = !name.empty() && !is_family(name);
  const Command* command = is_command ? &find_command(name) : nullptr;
  const CommandLine line = is_command ? parse_command_line(words, *command) : parse_command_line(words);
  const Context context{line.has("quiet"), {color_wanted(line.value_of("color"))}};
  if (line.has("version")) return print("eightfold " EIGHTFOLD_VERSION "\n");
  if (line.has("help")) return print(help_for(name, context.style));
  if (is_command) return command->run(line, context);
  if (name.empty())
    throw Failure(ExitCode::usage,
                  "no command given; try `eightfold list 8 --canonical` or `eightfold --help`");
  throw Failure(ExitCode::usage,
                fmt::format("{}: missing second word; choose one of {}, or see `eightfold help {}`", name,
                            second_words(all_commands(), name), name));
}

}  // namespace

void Context::note(std::string_view text) const {
  if (!quiet) print_message(fmt::format("note: {}", text));
}

void Context::warn_of_long_run(int n, Rule rule) const {
  const int longest_short_run = rule == Rule::rooks ? 11 : 16;
  if (n > longest_short_run)
    note(fmt::format("visiting every solution of N = {} may take minutes to years; press Ctrl-C to stop", n));
}

int run(const std::vector<std::string>& words) {
  try {
    return static_cast<int>(run_words(words));
  } catch (...) {
    try {
      return static_cast<int>(print_failure());
    } catch (const reports::OutputError&) {
      return closed_pipe;
    }
  }
}

}  // namespace eightfold::cli
