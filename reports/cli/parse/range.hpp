#pragma once

#include <string_view>

namespace eightfold::cli {

/// One number, or all from the first to the last.
struct Range {
  int first;
  int last;
};

/// "8" or "4..10", each 0 to `greatest`; see parse_number for the reason and the argument. Throws Failure
/// (usage), also for a range that goes down.
Range parse_range(std::string_view text, int greatest, std::string_view reason = {},
                  std::string_view argument = "N");

}  // namespace eightfold::cli
