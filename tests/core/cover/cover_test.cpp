#include "core/cover/internal/cover.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <vector>

#include "tests/core/cover/problem.hpp"

namespace eightfold {
namespace {

using Options = std::vector<Cover::Items>;

bool never(std::size_t, std::size_t) { return false; }

// Items 0, 1, 2; options 0 to 4 cover 0, 0+1, 1+2, 2, 1; and 3 and 4 conflict.
Cover small_cover() {
  return Cover(3, {1, 3, 6, 4, 2}, [](std::size_t a, std::size_t b) { return a + b == 7; });
}

TEST(Cover, has_items_and_options) {
  const Cover cover = small_cover();
  EXPECT_EQ(cover.items(), 3);
  EXPECT_EQ(cover.options(), 5U);
  EXPECT_EQ(cover.items_of(2), 6U);
  using List = std::vector<std::uint16_t>;
  EXPECT_TRUE(std::ranges::equal(cover.options_of(0), List{0, 1}));
  EXPECT_TRUE(std::ranges::equal(cover.options_of(1), List{1, 2, 4}));
  EXPECT_TRUE(std::ranges::equal(cover.options_of(2), List{2, 3}));
}

TEST(Cover, starts_with_every_option_remaining) {
  const Cover cover = small_cover();
  const Cover::Partial start = cover.start();
  for (std::size_t option = 0; option < cover.options(); ++option) EXPECT_TRUE(cover.allows(start, option));
  EXPECT_FALSE(cover.is_infeasible(start));
  EXPECT_FALSE(cover.is_complete(start));
  EXPECT_EQ(cover.item_with_fewest_options(start), 0);
}

TEST(Cover, loses_the_options_that_conflict_with_a_chosen_one) {
  const Cover cover = small_cover();
  Cover::Partial partial = cover.start();
  cover.choose(partial, 4);
  EXPECT_TRUE(cover.allows(partial, 0));
  EXPECT_FALSE(cover.allows(partial, 1)) << "covers item 1 too";
  EXPECT_FALSE(cover.allows(partial, 2)) << "covers item 1 too";
  EXPECT_FALSE(cover.allows(partial, 3)) << "conflicts";
  EXPECT_TRUE(cover.is_infeasible(partial)) << "nothing covers item 2";
}

TEST(Cover, loses_only_the_excluded_options) {
  const Cover cover = small_cover();
  Cover::Partial partial = cover.start();
  cover.exclude(partial, 2);
  EXPECT_FALSE(cover.allows(partial, 2));
  for (const std::size_t option : {0U, 1U, 3U, 4U}) EXPECT_TRUE(cover.allows(partial, option));
  EXPECT_EQ(cover.item_with_fewest_options(partial), 2);
  cover.exclude(partial, 2);
  EXPECT_FALSE(cover.is_infeasible(partial));
  cover.exclude(partial, 3);
  EXPECT_TRUE(cover.is_infeasible(partial));
}

TEST(Cover, is_complete_when_every_item_is_covered) {
  const Cover cover = small_cover();
  Cover::Partial partial = cover.start();
  cover.choose(partial, 1);
  EXPECT_FALSE(cover.is_complete(partial));
  EXPECT_EQ(cover.item_with_fewest_options(partial), 2);
  cover.choose(partial, 3);
  EXPECT_TRUE(cover.is_complete(partial));
  EXPECT_FALSE(cover.is_infeasible(partial));
}

TEST(Cover, of_no_items_is_complete) {
  const Cover cover(0, {}, never);
  EXPECT_TRUE(cover.is_complete(cover.start()));
  EXPECT_FALSE(cover.is_infeasible(cover.start()));
}

RC_GTEST_PROP(Cover, allows_the_compatible_options_after_a_choice, ()) {
  const auto problem = *test::small_problem();
  RC_PRE(!problem.options.empty());
  const Cover cover = problem.cover();
  const auto chosen = *rc::gen::inRange<std::size_t>(0, problem.options.size());
  Cover::Partial partial = cover.start();
  cover.choose(partial, chosen);
  for (std::size_t option = 0; option < problem.options.size(); ++option) {
    const bool apart =
        (problem.options[option] & problem.options[chosen]) == 0 && !problem.conflict(option, chosen);
    RC_ASSERT(cover.allows(partial, option) == (option == chosen || apart));
  }
}

RC_GTEST_PROP(Cover, finds_an_item_with_the_fewest_options, ()) {
  const auto problem = *test::small_problem();
  RC_PRE(problem.items > 0);
  const Cover cover = problem.cover();
  const Cover::Partial start = cover.start();
  const auto left = [&](int item) { return std::popcount(start.remaining[static_cast<std::size_t>(item)]); };
  for (int item = 0; item < problem.items; ++item)
    RC_ASSERT(left(cover.item_with_fewest_options(start)) <= left(item));
}

TEST(Cover, accepts_up_to_64_items_64_options_per_item_and_4096_options) {
  Options options(63, 1);
  for (int item = 0; item < 64; ++item) options.push_back(Cover::Items{1} << item);
  const Cover cover(64, options, never);
  EXPECT_EQ(cover.options_of(0).size(), 64U);
  EXPECT_EQ(cover.options_of(63).back(), 126U);
  EXPECT_THROW(Cover(65, {}, never), std::invalid_argument);
  EXPECT_THROW(Cover(1, Options(65, 1), never), std::invalid_argument);
  EXPECT_THROW(Cover(64, Options(4097, 1), never), std::invalid_argument);
}

TEST(Cover, refuses_options_that_cover_no_item_or_an_unknown_one) {
  EXPECT_THROW(Cover(-1, {}, never), std::invalid_argument);
  EXPECT_THROW(Cover(2, {1, 0}, never), std::invalid_argument);
  EXPECT_THROW(Cover(2, {4}, never), std::invalid_argument);
  EXPECT_THROW(Cover(0, {1}, never), std::invalid_argument);
  EXPECT_NO_THROW(Cover(2, {1, 3}, never));
  EXPECT_NO_THROW(Cover(64, {~Cover::Items{0}}, never));
}

}  // namespace
}  // namespace eightfold
