#pragma once

#include <gtest/gtest.h>

#include <string>

namespace eightfold::test {

/// Passes if TeX can read the source as it was meant: printable ASCII, only commands from a short list,
/// braces, dollar signs and environments closed in order, an ampersand only in a table or an equation, as
/// many in each row of a table as it has columns, a caret only in math, and none of # % _ ~ " < > | ` by
/// itself.
::testing::AssertionResult is_sound_latex(const std::string& source);

}  // namespace eightfold::test
