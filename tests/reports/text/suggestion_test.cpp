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

TEST(EditDistance, counts_insertions_deletions_and_replacements) {
  EXPECT_EQ(edit_distance("", ""), 0U);
  EXPECT_EQ(edit_distance("", "list"), 4U);
  EXPECT_EQ(edit_distance("list", "lists"), 1U);
  EXPECT_EQ(edit_distance("list", "lit"), 1U);
  EXPECT_EQ(edit_distance("list", "lost"), 1U);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3U);
}

TEST(EditDistance, counts_a_swap_of_neighbors_once) {
  EXPECT_EQ(edit_distance("list", "lsit"), 1U);
  EXPECT_EQ(edit_distance("ab", "ba"), 1U);
  EXPECT_EQ(edit_distance("orbits", "robist"), 2U);
  EXPECT_EQ(edit_distance("abc", "ca"), 3U);
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

constexpr std::array<std::string_view, 5> commands = {"list", "orbits", "burnside", "show", "tree"};

TEST(DidYouMean, names_the_nearest_word) {
  EXPECT_EQ(did_you_mean("lsit", commands), "; did you mean list?");
  EXPECT_EQ(did_you_mean("orbit", commands), "; did you mean orbits?");
  EXPECT_EQ(did_you_mean("bunrside", commands), "; did you mean burnside?");
  EXPECT_EQ(did_you_mean("trie", commands), "; did you mean tree?");
}

TEST(DidYouMean, ignores_case) {
  EXPECT_EQ(did_you_mean("LIST", commands), "; did you mean list?");
  EXPECT_EQ(did_you_mean("Burn", commands), "; did you mean burnside?");
}

TEST(DidYouMean, completes_an_abbreviation) {
  EXPECT_EQ(did_you_mean("burn", commands), "; did you mean burnside?");
  EXPECT_EQ(did_you_mean("bur", commands), "");
}

TEST(DidYouMean, is_empty_if_nothing_is_near) {
  EXPECT_EQ(did_you_mean("frobnicate", commands), "");
  EXPECT_EQ(did_you_mean("", commands), "");
  EXPECT_EQ(did_you_mean("x", std::array<std::string_view, 1>{"y"}), "");
  EXPECT_EQ(did_you_mean("lsit", {}), "");
}

TEST(DidYouMean, skips_words_that_are_too_long) {
  EXPECT_EQ(did_you_mean(std::string(10'000'000, 'x'), commands), "");
}

}  // namespace
}  // namespace eightfold::reports
