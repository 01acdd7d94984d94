#pragma once

#include <cstdint>
#include <limits>

#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/options.hpp"

namespace eightfold::cli {

/// `--skip` and `--limit`, for every command that writes a list.
inline constexpr Option skip_option = {"skip", '\0', "S", "leave out the first S of the list"};
inline constexpr Option limit_option = {"limit", '\0', "L", "stop after L, not counting those left out"};

/// The part of a list that is wanted. Asked about one item after another.
class Window {
 public:
  explicit Window(const CommandLine& line)
      : to_skip_(parse_count(line, skip_option.name, 0)),
        left_(parse_count(line, limit_option.name, std::numeric_limits<std::uint64_t>::max())) {}

  /// Whether the next item is in it.
  bool takes_next() {
    if (to_skip_ > 0) {
      --to_skip_;
      return false;
    }
    if (left_ == 0) return false;
    --left_;
    return true;
  }

  /// True if no item to come is in it.
  bool is_over() const { return left_ == 0; }

 private:
  std::uint64_t to_skip_;
  std::uint64_t left_;
};

}  // namespace eightfold::cli
