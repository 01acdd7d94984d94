#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "eightfold/symmetry/canonical_solutions.hpp"
#include "symmetry/internal/canonical_list.hpp"
#include "symmetry/internal/canonical_prefixes.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

using Bound = std::optional<Placement>;
using Found = std::tuple<Placement, Subgroup, int>;  // an orbit

std::vector<Found> found_by_search(const CanonicalSearchParams& params, int threads = 1) {
  std::vector<Found> found;
  for_each_canonical_solution(params,
                              [&](const Orbit& orbit) {
                                found.emplace_back(orbit.representative, orbit.stabilizer, orbit.size);
                                return true;
                              },
                              {.threads = threads});
  return found;
}

std::vector<Found> plainly(int n, const Placement& from, const Bound& until) {
  std::vector<Found> found;
  for_each_canonical_solution_plainly({.n = n, .from = from, .until = until}, [&](const Orbit& orbit) {
    found.emplace_back(orbit.representative, orbit.stabilizer, orbit.size);
    return true;
  });
  return found;
}

// By definition: the solutions of the whole list between the bounds.
std::vector<Found> within(const std::vector<Found>& all, const Placement& from, const Bound& until) {
  std::vector<Found> found;
  for (const Found& orbit : all) {
    const Placement& solution = std::get<Placement>(orbit);
    if (solution >= from && (!until || solution < *until)) found.push_back(orbit);
  }
  return found;
}

// Prefixes of every length up to canonical_depth in random order, most of which no solution begins with, some
// with columns outside the board.
std::vector<Placement> bounds(int n) {
  std::vector<Placement> result;
  for (int rows = 0; rows <= canonical_depth(n); ++rows) {
    std::vector<Placement> longer = test::all_placements(Board(rows, n));
    const std::size_t step = std::max<std::size_t>(1, longer.size() / 6);
    for (std::size_t i = 0; i < longer.size(); i += step) result.push_back(longer[i]);
  }
  if (canonical_depth(n) >= 1) result.insert(result.end(), {{n - 1}, {n}, {31}});
  if (canonical_depth(n) >= 2)
    result.insert(result.end(), {{1, 1}, {0, n}, {0, 31}, {n / 2, n / 2}, {31, 31}});
  return result;
}

TEST(CanonicalRange, has_the_solutions_of_the_list_between_any_two_bounds) {
  for (int n = 0; n <= 8; ++n) {
    const auto all = found_by_search({.n = n});
    std::vector<Bound> ends = {std::nullopt};
    for (const Placement& bound : bounds(n)) ends.emplace_back(bound);
    for (const Placement& from : bounds(n))
      for (const Bound& until : ends) {
        const auto expected = within(all, from, until);
        EXPECT_EQ(found_by_search({.n = n, .from = from, .until = until}), expected)
            << "n = " << n << " from " << from << " to " << until.value_or(Placement());
        EXPECT_EQ(plainly(n, from, until), expected)
            << "plainly, n = " << n << " from " << from << " to " << until.value_or(Placement());
      }
  }
}

TEST(CanonicalRange, is_the_same_under_every_rule_and_subgroup_with_several_threads) {
  for (const Rule rule : all_rules)
    for (const int n : {4, 6})
      for (const Subgroup group : all_subgroups()) {
        const auto all = found_by_search({.n = n, .group = group, .rule = rule});
        for (const Placement& from : std::vector<Placement>{{}, {1}, {1, 1}, {1, 3}, {5, 5}})
          for (const Bound& until : std::vector<Bound>{std::nullopt, Placement{1, 3}, Placement{2}})
            for (const int threads : {1, 3})
              EXPECT_EQ(found_by_search({n, group, rule, from, until}, threads), within(all, from, until))
                  << n << ' ' << rule << " under " << group << " from " << from << ", " << threads
                  << " threads";
      }
}

// Consecutive ranges from the start of the list to its end.
template <typename List>
std::vector<Found> joined(std::vector<Placement> cuts, const List& list) {
  cuts.front() = {};
  std::vector<Found> found;
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    const auto range = list(cuts[i], i + 1 < cuts.size() ? Bound(cuts[i + 1]) : std::nullopt);
    found.insert(found.end(), range.begin(), range.end());
  }
  return found;
}

TEST(CanonicalRange, concatenated_with_the_following_ranges_is_the_whole_list) {
  for (int n = 0; n <= 12; ++n) {
    const auto all = found_by_search({.n = n});
    EXPECT_EQ(plainly(n, {}, std::nullopt), all) << n;
    std::vector<std::vector<Placement>> ways = {test::all_placements(Board(canonical_depth(n), n))};
    for (const std::size_t enough : {1U, 2U, 10U, 1000U}) ways.push_back(canonical_prefixes(n, enough));
    ways.push_back(bounds(n));
    std::ranges::sort(ways.back());
    for (const auto& cuts : ways) {
      for (const int threads : {1, 3})
        EXPECT_EQ(joined(cuts,
                         [&](const Placement& from, const Bound& until) {
                           return found_by_search({.n = n, .from = from, .until = until}, threads);
                         }),
                  all)
            << "n = " << n << " in " << cuts.size() << " ranges, " << threads << " threads";
      EXPECT_EQ(
          joined(cuts, [&](const Placement& from, const Bound& until) { return plainly(n, from, until); }),
          all)
          << "plainly, n = " << n << " in " << cuts.size() << " ranges";
    }
  }
}

