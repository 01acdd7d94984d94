#include "eightfold/reports/coursework/submission/reader.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/integer.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using test::mentions;

std::string error_in(const std::string& text, const Expectations& expected = {}) {
  return test::message_of<reports::ParseError>([&] { read_submission(text, expected); });
}

// The parts that cannot be read, "claim, place: reason", or the error if nothing can be read.
std::string unread_in(const std::string& text, const Expectations& expected = {}) {
  try {
    std::string all;
    for (const Unread& part : read_submission(text, expected).unread)
      all += part.claim + ", " + words_of(part.place) + ": " + part.reason + "\n";
    return all;
  } catch (const reports::ParseError& error) {
    return error.what();
  }
}

TEST(SubmissionReader, uses_n_of_the_first_placement_by_default) {
  EXPECT_EQ(read_submission("[1 3 0 2]\n").exercise.n, 4);
  EXPECT_EQ(read_submission(R"({"orbits": [["2413"]]})").exercise.n, 4);
  EXPECT_EQ(read_submission(R"({"stabilizers": [{"placement": "2413", "stabilizer": "full"}]})").exercise.n,
            4);
  EXPECT_EQ(error_in(R"({"orbit_count": 1})"), "n: missing; give 0 to 32");
}

TEST(SubmissionReader, uses_the_expectations_by_default) {
  Expectations expected;
  expected.exercise.n = 8;
  expected.exercise.group = "rotations";
  expected.base = 1;
  const Submission submission = read_submission("[1 5 8 6 3 7 2 4]\n", expected);
  EXPECT_EQ(submission.exercise.group.order(), 4);
  EXPECT_EQ(submission.placements->placements[0].placement, (Placement{0, 4, 7, 5, 2, 6, 1, 3}));
}

TEST(SubmissionReader, rejects_another_exercise_than_the_expected_one) {
  Expectations expected;
  expected.exercise.n = 8;
  expected.exercise.group = "d4";
  EXPECT_TRUE(mentions(error_in(R"({"n": 6, "orbit_count": 1})", expected),
                       {"line 1, column 7", "n: 6 in the submission, but 8 is expected"}));
  EXPECT_TRUE(mentions(error_in(R"({"group": "half_turn", "orbit_count": 1})", expected),
                       {"line 1, column 11", "group:"}));
  EXPECT_NO_THROW(read_submission(R"({"n": 8, "group": "full", "orbit_count": 1})", expected))
      << "d4 by its other name";
}

TEST(SubmissionReader, converts_every_convention_to_columns_by_row_from_0) {
  const Placement placement = {1, 4, 6, 3, 0, 7, 5, 2};
  const auto first = [](const std::string& text) {
    return read_submission(text).placements->placements[0].placement;
  };
  EXPECT_EQ(first("[1 4 6 3 0 7 5 2]"), placement);
  EXPECT_EQ(first("base: 1\n[2 5 7 4 1 8 6 3]"), placement);
  // Queens in row 4 of column 0, row 0 of column 1 and so on.
  EXPECT_EQ(first("indexing: rows_by_column\n[4 0 7 3 1 6 2 5]"), placement);
  EXPECT_EQ(first("indexing: rows by column\nbase: 1\n[5,1,8,4,2,7,3,6]"), placement);
  EXPECT_EQ(first("indexing: rows_by_column\n51842736"), placement) << "digits are a vector too";
  EXPECT_EQ(first("indexing: rows_by_column\n((1 2) (2 5) (3 7) (4 4) (5 1) (6 8) (7 6) (8 3))"), placement)
      << "named squares are unambiguous";
}

RC_GTEST_PROP(Conventions, are_undone_by_writing, ()) {
  const Placement placement = *test::permutation();
  Conventions conventions;
  conventions.base = *rc::gen::inRange(0, 2);
  conventions.rows_by_column = *rc::gen::arbitrary<bool>();
  const JsonTree text{{1, 1}, vector_of(placement, conventions)};
  RC_ASSERT(read_placement(text, placement.rows(), conventions).placement == placement);
}

TEST(SubmissionReader, accepts_whole_numbers_of_any_size_in_quotes) {
  const Submission submission = read_submission(
      R"({"problem": "beads", "n": 100, "colors": 2, "necklace_count": "12676506002282305273966813560"})");
  EXPECT_EQ(submission.numbers.at("necklace_count").value,
            Rational(Integer("12676506002282305273966813560")));
  EXPECT_TRUE(mentions(unread_in(R"({"n": 8, "solution_count": 18446744073709551616})"),
                       {"solution_count, line 1, column 28", "2^64"}));
  EXPECT_NO_THROW(read_submission(R"({"n": 8, "solution_count": 18446744073709551615})"));
}

TEST(SubmissionReader, accepts_fractions_for_quotients) {
  const auto count = [](const std::string& value) {
    return read_submission("{\"n\": 8, \"orbit_count\": " + value + "}").numbers.at("orbit_count").value;
  };
  EXPECT_EQ(count("11.5"), Rational(23, 2));
  EXPECT_EQ(count("1e2"), Rational(100));
  EXPECT_EQ(count("12.0"), Rational(12));
  EXPECT_EQ(count("\"92/8\""), Rational(23, 2));
  EXPECT_EQ(count("\"11.50\""), Rational(23, 2));
  EXPECT_EQ(count("\"012\""), Rational(12));
  for (const std::string bad : {"-1", "\"1/0\"", "\".5\"", "\"1/2/3\"", "\"twelve\"", "true", "[]"})
    EXPECT_TRUE(mentions(unread_in("{\"n\": 8, \"orbit_count\": " + bad + "}"),
                         {"orbit_count, line 1, column 25", "orbit_count must be"}))
        << bad;
  for (const std::string key : {"solution_count", "burnside_sum"})
    EXPECT_TRUE(mentions(unread_in("{\"n\": 8, \"" + key + "\": 11.5}"), {key, "whole number"}));
}

