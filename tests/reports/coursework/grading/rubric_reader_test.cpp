#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "tests/program/schemas.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using test::mentions;

std::string error_in(const std::string& text) {
  return test::message_of<reports::ParseError>([&] { read_rubric(text); });
}

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

TEST(RubricReader, rejects_an_unknown_version) {
  for (const std::string version : {R"("9")", R"("1.1")", R"("")", "1.0", "null"})
    EXPECT_TRUE(mentions(error_in(R"({"schema_version": )" + version + "}"), {"schema_version"})) << version;
  read_rubric(R"({"schema_version": "1.0"})");
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

TEST(RubricReader, accepts_every_claim_of_the_schema) {
  for (const std::string claim :
       {"solutions", "representatives", "orbits", "fixed_points", "orbit_types", "orbit_sizes", "stabilizers",
        "solution_count", "burnside_sum", "orbit_count", "fundamental_count", "necklace_count",
        "bracelet_count", "coloring_count"}) {
    const std::string text = "{\"points\": {\"" + claim + "\": 1000}}";
    EXPECT_EQ(read_rubric(text).points.size(), 1U) << claim;
    EXPECT_EQ(rubric_violations(text), "") << claim;
  }
}

TEST(RubricReader, lets_the_submission_choose_only_n_and_colors) {
  const ExerciseParts exercise = read_rubric(R"({"exercise": {}})").exercise;
  EXPECT_EQ(exercise.problem, Problem::queens);
  EXPECT_EQ(exercise.rule, Rule::queens);
  EXPECT_EQ(exercise.group, "full");
  EXPECT_FALSE(exercise.n);
  EXPECT_FALSE(read_rubric("{}").exercise.problem) << "the rubric has no exercise";
}

TEST(RubricReader, accepts_what_the_schema_allows) {
  for (const std::string& text :
       {whole, std::string("{}"), std::string(R"({"exercise": {}})"),
        std::string(R"({"exercise": {"n": 8}})"),
        std::string(R"({"exercise": {"problem": "beads", "n": 6, "colors": 3, "group": "full"}})"),
        std::string(R"({"exercise": {"problem": "cube_faces", "colors": 3}})"),
        std::string(R"({"exercise": {"problem": "beads", "group": "necklaces"}})"),
        std::string(R"({"points": {}})"), std::string(R"({"carried_credit": 0, "partial_credit": true})")}) {
    EXPECT_NO_THROW(read_rubric(text)) << text;
    EXPECT_EQ(rubric_violations(text), "") << text;
  }
}

TEST(RubricReader, reports_the_place_of_an_unknown_key_and_the_nearest_known_one) {
  EXPECT_TRUE(
      mentions(error_in("{\n  \"point\": {}}"), {"line 2, column 3", "point", "did you mean points?"}));
  EXPECT_TRUE(mentions(error_in(R"({"points": {"orbit_cuont": 3}})"),
                       {"line 1, column 13", "orbit_cuont", "did you mean orbit_count?"}));
  EXPECT_TRUE(
      mentions(error_in(R"({"points": {"style": 3}})"), {"line 1", "style", "solutions", "coloring_count"}));
  EXPECT_TRUE(mentions(error_in(R"({"exercise": {"size": 3}})"), {"line 1, column 15", "size"}));
}

TEST(RubricReader, rejects_what_the_schema_rejects) {
  for (const std::string text : {R"([])",
                                 R"(1)",
                                 R"("")",
                                 R"(null)",
                                 R"({"$schema": "urn:eightfold:schema:rubric:1.1"})",
                                 R"({"title": 3})",
                                 R"({"exercise": 8})",
                                 R"({"exercise": {"n": -1}})",
                                 R"({"exercise": {"n": "8"}})",
                                 R"({"exercise": {"n": 8.5}})",
                                 R"({"exercise": {"rule": "bishops"}})",
                                 R"({"exercise": {"problem": "chess"}})",
                                 R"({"representative": "first"})",
                                 R"({"representative": 0})",
                                 R"({"points": []})",
                                 R"({"points": 5})",
                                 R"({"points": {"orbits": -1}})",
                                 R"({"points": {"orbits": 1001}})",
                                 R"({"points": {"orbits": 1e300}})",
                                 R"({"points": {"orbits": "5"}})",
                                 R"({"points": {"orbits": null}})",
                                 R"({"points": {"orbits": true}})",
                                 R"({"carried_credit": 1.5})",
                                 R"({"carried_credit": -0.5})",
                                 R"({"carried_credit": "all"})",
                                 R"({"partial_credit": 1})",
                                 R"({"partial_credit": "yes"})"}) {
    EXPECT_TRUE(mentions(error_in(text), {"line 1"})) << text;
    EXPECT_NE(rubric_violations(text), "") << text;
  }
}

TEST(RubricReader, rejects_an_invalid_exercise) {
  EXPECT_TRUE(
      mentions(error_in(R"({"exercise": {"problem": "queens", "n": 33}})"), {"line 1, column 14", "33"}));
  EXPECT_TRUE(mentions(error_in(R"({"exercise": {"group": "ful"}})"),
                       {"line 1, column 14", "ful", "did you mean full?"}));
  EXPECT_TRUE(mentions(error_in(R"({"exercise": {"problem": "beads", "group": "flip_vertical"}})"),
                       {"flip_vertical"}));
  EXPECT_TRUE(mentions(error_in(R"({"exercise": {"problem": "cube_faces", "n": 6}})"), {"n"}));
}

TEST(RubricReader, rejects_hostile_text_with_its_place) {
  for (const std::string text :
       {"", "{", "{\"title\": \"\xff\"}", "{\"title\": \"\x1b[31m\"}", "{\"title\": \"\\u001b\"}",
        "{\"points\": {\"orbits\": 1e999}}", "{\"points\": {\"orbits\": nan}}",
        "{\"title\": \"a\", \"title\": \"b\"}", "{\"\x01\": 1}", "{} {}"})
    EXPECT_TRUE(mentions(error_in(text), {"line 1"})) << testing::PrintToString(text);
  std::string deep(100'000, '[');
  EXPECT_TRUE(mentions(error_in("{\"points\": " + deep), {"line 1"}));
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
}

TEST(RubricReader, rejects_points_that_the_exercise_cannot_have) {
  EXPECT_EQ(error_in("{\"exercise\": {\"n\": 8},\n\"points\": {\n\"necklace_count\": 1}}"),
            "line 3, column 1: points: necklace_count does not apply to queens; remove it");
  EXPECT_EQ(error_in("{\"exercise\": {\"problem\": \"cube_faces\"}, \"points\": {\"solutions\": 1}}"),
            "line 1, column 52: points: solutions does not apply to cube_faces; remove it");
  EXPECT_EQ(error_in(R"({"points": {"bracelet_count": 1, "orbit_count": 1, "solution_count": 1}})"),
            "line 1, column 52: points: solution_count does not apply to beads; remove it")
      << "no problem has both";
  EXPECT_EQ(error_in(R"({"exercise": {"n": 20}, "points": {"solution_count": 1, "solutions": 2}})"),
            "line 1, column 57: points: solutions cannot be checked for n = 20; the largest n is 14");
  EXPECT_EQ(error_in(R"({"exercise": {"n": 28}, "points": {"orbit_count": 2}})"),
            "line 1, column 36: points: orbit_count cannot be checked for n = 28; the largest n is 27");
  EXPECT_NO_THROW(read_rubric(R"({"exercise": {"n": 8, "rule": "rooks"}, "points": {"orbit_count": 2}})"));
  EXPECT_EQ(error_in(R"({"points": {"orbit_count": 1},
"students": [{"id": "1", "exercise": {"n": 40, "problem": "beads", "colors": 2}}, {"id": "2", "exercise": {"n": 30}}]})"),
            "line 1, column 13: points: orbit_count cannot be checked for n = 30; the largest n is 27");
}

TEST(RubricReader, rejects_boards_that_the_exercise_cannot_have) {
  EXPECT_EQ(error_in("{\"exercise\": {\"n\": 5},\n\"boards\": [\n[1, 3, 0, 2]]}"),
            "line 3, column 1: boards: this board has 4 rows, but n is 5");
  EXPECT_TRUE(mentions(error_in("{\"boards\": [[1, 3, 0, 2],\n[0, 2, 4, 1, 3]]}"), {"line 2, column 1"}));
  EXPECT_TRUE(mentions(error_in(R"({"exercise": {"problem": "beads"}, "boards": []})"),
                       {"line 1, column 46", "boards: do not apply to beads"}));
  EXPECT_EQ(read_rubric(R"({"boards": [[1, 3, 0, 2]]})").exercise.n, 4);
}

TEST(RubricReader, rejects_given_claims_that_cannot_be_read) {
  EXPECT_TRUE(
      mentions(error_in("{\"exercise\": {\"n\": 4},\n\"given\": {\"representatives\": [\n[1, 3, 9, 2]]}}"),
               {"line 3"}));
  EXPECT_TRUE(mentions(error_in(R"({"given": {"fixed_points": {"identity": 1}}})"), {"n: missing"}));
  EXPECT_TRUE(mentions(error_in(R"({"students": [{"exercise": {"n": 4}}]})"),
                       {"line 1, column 15", "needs a name, an id or an email"}));
}

}  // namespace
}  // namespace eightfold::coursework
