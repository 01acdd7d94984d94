#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <csignal>
#include <span>

#include "eightfold/core/version.hpp"
#include "eightfold/reports/cli/help/completion.hpp"
#include "eightfold/reports/cli/help/help.hpp"
#include "eightfold/reports/cli/options/inputs.hpp"
#include "eightfold/reports/cli/options/output_options.hpp"
#include "eightfold/reports/cli/parse/command.hpp"
#include "eightfold/reports/cli/screen/message.hpp"
#include "eightfold/reports/cli/screen/stop_signals.hpp"

namespace eightfold::cli {
namespace {

// The next file that is opened gets the number of a closed standard stream, so messages could end up in an
// output file. Each closed stream is opened on /dev/null in the wrong direction, so that using it still
// fails.
void reserve_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0) open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

void handle_signals() {
  for (const int signal :
       {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGUSR1, SIGUSR2})
    if (std::signal(signal, die_of) == SIG_IGN) std::signal(signal, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // exceeding the file size limit is a write error, like a full disk
}

constexpr int closed_pipe = 141;  // 128 + SIGPIPE, the status that a shell reports

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

// Only the options of every command may precede a command's name.
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
  // Called by the completion scripts. The words are not parsed, because they are incomplete and may be
  // invalid.
  if (!words.empty() && words[0] == "__complete")
    return print(completion(all_commands(), std::span(words).subspan(1)));

  const std::string name = take_command_name(words);
  const bool is_command = !name.empty() && !is_family(name);
  const Command* command = is_command ? &find_command(name) : nullptr;
  const CommandLine line = is_command ? parse_command_line(words, *command) : parse_command_line(words);
  const Context context{line.has("quiet"), {color_wanted(line.value_of("color"))}};
  if (line.has("version")) return print("eightfold " EIGHTFOLD_VERSION "\n");
  if (line.has("help")) return print(help_for(name, laid_out(context.style, line)));
  if (is_command) {
    check_output_files(line, *command);
    return command->run(line, context);
  }
  if (name.empty())
    throw Failure(ExitCode::usage,
                  "no command given; try `eightfold list 8 --canonical` or `eightfold --help`");
  throw Failure(ExitCode::usage,
                fmt::format("{}: missing second word; choose one of {}, or see `eightfold help {}`", name,
                            second_words(all_commands(), name), name));
}

// Returns the exit status.
int run(std::span<char* const> words) {
  try {
    return static_cast<int>(run_words({words.begin(), words.end()}));
  } catch (...) {
    try {
      return static_cast<int>(print_failure());
    } catch (const reports::OutputError&) {
      return closed_pipe;
    }
  }
}

}  // namespace
}  // namespace eightfold::cli

int main(int argc, char** argv) {
  eightfold::cli::reserve_standard_streams();
  eightfold::cli::handle_signals();
  return eightfold::cli::run(std::span(argv + (argc > 0 ? 1 : 0), argv + argc));
}
