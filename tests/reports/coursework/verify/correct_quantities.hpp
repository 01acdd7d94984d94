#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

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
/// With a content, the colorings that have it are moved one by one.
CorrectQuantities correct_beads(int n, int colors, bool reflections,
                                const std::optional<Content>& content = {});
CorrectQuantities correct_cells(int n, int colors, std::string_view group = "full",
                                const std::optional<Content>& content = {});
CorrectQuantities correct_cube(int colors, const std::optional<Content>& content = {});

/// The elements of groups by their names for named_group, from generators that are written here. The points
/// have other numbers.
const std::map<std::string, std::set<std::vector<int>>>& acting_groups();

/// `acting` is in acting_groups().
CorrectQuantities correct_colorings(const std::string& acting, int colors,
                                    const std::optional<Content>& content = {});

/// The exercise as the first lines of a text submission.
std::string exercise_lines(const coursework::Exercise& exercise);

}  // namespace eightfold::test
