#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>

#include "reports/io/parse_error.hpp"
#include "reports/notation/notation.hpp"
#include "reports/notation/scanner.hpp"
#include "tests/reports/messages.hpp"
#include "tests/reports/sized_placements.hpp"

namespace eightfold::reports {
namespace {

std::string_view recognized(std::string_view text) {
  const Notation* notation = recognize_notation(text);
  return notation != nullptr ? notation->name : "none";
}

// Digits, algebraic and board write nothing for no queens, and nothing has no looks: there the notation must
// be known.
RC_GTEST_PROP(Recognition, reads_back_what_any_notation_writes, ()) {
  for (const Notation& notation : all_notations()) {
    const auto placement = *test::placement_for(notation);
    const int base = *rc::gen::inRange(0, 2);
    const std::string text = test::written(notation, placement, base);
    RC_LOG() << text << '\n';
    if (trimmed(text).empty()) {
      RC_ASSERT(placement.placement.empty());
      continue;
    }
    RC_ASSERT(parse_placement(text, Reading{placement.size, base}) == placement);
  }
}

// "()" is the empty placement in pairs and sicp alike, "[]" and "[5]" are vectors and JSON alike: the first
// notation takes them, and they mean the same in both.
RC_GTEST_PROP(Recognition, knows_every_notation_but_for_texts_that_two_share, ()) {
  for (const Notation& notation : all_notations()) {
    const auto placement = *test::placement_for(notation);
    const int rows = placement.placement.rows();
    const bool shared = notation.name == "json" ? rows < 2 : notation.name != "ndjson" && rows == 0;
    if (!shared || notation.name == "fen")
      RC_ASSERT(recognized(test::written(notation, placement)) == notation.name);
  }
}

TEST(Recognition, gives_shared_texts_to_the_first_notation) {
  EXPECT_EQ(recognized("()"), "pairs");
  EXPECT_EQ(recognized("[]"), "vector");
  EXPECT_EQ(recognized("[5]"), "vector");
  EXPECT_EQ(recognized("5"), "digits");
}

TEST(Recognition, knows_every_notation_by_its_example) {
  for (const Notation& notation : all_notations()) EXPECT_EQ(recognized(notation.example), notation.name);
}

TEST(Recognition, takes_vectors_without_brackets) {
  EXPECT_EQ(recognized("0 4 7"), "vector");
  EXPECT_EQ(recognized("-1"), "vector");
  EXPECT_EQ(parse_placement(" 1 3\t0 2\n"), (SizedPlacement{{1, 3, 0, 2}, 4}));
}

TEST(Recognition, looks_past_white_space_around_the_text) {
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

TEST(Recognition, says_how_to_write_the_empty_placement_when_there_is_no_text) {
  for (const std::string_view text : {"", " \n"})
    EXPECT_TRUE(test::mentions(test::message_of<ParseError>([&] { parse_placement(text); }), {"[]"}));
}

TEST(Recognition, lists_every_notation_for_a_text_that_is_in_none) {
  const std::string message = test::message_of<ParseError>([] { parse_placement("eight\x1b queens"); });
  EXPECT_TRUE(test::mentions(message, {R"("eight\x1b queens")"}));
  for (const Notation& notation : all_notations())
    EXPECT_TRUE(test::mentions(message, {notation.name, notation.example}));
}

}  // namespace
}  // namespace eightfold::reports
