#pragma once

#include <string>

#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"

namespace eightfold::reports {

/// The table of marks, an explanation, and an example: the marks of a set, such as the "8-queens solutions",
/// decomposed into orbit types step by step. Throws the exceptions of decompose().
[[nodiscard]] std::string marks_text(const std::string& placements, const Marks& marks, const Style& style);

/// JSON with "table_of_marks", and in "decomposition" the marks and the orbits of the set that `placements`
/// names, such as "8-queens solutions". Throws the exceptions of decompose().
[[nodiscard]] std::string marks_json(const std::string& placements, const Marks& marks);

/// CSV: the table of marks, with a line for each orbit type and a column for each class of subgroups.
[[nodiscard]] std::string marks_csv();

}  // namespace eightfold::reports
