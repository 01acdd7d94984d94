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

}  // namespace
}  // namespace eightfold::reports
