#include "eightfold/core/rank.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <random>
#include <stdexcept>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/solutions.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

TEST(SolutionRanks, are_the_positions_in_the_list_of_all_solutions) {
  for (int n = 0; n <= 8; ++n) {
    const auto solutions = test::solutions_of(Board::square(n));
    SolutionRanks ranks(n);
    EXPECT_EQ(ranks.size(), solutions.size()) << "n = " << n;
    for (std::uint64_t rank = 0; rank < solutions.size(); ++rank) {
      EXPECT_EQ(ranks.at(rank), solutions[rank]) << "n = " << n;
      EXPECT_EQ(ranks.rank_of(solutions[rank]), rank) << solutions[rank];
    }
  }
}

// Boards whose first rows are counted rather than enumerated.
TEST(SolutionRanks, are_the_positions_in_longer_lists) {
  std::mt19937 random(1);
  for (const int n : {10, 11, 12}) {
    const auto solutions = test::solutions_of(Board::square(n));
    SolutionRanks ranks(n);
    std::vector<std::size_t> places = {0, 1, solutions.size() / 2 - 1, solutions.size() / 2,
                                       solutions.size() - 1};
    for (int i = 0; i < 20; ++i) places.push_back(random() % solutions.size());
    for (const std::size_t rank : places) {
      EXPECT_EQ(ranks.at(rank), solutions[rank]) << "n = " << n << ", rank " << rank;
      EXPECT_EQ(ranks.rank_of(solutions[rank]), rank) << solutions[rank];
    }
  }
}

TEST(SolutionRanks, are_the_positions_under_every_rule) {
  for (const Rule rule : {Rule::superqueens, Rule::torus, Rule::rooks})
    for (int n = 0; n <= (rule == Rule::rooks ? 6 : 7); ++n) {
      SolutionRanks ranks(Board::square(n), {}, rule);
      std::uint64_t rank = 0;
      for (const Placement& solution : Solutions(Board::square(n), {}, rule)) {
        ASSERT_EQ(ranks.at(rank), solution) << name_of(rule) << ", n = " << n;
        ASSERT_EQ(ranks.rank_of(solution), rank) << name_of(rule) << ", n = " << n;
        ++rank;
      }
      EXPECT_EQ(ranks.size(), rank) << name_of(rule) << ", n = " << n;
      EXPECT_THROW((void)ranks.at(rank), std::out_of_range);
    }
  SolutionRanks torus(Board::square(11), {}, Rule::torus);
  std::uint64_t rank = 0;
  for (const Placement& solution : Solutions(Board::square(11), {}, Rule::torus)) {
    EXPECT_EQ(torus.at(rank), solution);
    EXPECT_EQ(torus.rank_of(solution), rank++);
  }
  EXPECT_EQ(rank, 88U);  // OEIS A007705
}

// The digits of 20! - 1 in the factorial number system are 19, 18, ..., 1, so it is the last permutation.
TEST(SolutionRanks, of_rooks_are_those_of_permutations) {
  SolutionRanks ranks(Board::square(20), {}, Rule::rooks);
  constexpr std::uint64_t factorial = 2'432'902'008'176'640'000;
  EXPECT_EQ(ranks.size(), factorial);
  Placement last;
  for (int column = 19; column >= 0; --column) last.push_back(column);
  EXPECT_EQ(ranks.at(factorial - 1), last);
  EXPECT_EQ(ranks.rank_of(last), factorial - 1);
  EXPECT_THROW(SolutionRanks(Board::square(21), {}, Rule::rooks), std::invalid_argument);
}

TEST(SolutionRanks, do_not_depend_on_earlier_queries) {
  SolutionRanks used(11);
  for (const std::uint64_t rank : {2679U, 0U, 1340U, 1339U, 2679U, 500U}) {
    EXPECT_EQ(used.at(rank), SolutionRanks(11).at(rank)) << rank;
    EXPECT_EQ(SolutionRanks(11).rank_of(used.at(rank)), rank);
  }
}

TEST(SolutionRanks, are_the_same_on_several_threads) {
  for (const int threads : {0, 2, 3}) {
    SolutionRanks ranks(12, {.threads = threads});
    EXPECT_EQ(ranks.at(5000), (Placement{4, 9, 1, 3, 11, 6, 8, 10, 5, 0, 2, 7})) << threads;
    EXPECT_EQ(ranks.rank_of(ranks.at(5000)), 5000U) << threads;
  }
}

TEST(SolutionRanks, are_as_many_as_published) {
  for (int n = 0; n <= 13; ++n)
    EXPECT_EQ(SolutionRanks(n).size(), test::published_counts(n).all) << "n = " << n;
}

TEST(SolutionRanks, exist_below_the_number_of_solutions_only) {
  EXPECT_EQ(SolutionRanks(0).at(0), Placement());
  EXPECT_EQ(SolutionRanks(1).at(0), Placement{0});
  for (int n = 0; n <= 12; ++n) {
    SolutionRanks ranks(n);
    EXPECT_THROW(ranks.at(ranks.size()), std::out_of_range) << "n = " << n;
    EXPECT_THROW(ranks.at(~std::uint64_t{0}), std::out_of_range) << "n = " << n;
  }
}

