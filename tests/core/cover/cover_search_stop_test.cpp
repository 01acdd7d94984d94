// Progress, exceptions and stops of a cover search.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "core/cover/internal/cover_search.hpp"
#include "tests/core/cover/problem.hpp"

namespace eightfold {
namespace {

using test::covers_of_long_problem;
using test::long_problem;

TEST(CoverSearch, reports_a_progress_that_never_decreases_and_ends_at_1) {
  const Cover cover = long_problem().cover();
  Cover::Partial dead = cover.start();
  for (const std::size_t option : {0U, 1U, 2U}) cover.exclude(dead, option);
  Cover::Partial complete = cover.start();
  for (std::size_t item = 0; item < 12; ++item) cover.choose(complete, 3 * item + 1);
  for (const Cover::Partial& partial : {cover.start(), dead, complete})
    for (const int threads : {1, 2}) {
      std::vector<double> heard;
      CoverSearch(cover).count(
          partial, {.threads = threads, .on_progress = [&](double done) { heard.push_back(done); }});
      ASSERT_FALSE(heard.empty());
      EXPECT_TRUE(std::ranges::is_sorted(heard));
      EXPECT_GT(heard.front(), 0.0);
      EXPECT_DOUBLE_EQ(heard.back(), 1.0);
    }
}

// One for each choice of options for four neighboring items, without two first ones in a row: 3, 8, 22, 60.
TEST(CoverSearch, reports_its_progress_in_many_parts) {
  const Cover cover = long_problem().cover();
  std::size_t reports = 0;
  CoverSearch(cover).count(cover.start(), {.threads = 1, .on_progress = [&](double) { ++reports; }});
  EXPECT_EQ(reports, 60U);
}

TEST(CoverSearch, rethrows_exceptions_of_its_visitor_and_listener) {
  const Cover cover = long_problem().cover();
  const CoverSearch search(cover);
  const auto enough = [](const auto&) -> bool { throw std::runtime_error("enough"); };
  EXPECT_THROW(search.for_each(cover.start(), 1, enough), std::runtime_error);
  EXPECT_THROW(search.count(cover.start(), {.threads = 2, .on_progress = enough}), std::runtime_error);
  EXPECT_EQ(search.count_alone(cover.start()).covers, covers_of_long_problem());
}

// It does not look at the token before it begins.
TEST(CoverSearch, looks_at_the_token_while_it_searches) {
  const std::atomic<bool> stop = true;
  const Cover cover = long_problem().cover();
  for (const Kernel kernel : available_kernels())
    EXPECT_THROW(CoverSearch(cover, kernel).count_alone(cover.start(), StopToken(stop)), Stopped)
        << name_of(kernel);
}

// Counts how often it is asked, and requests no stop.
struct CountedRequest {
  std::uint64_t* asked;
  bool stop_requested() const {
    ++*asked;
    return false;
  }
};

// A token may be slow.
TEST(CoverSearch, looks_at_the_token_less_than_once_in_a_thousand_steps) {
  const Cover cover = long_problem().cover();
  for (const Kernel kernel : available_kernels()) {
    std::uint64_t asked = 0;
    const SearchStatistics work =
        CoverSearch(cover, kernel).count_alone(cover.start(), StopToken(CountedRequest{&asked})).statistics;
    EXPECT_GE(asked, 1U) << name_of(kernel);
    EXPECT_LT(asked, work.cover_steps / 1000) << name_of(kernel);
  }
}

TEST(CoverSearch, counts_the_same_with_empty_options) {
  const Cover cover = long_problem().cover();
  EXPECT_EQ(CoverSearch(cover).count(cover.start(), {}).covers, covers_of_long_problem());
}

TEST(CoverSearch, stops_when_its_visitor_returns_false) {
  const Cover cover = long_problem().cover();
  for (const Kernel kernel : available_kernels()) {
    const CoverSearch search(cover, kernel);
    const std::uint64_t all_steps = search.count_alone(cover.start()).statistics.cover_steps;
    std::uint64_t steps_before = 0;
    for (const std::size_t wanted : {1U, 2U, 17U, 1000U}) {
      std::size_t visited = 0;
      const auto visit = [&](const auto&) { return ++visited < wanted; };
      const std::uint64_t steps = search.for_each(cover.start(), cover.items(), visit).cover_steps;
      EXPECT_EQ(visited, wanted) << name_of(kernel);
      EXPECT_GE(steps, steps_before);
      EXPECT_LT(steps, all_steps / 4) << "the search went on";
      steps_before = steps;
    }
  }
}

TEST(CoverSearch, of_a_complete_cover_may_be_stopped) {
  const Cover cover(0, {}, [](std::size_t, std::size_t) { return false; });
  int visited = 0;
  const auto statistics =
      CoverSearch(cover).for_each(cover.start(), 0, [&](const auto&) { return ++visited < 1; });
  EXPECT_EQ(visited, 1);
  EXPECT_EQ(statistics, SearchStatistics());
}

}  // namespace
}  // namespace eightfold
