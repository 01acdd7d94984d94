// The ways in which students write the same submission.
#include <gtest/gtest.h>

#include <string>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/coursework/submission/reader.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "reports/coursework/submission/internal/element_names.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::coursework {
namespace {

using test::mentions;

Submission read_of_8_queens(const std::string& text) {
  Expectations expected;
  expected.exercise.n = 8;
  return read_submission(text, expected);
}

// The tally, the sum and the count of 8 queens, without any complaint.
void expect_the_answer(const std::string& text) {
  const Submission submission = read_of_8_queens(text);
  for (const Unread& part : submission.unread)
    ADD_FAILURE() << text << words_of(part.place) << ": " << part.reason;
  EXPECT_EQ(submission.numbers.at("orbit_count").value, Rational(12)) << text;
  EXPECT_EQ(submission.numbers.at("burnside_sum").value, Rational(96)) << text;
  const std::vector<std::string> names = {"identity"};
  std::size_t elements = 0;
  for (const TallyClaim& claim : submission.fixed_points) {
    elements += claim.key.elements.size();
    const int first = claim.key.elements[0];
    EXPECT_EQ(claim.number.value, Rational(first == 0 ? 92 : first == 2 ? 4 : 0)) << text << claim.key.name;
  }
  EXPECT_EQ(elements, 8U) << text;
}

TEST(Forgiving, plain_text_with_the_names_letters_and_titles_of_the_program) {
  expect_the_answer(
      "Number of orbits: 12\nSum of the fixed points: 96\ne: 92\nr: 0\nr2: 4\nr3: 0\nh: 0\nv: 0\nt: 0\na: "
      "0\n");
  expect_the_answer(
      "ORBITS = 12 orbits.\nsum = 96\nid: 92\nrotate 90°: 0\nRotate-180: 4\nr^3: 0\nFlip horizontal: 0\n"
      "vertical flip: 0\nTranspose: 0\nanti transpose: 0\n");
  expect_the_answer(
      "orbits: (92 + 4) ÷ 8 = 12\nburnside sum: 96\nFixed points (of each element):\n  identity (e): 92\n"
      "  r²: 4\n  quarter turns: 0\n  reflections: 0\n");
  expect_the_answer(
      "fixed points: identity: 92, half turn: 4, quarter turns: 0, mirrors: 0\nsum: 96\norbits: 12\n");
}

TEST(Forgiving, Markdown_lists_tables_headings_and_fences) {
  expect_the_answer(
      "# My homework\n\n## Fixed points\n\n| element | fixed |\n|:--|--:|\n| `identity` | 92 |\n| **r2** | 4 "
      "|\n"
      "| quarter turn | 0 |\n| flips | 0 |\n\n- **Orbit count:** 12\n* burnside_sum: `96`\n");
  expect_the_answer(
      "| Quantity | Comment | Value |\n|---|---|---|\n| identity | all | 92 |\n| rotate180 | | 4 |\n"
      "| quarter_turn | none | 0 |\n| reflections | none | 0 |\n| Sum of the fixed points | | 96 |\n"
      "| Number of orbits | 96/8 | 12 |\n");
  const Submission lists = read_of_8_queens(
      "## Representatives, one of each orbit:\n\n```\n1. [0 4 7 5 2 6 1 3]\n2. `[0 5 7 2 6 3 1 "
      "4]`\n```\n\n## Solutions ##\n- "
      "15863724\n");
  EXPECT_TRUE(lists.unread.empty());
  EXPECT_EQ(lists.representatives->placements.size(), 2U);
  EXPECT_EQ(lists.solutions->placements.size(), 1U);
}

// Lines below it were read into the section before, which made a right list wrong.
TEST(Forgiving, lists_as_word_processors_copy_them) {
  for (const std::string mark :
       {"•\t", "•", "-\t", "·\t", "· ", "o\t", "o   ", "\uf0b7\t", "▪\u00a0", "1.\t", "12)\t", "a.\t",
        "iv)\t", "–\u00a0", "1.\u00a0", "\u00a0•\t", "\t", "\u00a0"})
    expect_the_answer(mark + "sum: 96\n" + mark + "orbit count: 12\n" + mark + "e: 92\n" + mark + "r2:\t4\n" +
                      mark + "quarter turns: 0\n" + mark + "reflections: 0\n");
}

TEST(Forgiving, symmetries_in_the_words_of_people) {
  using enum Symmetry;
  const std::vector<std::pair<std::string, Symmetry>> words = {
      {"0°", identity},
      {"360 degrees", identity},
      {"90°", rotate90},
      {"90° clockwise", rotate90},
      {"90 degrees cw", rotate90},
      {"90° to the right", rotate90},
      {"clockwise rotation by 90°", rotate90},
      {"rotation of 90 degrees", rotate90},
      {"rotateBy90", rotate90},
      {"180 degrees", rotate180},
      {"180°", rotate180},
      {"Rotation by 180 deg", rotate180},
      {"180° turn", rotate180},
      {"270°", rotate270},
      {"90° counterclockwise", rotate270},
      {"90° counter-clockwise", rotate270},
      {"90 degrees anticlockwise", rotate270},
      {"270° ccw", rotate90},
      {"horizontal mirror", flip_horizontal},
      {"horizontal reflection", flip_horizontal},
      {"left-right reflection", flip_horizontal},
      {"reflection in the vertical axis", flip_horizontal},
      {"vertical reflection", flip_vertical},
      {"vertical mirror", flip_vertical},
      {"mirror about the horizontal axis", flip_vertical},
      {"main diagonal reflection", transpose},
      {"reflection over the main diagonal", transpose},
      {"first diagonal", transpose},
      {"other diagonal", anti_transpose},
      {"the other diagonal", anti_transpose},
      {"mirror in the second diagonal", anti_transpose},
      {"anti-diagonal flip", anti_transpose},
  };
  for (const auto& [written, symmetry] : words) EXPECT_EQ(symmetry_named(written), symmetry) << written;
  for (const std::string written :
       {"diagonal", "rotation", "-90°", "rotate by -90", "vertical clockwise", "45°", "turn",
        "90° left clockwise", "axis", "mirror", "clockwise", "1800", "the", "0", "180", "reflect_0",
        "mirror 90", "turn the main diagonal"})
    EXPECT_EQ(symmetry_named(written), std::nullopt) << written;
}

TEST(Forgiving, none_and_all_others_are_numbers_of_fixed_points) {
  expect_the_answer(
      "sum: 96\norbits: 12\nfixed points:\n  identity: 92\n  180°: 4\n  rotate90: none\n  all others: 0\n");
  expect_the_answer("the rest: none\nidentity: 92\nhalf turn: 4\nsum: 96\norbits: 12\n");
  expect_the_answer("element,fixed\nidentity,92\nr2,4\nother elements,0\nsum,96\norbit count,12\n");
  expect_the_answer(
      R"({"fixed_points": {"identity": 92, "180": 4, "others": 0}, "sum": 96, "orbit_count": 12})");
  const Submission unclear = read_of_8_queens("identity: 92\nrotaet180: 4\nall others: 0\n");
  EXPECT_EQ(unclear.fixed_points.size(), 1U) << "the half turn may be meant";
  ASSERT_EQ(unclear.unread.size(), 2U);
  EXPECT_TRUE(mentions(unclear.unread[1].reason, {"not clear which elements"}));
}

TEST(Forgiving, an_unknown_heading_ends_the_section_before_it) {
  const std::string list = "solutions:\n[0 4 7 5 2 6 1 3]\n[0 5 7 2 6 3 1 4]\n";
  for (const std::string heading :
       {"Table:", "## Scratch work", "My drafts:\n", "**Examples:**", "### Notes ###"}) {
    const Submission submission =
        read_of_8_queens(list + heading + "\n[1 2 3 4 5 6 7 0]\n12345678\norbit count: 12\n");
    EXPECT_EQ(submission.solutions->placements.size(), 2U) << heading;
    EXPECT_EQ(submission.numbers.at("orbit_count").value, Rational(12)) << heading;
    ASSERT_EQ(submission.unread.size(), 2U) << heading;
    EXPECT_EQ(submission.unread[0].claim, "") << heading;
    EXPECT_TRUE(mentions(submission.unread[0].reason, {"it is below", "not a known heading"}))
        << submission.unread[0].reason;
  }
  const Submission tally =
      read_of_8_queens("fixed points:\nidentity: 92\nChecks:\nsum: 96\n[1 2 3 4 5 6 7 0]\n");
  EXPECT_EQ(tally.fixed_points.size(), 1U);
  EXPECT_EQ(tally.numbers.at("burnside_sum").value, Rational(96));
  ASSERT_EQ(tally.unread.size(), 1U);
  EXPECT_EQ(tally.unread[0].claim, "");
  const Submission again = read_of_8_queens(list + "Table:\nnothing\nrepresentatives:\n[0 4 7 5 2 6 1 3]\n");
  EXPECT_EQ(again.representatives->placements.size(), 1U);
}

TEST(Forgiving, titles_labels_and_blank_entries_do_not_end_a_section) {
  const Submission title = read_of_8_queens("## Homework 3\n[0 4 7 5 2 6 1 3]\n");
  EXPECT_TRUE(title.unread.empty());
  const Submission labels = read_of_8_queens(
      "solutions:\n### Solution 1\n[0 4 7 5 2 6 1 3]\nBoard 2:\n[0 5 7 2 6 3 1 4]\n# draft\n15863724\n");
  EXPECT_EQ(labels.solutions->placements.size(), 3U);
  const Submission blanks =
      read_of_8_queens("fixed points:\nidentity:\nrotate180: 4\nflips:\nquarter turns: 0\n");
  EXPECT_EQ(blanks.fixed_points.size(), 2U);
  EXPECT_TRUE(blanks.unread.empty());
}

TEST(Forgiving, numbers_of_orbits_by_type_or_size_have_these_headings) {
  for (const std::string heading :
       {"orbit sizes:", "Orbits by size:", "sizes:", "Number of orbits by size"}) {
    const Submission submission = read_of_8_queens(heading + "\n8: 11\n4: 1\n");
    EXPECT_TRUE(submission.unread.empty()) << heading;
    ASSERT_TRUE(submission.orbit_sizes) << heading;
    EXPECT_EQ(submission.orbit_sizes->size(), 2U) << heading;
  }
  for (const std::string heading :
       {"orbit types:", "Orbits by type:", "types:", "## Number of orbits by type"}) {
    const Submission submission = read_of_8_queens(heading + "\nhalf turn: 1\n");
    EXPECT_TRUE(submission.unread.empty()) << heading;
    ASSERT_TRUE(submission.orbit_types) << heading;
    EXPECT_EQ(submission.orbit_types->size(), 1U) << heading;
  }
}

TEST(Forgiving, CSV_as_spreadsheets_export_it) {
  expect_the_answer(
      "\xef\xbb\xbfSymmetry;Fixed points;;\r\nidentity;92;;\r\n\"rotate 180\";\"4\"\r\nquarter turn;0\r\n"
      "reflections;0\r\nburnside_sum;96,0\r\norbit count;\"12,00\"\r\n;;;\r\n");
  expect_the_answer("identity\t92\nr2\t4\nquarter turn\t0\nflips\t0\nsum\t96\norbits\t12\n");
  expect_the_answer(
      "element,letter,fixed\nidentity,e,92\nrotate180,r2,4\nquarter_turn,,0\nflips,,0\nsum,,96\n"
      "orbit_count,,\"12,0\"\n");
  expect_the_answer("identity,92\rr2,4\rquarter turn,0\rflips,0\rsum,96\rorbits,12\r");
  const Submission placements = read_of_8_queens("solutions;;;;;;;\n0;4;7;5;2;6;1;3\n0,5,7,2,6,3,1,4\n");
  EXPECT_TRUE(placements.unread.empty());
  EXPECT_EQ(placements.solutions->placements.size(), 2U);
}

TEST(Forgiving, a_decimal_comma_is_not_confused_with_a_separator) {
  EXPECT_EQ(read_of_8_queens("orbit count;11,5\n").numbers.at("orbit_count").value, Rational(23, 2));
  EXPECT_EQ(read_of_8_queens("orbit count,\"11,5\"\n").numbers.at("orbit_count").value, Rational(23, 2));
  EXPECT_EQ(read_of_8_queens("orbit count: 11,5\n").numbers.at("orbit_count").value, Rational(23, 2));
  for (const std::string text : {"orbit count,11,5\n", "element,fixed\norbit count,11,5\n"}) {
    const Submission submission = read_of_8_queens(text);
    ASSERT_EQ(submission.unread.size(), 1U) << text;
    EXPECT_EQ(submission.unread[0].claim, "orbit_count");
  }
}

TEST(Forgiving, a_decimal_fraction_can_be_in_columns) {
  for (const std::string text :
       {"orbit count    10,5", "orbits 10.5", "Number of orbits\t10,5", "| orbits | 10,5 |",
        "orbit count;10,5", "orbit count = 84/8 = 10,5", "orbit count,\"10,5\""})
    EXPECT_EQ(read_of_8_queens(text).numbers.at("orbit_count").value, Rational(21, 2)) << text;
}

TEST(Forgiving, every_title_of_a_verdict_is_a_key) {
  for (const ClaimKey& key : claim_keys) {
    EXPECT_EQ(top_key_of(key.title), key.name);
    EXPECT_EQ(top_key_of("  " + std::string(key.name)), key.name);
  }
}

TEST(Forgiving, the_output_of_the_program_is_read) {
  const std::string tally = test::eightfold("burnside 8").out;
  const Submission submission = read_of_8_queens(tally);
  EXPECT_EQ(submission.fixed_points.size(), 8U) << tally;
  EXPECT_EQ(submission.numbers.at("burnside_sum").value, Rational(96));
  EXPECT_EQ(submission.numbers.at("orbit_count").value, Rational(12));
}

TEST(Forgiving, the_grouped_digits_of_the_program_are_read) {
  Expectations expected;
  expected.exercise.n = 12;
  const std::string tally = test::eightfold("burnside 12").out;
  EXPECT_TRUE(mentions(tally, {"identity", "14,200", "sum / order = 14,296 / 8 = 1,787"}));
  const Submission submission = read_submission(tally, expected);
  ASSERT_EQ(submission.fixed_points.size(), 8U) << tally;
  EXPECT_EQ(submission.fixed_points[0].number.value, Rational(14200));
  EXPECT_EQ(submission.numbers.at("burnside_sum").value, Rational(14296));
  EXPECT_EQ(submission.numbers.at("orbit_count").value, Rational(1787));
}

TEST(Forgiving, the_words_of_the_program_are_names) {
  for (const Symmetry g : all_symmetries) {
    EXPECT_EQ(symmetry_named(reports::in_words(g)), g);
    EXPECT_EQ(symmetry_named("the " + std::string(reports::in_words(g))), g);
    EXPECT_TRUE(is_element_name(reports::in_words(g)));
  }
  for (const SubgroupClass type : all_subgroup_classes) {
    EXPECT_EQ(type_named(reports::type_in_words(type)), type);
    EXPECT_EQ(type_named(reports::group_class_in_words(type)), type);
    EXPECT_EQ(type_named(name_of(type)), type);
  }
  for (const Subgroup group : all_subgroups()) {
    EXPECT_EQ(subgroup_named(reports::group_in_words(group)), group);
    EXPECT_EQ(subgroup_named(name_of(group)), group);
  }
  EXPECT_EQ(symmetry_named("quarter turn clockwise"), Symmetry::rotate90);
  EXPECT_EQ(symmetry_named("quarter turn"), std::nullopt);
}

TEST(Forgiving, types_and_stabilizers_in_words) {
  const Submission submission = read_of_8_queens(
      "orbit types:\n  fixed by the identity only: 11\n  fixed by the half turn only: 1\n"
      "stabilizer of [2 4 1 7 0 6 3 5]: half-turn group\n");
  ASSERT_TRUE(submission.orbit_types && submission.stabilizers);
  EXPECT_EQ(submission.orbit_types->at(0).property, "trivial");
  EXPECT_EQ(submission.orbit_types->at(1).property, "half_turn");
  EXPECT_EQ(submission.stabilizers->at(0).written, "half_turn");
}

TEST(Forgiving, solutions_and_orbits_can_be_numbers) {
  const Submission text = read_of_8_queens("solutions: 92\norbits: 96/8\n");
  EXPECT_EQ(text.numbers.at("solution_count").value, Rational(92));
  EXPECT_EQ(text.numbers.at("orbit_count").value, Rational(12));
  EXPECT_FALSE(text.solutions || text.orbits);
  EXPECT_EQ(read_of_8_queens(R"({"orbits": 12})").numbers.at("orbit_count").value, Rational(12));
  const Submission doubtful = read_of_8_queens("solutions: 15863724\n");
  ASSERT_EQ(doubtful.unread.size(), 1U) << "a number of solutions, or one of them";
  EXPECT_TRUE(mentions(doubtful.unread[0].reason, {"can be a number or a placement"}));
}

TEST(Forgiving, reflections_are_all_those_of_the_group) {
  Expectations expected;
  expected.exercise = {.problem = Problem::beads, .n = 4, .colors = 2};
  EXPECT_EQ(read_submission("reflections: 4\n", expected).fixed_points.size(), 4U);
  expected.exercise = {.n = 8, .group = "axis_klein"};
  EXPECT_EQ(read_submission("mirrors: 0\n", expected).fixed_points.size(), 2U);
  expected.exercise = {.n = 8, .group = "rotations"};
  EXPECT_THROW(read_submission("mirrors: 0\n", expected), reports::ParseError) << "it has none";
}

TEST(Forgiving, reasons_are_comments) {
  const Submission submission = read_of_8_queens(
      "orbit count: 12\nwhy: 96/8 is 12, not 13\nbecause orbit count: 13 is wrong\nReason: none\n- note: "
      "orbits\n"
      "Explanation: solutions: 5\n");
  EXPECT_TRUE(submission.unread.empty());
  EXPECT_EQ(submission.numbers.size(), 1U);
}

TEST(Forgiving, what_is_left_blank_is_not_submitted) {
  const Submission submission = read_of_8_queens(
      "author: ___\norbit count:\nsolution count: ?\nburnside sum: ____\nfundamental count: …\nidentity: ?\n"
      "representatives:\nfixed points:\nrotate90:\nstabilizer of [0 4 7 5 2 6 1 3]: ___\norbit:\n| h |  |\n");
  EXPECT_TRUE(submission.unread.empty()) << submission.unread[0].reason;
  EXPECT_TRUE(submission.numbers.empty() && submission.fixed_points.empty());
  EXPECT_FALSE(submission.representatives || submission.orbits || submission.stabilizers);
  EXPECT_EQ(submission.author, "");
  EXPECT_TRUE(read_of_8_queens(R"({"orbit_count": null, "representatives": null, "fixed_points": {"r": ""}})")
                  .unread.empty());
}

TEST(Forgiving, an_empty_list_can_be_claimed) {
  Expectations expected;
  expected.exercise.n = 3;
  for (const std::string none : {"none", "None.", "no solutions", "∅"}) {
    const Submission submission = read_submission("solutions: " + none + "\n", expected);
    ASSERT_TRUE(submission.solutions) << none;
    EXPECT_TRUE(submission.solutions->placements.empty());
  }
}

TEST(OtherBase, is_recognized_for_a_whole_list) {
  const Placement placement = {0, 4, 7, 5, 2, 6, 1, 3};
  const Submission from_1 =
      read_of_8_queens("orbit count: 12\n\nsolutions:\n[1 5 8 6 3 7 2 4]\n1 6 8 3 7 4 2 5\n");
  EXPECT_EQ(from_1.solutions->placements.at(0).placement, placement);
  EXPECT_EQ(from_1.notes, std::vector<std::string>{"line 4: these placements are numbered from 1"});
  EXPECT_EQ(from_1.conventions.base, 1) << "evidence is written as the student writes";
  const Submission from_0 = read_of_8_queens("base: 1\n[0 4 7 5 2 6 1 3]\n");
  EXPECT_EQ(from_0.placements->placements.at(0).placement, placement);
  EXPECT_EQ(from_0.notes, std::vector<std::string>{"line 2: these placements are numbered from 0"});
  EXPECT_EQ(from_0.conventions.base, 1) << "it is declared";
  EXPECT_EQ(read_submission("[2 4 1 3]\n").exercise.n, 4) << "N by a list that is numbered from 1";
}

TEST(OtherBase, is_not_used_for_a_part_of_a_list) {
  const Submission mixed = read_of_8_queens("[1 5 8 6 3 7 2 4]\n[0 4 7 5 2 6 1 3]\n");
  ASSERT_EQ(mixed.unread.size(), 1U);
  EXPECT_EQ(mixed.unread[0].place.line, 1U);
  EXPECT_EQ(mixed.placements->placements.size(), 1U);
}

TEST(OtherBase, is_recognized_for_orbits_stabilizers_and_fixed_placements) {
  const Submission submission = read_submission(
      R"({"n": 4, "orbits": [[[2,4,1,3], [3,1,4,2]]], "stabilizers": [{"placement": [2,4,1,3], "stabilizer": "e r r2 r3"}],
          "fixed_points": {"r": [[2,4,1,3], [3,1,4,2]]}})");
  EXPECT_TRUE(submission.unread.empty());
  EXPECT_EQ(submission.orbits->orbits[0].placements[0].placement, (Placement{1, 3, 0, 2}));
  EXPECT_EQ(submission.stabilizers->at(0).placement.placement, (Placement{1, 3, 0, 2}));
  EXPECT_EQ(submission.fixed_points[0].fixed->at(1).placement, (Placement{2, 0, 3, 1}));
  EXPECT_EQ(submission.notes.size(), 3U);
}

