#include "core/cover/internal/cover_search.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

#include "tests/core/cover/plain_steps.hpp"
#include "tests/core/cover/problem.hpp"
#include "tests/support/generators.hpp"

namespace eightfold {
namespace {

using test::Chosen;
using test::covers_of_long_problem;
using test::long_problem;
using test::Problem;

// The search refers to the cover, so a temporary would dangle.
static_assert(std::is_constructible_v<CoverSearch, const Cover&>);
static_assert(std::is_constructible_v<CoverSearch, const Cover&, Kernel>);
static_assert(!std::is_constructible_v<CoverSearch, Cover>);
static_assert(!std::is_constructible_v<CoverSearch, const Cover, Kernel>);
static_assert(std::is_constructible_v<CoverSearch, const Cover&, const Cover::Partial&, Kernel>);
static_assert(!std::is_constructible_v<CoverSearch, const Cover, const Cover::Partial&, Kernel>);

// The covers that the search finds, sorted. An inconsistent result, such as an option that does not cover its
// item, appears as a set that is not a cover.
std::vector<Chosen> covers_found(const Cover& cover, const CoverSearch& search,
                                 const Cover::Partial& partial) {
  std::vector<Chosen> covers;
  search.for_each(partial, cover.items(), [&](std::span<const std::uint8_t> chosen) {
    Chosen options;
    for (int item = 0; item < cover.items(); ++item)
      options.push_back(cover.options_of(item)[chosen[static_cast<std::size_t>(item)]]);
    std::ranges::sort(options);
    options.erase(std::unique(options.begin(), options.end()), options.end());
    covers.push_back(options);
    return true;
  });
  std::ranges::sort(covers);
  return covers;
}

void check_by_every_kernel(const Problem& problem, const std::vector<Chosen>& covers) {
  const Cover cover = problem.cover();
  for (const Kernel kernel : available_kernels()) {
    const CoverSearch search(cover, kernel);
    RC_ASSERT(covers_found(cover, search, cover.start()) == covers);
    RC_ASSERT(search.count_alone(cover.start()).covers == covers.size());
  }
}

RC_GTEST_PROP(CoverSearch, finds_the_sets_of_options_that_are_covers, ()) {
  const auto problem = *test::small_problem();
  check_by_every_kernel(problem, test::covers_by_definition(problem));
}

// Lanes have 16, 32 or 64 bits, depending on the item with the most options; blocks have 32 or 64 lanes.
RC_GTEST_PROP(CoverSearch, finds_covers_in_blocks_of_every_shape, ()) {
  struct Shape {
    int items_from, items_to;
    int options_from, options_to;
  };
  constexpr std::array<Shape, 5> shapes = {
      {{6, 33, 13, 17}, {6, 33, 17, 33}, {33, 65, 13, 33}, {33, 65, 33, 65}, {6, 33, 33, 65}}};
  const auto narrow = *test::small_problem();
  const auto shape = *rc::gen::elementOf(shapes);
  const int items = *test::number(shape.items_from, shape.items_to);
  const int most_options = *test::number(shape.options_from, shape.options_to);
  const auto [problem, covers] = *test::widened(narrow, items, most_options);
  RC_ASSERT(problem.items == items);
  RC_ASSERT(problem.most_options_of_item() == most_options);
  check_by_every_kernel(problem, covers);
}

// The sizes at which a block or a lane is full, and their neighbors. Each item but the last has one option.
TEST(CoverSearch, chooses_each_option_of_the_last_item_in_blocks_that_are_just_full) {
  for (const int items : {1, 31, 32, 33, 34, 63, 64})
    for (const std::size_t last_options : {1U, 15U, 16U, 17U, 31U, 32U, 33U, 34U, 63U, 64U}) {
      std::vector<Cover::Items> options;
      for (int item = 0; item < items; ++item)
        options.insert(options.end(), item + 1 < items ? 1 : last_options, Cover::Items{1} << item);
      const Cover cover(items, options, [](std::size_t, std::size_t) { return false; });
      for (const Kernel kernel : available_kernels()) {
        const CoverSearch search(cover, kernel);
        std::vector<std::size_t> chosen;
        search.for_each(cover.start(), items, [&](std::span<const std::uint8_t> places) {
          chosen.push_back(places[static_cast<std::size_t>(items) - 1]);
          return true;
        });
        std::ranges::sort(chosen);
        ASSERT_EQ(chosen.size(), last_options) << items << " items, " << name_of(kernel);
        for (std::size_t i = 0; i < last_options; ++i) EXPECT_EQ(chosen[i], i) << items << " items";
      }
    }
}

RC_GTEST_PROP(CoverSearch, completes_partial_covers_without_excluded_options, ()) {
  const auto problem = *test::small_problem();
  RC_PRE(!problem.options.empty());
  const Cover cover = problem.cover();
  const auto chosen = *rc::gen::inRange<std::size_t>(0, problem.options.size());
  const auto excluded = *rc::gen::inRange<std::size_t>(0, problem.options.size());
  RC_PRE(chosen != excluded);
  std::vector<Chosen> wanted = test::covers_by_definition(problem);
  std::erase_if(wanted, [&](const Chosen& options) {
    return std::ranges::count(options, chosen) == 0 || std::ranges::count(options, excluded) != 0;
  });
  Cover::Partial partial = cover.start();
  cover.choose(partial, chosen);
  cover.exclude(partial, excluded);
  for (const Kernel kernel : available_kernels())
    RC_ASSERT(covers_found(cover, CoverSearch(cover, kernel), partial) == wanted);
}

// A base with few options has smaller blocks than the whole cover.
RC_GTEST_PROP(CoverSearch, below_a_base_takes_the_same_steps_to_the_same_covers, ()) {
  const auto narrow = *test::small_problem();
  const auto [problem, covers] = *test::widened(narrow, 40, *test::number(13, 40));
  const Cover cover = problem.cover();
  Cover::Partial base = cover.start();
  const auto take_some = [&](Cover::Partial& partial) {
    const auto most = static_cast<int>(cover.options());
    for (int count = *test::number(0, 12); count > 0; --count) {
      const auto option = static_cast<std::size_t>(*test::number(0, most));
      if (!cover.allows(partial, option)) continue;
      if (*test::number(0, 2) == 0)
        cover.exclude(partial, option);
      else
        cover.choose(partial, option);
    }
  };
  take_some(base);
  Cover::Partial partial = base;
  take_some(partial);
  for (const Kernel kernel : available_kernels()) {
    const CoverSearch whole(cover, kernel);
    const CoverSearch below(cover, base, kernel);
    RC_ASSERT(covers_found(cover, below, partial) == covers_found(cover, whole, partial));
    RC_ASSERT(below.count_alone(partial).statistics == whole.count_alone(partial).statistics);
  }
}

TEST(CoverSearch, below_a_base_refuses_a_partial_cover_that_does_not_extend_it) {
  const Cover cover(2, {0b01, 0b01, 0b10, 0b10}, [](std::size_t, std::size_t) { return false; });
  Cover::Partial base = cover.start();
  cover.choose(base, 0);
  const CoverSearch search(cover, base);
  EXPECT_EQ(search.count_alone(base).covers, 2U);
  EXPECT_THROW(search.count_alone(cover.start()), std::invalid_argument);
  Cover::Partial other = cover.start();
  cover.choose(other, 1);
  EXPECT_THROW(search.count_alone(other), std::invalid_argument);
  cover.exclude(base, 2);
  EXPECT_EQ(search.count_alone(base).covers, 1U);
  EXPECT_THROW(CoverSearch(cover, base).count(cover.start(), RunOptions{}), std::invalid_argument);
}

RC_GTEST_PROP(CoverSearch, counts_the_same_on_several_threads, ()) {
  const auto problem = *test::small_problem();
  const auto covers = test::covers_by_definition(problem);
  const Cover cover = problem.cover();
  const CoverSearch search(cover);
  for (const int threads : {1, 2, 3})
    RC_ASSERT(search.count(cover.start(), {.threads = threads}).covers == covers.size());
}

TEST(CoverSearch, counts_more_covers_than_the_initial_stack_holds) {
  const Cover cover = long_problem().cover();
  for (const Kernel kernel : available_kernels())
    EXPECT_EQ(CoverSearch(cover, kernel).count_alone(cover.start()).covers, covers_of_long_problem())
        << name_of(kernel);
  for (const int threads : {0, 1, 2, 3})
    EXPECT_EQ(CoverSearch(cover).count(cover.start(), {.threads = threads}).covers, covers_of_long_problem());
}

// 62 items with one option, then two with 64.
TEST(CoverSearch, reaches_every_bit_of_the_last_lanes) {
  std::vector<Cover::Items> options;
  for (int item = 0; item < 64; ++item)
    options.insert(options.end(), item < 62 ? 1 : 64, Cover::Items{1} << item);
  const Cover cover(64, options, [](std::size_t a, std::size_t b) {
    return std::min(a, b) >= 62 && std::max(a, b) == std::min(a, b) + 64;
  });
  for (const Kernel kernel : available_kernels()) {
    const CoverSearch search(cover, kernel);
    EXPECT_EQ(search.count_alone(cover.start()).covers, 64U * 63U) << name_of(kernel);
    Cover::Partial partial = cover.start();
    cover.choose(partial, 62 + 40);
    Chosen last;
    search.for_each(partial, cover.items(), [&](std::span<const std::uint8_t> chosen) {
      last.push_back(chosen[63]);
      return true;
    });
    std::ranges::sort(last);
    ASSERT_EQ(last.size(), 63U) << name_of(kernel);
    for (std::size_t i = 0; i < last.size(); ++i) EXPECT_EQ(last[i], i < 40 ? i : i + 1) << name_of(kernel);
  }
}

TEST(CoverSearch, of_a_complete_cover_finds_that_cover) {
  const Cover cover(2, {1, 1, 2, 2}, [](std::size_t, std::size_t) { return false; });
  Cover::Partial partial = cover.start();
  cover.choose(partial, 1);
  cover.choose(partial, 2);
  for (const Kernel kernel : available_kernels()) {
    const CoverSearch search(cover, kernel);
    EXPECT_EQ(covers_found(cover, search, partial), (std::vector<Chosen>{{1, 2}}));
    EXPECT_EQ(search.count_alone(partial).covers, 1U);
    EXPECT_EQ(search.count(partial, {.threads = 2}).covers, 1U);
  }
}

TEST(CoverSearch, of_an_infeasible_cover_finds_nothing) {
  const Cover cover(2, {1, 2, 2}, [](std::size_t, std::size_t) { return false; });
  Cover::Partial partial = cover.start();
  cover.exclude(partial, 0);
  for (const Kernel kernel : available_kernels()) {
    const CoverSearch search(cover, kernel);
    EXPECT_EQ(covers_found(cover, search, partial), std::vector<Chosen>());
    EXPECT_EQ(search.count_alone(partial).covers, 0U);
    EXPECT_EQ(search.count(partial, {.threads = 2}).covers, 0U);
  }
}

TEST(CoverSearch, without_items_finds_the_empty_cover) {
  const Cover cover(0, {}, [](std::size_t, std::size_t) { return false; });
  for (const Kernel kernel : available_kernels()) {
    const CoverSearch search(cover, kernel);
    EXPECT_EQ(covers_found(cover, search, cover.start()), std::vector<Chosen>(1));
    EXPECT_EQ(search.count_alone(cover.start()).covers, 1U);
    EXPECT_EQ(search.count(cover.start(), {.threads = 2}).covers, 1U);
  }
}

RC_GTEST_PROP(CoverSearch, takes_the_steps_of_a_plain_recursion, ()) {
  const auto problem = *test::small_problem();
  const Cover cover = problem.cover();
  const SearchStatistics expected = {.cover_steps = test::plain_steps(cover, cover.start())};
  for (const Kernel kernel : available_kernels()) {
    const CoverSearch search(cover, kernel);
    RC_ASSERT(search.count_alone(cover.start()).statistics == expected);
    RC_ASSERT(search.for_each(cover.start(), 0, [](const auto&) { return true; }) == expected);
  }
}

TEST(CoverSearch, takes_the_same_steps_on_several_threads) {
  const Cover cover = long_problem().cover();
  EXPECT_EQ(CoverSearch(cover).count_alone(cover.start()).statistics.cover_steps,
            test::plain_steps(cover, cover.start()));
  // Four levels of all partial covers, then those of the search below each.
  std::vector<Cover::Partial> level = {cover.start()};
  std::uint64_t steps = 0;
  for (int depth = 0; depth < 4; ++depth) {
    std::vector<Cover::Partial> next;
    for (const Cover::Partial& partial : level) {
      if (cover.is_infeasible(partial)) continue;
      ++steps;
      for (const std::uint16_t option : cover.branches(partial)) {
        next.push_back(partial);
        cover.choose(next.back(), option);
      }
    }
    level = std::move(next);
  }
  for (const Cover::Partial& partial : level) steps += test::plain_steps(cover, partial);
  for (const int threads : {1, 2, 3})
    EXPECT_EQ(CoverSearch(cover).count(cover.start(), {.threads = threads}).statistics,
              SearchStatistics{.cover_steps = steps});
}

TEST(CoverSearch, refuses_to_give_more_items_than_the_cover_has) {
  const Cover cover(2, {1, 2}, [](std::size_t, std::size_t) { return false; });
  const CoverSearch search(cover);
  for (const int items : {-1, 3, 64, 100000})
    EXPECT_THROW(search.for_each(cover.start(), items, [](const auto&) { return true; }),
                 std::invalid_argument)
        << items;
  std::vector<std::size_t> sizes;
  for (const int items : {0, 1, 2})
    search.for_each(cover.start(), items, [&](const auto& chosen) {
      sizes.push_back(chosen.size());
      return true;
    });
  EXPECT_EQ(sizes, (std::vector<std::size_t>{0, 1, 2}));
}

TEST(CoverSearch, refuses_a_kernel_that_the_processor_lacks) {
  const Cover cover(0, {}, [](std::size_t, std::size_t) { return false; });
  for (const Kernel kernel : {Kernel::avx512, Kernel::avx2, Kernel::neon, Kernel::vsx}) {
    if (std::ranges::count(available_kernels(), kernel) != 0) continue;
    EXPECT_THROW(CoverSearch(cover, kernel), std::invalid_argument);
  }
}

}  // namespace
}  // namespace eightfold
