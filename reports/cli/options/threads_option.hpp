#pragma once

#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/options.hpp"

namespace eightfold::cli {

/// `--threads`, for every command that computes on several.
inline constexpr Option threads_option = {"threads", '\0', "T",
                                          "use T threads, 1 to 256; without it, one for each processor"};

/// 0 without it.
inline int threads_of(const CommandLine& line) {
  const auto threads = line.value_of(threads_option.name);
  return threads ? static_cast<int>(parse_number("--threads", *threads, 1, 256)) : 0;
}

}  // namespace eightfold::cli
