#pragma once

#include <gtest/gtest.h>

#include <string>

namespace eightfold::test {

/// Passes if the source is printable ASCII, uses only commands from a short list, and closes its braces,
/// dollar signs and environments in order. An ampersand must be in a table or an equation, each row of a
/// table must have one cell per column, a caret must be in math, and # % _ ~ " < > | ` must be escaped.
::testing::AssertionResult is_sound_latex(const std::string& source);

}  // namespace eightfold::test
