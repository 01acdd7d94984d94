#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "core/count/internal/halves/join.hpp"
#include "core/internal/random.hpp"
#include "eightfold/core/count/count_units.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/core/verify.hpp"
#include "tests/core/count/half_boards.hpp"
#include "tests/core/count/methods.hpp"
#include "tests/core/count/prefixes.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

void expect_published(Engine engine, int n) {
  for (const test::Method& method : test::methods_of(engine))
    EXPECT_EQ(test::count_by(method, n).solutions, test::published_counts(n).all) << method << ", n = " << n;
}

TEST(LargerCountsByMethod, of_13_queens_are_as_published_by_every_method) {
  for (const test::Method& method : test::all_methods())
    EXPECT_EQ(test::count_by(method, 13).solutions, test::published_counts(13).all) << method;
}

TEST(LargerCountsByMethod, of_14_queens_are_as_published_by_every_method) {
  for (const test::Method& method : test::all_methods())
    EXPECT_EQ(test::count_by(method, 14).solutions, test::published_counts(14).all) << method;
}

TEST(LargerCountsByMethod, of_15_queens_are_as_published) {
  expect_published(Engine::automatic, 15);
  expect_published(Engine::halves, 15);
}

TEST(LargerCountsByMethod, of_16_queens_are_as_published) {
  expect_published(Engine::automatic, 16);
  expect_published(Engine::halves, 16);
}

TEST(LargerCountsByRule, are_as_published) {
  for (const auto& [rule, n] :
       {std::pair(Rule::superqueens, 13), std::pair(Rule::superqueens, 14), std::pair(Rule::torus, 13),
        std::pair(Rule::torus, 14), std::pair(Rule::rooks, 10)})
    EXPECT_EQ(count_solutions({.n = n, .rule = rule}).solutions, test::published_relative(rule, n).all)
        << name_of(rule) << ", n = " << n;
}

TEST(LargerCountsByMethod, have_the_same_residues_by_every_method) {
  const auto expected = test::count_by({Engine::backtrack, Kernel::automatic}, 13).residues;
  for (const test::Method& method : test::all_methods())
    EXPECT_EQ(test::count_by(method, 13, {}, 2).residues, expected) << method;
}

TEST(LargerCountsByMethod, of_larger_boards_are_the_lengths_of_the_lists) {
  for (const int n : {17, 18, 20, 21}) {
    const Placement prefix = test::first_rows(*Solutions(Board::square(n)).begin(), 9);
    const auto expected = test::listed_completions(n, prefix);
    EXPECT_GT(expected, 0U);
    for (const test::Method& method : test::prefix_methods())
      EXPECT_EQ(test::count_by(method, n, prefix).solutions, expected) << method << ", n = " << n;
  }
}

