#include "eightfold/reports/coursework/roster/matching.hpp"

#include <gtest/gtest.h>

namespace eightfold::coursework {
namespace {

const std::vector<Student> list = {{"Lee, Ann", "1", "ann@example.org"},
                                   {"Bob Ray", "2", "bob@example.org"},
                                   {"Müller, Eva", "3", ""},
                                   {"Kim Sun", "4", ""},
                                   {"Kim Sun", "5", ""}};

Match match_of(const Student& student) { return match_students(std::vector{student}, list)[0]; }

TEST(MatchStudents, matches_by_id_then_email_then_name) {
  EXPECT_EQ(match_of({"Somebody Else", "2", ""}).index, 1U);
  EXPECT_EQ(match_of({"", "", "ANN@Example.org"}).index, 0U);
  EXPECT_EQ(match_of({"Kim Sun", "4", "bob@example.org"}).index, 3U) << "the id counts first";
  for (const std::string name : {"Ann Lee", "LEE, ANN", "Lee Ann", "  ann   lee "})
    EXPECT_EQ(match_of({name, "", ""}).index, 0U) << name;
  EXPECT_EQ(match_of({"Eva MÜLLER", "", ""}).index, 2U);
  EXPECT_EQ(match_of({"Eva Muller", "", ""}).index, std::nullopt) << "accents matter";
  EXPECT_EQ(match_of({"", "", ""}).index, std::nullopt);
}

TEST(MatchStudents, does_not_choose_between_students_with_the_same_name) {
  const Match match = match_of({"Kim Sun", "", ""});
  EXPECT_EQ(match.index, std::nullopt);
  EXPECT_TRUE(match.ambiguous);
  EXPECT_FALSE(match_of({"Nobody", "", ""}).ambiguous);
}

TEST(MatchStudents, knows_that_different_ids_of_one_platform_are_different_students) {
  const std::vector<Student> students = {{"Bob Ray", "2", ""}, {"Ann Lee", "99", ""}};
  const std::vector<Match> matches = match_students(students, list);
  EXPECT_EQ(matches[0].index, 1U);
  EXPECT_EQ(matches[1].index, std::nullopt) << "the id 2 shows that the ids are of the same platform";
  EXPECT_EQ(match_of({"Ann Lee", "99", ""}).index, 0U) << "no id is the same: ids of another platform";
}

TEST(MatchStudents, does_not_match_a_name_against_another_email_address) {
  EXPECT_EQ(match_of({"Ann Lee", "", "other@example.org"}).index, std::nullopt);
}

}  // namespace
}  // namespace eightfold::coursework