TEST(CanonicalRange, of_a_larger_board_is_found_without_the_rest_of_the_list) {
  const auto prefixes = canonical_prefixes(16, 5000);
  for (std::size_t i = 0; i + 1 < prefixes.size(); i += 1 + prefixes.size() / 9) {
    const auto found = found_by_search({.n = 16, .from = prefixes[i], .until = prefixes[i + 1]});
    EXPECT_EQ(found, plainly(16, prefixes[i], prefixes[i + 1])) << prefixes[i];
    EXPECT_EQ(found, found_by_search({.n = 16, .from = prefixes[i], .until = prefixes[i + 1]}, 3));
  }
  for (const int n : {17, 18, 19, 20, 22, 24}) {
    // Inside a part of the search in the middle of the list.
    Placement from = canonical_prefixes(n, 1000)[700];
    for_each_canonical_solution({.n = n, .from = from}, [&](const Orbit& orbit) {
      EXPECT_GE(orbit.representative, from);
      const auto columns = orbit.representative.columns();
      from = Placement();
      for (int row = 0; row < canonical_depth(n); ++row)
        from.push_back(columns[static_cast<std::size_t>(row)]);
      return false;
    });
    ASSERT_EQ(from.rows(), canonical_depth(n));
    Placement until = from;
    until.move_queen(until.rows() - 1, until[until.rows() - 1] + 1);
    const auto found = found_by_search({.n = n, .from = from, .until = until});
    EXPECT_FALSE(found.empty()) << n;
    EXPECT_EQ(found, plainly(n, from, until)) << n;
  }
}

TEST(CanonicalRange, is_visited_until_the_visitor_stops) {
  const auto all = found_by_search({.n = 10, .from = {1}, .until = Placement{3, 4}});
  ASSERT_GT(all.size(), 10U);
  for (std::size_t wanted = 1; wanted <= all.size(); ++wanted) {
    const auto first = std::vector(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(wanted));
    std::vector<Found> visited;
    const auto visit = [&](const Orbit& orbit) {
      visited.emplace_back(orbit.representative, orbit.stabilizer, orbit.size);
      return visited.size() < wanted;
    };
    for_each_canonical_solution_plainly({.n = 10, .from = {1}, .until = Placement{3, 4}}, visit);
    EXPECT_EQ(visited, first);
    for (const int threads : {1, 3}) {
      visited.clear();
      for_each_canonical_solution({.n = 10, .from = {1}, .until = Placement{3, 4}}, visit,
                                  {.threads = threads});
      EXPECT_EQ(visited, first) << threads << " threads";
    }
  }
}

// Rooks on the rows below a prefix can be placed in equally many ways, so that the estimate is exact.
TEST(CanonicalRange, of_rooks_reports_the_finished_fraction_of_the_range) {
  const auto reported = [](std::string_view group, const Placement& from, const Bound& until) {
    std::vector<double> fractions;
    for_each_canonical_solution(
        {8, Subgroup::named(group).value(), Rule::rooks, from, until}, [](const Orbit&) { return true; },
        {.threads = 1, .on_progress = [&](double done) { fractions.push_back(done); }});
    return fractions;
  };
  const auto expect_every_4096th_of = [](double size, const std::vector<double>& fractions) {
    ASSERT_EQ(fractions.size(), static_cast<std::size_t>(size / 4096));
    for (std::size_t i = 0; i < fractions.size(); ++i)
      EXPECT_NEAR(fractions[i], (4096 * static_cast<double>(i + 1) - 1) / size, 1e-9);
  };
  expect_every_4096th_of(40320, reported("trivial", {}, std::nullopt));
  expect_every_4096th_of(20160, reported("flip_horizontal", {}, std::nullopt));
  expect_every_4096th_of(15120, reported("trivial", {2}, Placement{5}));
  expect_every_4096th_of(15120, reported("flip_horizontal", {1}, std::nullopt));
}

TEST(CanonicalRange, is_bounded_by_prefixes_of_the_rows_searched_in_order) {
  EXPECT_NO_THROW(found_by_search({.n = 8, .from = {0, 2}, .until = Placement{3, 1}}));
  for (const int threads : {1, 3}) {
    EXPECT_THROW(found_by_search({.n = 8, .from = {0, 2, 4}}, threads), std::invalid_argument);
    EXPECT_THROW(found_by_search({.n = 8, .until = Placement{0, 2, 4}}, threads), std::invalid_argument);
  }
  EXPECT_THROW(found_by_search({.n = 0, .from = {0}}), std::invalid_argument);
  EXPECT_THROW(plainly(4, {0, 1, 2, 3, 4}, std::nullopt), std::invalid_argument);
  EXPECT_THROW(plainly(0, {}, Placement{0}), std::invalid_argument);
  for (const int n : {-1, 33}) EXPECT_THROW(plainly(n, {}, std::nullopt), std::invalid_argument) << n;
}

TEST(CanonicalRange, of_32_rows_may_be_empty) {
  EXPECT_TRUE(found_by_search({.n = 32, .until = Placement()}).empty());
  EXPECT_TRUE(plainly(32, {}, Placement()).empty());
}

// The message does not blame the default bounds, or the cover, which do not fit such a board either.
TEST(CanonicalRange, of_a_board_of_another_size_is_refused_because_of_the_size) {
  for (const int n : {-1, 33})
    for (const std::string& why :
         {test::message_of<std::invalid_argument>([n] { found_by_search({.n = n}); }),
          test::message_of<std::invalid_argument>([n] { plainly(n, {}, std::nullopt); })})
      EXPECT_NE(why.find("0 to 32 rows"), std::string::npos) << n << " rows: " << why;
}

}  // namespace
}  // namespace eightfold