TEST(Refused, text_in_UTF_16_with_the_remedy) {
  for (const std::string& text : {std::string("\xff\xfen\0:\0", 6), std::string("\xfe\xff\0n\0:", 6),
                                  std::string("n\0:\0 \0"
                                              "8\0",
                                              8)})
    EXPECT_TRUE(mentions(test::message_of<reports::ParseError>([&] { read_submission(text); }),
                         {"UTF-16; save it as UTF-8"}));
}

TEST(Refused, JSON_with_comments_before_it) {
  for (const std::string text : {"// mine\n{\"n\": 8}", "/* mine */ {\"n\": 8}", "# mine\n{\"n\": 8}"})
    EXPECT_EQ(test::message_of<reports::ParseError>([&] { read_submission(text); }),
              "line 1, column 1: JSON has no comments; remove this one");
}

TEST(Messages, quote_UTF_8_as_it_is) {
  const Submission submission = read_of_8_queens("orbit count: 96÷8÷2\nsolution count: 92\n");
  ASSERT_EQ(submission.unread.size(), 1U);
  EXPECT_TRUE(mentions(submission.unread[0].reason, {"\"96÷8÷2\""}));
  EXPECT_EQ(submission.unread[0].written, "96÷8÷2");
}

}  // namespace
}  // namespace eightfold::coursework
