#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/reports/coursework/verify/correct_quantities.hpp"

namespace eightfold::test {

/// An incorrect number and the mistake that must be named for it.
struct WrongCase {
  std::string id;
  std::string exercise;  ///< in misconception_exercises()
  std::string claim;
  coursework::Rational value;
  std::string own = {};  ///< the student's other claims, which the mistake follows from
};

const std::map<std::string, CorrectQuantities>& misconception_exercises();

/// At least one for each known misconception, computed by hand.
const std::vector<WrongCase>& misconception_cases();

}  // namespace eightfold::test
