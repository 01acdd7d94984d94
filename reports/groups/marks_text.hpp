#pragma once

#include <string>

#include "reports/text/style.hpp"
#include "symmetry/table_of_marks.hpp"

namespace eightfold::reports {

/// The table of marks, how to read it, and how to use it: the marks of a set, say of the "8-queens
/// solutions", decomposed into orbit types step by step. Throws as decompose() does.
std::string marks_text(const std::string& placements, const Marks& marks, const Style& style);

}  // namespace eightfold::reports
