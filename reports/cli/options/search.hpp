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

/// The work and the duration of the searches of a command, for --stats.
class Stats {
 public:
  /// Starts the clock.
  explicit Stats(const CommandLine& line) : wanted_(line.has(stats_option.name)) {}

  void add(const SearchStatistics& statistics) { total_ += statistics; }

  /// Prints the text to standard error, also with --quiet, if --stats is given. Call it after the result is
  /// written.
  void print() const;

 private:
  bool wanted_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  SearchStatistics total_;
};

/// The searches of a command: signals stop them, a bar shows their progress, and --stats their work. Declare
/// it before the output, as a StopOnSignal.
class Search {
 public:
  Search(const CommandLine& line, const Context& context) : stats_(line), quiet_(context.quiet) {}

  /// How to search for N, with a new bar: "N = 8", or "N = 8, PART".
  RunOptions options(int n, int threads = 1, std::string_view part = {});

  StopToken stop() const { return signals_.token(); }
  void add(const SearchStatistics& statistics) { stats_.add(statistics); }
  void clear_bar() { bar_.reset(); }

  /// Writes the end of the output, commits it, and prints the statistics. The code is that of a failed check
  /// unless the results agree.
  ExitCode finish(reports::Output& out, std::string_view text, bool agrees = true);
  /// Prints the statistics after the output.
  ExitCode finish(bool agrees = true);

 private:
  StopOnSignal signals_;
  Stats stats_;
  bool quiet_;
  std::optional<ProgressBar> bar_;
};

}  // namespace eightfold::cli
