#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

#include "eightfold/core/count/count.hpp"
#include "reports/cli/parse/command_line.hpp"

// The options and arguments of searches.
namespace eightfold::cli {

/// The size of boards whose solutions are counted in 64 bits.
inline constexpr Argument counted_n_argument = {
    .name = "N",
    .remedy = "0 to 28",
    .kind = ValueKind::number,
    .bounds = {0, max_counted_n, "larger counts need more than 64 bits"}};

inline constexpr Option threads_option =
    number_option("threads", "T", "use T threads, 1 to 256; default: one per processor", {1, max_threads});

/// Whether SolutionRanks takes longer than about a minute on one thread to count so many solutions. By
/// measurement it counts ten million a second for N = 17, and with each N about 1.7 times fewer.
inline bool is_long_ranking(int n, double solutions) { return solutions * std::pow(1.7, n - 17) > 6e8; }

/// Whether queens on the torus have no solutions (Pólya, 1918), so that a search for one visits every board.
inline bool has_no_solution(int n, Rule rule) { return rule == Rule::torus && (n % 2 == 0 || n % 3 == 0); }

/// 0 without the option.
inline int threads_of(const CommandLine& line) { return line.number<int>(threads_option.name).value_or(0); }

inline constexpr Option skip_option = number_option("skip", "S", "omit the first S items of the list");
inline constexpr Option limit_option = number_option("limit", "L", "stop after L items");

/// Whether --skip omits more solutions than a search visits in about a minute.
inline bool is_long_skip(const CommandLine& line) {
  constexpr std::uint64_t most_quick_skips = 100'000'000;
  return line.number(skip_option.name).value_or(0) > most_quick_skips;
}

/// The part of a list that --skip and --limit select. Call select_next() once for each item, in order.
class Window {
 public:
  explicit Window(const CommandLine& line)
      : skip_(line.number(skip_option.name).value_or(0)),
        left_(line.number(limit_option.name).value_or(no_limit)) {}

  /// Whether the next item is selected.
  bool select_next() {
    if (skipped_ < skip_) {
      ++skipped_;
      return false;
    }
    if (left_ == 0) return false;
    --left_;
    return true;
  }

  /// Now and then while items are skipped: the part of them that is, 0 to 1.
  std::optional<double> skipping() const {
    if (skipped_ == skip_ || skipped_ % 4096 != 0) return std::nullopt;
    return static_cast<double>(skipped_) / static_cast<double>(skip_);
  }

  /// True if no later item is selected.
  bool is_over() const { return left_ == 0; }

 private:
  std::uint64_t skip_;
  std::uint64_t skipped_ = 0;
  std::uint64_t left_;
};

}  // namespace eightfold::cli
