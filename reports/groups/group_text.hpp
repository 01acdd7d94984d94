#pragma once

#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/text/style.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The group of the square: its elements with coordinates, matrix, order, inverse and
/// conjugacy class; the Cayley table; the conjugacy classes; the ten subgroups.
[[nodiscard]] std::string group_text(const Style& style);

}  // namespace reports
}  // namespace eightfold
