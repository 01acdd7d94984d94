#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "tests/program/schemas.hpp"
#include "tests/reports/coursework/cases.hpp"

namespace eightfold::coursework {
namespace {

std::string rubric_violations(const std::string& text) {
  return test::violations_of("rubric-1.0", nlohmann::json::parse(text));
}

const std::string whole = R"({
  "$schema": "urn:eightfold:schema:rubric:1.0",
  "title": "Week 3",
  "exercise": {"problem": "queens", "n": 8, "rule": "superqueens", "group": "rotations"},
  "representative": "least",
  "points": {"representatives": 5, "fixed_points": 4.5, "orbit_count": 0},
  "carried_credit": 0.5,
  "partial_credit": false
})";

TEST(RubricReader, reads_every_key) {
  const Rubric rubric = read_rubric(whole);
  EXPECT_EQ(rubric_violations(whole), "");
  EXPECT_EQ(rubric.title, "Week 3");
  EXPECT_EQ(rubric.exercise.problem, Problem::queens);
  EXPECT_EQ(rubric.exercise.n, 8);
  EXPECT_EQ(rubric.exercise.rule, Rule::superqueens);
  EXPECT_EQ(rubric.exercise.group, "rotations");
  EXPECT_FALSE(rubric.exercise.colors);
  EXPECT_EQ(rubric.representative, Representative::least);
  const decltype(rubric.points) points = {{"representatives", 5}, {"fixed_points", 4.5}, {"orbit_count", 0}};
  EXPECT_EQ(rubric.points, points);
  EXPECT_EQ(rubric.carried_credit, 0.5);
  EXPECT_FALSE(rubric.partial_credit);
}

TEST(RubricReader, accepts_an_empty_rubric) {
  const Rubric rubric = read_rubric("{}");
  EXPECT_TRUE(rubric.title.empty());
  EXPECT_FALSE(rubric.exercise.problem);
  EXPECT_FALSE(rubric.exercise.n);
  EXPECT_FALSE(rubric.representative);
  EXPECT_TRUE(rubric.points.empty());
  EXPECT_EQ(rubric.carried_credit, 1);
  EXPECT_TRUE(rubric.partial_credit);
}

TEST(RubricReader, lets_the_submission_choose_only_n_and_colors) {
  const ExerciseParts exercise = read_rubric(R"({"exercise": {}})").exercise;
  EXPECT_EQ(exercise.problem, Problem::queens);
  EXPECT_EQ(exercise.rule, Rule::queens);
  EXPECT_EQ(exercise.group, "full");
  EXPECT_FALSE(exercise.n);
  EXPECT_FALSE(read_rubric("{}").exercise.problem) << "the rubric has no exercise";
}

TEST(RubricReader, rejects_other_rubrics_with_the_place) {
  test::expect_cases("rubric-errors.txt", [](const test::CaseInput& input) {
    const bool is_json = nlohmann::json::accept(input.text);
    const bool fits = is_json && rubric_violations(input.text).empty();
    return test::error_or_accepted([&] { read_rubric(input.text); }) + (!is_json ? "not JSON\n"
                                                                        : fits   ? "fits the schema\n"
                                                                                 : "violates the schema\n");
  });
}

TEST(RubricReader, rejects_a_truncated_rubric) {
  for (std::size_t length = 0; length < whole.size(); ++length)
    EXPECT_THROW(read_rubric(whole.substr(0, length)), reports::ParseError) << length;
}

const std::string variants = R"({
  "$schema": "urn:eightfold:schema:rubric:1.0",
  "exercise": {"n": 4},
  "points": {"representatives": 4, "stabilizers": 2},
  "spoilers": "after_deadline",
  "given": {"representatives": []},
  "students": [
    {"id": "17", "boards": [[1, 3, 0, 2]]},
    {"name": "A. Student", "email": "a@example.org", "exercise": {"n": 5},
     "given": {"representatives": [[0, 2, 4, 1, 3]]}}
  ]
})";

TEST(RubricReader, reads_what_differs_from_student_to_student) {
  const Rubric rubric = read_rubric(variants);
  EXPECT_EQ(rubric_violations(variants), "");
  EXPECT_EQ(rubric.spoilers, Spoilers::after_deadline);
  EXPECT_EQ(read_rubric("{}").spoilers, Spoilers::never);
  EXPECT_EQ(rubric.given_credit.at("representatives"), 0);
  ASSERT_EQ(rubric.students.size(), 2U);
  const auto& [first, first_rubric] = rubric.students[0];
  EXPECT_EQ(first, (Student{"", "17", ""}));
  EXPECT_EQ(first_rubric.exercise.n, 4) << "from the whole rubric";
  EXPECT_EQ(first_rubric.boards.size(), 1U);
  EXPECT_EQ(first_rubric.points, rubric.points);
  const auto& [second, second_rubric] = rubric.students[1];
  EXPECT_EQ(second, (Student{"A. Student", "", "a@example.org"}));
  EXPECT_EQ(second_rubric.exercise.n, 5);
  EXPECT_EQ(second_rubric.given_credit.at("representatives"), 0.5) << "one of the two orbits";
  EXPECT_TRUE(second_rubric.boards.empty());
  EXPECT_EQ(read_rubric(R"({"boards": [[1, 3, 0, 2]]})").exercise.n, 4);
}

}  // namespace
}  // namespace eightfold::coursework