TEST(SolutionRanks, exist_for_solutions_of_the_board_only) {
  for (const Placement& none : {Placement{}, Placement{0}, Placement{1, 3, 0, 2}, Placement{0, 4, 7, 5},
                                Placement{0, 1, 2, 3, 4, 5, 6, 7}, Placement{0, 4, 7, 5, 2, 6, 1, 8},
                                Placement{0, 4, 7, 5, 2, 6, 1, 3, 8}})
    EXPECT_THROW(SolutionRanks(8).rank_of(none), std::invalid_argument) << none;
}

TEST(SolutionRanks, are_defined_for_0_to_28_queens) {
  for (const int n : {-1, 29, 33}) EXPECT_THROW(SolutionRanks{n}, std::invalid_argument) << n;
  for (const int n : {0, 28}) EXPECT_NO_THROW(SolutionRanks{n}) << n;
}

TEST(SolutionRanks, report_a_progress_from_0_to_1_that_never_decreases) {
  std::vector<double> heard;
  SolutionRanks ranks(11, {.on_progress = [&](double done) { heard.push_back(done); }});
  const auto check = [&] {
    ASSERT_GE(heard.size(), 10U);
    EXPECT_TRUE(std::ranges::is_sorted(heard));
    EXPECT_EQ(heard.front(), 0.0);
    EXPECT_GT(heard.back(), 0.7);
    EXPECT_LE(heard.back(), 1.0);
    heard.clear();
  };
  const Placement last = ranks.at(2679);
  check();
  EXPECT_EQ(ranks.rank_of(last), 2679U);
  check();
  SolutionRanks uncounted(11, {.on_progress = [&](double done) { heard.push_back(done); }});
  EXPECT_EQ(uncounted.size(), 2680U);
  check();
}

TEST(SolutionRanks, report_a_progress_of_0_before_the_first_solution_is_found) {
  std::vector<double> heard;
  SolutionRanks ranks(11, {.on_progress = [&](double done) { heard.push_back(done); }});
  ranks.at(0);
  ASSERT_FALSE(heard.empty());
  EXPECT_EQ(heard.front(), 0.0);
}

// Counting all solutions of 28 queens would take centuries.
TEST(SolutionRanks, that_are_small_are_found_among_the_first_solutions) {
  for (int n = 4; n <= max_counted_n; ++n) {
    Solutions list(Board::square(n));
    SolutionRanks ranks(n);
    std::uint64_t rank = 0;
    for (auto solution = list.begin(); rank < 20 && solution != std::default_sentinel; ++solution, ++rank)
      if (rank == 0 || rank > 15) {
        EXPECT_EQ(ranks.at(rank), *solution) << "n = " << n << ", rank " << rank;
        EXPECT_EQ(ranks.rank_of(*solution), rank) << "n = " << n;
      }
    EXPECT_LE(ranks.solutions_counted(), 20'000U) << "n = " << n;
  }
}

TEST(SolutionRanks, count_about_as_many_solutions_as_precede) {
  for (const std::uint64_t rank : {1'000U, 20'000U, 300'000U}) {
    SolutionRanks ranks(18);
    const Placement solution = ranks.at(rank);
    EXPECT_LE(ranks.solutions_counted(), 20 * rank);
    EXPECT_EQ(SolutionRanks(18).rank_of(solution), rank);
  }
}

// The number of boards in the essay of rank.cpp.
TEST(SolutionRanks, begin_at_the_first_solution_of_which_little_search_is_needed) {
  std::uint64_t most = 0;
  for (int n = 4; n <= max_counted_n; ++n) {
    Solutions solutions(Board::square(n));
    solutions.begin();
    const auto& boards = solutions.boards_by_depth();
    most = std::max(most, std::accumulate(boards.begin(), boards.end(), std::uint64_t{0}));
  }
  EXPECT_EQ(most, 3'006'299U);
}

TEST(SolutionRanks, that_do_not_exist_are_noticed_by_either_search) {
  SolutionRanks ranks(12);
  EXPECT_THROW(ranks.at(14'200), std::out_of_range);
  EXPECT_EQ(ranks.size(), 14'200U);
  EXPECT_THROW(ranks.at(14'200), std::out_of_range);
  EXPECT_THROW(SolutionRanks(3).at(0), std::out_of_range);
}

TEST(SolutionRanks, rethrow_exceptions_of_the_listener) {
  SolutionRanks ranks(11, {.on_progress = [](double) { throw std::runtime_error("enough"); }});
  EXPECT_THROW(ranks.at(2600), std::runtime_error);
}

TEST(SolutionRanks, add_up_the_work_of_their_queries) {
  SearchStatistics expected;
  for (const int threads : {1, 2}) {
    SolutionRanks ranks(12, {.threads = threads});
    EXPECT_EQ(ranks.statistics(), SearchStatistics());
    const Placement solution = ranks.at(5000);
    const SearchStatistics first = ranks.statistics();
    EXPECT_GT(first.boards, 0U);
    EXPECT_EQ(ranks.rank_of(solution), 5000U);
    EXPECT_GT(ranks.statistics().boards, first.boards);
    if (threads == 1) expected = ranks.statistics();
    EXPECT_EQ(ranks.statistics(), expected) << threads << " threads";
  }
}

}  // namespace
}  // namespace eightfold
