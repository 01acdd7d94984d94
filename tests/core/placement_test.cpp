#include "eightfold/core/placement.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <compare>
#include <iterator>
#include <limits>
#include <list>
#include <numeric>
#include <ranges>
#include <sstream>
#include <stdexcept>
#include <type_traits>
#include <unordered_set>
#include <vector>

#include "tests/support/generators.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

static_assert(sizeof(Placement) == 33 && std::is_trivially_copyable_v<Placement>);

static_assert([] {
  Placement placement;
  placement.push_back(31);
  placement.move_queen(0, 2);
  Placement longer = placement;
  longer.push_back(0);
  return placement.rows() == 1 && placement[0] == 2 && Placement() < placement && placement < longer;
}());

std::vector<int> columns_of(const Placement& placement) { return {placement.begin(), placement.end()}; }

TEST(Placement, is_empty_until_a_queen_is_placed) {
  Placement placement;
  EXPECT_TRUE(placement.empty());
  EXPECT_EQ(placement.rows(), 0);
  placement.push_back(0);
  EXPECT_FALSE(placement.empty());
  EXPECT_EQ(placement.rows(), 1);
}

TEST(Placement, holds_32_rows_and_columns_up_to_31) {
  std::vector<int> columns(32);
  std::iota(columns.rbegin(), columns.rend(), 0);
  const Placement placement(columns);
  EXPECT_EQ(placement.rows(), 32);
  EXPECT_EQ(placement[0], 31);
  EXPECT_EQ(placement[31], 0);
  EXPECT_EQ(columns_of(placement), columns);
}

TEST(Placement, is_constructed_from_every_range_of_integers) {
  const Placement expected = {1, 3, 0, 2};
  EXPECT_EQ(Placement(std::vector<std::uint64_t>{1, 3, 0, 2}), expected);
  EXPECT_EQ(Placement(std::list<signed char>{1, 3, 0, 2}), expected);
  const short array[] = {1, 3, 0, 2};
  EXPECT_EQ(Placement(array), expected);
#if !defined(__clang__) || __clang_major__ > 15  // which cannot compile the views of libstdc++
  std::istringstream text("1 3 0 2");
  EXPECT_EQ(Placement(std::ranges::subrange(std::istream_iterator<int>(text), std::istream_iterator<int>())),
            expected);
#endif
  EXPECT_EQ(Placement(expected.columns()), expected);
  static_assert(!std::is_constructible_v<Placement, std::vector<double>>);
  static_assert(!std::is_constructible_v<Placement, int>);
}

TEST(Placement, is_printed_as_its_columns) {
  std::ostringstream out;
  out << Placement() << ' ' << Placement({0, 31});
  EXPECT_EQ(out.str(), "[] [0 31]");
}

TEST(Placement, has_a_hash_that_tells_prefixes_and_permutations_apart) {
  const std::unordered_set<Placement> set = {{}, {0}, {0, 0}, {0, 1}, {1, 0}, {0, 1}};
  EXPECT_EQ(set.size(), 5U);
  std::unordered_set<std::size_t> hashes;
  for (const Placement& placement : set) hashes.insert(std::hash<Placement>()(placement));
  EXPECT_EQ(hashes.size(), 5U);
}

TEST(Placement, refuses_33_rows) { EXPECT_THROW(Placement(std::vector<int>(33, 0)), std::invalid_argument); }

TEST(Placement, refuses_columns_outside_0_to_31) {
  EXPECT_THROW(Placement({32}), std::invalid_argument);
  EXPECT_THROW(Placement({0, 2, -1}), std::invalid_argument);
  EXPECT_THROW(Placement({256}), std::invalid_argument);
  EXPECT_THROW(Placement(std::vector<std::uint64_t>{std::uint64_t{1} << 63U}), std::invalid_argument);
  EXPECT_THROW(Placement(std::vector<std::int64_t>{std::int64_t{1} << 32U}), std::invalid_argument);
  EXPECT_THROW(Placement({std::numeric_limits<int>::min()}), std::invalid_argument);
  EXPECT_THROW(Placement({std::numeric_limits<int>::max()}), std::invalid_argument);
}

TEST(Placement, moves_the_queen_of_one_row) {
  Placement placement{4, 1, 3};
  placement.move_queen(1, 31);
  EXPECT_EQ(placement, (Placement{4, 31, 3}));
}

TEST(Placement, orders_short_placements_like_the_vectors_of_their_columns) {
  std::vector<Placement> placements(1);
  for (int rows = 1; rows <= 3; ++rows)
    for (const Placement& placement : test::all_placements(Board(rows, 3))) placements.push_back(placement);
  for (const Placement& a : placements)
    for (const Placement& b : placements) {
      EXPECT_EQ(a <=> b, columns_of(a) <=> columns_of(b)) << a << " and " << b;
      EXPECT_EQ(a == b, columns_of(a) == columns_of(b)) << a << " and " << b;
    }
}

RC_GTEST_PROP(Placement, orders_like_the_vector_of_its_columns, ()) {
  const auto a = *test::partial_placement();
  auto b = *test::partial_placement();
  if (*test::number(0, 2) == 1) {
    const auto shared_rows = *test::number(0, std::min(a.rows(), b.rows()) + 1);
    for (int row = 0; row < shared_rows; ++row) b.move_queen(row, a[row]);
  }
  RC_ASSERT((a <=> b) == (columns_of(a) <=> columns_of(b)));
  RC_ASSERT((a == b) == (columns_of(a) == columns_of(b)));
}

RC_GTEST_PROP(Placement, equals_itself_after_rows_are_added_and_removed, ()) {
  const auto placement = *test::partial_placement();
  auto copy = placement;
  const auto more = *test::number(0, max_size + 1 - placement.rows());
  for (int i = 0; i < more; ++i) copy.push_back(*test::number(0, max_size));
  RC_ASSERT(copy.rows() == placement.rows() + more);
  for (int i = 0; i < more; ++i) copy.pop_back();
  RC_ASSERT(copy == placement);
}

RC_GTEST_PROP(Placement, is_a_permutation_if_its_sorted_columns_count_up_from_0, ()) {
  const auto placement = *rc::gen::oneOf(test::permutation(), test::partial_placement());
  auto sorted = columns_of(placement);
  std::ranges::sort(sorted);
  std::vector<int> counting(sorted.size());
  std::iota(counting.begin(), counting.end(), 0);
  RC_ASSERT(is_permutation(placement) == (sorted == counting));
}

TEST(Placement, is_a_permutation_without_any_rows) { EXPECT_TRUE(is_permutation({})); }

TEST(Placement, is_not_a_permutation_with_a_repeated_or_too_large_column) {
  EXPECT_TRUE(is_permutation({2, 0, 1}));
  EXPECT_FALSE(is_permutation({2, 0, 2}));
  EXPECT_FALSE(is_permutation({3, 0, 1}));
  EXPECT_FALSE(is_permutation({1}));
  EXPECT_FALSE(is_permutation(Placement(std::vector<int>(32, 31))));
}

}  // namespace
}  // namespace eightfold
