#pragma once

#include <cstdint>
#include <limits>

#include "reports/cli/arguments.hpp"
#include "reports/cli/options.hpp"

namespace eightfold::cli {

/// `--skip` and `--limit`, for every command that writes a list.
inline constexpr Option skip_option = {"skip", '\0', "S", "leave out the first S, counted after the filters"};
inline constexpr Option limit_option = {"limit", '\0', "L", "stop after L, counted after the filters"};

/// The part of a list that is wanted. Asked about one item after another.
class Window {
 public:
  explicit Window(const CommandLine& line)
      : to_skip_(number(line, skip_option, 0)),
        left_(number(line, limit_option, std::numeric_limits<std::uint64_t>::max())) {}

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
  static std::uint64_t number(const CommandLine& line, const Option& option, std::uint64_t otherwise) {
    const auto text = line.value_of(option.name);
    if (!text) return otherwise;
    return parse_number("--" + std::string(option.name), *text, 0, std::numeric_limits<std::uint64_t>::max());
  }

  std::uint64_t to_skip_;
  std::uint64_t left_;
};

}  // namespace eightfold::cli
