#include "symmetry/internal/canonical_keys.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <stdexcept>
#include <vector>

#include "eightfold/symmetry/orbit.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

Placement decoded(const CanonicalKeys& keys, const PermutationKey& key, int n) {
  Placement placement(std::vector<int>(static_cast<std::size_t>(n)));
  keys.move_queens(key, placement);
  return placement;
}

// In lexicographic order.
std::vector<Placement> random_permutations(int n, int count) {
  std::mt19937 random(19);
  std::vector<int> columns(static_cast<std::size_t>(n));
  std::iota(columns.begin(), columns.end(), 0);
  std::vector<Placement> permutations;
  for (int i = 0; i < count; ++i) {
    // Some differ from the previous one only in their last rows.
    const auto rows = std::min<std::ptrdiff_t>(n, i % 3 == 0 ? n : i % 3 + 2);
    std::shuffle(columns.end() - rows, columns.end(), random);
    permutations.emplace_back(columns);
  }
  std::sort(permutations.begin(), permutations.end());
  return permutations;
}

void expect_keys_of(const std::vector<Placement>& permutations, int n) {
  const CanonicalKeys keys(n);
  std::vector<std::pair<Placement, PermutationKey>> forms;
  for (const Placement& permutation : permutations) {
    const PermutationKey key = keys.of(permutation);
    const Placement form = canonical_form(permutation);
    ASSERT_EQ(decoded(keys, key, n), form) << permutation;
    ASSERT_LT(key.prefix, keys.prefixes()) << permutation;
    forms.emplace_back(form, key);
  }
  std::sort(forms.begin(), forms.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t i = 1; i < forms.size(); ++i)
    ASSERT_EQ(forms[i - 1].second <=> forms[i].second, forms[i - 1].first <=> forms[i].first)
        << forms[i - 1].first << " and " << forms[i].first;
}

TEST(CanonicalKeys, of_all_small_permutations_are_those_of_their_canonical_forms_in_order) {
  for (int n = 0; n <= 8; ++n) expect_keys_of(test::all_permutations(n), n);
}

TEST(CanonicalKeys, of_random_permutations_are_those_of_their_canonical_forms_in_order) {
  for (int n = 9; n <= CanonicalKeys::max_n; ++n) expect_keys_of(random_permutations(n, 3000), n);
}

TEST(CanonicalKeys, have_room_for_the_greatest_columns) {
  for (int n = 1; n <= CanonicalKeys::max_n; ++n) {
    // The least image begins in the left half; all other columns are as great as they can be.
    std::vector<int> columns(static_cast<std::size_t>(n));
    std::iota(columns.rbegin(), columns.rend(), 0);
    std::rotate(columns.begin(), columns.begin() + n / 2, columns.begin() + n / 2 + 1);
    expect_keys_of({Placement(columns)}, n);
  }
}

TEST(CanonicalKeys, are_refused_for_larger_permutations) {
  for (const int n : {-1, 18, 32}) EXPECT_THROW(CanonicalKeys keys(n), std::invalid_argument) << "n = " << n;
}

}  // namespace
}  // namespace eightfold
