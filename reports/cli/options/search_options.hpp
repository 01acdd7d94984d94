#pragma once

#include <cstdint>

#include "core/count/count.hpp"
#include "reports/cli/parse/command_line.hpp"

// The options and arguments of searches.
namespace eightfold::cli {

/// The size of boards whose solutions are counted in 64 bits.
inline constexpr Argument counted_n_argument = {
    .name = "N",
    .remedy = "0 to 28",
    .kind = ValueKind::number,
    .bounds = {0, largest_counted_n, "larger counts need more than 64 bits"}};

inline constexpr Option threads_option = {.name = "threads",
                                          .value = "T",
                                          .help = "use T threads, 1 to 256; default: one per processor",
                                          .kind = ValueKind::number,
                                          .bounds = {1, 256}};

/// 0 without the option.
inline int threads_of(const CommandLine& line) { return line.number<int>(threads_option.name).value_or(0); }

inline constexpr Option skip_option = {
    .name = "skip", .value = "S", .help = "omit the first S items of the list", .kind = ValueKind::number};
inline constexpr Option limit_option = {
    .name = "limit", .value = "L", .help = "stop after L items", .kind = ValueKind::number};

/// The part of a list that --skip and --limit select. Call select_next() once for each item, in order.
class Window {
 public:
  explicit Window(const CommandLine& line)
      : to_skip_(line.number(skip_option.name).value_or(0)),
        left_(line.number(limit_option.name).value_or(no_limit)) {}

  /// Whether the next item is selected.
  bool select_next() {
    if (to_skip_ > 0) {
      --to_skip_;
      return false;
    }
    if (left_ == 0) return false;
    --left_;
    return true;
  }

  /// True if no later item is selected.
  bool is_over() const { return left_ == 0; }

 private:
  std::uint64_t to_skip_;
  std::uint64_t left_;
};

}  // namespace eightfold::cli
