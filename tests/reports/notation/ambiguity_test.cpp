// A text without its notation has one meaning, or it is an error that names the meanings. These tests compare
// the reader of any notation with the readers of each, on every small placement and every short text.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/notation/placement_reader.hpp"
#include "tests/reports/sized_placements.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

std::string ambiguity_of(std::string_view text, const Reading& reading = {}) {
  return test::message_of<ParseError>([&] { parse_placement(text, reading); });
}

bool is_ambiguity(std::string_view message) { return message.find("or add --notation") != std::string::npos; }

// Calls `use` with each placement on the first rows of the n×n board, solution or not.
template <typename Use>
void for_each_placement(int n, Use use) {
  std::vector<Placement> placements = {{}};
  for (std::size_t i = 0; i < placements.size(); ++i) {
    const Placement placement = placements[i];
    use(SizedPlacement{placement, n});
    for (int column = 0; column < n && placement.rows() < n; ++column) {
      Placement longer = placement;
      longer.push_back(column);
      placements.push_back(longer);
    }
  }
}

// Passes if the text is read as the placement, or if the error names the placement as one of the meanings.
::testing::AssertionResult is_read_or_ambiguous(const std::string& text, const SizedPlacement& placement,
                                                const Notation& notation, const Reading& reading) {
  std::string meaning;
  vector_notation.append(meaning, placement, reading.base);
  meaning += " as " + std::string(notation.name);
  try {
    if (parse_placement(text, reading) == placement) return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure() << text << " is read as a different placement than " << meaning;
  } catch (const ParseError& error) {
    const std::string message = error.what();
    if (is_ambiguity(message) && message.find(meaning) != std::string::npos && !placement.is_full())
      return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure() << message << " instead of " << meaning;
  }
}

TEST(Ambiguity, never_changes_the_meaning_of_a_small_placement) {
  for (int n = 0; n <= 5; ++n)
    for_each_placement(n, [&](const SizedPlacement& placement) {
      for (const Notation& notation : all_notations()) {
        if (!notation.allows(n)) continue;
        for (const int base : {0, 1}) {
          const std::string text = test::written(notation, placement, base);
          const Reading any = {.size = n, .base = base};
          const Reading given = {.size = n, .base = base, .notation = &notation};
          ASSERT_TRUE(is_read_or_ambiguous(text, placement, notation, any));
          ASSERT_EQ(parse_placement(text, given), placement) << text << " in " << notation.name;
          ASSERT_EQ(read_list(text + "\n", given).placements.at(0).placement, placement) << text;
          if (placement.is_full()) {
            ASSERT_EQ(parse_placement(text, {.base = base}), placement) << text << " in " << notation.name;
          }
        }
      }
    });
}

// The placements that the text is in the notations, each once.
std::vector<SizedPlacement> meanings_of(std::string_view text, const Reading& reading) {
  std::vector<SizedPlacement> meanings;
  for (const Notation& notation : all_notations()) {
    try {
      const SizedPlacement read = parse_placement(text, notation, reading);
      if (std::ranges::find(meanings, read) == meanings.end()) meanings.push_back(read);
    } catch (const ParseError&) {
    }
  }
  return meanings;
}

std::vector<std::string> texts_of(std::string_view characters, std::size_t length) {
  std::vector<std::string> texts = {""};
  for (std::size_t i = 0; texts[i].size() < length; ++i)
    for (const char c : characters) texts.push_back(texts[i] + c);
  return texts;
}

TEST(Ambiguity, is_an_error_for_every_short_text_with_two_meanings) {
  for (const std::string& text : texts_of("0123[](){}., -/Qab", 3)) {
    if (text.find_first_not_of(' ') == std::string::npos) continue;
    for (const std::optional<int> size : {std::optional<int>(), {1}, {3}, {8}, {32}}) {
      const Reading reading = {.size = size};
      const auto meanings = meanings_of(text, reading);
      try {
        const SizedPlacement read = parse_placement(text, reading);
        ASSERT_EQ(meanings, std::vector{read}) << text;
      } catch (const ParseError& error) {
        const bool is_foreign = meanings.empty() || !resembles_placement(text);  // like "a 1" for a1
        ASSERT_TRUE(is_foreign || is_ambiguity(error.what())) << text << ": " << error.what();
      }
    }
  }
}

