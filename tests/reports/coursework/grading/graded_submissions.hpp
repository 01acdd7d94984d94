#pragma once

#include <string>

#include "reports/coursework/grading/grade.hpp"

namespace eightfold::test {

/// A claim that came out right.
coursework::GradedClaim right_claim(const std::string& claim, const std::string& title,
                                    const std::string& claimed);

/// Ann's eight queens: a right number, a sum carried over from a tally with three findings of which one is
/// told, a quotient that looks like two known mistakes, and orbit types that are missing. 2.5 of 5 points.
coursework::GradedSubmission ann();

/// All of Bob's one claim is right: 1 of 1 point.
coursework::GradedSubmission bob();

/// Cyd's can't be read.
coursework::GradedSubmission cyd();

/// Texts that a format may take for its own: markup, formulas, quotes, control characters, bytes that are no
/// UTF-8.
inline const std::string hostile_text =
    "</failure>]]><b onclick=\"x()\">'&amp;|`*_[x](http://e.x)![y](z) "
    "\x1b[31m\x07\r\n\t\x7f\xc2\x9b\xff\xe2\x82 =1+1";

/// A submission in which every text is the given one.
coursework::GradedSubmission mallory(const std::string& text = hostile_text);

}  // namespace eightfold::test
