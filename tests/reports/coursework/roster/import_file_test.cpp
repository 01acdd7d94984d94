#include "eightfold/reports/coursework/roster/import_file.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "tests/reports/coursework/cases.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::coursework {
namespace {

// The roster with the grades in the options, and what else of Moodle's worksheet the program reads.
std::string imported(const test::CaseInput& input) {
  std::vector<std::string> words = test::words_of(input.options);
  for (std::string& word : words) std::ranges::replace(word, '_', ' ');
  std::vector<std::optional<RosterGrade>> grades;
  for (const std::string& word : std::span(words).subspan(1)) {
    const auto bar = word.find('|');
    if (bar == std::string::npos)
      grades.emplace_back();
    else
      grades.push_back(RosterGrade{word.substr(0, bar), word.substr(bar + 1)});
  }
  const Roster roster = read_roster(input.text);
  std::string text = import_file(roster, grades, {words.at(0), "20"});
  for (const auto& [name, found] :
       {std::pair("maximum", maximum_in(roster)), std::pair("grades by form", grade_column_by_form(roster))})
    if (!found.empty()) text += std::string(name) + ": " + found + "\n";
  return text;
}

TEST(ImportFile, has_the_grades_in_the_format_of_the_platform) {
  test::expect_cases("imports.txt", imported);
}

TEST(ImportFile, finds_the_assignment_of_canvas_by_title_id_or_name) {
  const Roster roster = read_roster(
      "Student,ID,Section,Queens (77),Queens (78),77 (79),Final Score\n    Points Possible,,,,,,(read only)\n"
      "\"Lee, Ann\",101,A,,,,\n");
  using Columns = std::vector<std::size_t>;
  EXPECT_EQ(assignments_of(roster), (Columns{3, 4, 5}));
  EXPECT_EQ(assignments_called("queens (78)", roster), (Columns{4}));
  EXPECT_EQ(assignments_called("77", roster), (Columns{3})) << "the id before the name";
  EXPECT_EQ(assignments_called("Eight queens (77)", roster), (Columns{3})) << "renamed in Canvas";
  EXPECT_EQ(assignments_called("Queens", roster), (Columns{3, 4}));
  EXPECT_EQ(assignments_called("Queens (80)", roster), (Columns{}));
  EXPECT_EQ(assignments_called("Final Score", roster), (Columns{})) << "a total";
  EXPECT_EQ(assignments_called("Section", roster), (Columns{}));
  EXPECT_EQ(assignments_of(read_roster("name,grade\nAnn,\n")), (Columns{}));
}

}  // namespace
}  // namespace eightfold::coursework