TEST(Ambiguity, is_an_error_that_names_both_readings_and_the_option) {
  const Reading on_8 = {.size = 8};
  EXPECT_EQ(ambiguity_of("1", on_8),
            R"("1" is [1] as vector, but [0] as digits; write one of these, or add --notation)");
  EXPECT_EQ(ambiguity_of(" 31\n", on_8),
            R"("31" is [31] as vector, but [2 0] as digits; write one of these, or add --notation)");
  EXPECT_EQ(ambiguity_of("31", {.size = 8, .base = 1}),
            R"("31" is [31] as vector, but [3 1] as digits; write one of these, or add --notation)");
  for (const std::string_view text : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "11", "28"})
    EXPECT_TRUE(is_ambiguity(ambiguity_of(text, on_8))) << text;
  for (const std::string_view text : {"2", "9", "19"}) EXPECT_TRUE(is_ambiguity(ambiguity_of(text))) << text;
}

TEST(Ambiguity, ends_where_one_reading_is_on_no_board) {
  EXPECT_EQ(parse_placement("47", Reading{8}), (SizedPlacement{{3, 6}, 8}));
  EXPECT_EQ(parse_placement("0", Reading{8}), (SizedPlacement{{0}, 8}));
  EXPECT_EQ(parse_placement("5", Reading{12}), (SizedPlacement{{5}, 12}));
  EXPECT_EQ(parse_placement("10", Reading{12}), (SizedPlacement{{10}, 12}));
}

TEST(Ambiguity, ends_where_both_readings_agree) {
  EXPECT_EQ(parse_placement("1", Reading{8, 1}), (SizedPlacement{{0}, 8}));
  EXPECT_EQ(parse_placement("[3]", Reading{8}), (SizedPlacement{{3}, 8}));
}

TEST(Ambiguity, ends_with_a_full_placement) {
  for (const std::optional<int> size : {std::optional<int>(), {1}})
    EXPECT_EQ(parse_placement("1", {.size = size}), (SizedPlacement{{0}, 1}));
  for (const std::optional<int> size : {std::optional<int>(), {2}})
    EXPECT_EQ(parse_placement("21", {.size = size}), (SizedPlacement{{1, 0}, 2}));
}

TEST(Ambiguity, ends_with_a_given_notation) {
  EXPECT_EQ(parse_placement("1", {.size = 8, .notation = &vector_notation}), (SizedPlacement{{1}, 8}));
  EXPECT_EQ(parse_placement("1", {.size = 8, .notation = &digits_notation}), (SizedPlacement{{0}, 8}));
}

TEST(Ambiguity, in_a_list_is_an_error_with_the_line) {
  const auto message = test::message_of<ParseError>([] { read_list("[0]\n1\n", Reading{8}); });
  EXPECT_TRUE(test::mentions(message, {"line 2: ", "[1] as vector", "[0] as digits", "--notation"}));
}

TEST(GivenNotation, applies_to_every_line_of_a_list) {
  const auto error_in = [](const Notation& notation, std::string_view text) {
    return test::message_of<ParseError>([&] { read_placements(text, {.notation = &notation}); });
  };
  EXPECT_TRUE(test::mentions(error_in(digits_notation, "2413\n[1 3 0 2]\n"), {"line 2: ", "not a digit"}));
  EXPECT_TRUE(test::mentions(error_in(digits_notation, ". Q\nQ .\n"), {"line 1: ", "not a digit"}));
  EXPECT_TRUE(test::mentions(error_in(board_notation, ". Q\nQ .\n\n21\n"), {"line 4: ", "neither a queen"}));
  EXPECT_TRUE(test::mentions(error_in(vector_notation, "[[1,3,0,2]]\n"), {"line 1: ", "a whole number"}));
  EXPECT_TRUE(test::mentions(
      error_in(vector_notation, "[0]\n{\"kind\":\"total\",\"total\":1,\"total_text\":\"1\"}\n"),
      {"line 2: "}));
}

}  // namespace
}  // namespace eightfold::reports
