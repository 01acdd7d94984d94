#pragma once

#include <map>
#include <string>
#include <string_view>

#include "eightfold/reports/coursework/submission/exercise.hpp"
#include "eightfold/reports/coursework/verify/formula.hpp"

namespace eightfold::test {

/// The correct numbers of an exercise, computed without the library's counting: from published counts, from
/// the cycles of cells, beads and faces, or by moving every permutation that the independent checker accepts.
struct CorrectQuantities {
  coursework::Exercise exercise;
  coursework::Quantities quantities;                   ///< all quantities except the student's own
  std::map<std::string, coursework::Rational> claims;  ///< by the names of claims
};

/// Throws std::out_of_range without published counts. `group` is a name for Subgroup::named.
CorrectQuantities correct_queens(int n, std::string_view group = "full");
CorrectQuantities correct_pieces(Rule rule, int n, std::string_view group = "full");
CorrectQuantities correct_beads(int n, int colors, bool reflections);
CorrectQuantities correct_cells(int n, int colors, std::string_view group = "full");
CorrectQuantities correct_cube(int colors);

/// The exercise as the first lines of a text submission.
std::string exercise_lines(const coursework::Exercise& exercise);

}  // namespace eightfold::test
