#include "eightfold/symmetry/canonical_solutions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <stdexcept>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "symmetry/internal/board_cover.hpp"
#include "symmetry/internal/canonical_list.hpp"
#include "symmetry/internal/canonical_prefixes.hpp"
#include "tests/core/cover/plain_steps.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {

static bool operator==(const Orbit& a, const Orbit& b) {
  return a.representative == b.representative && a.stabilizer == b.stabilizer && a.size == b.size;
}

static std::ostream& operator<<(std::ostream& out, const Orbit& orbit) {
  return out << orbit.representative << " in an orbit of " << orbit.size << ", fixed by " << orbit.stabilizer;
}

namespace {

// The plain filter: every solution is compared with its images.
std::vector<Orbit> by_filter(const std::vector<Placement>& solutions, Subgroup group) {
  std::vector<Orbit> orbits;
  for (const Placement& solution : solutions)
    if (is_canonical(solution, group)) {
      const Subgroup stabilizer = stabilizer_of(solution, group);
      orbits.push_back({solution, stabilizer, group.order() / stabilizer.order()});
    }
  return orbits;
}

std::vector<Orbit> by_search(const CanonicalSearchParams& params, int threads = 1) {
  std::vector<Orbit> orbits;
  for_each_canonical_solution(params,
                              [&](const Orbit& orbit) {
                                orbits.push_back(orbit);
                                return true;
                              },
                              {.threads = threads});
  return orbits;
}

TEST(CanonicalSolutions, pass_the_plain_filter_under_every_rule_and_subgroup) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= (rule == Rule::rooks ? 6 : 9); ++n) {
      const auto solutions = test::solutions_of(Board::square(n), {}, rule);
      for (const Subgroup group : all_subgroups()) {
        const auto expected = by_filter(solutions, group);
        for (const int threads : {1, 2, 5})
          EXPECT_EQ(by_search({n, group, rule}, threads), expected)
              << n << ' ' << rule << " under " << group << ", " << threads << " threads";
      }
    }
}

TEST(CanonicalSolutions, pass_the_plain_filter_on_larger_boards) {
  for (const auto& [rule, n] :
       {std::pair(Rule::queens, 10), std::pair(Rule::queens, 11), std::pair(Rule::queens, 12),
        std::pair(Rule::superqueens, 10), std::pair(Rule::superqueens, 11), std::pair(Rule::torus, 11),
        std::pair(Rule::rooks, 7)}) {
    const auto expected = by_filter(test::solutions_of(Board::square(n), {}, rule), full_group);
    EXPECT_FALSE(expected.empty()) << n << ' ' << rule;
    for (const int threads : {1, 2})
      EXPECT_EQ(by_search({n, full_group, rule}, threads), expected) << n << ' ' << rule;
  }
}

TEST(CanonicalSolutions, are_as_many_as_published) {
  for (int n = 0; n <= 12; ++n)
    EXPECT_EQ(by_search({n, full_group, Rule::queens}).size(), test::published_counts(n).fundamental) << n;
  for (int n = 1; n <= 11; ++n)
    EXPECT_EQ(by_search({n, full_group, Rule::superqueens}).size(),
              test::published_relative(Rule::superqueens, n).fundamental)
        << n;
  for (int n = 1; n <= 7; ++n)
    EXPECT_EQ(by_search({n, full_group, Rule::rooks}).size(),
              test::published_relative(Rule::rooks, n).fundamental)
        << n;
}

TEST(CanonicalSolutions, of_eight_queens_are_the_twelve_published_ones) {
  const auto& published = test::published_canonical_solutions();
  const auto found = by_search({.n = 8});
  ASSERT_EQ(found.size(), published.size());
  for (std::size_t i = 0; i < found.size(); ++i) {
    EXPECT_EQ(found[i].representative, published[i].placement);
    EXPECT_EQ(found[i].size, published[i].orbit_size);
    EXPECT_EQ(name_of(class_of(found[i].stabilizer)), published[i].orbit_type);
  }
}

TEST(CanonicalSolutions, under_the_trivial_group_are_all_solutions) {
  const auto all = test::solutions_of(Board::square(11));
  const auto found = by_search({.n = 11, .group = *Subgroup::named("trivial")}, 2);
  EXPECT_TRUE(std::ranges::equal(found, all, {}, &Orbit::representative));
}