// The lists of these units are long enough to be divided several times.
TEST(LargerCountsByMethod, of_units_of_20_queens_are_those_of_a_plain_search_on_every_kernel) {
  const auto units = count_units(20, Engine::halves, 1);
  for (const std::size_t unit : {std::size_t{5'000}, std::size_t{30'000}}) {
    const std::uint64_t expected = units->plain_counter()->count(unit, unit + 1).value();
    EXPECT_GT(expected, 100'000U);
    std::set<std::uint64_t> pair_blocks;
    for (const Kernel kernel : available_kernels()) {
      const auto counter = units->counter(kernel);
      EXPECT_EQ(counter->count(unit, unit + 1).value(), expected) << name_of(kernel) << ", unit " << unit;
      pair_blocks.insert(counter->statistics().pair_blocks);
    }
    EXPECT_EQ(pair_blocks.size(), 1U) << "they depend on the kernel";
  }
}

// The golden has how far the division of long lists reduces the work. It follows from the samples by which
// the engine chooses diagonals, so no other computation gives it.
TEST(LargerCountsByMethod, of_16_queens_match_fewer_pairs_of_blocks_than_the_lists_have) {
  const test::BlockPairs undivided = test::plain_block_pairs(16);
  for (const test::Method& method : test::methods_of(Engine::halves)) {
    const std::uint64_t matched = test::count_by(method, 16).statistics.pair_blocks;
    EXPECT_LT(matched, undivided.pairs) << method;
    test::expect_golden("count-16-block-pairs.txt", "undivided " + std::to_string(undivided.pairs) +
                                                        "\ndivided " + std::to_string(matched) + "\n");
  }
}

// A random walk down the search tree; the next seed if it reaches a board without a free square.
Placement random_prefix(int n, int rows, std::uint64_t seed) {
  RandomNumbers random(seed);
  std::vector<int> columns;
  while (static_cast<int>(columns.size()) < rows) {
    std::vector<int> free;
    const auto row = static_cast<int>(columns.size());
    for (int column = 0; column < n; ++column) {
      bool attacked = false;
      for (int earlier = 0; earlier < row; ++earlier)
        attacked = attacked || attacks({earlier, columns[static_cast<std::size_t>(earlier)]}, {row, column});
      if (!attacked) free.push_back(column);
    }
    if (free.empty()) return random_prefix(n, rows, seed + 1);
    columns.push_back(free[random.below(free.size())]);
  }
  return Placement(columns);
}

// Every way to add a queen on a line to the placements that have none on it.
std::vector<std::vector<Square>> with_queen_on(const std::vector<std::vector<Square>>& placements,
                                               const std::function<Square(int)>& line, int n) {
  std::vector<std::vector<Square>> result;
  for (const auto& queens : placements) {
    const bool has_one = std::ranges::any_of(queens, [&](Square queen) {
      return queen == line(line(0).row == line(1).row ? queen.column : queen.row);
    });
    if (has_one) result.push_back(queens);
    for (int i = 0; i < n && !has_one; ++i) {
      if (std::ranges::any_of(queens, [&](Square queen) { return attacks(queen, line(i)); })) continue;
      result.push_back(queens);
      result.back().push_back(line(i));
    }
  }
  return result;
}

// Joins the half-boards of all row splits, with the prefix and the middle queens in the frame.
std::uint64_t joined_completions(int n, const Placement& prefix) {
  std::vector<std::vector<Square>> placements(1);
  for (int row = 0; row < prefix.rows(); ++row) placements[0].push_back({row, prefix[row]});
  if (n % 2 == 1) {
    placements = with_queen_on(
        placements,
        [n](int i) {
          return Square{i, n / 2};
        },
        n);
    placements = with_queen_on(
        placements,
        [n](int i) {
          return Square{n / 2, i};
        },
        n);
  }
  std::uint64_t completions = 0;
  for (const auto& queens : placements) {
    halves::QuarterCache cache;
    const halves::Quadrants quadrants({.n = n, .queens = queens}, cache);
    halves::Join join(Kernel::automatic);
    const auto for_each_subset = [](halves::Lines lines, const auto& visit) {
      halves::Lines subset = 0;
      do visit(subset);
      while ((subset = (subset - lines) & lines) != 0);
    };
    for_each_subset(quadrants[halves::Corner::north_west].rows, [&](halves::Lines north) {
      for_each_subset(quadrants[halves::Corner::south_west].rows, [&](halves::Lines south) {
        if (std::popcount(north) + std::popcount(south) == std::popcount(quadrants.west))
          completions += join.completions(quadrants, {north, south});
      });
    });
  }
  return completions;
}

TEST(LargerCountsByMethod, of_random_prefixes_are_the_same_by_joined_half_boards_and_lanes) {
  std::uint64_t completions = 0;
  for (int n = 20; n <= 28; ++n)
    for (std::uint64_t i = 0; i < 4; ++i) {
      const Placement prefix = random_prefix(n, n - 13, 100 * i);
      const auto expected = test::count_by({Engine::lanes, Kernel::automatic}, n, prefix).solutions;
      completions += expected;
      EXPECT_EQ(joined_completions(n, prefix), expected) << "n = " << n << ", prefix " << prefix;
    }
  EXPECT_GT(completions, 10'000U);
}

}  // namespace
}  // namespace eightfold
