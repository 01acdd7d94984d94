#pragma once

#include "eightfold/core/rule.hpp"
#include "tests/support/drawings.hpp"

namespace eightfold::test {

/// Expects everything that core finds on the board to be as by definition: the list of solutions, below a
/// prefix too, the contradiction, the squares of the search, the counts by every engine, and the ranks.
void expect_solutions_by_definition(const Drawing& drawing, Rule rule);

}  // namespace eightfold::test
