#pragma once

#include <chrono>
#include <string>

#include "eightfold/core/search_statistics.hpp"
#include "reports/cli/parse/command_line.hpp"

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

}  // namespace eightfold::cli
