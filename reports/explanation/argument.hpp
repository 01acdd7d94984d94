#pragma once

#include "reports/explanation/explanation.hpp"
#include "reports/explanation/explanation_document.hpp"

namespace eightfold::reports {

/// The argument, step by step, to be written in any format. Throws as the functions in explanation.hpp do.
Document argument(const ExplainedCounts& counts);

}  // namespace eightfold::reports
