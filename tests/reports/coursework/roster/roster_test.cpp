#include "eightfold/reports/coursework/roster/roster.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/reports/coursework/cases.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

// The platform, and each student with name, id, email and row; or the error.
std::string students_in(const test::CaseInput& input) {
  std::string text;
  const std::string error = test::error_or_accepted([&] {
    const Roster roster = read_roster(input.text);
    text = fmt::format("{}\n", name_of(roster.platform));
    for (const auto& [student, row] : roster.students) {
      EXPECT_TRUE(student.name.empty() || test::is_one_clean_line(student.name));
      text += fmt::format("{}; {}; {}; row {}\n", student.name, student.id, student.email, row);
    }
  });
  return text.empty() ? error : text;
}

TEST(Roster, has_the_students_of_each_platform) { test::expect_cases("rosters.txt", students_in); }

}  // namespace
}  // namespace eightfold::coursework
