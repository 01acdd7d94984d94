#include "eightfold/core/count/checked_count.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <limits>
#include <stdexcept>
#include <utility>
#include <vector>

namespace eightfold {
namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
using Addition = std::pair<std::uint64_t, std::uint64_t>;  // count and weight

bool is_prime(std::uint64_t number) {
  for (std::uint64_t divisor = 2; divisor * divisor <= number; ++divisor)
    if (number % divisor == 0) return false;
  return number > 1;
}

CheckedCount::Residues residues_of(std::uint64_t value) {
  return {value % check_primes[0], value % check_primes[1]};
}

// Products of at most 2^55, so that the sum of a list is below 2^64.
rc::Gen<std::vector<Addition>> additions() {
  const auto counts = rc::gen::inRange<std::uint64_t>(0, std::uint64_t{1} << 45);
  const auto weights = rc::gen::inRange<std::uint64_t>(0, 1 << 10);
  return rc::gen::resize(rc::kNominalSize,
                         rc::gen::container<std::vector<Addition>>(rc::gen::pair(counts, weights)));
}

CheckedCount sum_of(const std::vector<Addition>& list) {
  CheckedCount sum;
  for (const auto& [count, weight] : list) sum.add(count, weight);
  return sum;
}

TEST(CheckedCount, is_checked_by_the_two_largest_primes_below_2_to_the_31) {
  std::vector<std::uint64_t> primes;
  for (std::uint64_t number = (std::uint64_t{1} << 31) - 1; primes.size() < 2; --number)
    if (is_prime(number)) primes.push_back(number);
  EXPECT_EQ(std::vector<std::uint64_t>(check_primes.begin(), check_primes.end()), primes);
}

TEST(CheckedCount, starts_at_0) {
  EXPECT_EQ(CheckedCount().value(), 0U);
  EXPECT_EQ(CheckedCount().residues(), (CheckedCount::Residues{0, 0}));
}

RC_GTEST_PROP(CheckedCount, is_the_sum_of_counts_times_weights, ()) {
  const auto list = *additions();
  std::uint64_t expected = 0;
  for (const auto& [count, weight] : list) expected += count * weight;
  const CheckedCount sum = sum_of(list);
  RC_ASSERT(sum.value() == expected);
  RC_ASSERT(sum.residues() == residues_of(expected));
}

RC_GTEST_PROP(CheckedCount, adds_another_checked_count, ()) {
  const auto list = *additions();
  const auto split = *rc::gen::inRange<std::size_t>(0, list.size() + 1);
  const auto middle = list.begin() + static_cast<std::ptrdiff_t>(split);
  CheckedCount sum = sum_of({list.begin(), middle});
  sum.add(sum_of({middle, list.end()}));
  RC_ASSERT(sum.value() == sum_of(list).value());
  RC_ASSERT(sum.residues() == sum_of(list).residues());
}

TEST(CheckedCount, has_a_default_weight_of_1) {
  CheckedCount sum;
  sum.add(5);
  sum.add(7, 3);
  sum.add(11, 0);
  EXPECT_EQ(sum.value(), 26U);
}

TEST(CheckedCount, holds_up_to_2_to_the_64_minus_1) {
  CheckedCount sum;
  sum.add(largest / 3, 3);
  EXPECT_EQ(sum.value(), largest);
  EXPECT_EQ(sum.residues(), residues_of(largest));
}

TEST(CheckedCount, refuses_a_product_past_64_bits) {
  EXPECT_THROW(CheckedCount().add(std::uint64_t{1} << 63, 2), std::overflow_error);
  EXPECT_THROW(CheckedCount().add(std::uint64_t{1} << 32, std::uint64_t{1} << 32), std::overflow_error);
  EXPECT_THROW(CheckedCount().add(largest, largest), std::overflow_error);
}

TEST(CheckedCount, refuses_a_sum_past_64_bits) {
  CheckedCount sum;
  sum.add(largest);
  sum.add(0);
  CheckedCount one;
  one.add(1);
  EXPECT_THROW(CheckedCount(sum).add(1), std::overflow_error);
  EXPECT_THROW(CheckedCount(sum).add(one), std::overflow_error);
  EXPECT_THROW(one.add(sum), std::overflow_error);
}

TEST(CheckedCount, throws_if_its_sum_and_residues_disagree) {
  CheckedCount sum;
  sum.add(largest);
  EXPECT_THROW(sum.add(1), std::overflow_error);  // the sum has wrapped around, its residues have not
  EXPECT_THROW(sum.value(), std::logic_error);
}

TEST(CheckedCount, is_restored_from_its_sum_and_residues) {
  for (const std::uint64_t value : {std::uint64_t{0}, check_primes[0], std::uint64_t{1} << 40, largest}) {
    const CheckedCount count = CheckedCount::of(value, residues_of(value));
    EXPECT_EQ(count.value(), value);
    EXPECT_EQ(count.residues(), residues_of(value));
  }
}

TEST(CheckedCount, is_not_restored_from_a_sum_and_residues_that_disagree) {
  CheckedCount::Residues residues = residues_of(92);
  EXPECT_THROW(CheckedCount::of(93, residues), std::logic_error);
  ++residues[1];
  EXPECT_THROW(CheckedCount::of(92, residues), std::logic_error);
  EXPECT_THROW(CheckedCount::of(0, {check_primes[0], 0}), std::logic_error);
}

RC_GTEST_PROP(CheckedCount, is_divided_by_a_factor, ()) {
  const auto value = *rc::gen::inRange<std::uint64_t>(0, std::uint64_t{1} << 45);
  const auto divisor = *rc::gen::inRange<std::uint64_t>(1, 1 << 19);
  CheckedCount product;
  product.add(value, divisor);
  const CheckedCount part = product.divided_by(divisor);
  RC_ASSERT(part.value() == value);
  RC_ASSERT(part.residues() == residues_of(value));
}

TEST(CheckedCount, refuses_a_divisor_that_leaves_a_remainder) {
  CheckedCount sum;
  sum.add(92);
  EXPECT_EQ(sum.divided_by(4).value(), 23U);
  EXPECT_THROW(sum.divided_by(3), std::logic_error);
  EXPECT_THROW(sum.divided_by(0), std::logic_error);
  CheckedCount prime;
  prime.add(check_primes[0]);
  EXPECT_THROW(prime.divided_by(check_primes[0]), std::logic_error);
}

TEST(CheckedCount, divides_its_residues_independently) {
  CheckedCount sum;
  sum.add(largest);
  EXPECT_THROW(sum.add(1), std::overflow_error);
  EXPECT_THROW(sum.divided_by(3).value(), std::logic_error);
}

}  // namespace
}  // namespace eightfold
