#include "eightfold/symmetry/chain_count.hpp"

#include <gtest/gtest.h>

#include <map>
#include <stdexcept>

#include "tests/support/chains.hpp"

namespace eightfold {
namespace {

using test::Chain;

Integer classes(ChainKind kind, int beads, int colors) { return count_chains(kind, {beads, colors}).classes; }

std::uint64_t listed(ChainKind kind, const ChainSize& size) {
  std::uint64_t number = 0;
  for_each_chain({kind, size}, [&](std::span<const int>) { return ++number > 0; });
  return number;
}

// Euler's totient function as a product over primes.
int totient(int n) {
  int phi = n;
  for (int p = 2; p <= n; ++p)
    if (n % p == 0) {
      phi -= phi / p;
      while (n % p == 0) n /= p;
    }
  return phi;
}

// (1/n) × the sum of phi(d) m^(n/d) over the divisors d of n.
Integer necklaces_by_divisors(int beads, int colors) {
  Integer sum = 0;
  for (int d = 1; d <= beads; ++d) {
    if (beads % d != 0) continue;
    Integer term = totient(d);
    for (int i = 0; i < beads / d; ++i) term *= colors;
    sum += term;
  }
  EXPECT_EQ(sum % beads, 0);
  return sum / beads;
}

TEST(ChainCount, is_the_number_of_chains_listed) {
  for (const ChainKind kind : {ChainKind::chains, ChainKind::necklaces, ChainKind::bracelets})
    for (int colors = 0; colors <= 4; ++colors)
      for (int beads = 0; beads <= (colors > 2 ? 6 : 12); ++beads)
        EXPECT_EQ(classes(kind, beads, colors), listed(kind, {beads, colors})) << beads << ", " << colors;
}

TEST(ChainCount, of_two_colors_is_as_published) {
  for (int beads = 0; beads < static_cast<int>(test::published_necklaces.size()); ++beads) {
    EXPECT_EQ(classes(ChainKind::necklaces, beads, 2), test::published_necklaces.at(beads)) << beads;
    EXPECT_EQ(classes(ChainKind::bracelets, beads, 2), test::published_bracelets.at(beads)) << beads;
  }
}

TEST(ChainCount, of_necklaces_is_the_sum_over_divisors) {
  for (int beads = 1; beads <= 60; ++beads)
    for (const int colors : {0, 1, 2, 3, 10, 100})
      EXPECT_EQ(classes(ChainKind::necklaces, beads, colors), necklaces_by_divisors(beads, colors))
          << beads << ", " << colors;
  EXPECT_EQ(classes(ChainKind::necklaces, 300, 100), necklaces_by_divisors(300, 100));
  EXPECT_EQ(classes(ChainKind::necklaces, 300, 100).str().size(), 598U);  // 10^600 / 300
}

// Half of the necklaces plus half of the mean number of chains that a reflection fixes.
TEST(ChainCount, of_bracelets_is_half_the_necklaces_and_half_the_symmetric_ones) {
  for (int beads = 1; beads <= 300; ++beads)
    for (const int colors : {2, 100}) {
      Integer free_half = 1;
      for (int i = 0; i < beads / 2; ++i) free_half *= colors;
      const Integer symmetric =
          beads % 2 == 1 ? Integer(free_half * colors * 2) : Integer(free_half + free_half * colors);
      EXPECT_EQ(4 * classes(ChainKind::bracelets, beads, colors),
                2 * necklaces_by_divisors(beads, colors) + symmetric)
          << beads << ", " << colors;
    }
}

TEST(ChainCount, of_chains_is_a_power) {
  EXPECT_EQ(classes(ChainKind::chains, 10, 10), 10'000'000'000U);
  EXPECT_EQ(classes(ChainKind::chains, 64, 2), Integer("18446744073709551616"));
  EXPECT_EQ(classes(ChainKind::chains, 300, 100).str(), "1" + std::string(600, '0'));
}

TEST(ChainCount, of_no_beads_is_one_and_otherwise_of_no_colors_is_zero) {
  for (const ChainKind kind : {ChainKind::chains, ChainKind::necklaces, ChainKind::bracelets}) {
    for (const int colors : {0, 1, 100}) {
      EXPECT_EQ(classes(kind, 0, colors), 1);
      EXPECT_EQ(count_chains(kind, {0, colors}).order, 1);
    }
    for (const int beads : {1, 2, 299, 300}) {
      EXPECT_EQ(classes(kind, beads, 0), 0);
      EXPECT_EQ(classes(kind, beads, 1), 1);
    }
  }
}

// The number of chains that each rotation and reflection fixes, found by applying it.
std::map<Integer, int> fixed_by_brute_force(const ChainSize& size, ChainKind kind) {
  std::vector<Integer> fixed(kind == ChainKind::necklaces ? size.beads : 2 * size.beads);
  for (const Chain& chain : test::all_chains(size)) {
    const auto images =
        kind == ChainKind::necklaces ? test::rotations_of(chain) : test::rotations_and_reflections_of(chain);
    for (std::size_t g = 0; g < images.size(); ++g) fixed.at(g) += images[g] == chain ? 1 : 0;
  }
  std::map<Integer, int> elements;
  for (const Integer& number : fixed) ++elements[number];
  return elements;
}

TEST(ChainCount, tallies_the_fixed_chains_of_each_element) {
  for (const ChainKind kind : {ChainKind::necklaces, ChainKind::bracelets})
    for (int beads = 1; beads <= 8; ++beads) {
      std::map<Integer, int> tallied;
      for (const ChainElements& alike : count_chains(kind, {beads, 3}).tally)
        tallied[alike.fixed] += alike.elements;
      EXPECT_EQ(tallied, fixed_by_brute_force({beads, 3}, kind)) << beads;
    }
}

TEST(ChainCount, adds_up_its_tally) {
  for (const ChainKind kind : {ChainKind::chains, ChainKind::necklaces, ChainKind::bracelets})
    for (const int beads : {0, 1, 2, 3, 12, 299, 300}) {
      const ChainCount count = count_chains(kind, {beads, 7});
      int order = 0;
      Integer sum = 0;
      for (const ChainElements& alike : count.tally) {
        order += alike.elements;
        for (int i = 0; i < alike.elements; ++i) sum += alike.fixed;
      }
      const int expected_order =
          kind == ChainKind::chains || beads == 0 ? 1 : beads * (kind == ChainKind::necklaces ? 1 : 2);
      EXPECT_EQ(count.order, expected_order);
      EXPECT_EQ(order, expected_order);
      EXPECT_EQ(count.fixed_point_sum, sum);
      EXPECT_EQ(count.classes * order, sum);
      EXPECT_EQ(count.tally.front().cycles(), beads);
    }
}

TEST(ChainCount, distinguishes_the_reflections_of_six_beads_and_of_five) {
  using Kind = ChainElements::Kind;
  const auto six = count_chains(ChainKind::bracelets, {6, 2}).tally;
  ASSERT_EQ(six.size(), 6U);
  EXPECT_EQ(six[4].kind, Kind::through_two_beads);
  EXPECT_EQ(six[4].fixed, 16);
  EXPECT_EQ(six[5].kind, Kind::through_two_gaps);
  EXPECT_EQ(six[5].fixed, 8);
  const auto five = count_chains(ChainKind::bracelets, {5, 2}).tally;
  ASSERT_EQ(five.size(), 3U);
  EXPECT_EQ(five[2].kind, Kind::through_bead_and_gap);
  EXPECT_EQ(five[2].elements, 5);
  EXPECT_EQ(five[2].fixed, 8);
}

TEST(ChainCount, past_the_limits_is_refused) {
  for (const ChainSize& size : {ChainSize{-1, 2}, {301, 2}, {3, -1}, {3, 101}})
    EXPECT_THROW(count_chains(ChainKind::necklaces, size), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold
