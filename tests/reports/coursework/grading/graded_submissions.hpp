#pragma once

#include <string>

#include "eightfold/reports/coursework/grading/grade.hpp"

namespace eightfold::test {

/// A claim with the status right.
coursework::GradedClaim right_claim(const std::string& claim, const std::string& title,
                                    const std::string& claimed);

/// Ann's eight queens: a correct number, a tally with more findings than are shown, a sum carried forward
/// from it, a quotient with two known mistakes, and missing orbit types. 2.5 of 5 points.
coursework::GradedSubmission ann();

/// Bob's only claim is right: 1 of 1 point.
coursework::GradedSubmission bob();

/// Cyd's submission is unreadable.
coursework::GradedSubmission cyd();

/// Text that a format could interpret: markup, formulas, quotes, control characters, bytes that are not
/// UTF-8.
inline const std::string hostile_text =
    "</failure>]]><b onclick=\"x()\">'&amp;|`*_[x](http://e.x)![y](z) "
    "\x1b[31m\x07\r\n\t\x7f\xc2\x9b\xff\xe2\x82 =1+1";

/// A submission in which every text is the given one.
coursework::GradedSubmission mallory(const std::string& text = hostile_text);

}  // namespace eightfold::test
