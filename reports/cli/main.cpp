#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

#include "reports/cli/run.hpp"
#include "reports/cli/screen/stop_signals.hpp"

namespace {

// The next file that is opened gets the number of a closed standard stream, so messages could end up in an
// output file. Each closed stream is opened on /dev/null in the wrong direction: its use still fails.
void reserve_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0) open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

void handle_signals() {
  for (const int signal :
       {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGUSR1, SIGUSR2})
    if (std::signal(signal, eightfold::cli::die_of) == SIG_IGN) std::signal(signal, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // exceeding the file size limit is a write error, like a full disk
}

}  // namespace

int main(int argc, char** argv) {
  reserve_standard_streams();
  handle_signals();
  return eightfold::cli::run(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
}
