#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <span>
#include <utility>

#include "eightfold/core/version.hpp"
#include "reports/cli/help/help.hpp"
#include "reports/cli/options/inputs.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/hints.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/cli/screen/stop_signals.hpp"

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

ExitCode run_words(std::vector<std::string> words) {
  // Called by the completion scripts. The words are not parsed, because they are incomplete and may be
  // invalid.
  if (!words.empty() && words[0] == "__complete")
    return print({}, completion(all_commands(), std::span(words).subspan(1)));

  const Invocation invocation = parse_invocation(std::move(words));
  const auto& name = invocation.name;
  const Command* const command = invocation.command;
  const CommandLine& line = invocation.line;
  const Context context{line.has("quiet"), {color_wanted(line.value_of("color"))}};
  if (line.has("version")) return print({}, "eightfold " EIGHTFOLD_VERSION "\n");
  if (line.has("help")) return print({}, help_for(name, laid_out(context.style, line)));
  if (command != nullptr) {
    check_output_files(line, *command);
    return naming_format_file(line, [&] { return command->run(line, context); });
  }
  if (name.empty() && !line.arguments.empty())  // a negative number
    throw Failure(ExitCode::usage,
                  "no command given" + hint_for_command(line.arguments[0].substr(1), line.arguments));
  if (name.empty())
    throw usage_error("no command given; try `eightfold list 8 --canonical` or `eightfold --help`");
  throw usage_error("{}: missing second word; choose one of {}, or see `eightfold help {}`", name,
                    second_words(all_commands(), name), name);
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
