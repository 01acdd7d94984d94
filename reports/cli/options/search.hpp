#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/cli/screen/stop_signals.hpp"
#include "reports/io/internal/output.hpp"

namespace eightfold::cli {

inline constexpr Option stats_option = {
    .name = "stats", .help = "print what the search did to standard error: boards and other steps, seconds"};

/// "stats: 2057 boards in 0.012 s, 171000 boards/s". Work of several kinds has no rate, nor has work of less
/// than a millisecond.
std::string stats_text(const SearchStatistics& statistics, double seconds);

/// The searches of a command: signals stop them, a bar shows their progress, and --stats their work and
/// duration. Declare it before the output, as a StopOnSignal.
class Search {
 public:
  /// Starts the clock. `stops` is false for a command that writes while it searches: it ends at once, because
  /// a write to a pipe that nobody reads does not poll the token.
  Search(const CommandLine& line, const Context& context, bool stops = true)
      : prints_stats_(line.has(stats_option.name)), quiet_(context.quiet) {
    if (stops) signals_.emplace();
  }

  /// How to search for N, with a new bar: "N = 8", or "N = 8, PART".
  RunOptions options(int n, int threads = 1, std::string_view part = {});

  StopToken stop() const { return signals_ ? signals_->token() : StopToken(); }
  void add(const SearchStatistics& statistics) { statistics_ += statistics; }
  /// Erases the bar, so that other text can be printed; progress draws it again.
  void clear_bar() {
    if (bar_) bar_->clear();
  }

  /// Writes the end of the output, commits it, and prints the statistics. The code is that of a failed check
  /// unless the results agree.
  ExitCode finish(reports::Output& out, std::string_view text, bool agrees = true);
  /// Prints the statistics after the output, to standard error, also with --quiet, if --stats is given.
  ExitCode finish(bool agrees = true);

 private:
  std::optional<StopOnSignal> signals_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  SearchStatistics statistics_;
  bool prints_stats_;
  bool quiet_;
  std::optional<ProgressBar> bar_;
};

}  // namespace eightfold::cli
