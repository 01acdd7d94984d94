#pragma once

#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The table of marks, an explanation, and an example: the marks of a set, such as the "8-queens solutions",
/// decomposed into orbit types step by step. Throws the exceptions of decompose().
[[nodiscard]] std::string marks_text(const std::string& placements, const Marks& marks, const Style& style);

}  // namespace reports
}  // namespace eightfold