TEST(CanonicalSolutions, are_visited_until_the_visitor_stops) {
  for (const int n : {0, 1, 5, 8, 10}) {
    const auto all = by_search({.n = n});
    for (const int threads : {1, 2, 5})
      for (std::size_t wanted = 1; wanted <= all.size(); wanted += wanted < 14 ? 1 : 13) {
        std::vector<Orbit> visited;
        for_each_canonical_solution({.n = n},
                                    [&](const Orbit& orbit) {
                                      visited.push_back(orbit);
                                      return visited.size() < wanted;
                                    },
                                    {.threads = threads});
        ASSERT_EQ(visited, std::vector(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(wanted)))
            << "n = " << n << ", " << threads << " threads";
      }
  }
}

TEST(CanonicalSolutions, of_a_large_board_can_stop_after_the_first) {
  for (const int threads : {1, 2})
    for (const int n : {16, 20}) {
      // The first solution is the least of its orbit.
      const Placement first = *Solutions(Board::square(n)).begin();
      int visited = 0;
      for_each_canonical_solution({.n = n},
                                  [&](const Orbit& orbit) {
                                    EXPECT_EQ(orbit.representative, first);
                                    ++visited;
                                    return false;
                                  },
                                  {.threads = threads});
      EXPECT_EQ(visited, 1);
    }
}

TEST(CanonicalSolutions, are_visited_one_at_a_time) {
  std::atomic<int> inside = 0;
  for_each_canonical_solution({.n = 11},
                              [&](const Orbit&) {
                                EXPECT_EQ(inside.fetch_add(1), 0);
                                inside.fetch_sub(1);
                                return true;
                              },
                              {.threads = 5});
}

TEST(CanonicalSolutions, rethrow_exceptions_of_the_visitor) {
  for (const int threads : {1, 2, 5})
    for (const int last : {1, 20, 92}) {
      int visited = 0;
      const auto visit = [&](const Orbit&) -> bool {
        if (++visited == last) throw std::runtime_error("enough");
        return true;
      };
      EXPECT_THROW(for_each_canonical_solution({.n = 10}, visit, {.threads = threads}), std::runtime_error);
      EXPECT_EQ(visited, last) << threads << " threads";
      EXPECT_EQ(by_search({.n = 10}, threads).size(), 92U) << "the next search is correct";
    }
}

TEST(CanonicalSolutions, are_defined_for_0_to_32_rows) {
  for (const int n : {-1, 33})
    for (const int threads : {1, 2}) EXPECT_THROW(by_search({.n = n}, threads), std::invalid_argument) << n;
}

SearchStatistics work_of(const CanonicalSearchParams& params, std::size_t most = ~std::size_t{0},
                         int threads = 1) {
  std::size_t visited = 0;
  return for_each_canonical_part(params, [&](std::span<const Orbit>) { return ++visited < most; },
                                 {.threads = threads});
}

TEST(CanonicalSearch, takes_the_steps_of_a_plain_recursion_below_each_prefix) {
  for (const Rule rule : {Rule::queens, Rule::superqueens})
    for (const int n : {0, 1, 4, 8, 10, 13}) {
      const Cover board = board_cover(n, rule);
      CanonicalPrefixSearch prefixes(board, board.start(), n, full_group, canonical_depth(n, rule));
      std::uint64_t steps = 0;
      while (const auto prefix = prefixes.next()) steps += test::plain_steps(board, prefix->board);
      const SearchStatistics work = work_of({.n = n, .rule = rule});
      EXPECT_EQ(work.cover_steps, steps) << n << ' ' << rule;
      EXPECT_EQ(work.boards, prefixes.boards()) << n << ' ' << rule;
    }
}

TEST(CanonicalSearch, does_this_work_on_any_number_of_threads) {
  constexpr std::size_t all = ~std::size_t{0};
  for (const int threads : {1, 2, 3}) {
    EXPECT_EQ(work_of({.n = 8}, all, threads), (SearchStatistics{.boards = 26, .cover_steps = 138}));
    EXPECT_EQ(work_of({.n = 12}, all, threads), (SearchStatistics{.boards = 60, .cover_steps = 38'723}));
    EXPECT_EQ(work_of({.n = 14}, all, threads), (SearchStatistics{.boards = 83, .cover_steps = 1'022'868}));
  }
}

TEST(CanonicalSearch, counts_the_work_up_to_the_last_visit) {
  const SearchStatistics all = work_of({.n = 14});
  SearchStatistics before;
  for (const std::size_t visits : {1U, 2U, 20U}) {
    const SearchStatistics work = work_of({.n = 14}, visits);
    EXPECT_GT(work.boards, before.boards);
    EXPECT_GT(work.cover_steps, before.cover_steps);
    EXPECT_LT(work.cover_steps, all.cover_steps);
    for (const int threads : {2, 3}) EXPECT_EQ(work_of({.n = 14}, visits, threads), work);
    before = work;
  }
}

}  // namespace
}  // namespace eightfold