TEST(SubmissionReader, names_the_key_that_is_nearest_to_an_unknown_one) {
  EXPECT_TRUE(mentions(error_in("{\"n\": 8,\n \"orbit_cuont\": 12}"),
                       {"line 2, column 2", "did you mean orbit_count?"}));
  EXPECT_TRUE(mentions(unread_in(R"({"n": 8, "burnside_sum": 96, "orbit_cuont": 12})"),
                       {", line 1, column 30: ", "did you mean orbit_count?"}));
  EXPECT_TRUE(mentions(unread_in(R"({"n": 8, "fixed_points": {"rotate18": 4}})"),
                       {"fixed_points, line 1, column 27", "did you mean rotate180?"}));
  EXPECT_TRUE(mentions(unread_in(R"({"n": 8, "group": "rotations", "fixed_points": {"transpose": 0}})"),
                       {"not an element or class"}));
  EXPECT_TRUE(mentions(error_in(R"({"n": 8, "rule": "queen"})"), {"did you mean queens?"}));
  EXPECT_TRUE(mentions(error_in(R"({"n": 8, "conventions": {"bse": 1}})"), {"did you mean base?"}));
  EXPECT_TRUE(mentions(unread_in(R"({"n": 8, "orbit_types": {"trivail": 1}})"), {"did you mean trivial?"}));
  EXPECT_TRUE(mentions(unread_in(R"({"n": 8, "orbit_sizes": {"3": 1}})"), {"\"3\"", "1, 2, 4 or 8"}));
}

TEST(SubmissionReader, merges_two_equal_counts_of_an_element_and_drops_two_different_ones) {
  const Submission same = read_submission(R"({"n": 8, "fixed_points": {"rotate90": 0, "quarter_turn": 0}})");
  ASSERT_EQ(same.fixed_points.size(), 2U);
  EXPECT_EQ(same.fixed_points[1].key.elements, std::vector{3}) << "rotate270";
  EXPECT_EQ(same.notes,
            std::vector<std::string>{
                "line 1: rotate90 and quarter_turn count the same element, with the same number"});
  const std::string hedged = R"({"n": 8, "fixed_points": {"quarter_turn": 0, "rotate90": 8, "rotate90": 0}})";
  EXPECT_TRUE(mentions(unread_in(hedged), {"fixed_points, line 1, column 46",
                                           "quarter_turn and rotate90 count the same element"}));
  ASSERT_EQ(read_submission(hedged).fixed_points.size(), 1U);
  EXPECT_EQ(read_submission(hedged).fixed_points[0].key.elements, std::vector{3});
}

TEST(SubmissionReader, accepts_lists_of_fixed_placements_only_for_single_elements) {
  // The two mirrors in the diagonals do not fix the same rooks.
  EXPECT_TRUE(
      mentions(unread_in(R"({"n": 3, "rule": "rooks", "fixed_points": {"diagonal_flip": ["123", "321"]}})"),
               {"line 1, column 61", "diagonal_flip has 2 elements", "element by element"}));
}

TEST(SubmissionReader, rejects_a_huge_n_immediately) {
  for (const std::string n : {"33", "1000000000", "999999999999999999999999", "-1", "8.5", "\"8\""})
    EXPECT_TRUE(mentions(error_in("{\"n\": " + n + "}"), {"line 1, column 7", "n"})) << n;
}

TEST(SubmissionReader, rejects_keys_that_do_not_apply_to_the_problem) {
  EXPECT_TRUE(mentions(unread_in(R"({"problem": "beads", "n": 4, "colors": 2, "solutions": ["2413"]})"),
                       {"placements do not apply to beads"}));
  EXPECT_TRUE(mentions(unread_in(R"({"problem": "cube_faces", "colors": 2, "orbit_types": {"full": 1}})"),
                       {"orbit_types does not apply"}));
}

TEST(SubmissionReader, keeps_a_vector_by_columns_that_has_two_queens_in_a_row) {
  const Submission submission = read_submission("indexing: rows_by_column\n[0 0 1 2]");
  EXPECT_TRUE(submission.placements->placements[0].transposed);
}

TEST(SubmissionReader, reads_empty_brackets_as_the_empty_placement_for_n_0_and_as_an_empty_list_otherwise) {
  Expectations expected;
  expected.exercise.n = 0;
  EXPECT_EQ(read_submission("[]\n", expected).placements->placements.size(), 1U);
  expected.exercise.n = 3;
  EXPECT_TRUE(read_submission("[]\n", expected).placements->placements.empty());
  EXPECT_TRUE(mentions(error_in("[]\n"), {"n: missing"}));
}

TEST(SubmissionReader, rejects_an_empty_submission) {
  for (const std::string text : {"", " \n\n", "\xef\xbb\xbf"}) EXPECT_FALSE(error_in(text).empty());
}

}  // namespace
}  // namespace eightfold::coursework
