#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

#include "reports/cli/run.hpp"
#include "reports/io/output.hpp"

namespace {

// Removes a half-written file, then lets the signal do what it would have done.
extern "C" void clean_up_and_die(int signal) {
  eightfold::reports::Output::remove_temporary();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

// A file that is opened while a standard stream is closed would take its place, and messages would go into
// it. So closed streams are opened on /dev/null, the wrong way around, that their use still fails.
void keep_standard_streams_taken() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0) open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

void handle_signals() {
  for (const int signal :
       {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGUSR1, SIGUSR2})
    if (std::signal(signal, clean_up_and_die) == SIG_IGN) std::signal(signal, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // a write past the limit on file sizes is an error like a full disk's
}

}  // namespace

int main(int argc, char** argv) {
  keep_standard_streams_taken();
  handle_signals();
  return eightfold::cli::run(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
}
