#pragma once

#include <optional>
#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/core/placement.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// Why a placement on the n×n board has no rank among the solutions, if it has none: a text that continues
/// "PLACEMENT: ". Rows and columns count from `base`.
[[nodiscard]] std::optional<std::string> why_unranked(const Placement& placement, int n);

}  // namespace reports
}  // namespace eightfold
