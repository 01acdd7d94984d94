#pragma once

#include <optional>
#include <string>

#include "eightfold/core/count/count.hpp"

namespace eightfold::reports {

/// The greatest N that count_solutions() accepts, and why there is no greater one; the reason is empty for
/// the largest board.
struct CountLimit {
  int n = 0;
  std::string reason;
};

[[nodiscard]] CountLimit count_limit(Rule rule, bool is_constrained);

/// If so many rooks are left to place that their number exceeds 64 bits, a text that continues "N: ".
[[nodiscard]] std::optional<std::string> too_many_rooks(const CountParams& params);

}  // namespace eightfold::reports
