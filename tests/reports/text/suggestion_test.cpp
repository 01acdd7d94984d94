#include "reports/text/internal/suggestion.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace eightfold::reports {
namespace {

// Words with letters in common.
rc::Gen<std::string> word() {
  return rc::gen::container<std::string>(rc::gen::elementOf(std::string("abc")));
}

RC_GTEST_PROP(EditDistance, is_symmetric, ()) {
  const auto a = *word();
  const auto b = *word();
  RC_ASSERT(edit_distance(a, b) == edit_distance(b, a));
}

RC_GTEST_PROP(EditDistance, is_zero_only_for_equal_words, ()) {
  const auto a = *word();
  const auto b = *word();
  RC_ASSERT(edit_distance(a, a) == 0U);
  RC_ASSERT((edit_distance(a, b) == 0U) == (a == b));
}

RC_GTEST_PROP(EditDistance, is_between_the_difference_and_the_maximum_of_the_lengths, ()) {
  const auto a = *word();
  const auto b = *word();
  RC_ASSERT(edit_distance(a, b) >= std::max(a.size(), b.size()) - std::min(a.size(), b.size()));
  RC_ASSERT(edit_distance(a, b) <= std::max(a.size(), b.size()));
}

RC_GTEST_PROP(EditDistance, is_the_same_for_reversed_words, ()) {
  const auto a = *word();
  const auto b = *word();
  RC_ASSERT(edit_distance(std::string(a.rbegin(), a.rend()), std::string(b.rbegin(), b.rend())) ==
            edit_distance(a, b));
}

RC_GTEST_PROP(EditDistance, is_at_most_one_after_one_edit, ()) {
  const auto before = *rc::gen::nonEmpty(word());
  const auto place = *rc::gen::inRange<std::size_t>(0, before.size());
  std::string shorter = before;
  shorter.erase(place, 1);
  RC_ASSERT(edit_distance(before, shorter) == 1U);
  std::string other = before;
  other[place] = 'x';
  RC_ASSERT(edit_distance(before, other) == 1U);
  std::string swapped = before;
  std::swap(swapped[place], swapped[place > 0 ? place - 1 : 0]);
  RC_ASSERT(edit_distance(before, swapped) <= 1U);
}

TEST(DidYouMean, skips_words_that_are_too_long_and_an_empty_list) {
  constexpr std::array<std::string_view, 1> known = {"list"};
  EXPECT_EQ(did_you_mean(std::string(10'000'000, 'x'), known), "");
  const std::string word(40, 'x');
  const std::array<std::string_view, 1> long_word = {word};
  EXPECT_NE(did_you_mean(word, long_word), "");
  EXPECT_EQ(did_you_mean(word + 'x', long_word), "");
  EXPECT_EQ(did_you_mean("lsit", {}), "");
}

}  // namespace
}  // namespace eightfold::reports
