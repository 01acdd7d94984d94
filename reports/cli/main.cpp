#include <csignal>
#include <string>
#include <vector>

#include "reports/cli/run.hpp"
#include "reports/output.hpp"

namespace {

// Removes a half-written file, then lets the signal do what it would have done.
extern "C" void clean_up_and_die(int signal) {
  eightfold::reports::Output::remove_temporary();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

int main(int argc, char** argv) {
  for (const int signal : {SIGHUP, SIGINT, SIGTERM, SIGPIPE}) {
    if (std::signal(signal, clean_up_and_die) == SIG_IGN) std::signal(signal, SIG_IGN);
  }
  return eightfold::cli::run(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
}
