#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "tests/reports/sized_placements.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

std::string_view recognized(std::string_view text) {
  try {
    return recognize_notation(text).name;
  } catch (const ParseError&) {
    return "none";
  }
}

// Digits are a vector with one number as well unless they are a full placement, which ambiguity_test.cpp
// tests.
RC_GTEST_PROP(Recognition, reads_back_what_any_notation_writes, ()) {
  for (const Notation& notation : all_notations()) {
    const auto placement = *test::placement_for(notation);
    const int base = *rc::gen::inRange(0, 2);
    const std::string text = test::written(notation, placement, base);
    RC_LOG() << text << '\n';
    if (notation.name == digits_notation.name && !placement.is_full() && !placement.placement.empty())
      continue;
    RC_ASSERT(parse_placement(text, Reading{placement.size, base}) == placement);
  }
}

// "()" is the empty placement in both pairs and sicp; "[]" and "[5]" are both vectors and JSON. The first
// notation is recognized; the meaning is the same in both.
RC_GTEST_PROP(Recognition, finds_every_notation_except_for_ambiguous_texts, ()) {
  for (const Notation& notation : all_notations()) {
    const auto placement = *test::placement_for(notation);
    const int rows = placement.placement.rows();
    const bool shared = notation.name == "json"     ? rows < 2
                        : notation.name == "digits" ? !placement.is_full() || rows == 0
                                                    : notation.name != "ndjson" && rows == 0;
    if (!shared || notation.name == "fen")
      RC_ASSERT(recognized(test::written(notation, placement)) == notation.name);
  }
}

TEST(Recognition, finds_the_first_notation_of_ambiguous_texts) {
  EXPECT_EQ(recognized("()"), "pairs");
  EXPECT_EQ(recognized("[]"), "vector");
  EXPECT_EQ(recognized("[5]"), "vector");
  EXPECT_EQ(recognized("0"), "vector");
}

TEST(Recognition, finds_every_notation_by_its_example) {
  for (const Notation& notation : all_notations()) EXPECT_EQ(recognized(notation.example), notation.name);
}

TEST(Recognition, finds_vectors_without_brackets) {
  EXPECT_EQ(recognized("0 4 7"), "vector");
  EXPECT_EQ(recognized("-1"), "vector");
  EXPECT_EQ(parse_placement(" 1 3\t0 2\n"), (SizedPlacement{{1, 3, 0, 2}, 4}));
}

TEST(Recognition, ignores_white_space_around_the_text) {
  for (const Notation& notation : all_notations()) {
    const Placement first_of_8 = {0, 4, 7, 5, 2, 6, 1, 3};
    const std::string text = " \r\n\t" + test::written(notation, {first_of_8, 8}) + " \t\r\n";
    EXPECT_EQ(recognized(text), notation.name);
    EXPECT_EQ(parse_placement(text).placement, first_of_8) << notation.name;
  }
}

TEST(Recognition, finds_nothing_in_empty_or_foreign_text) {
  EXPECT_EQ(recognized(""), "none");
  EXPECT_EQ(recognized(" \n\t"), "none");
  EXPECT_EQ(recognized("eight queens"), "none");
  EXPECT_EQ(recognized("a"), "none");
  EXPECT_EQ(recognized("A8 E7"), "none");
}

TEST(Recognition, explains_the_empty_placement_if_there_is_no_text) {
  for (const std::string_view text : {"", " \n"})
    EXPECT_TRUE(test::mentions(test::message_of<ParseError>([&] { parse_placement(text); }), {"[]"}));
}

TEST(Recognition, lists_every_notation_if_the_text_is_in_none) {
  const std::string message = test::message_of<ParseError>([] { parse_placement("eight\x1b queens"); });
  EXPECT_TRUE(test::mentions(message, {R"("eight\x1b queens")"}));
  for (const Notation& notation : all_notations())
    EXPECT_TRUE(test::mentions(message, {notation.name, notation.example}));
}

TEST(Recognition, shows_each_notation_with_its_example) {
  const std::string message = test::message_of<ParseError>([] { parse_placement("eight queens"); });
  EXPECT_TRUE(test::mentions(message, {": vector [0 4 7", ", pairs ((", ", fen Q7/4Q3/"})) << message;
}

TEST(Recognition, accepts_a_FEN_record_with_all_its_fields) {
  const std::string board = "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4";
  for (const std::string fields : {"", " w - - 0 1", " b KQkq e3 12 34"})
    EXPECT_EQ(parse_placement(board + fields).placement, (Placement{0, 4, 7, 5, 2, 6, 1, 3})) << fields;
}

}  // namespace
}  // namespace eightfold::reports
