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

TEST(Recognition, finds_every_notation_by_its_example) {
  for (const Notation& notation : all_notations()) EXPECT_EQ(recognized(notation.example), notation.name);
}

TEST(Recognition, ignores_white_space_around_the_text) {
  for (const Notation& notation : all_notations()) {
    const Placement first_of_8 = {0, 4, 7, 5, 2, 6, 1, 3};
    const std::string text = " \r\n\t" + test::written(notation, {first_of_8, 8}) + " \t\r\n";
    EXPECT_EQ(recognized(text), notation.name);
    EXPECT_EQ(parse_placement(text).placement, first_of_8) << notation.name;
  }
}

}  // namespace
}  // namespace eightfold::reports
