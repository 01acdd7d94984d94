#include "eightfold/symmetry/integer.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace eightfold {
namespace {

constexpr auto least = std::numeric_limits<std::int64_t>::min();

// Increasing; neighbors differ in sign, in length, in the first digit or in the last one.
std::vector<Integer> increasing() {
  return {Integer("-36893488147419103233"),
          Integer("-36893488147419103232"),
          Integer("-18446744073709551616"),
          -Integer(UINT64_MAX),
          least,
          -1,
          0,
          1,
          42U,
          UINT64_MAX,
          Integer("18446744073709551616"),
          Integer("36893488147419103232"),
          Integer("36893488147419103233")};
}

TEST(Integer, is_zero_by_default_and_has_no_negative_zero) {
  EXPECT_EQ(Integer(), 0);
  EXPECT_EQ(-Integer(), 0);
  EXPECT_EQ(Integer(true, {0, 0}), 0);
  EXPECT_EQ(Integer("-0"), 0);
  EXPECT_FALSE((-Integer()).is_negative());
  EXPECT_TRUE(Integer().digits().empty());
}

TEST(Integer, keeps_the_value_of_every_integral_type) {
  EXPECT_EQ(Integer(least).str(), "-9223372036854775808");
  EXPECT_EQ(Integer(UINT64_MAX).str(), "18446744073709551615");
  EXPECT_EQ(Integer(static_cast<signed char>(-128)).str(), "-128");
  EXPECT_EQ(Integer(std::uint8_t{200}).str(), "200");
  EXPECT_EQ(Integer(-1), Integer(-1L));
}

TEST(Integer, is_ordered_by_value) {
  const auto numbers = increasing();
  for (std::size_t i = 0; i < numbers.size(); ++i)
    for (std::size_t j = 0; j < numbers.size(); ++j) {
      EXPECT_EQ(numbers[i] < numbers[j], i < j) << numbers[i] << ", " << numbers[j];
      EXPECT_EQ(numbers[i] == numbers[j], i == j) << numbers[i] << ", " << numbers[j];
    }
}

TEST(Integer, is_written_and_read_in_decimal) {
  for (const Integer& number : increasing()) EXPECT_EQ(Integer(number.str()), number) << number;
  EXPECT_EQ(Integer("18446744073709551616").digits(), (std::vector<std::uint64_t>{0, 1}));
  EXPECT_EQ(Integer("-0012"), -12);
  std::ostringstream out;
  out << Integer("-18446744073709551616");
  EXPECT_EQ(out.str(), "-18446744073709551616");
}

TEST(Integer, refuses_text_that_is_not_decimal) {
  for (const char* text : {"", "-", "+1", "0x10", "1 ", "1.0", "--1", "1e3"})
    EXPECT_THROW(Integer{std::string_view(text)}, std::invalid_argument) << text;
}

TEST(Integer, converts_to_64_bits_only_if_it_fits) {
  EXPECT_EQ(Integer().to_uint64(), 0U);
  EXPECT_EQ(Integer(UINT64_MAX).to_uint64(), UINT64_MAX);
  EXPECT_FALSE(Integer(-1).to_uint64());
  EXPECT_FALSE((Integer(UINT64_MAX) + 1).to_uint64());
}

TEST(Integer, divides_toward_zero_and_refuses_zero) {
  EXPECT_EQ(Integer(-7) / 2, -3);
  EXPECT_EQ(Integer(-7) % 2, -1);
  EXPECT_EQ(Integer(7) / -2, -3);
  EXPECT_EQ(Integer(7) % -2, 1);
  EXPECT_THROW(Integer(1) / 0, std::overflow_error);
  EXPECT_THROW(Integer(1) % 0, std::overflow_error);
}

TEST(Integer, carries_into_the_next_digit_and_back) {
  EXPECT_EQ(Integer(UINT64_MAX) + 1, Integer("18446744073709551616"));
  EXPECT_EQ(Integer(UINT64_MAX) + 1 - 1, UINT64_MAX);
  EXPECT_EQ(Integer(UINT64_MAX) * UINT64_MAX, Integer("340282366920938463426481119284349108225"));
  EXPECT_EQ(Integer("340282366920938463426481119284349108225") / UINT64_MAX, UINT64_MAX);
}

// The reference is the compiler's 128-bit arithmetic.
RC_GTEST_PROP(Integer, computes_like_128_bit_integers, (std::int64_t a, std::int64_t b)) {
  __extension__ using Wide = __int128;
  const auto wide = [](Wide value) {
    __extension__ using Magnitude = unsigned __int128;
    const auto bits = static_cast<Magnitude>(value < 0 ? -value : value);
    return Integer(value < 0, {static_cast<std::uint64_t>(bits), static_cast<std::uint64_t>(bits >> 64U)});
  };
  RC_ASSERT(Integer(a) + b == wide(Wide{a} + b));
  RC_ASSERT(Integer(a) - b == wide(Wide{a} - b));
  RC_ASSERT(Integer(a) * b == wide(Wide{a} * b));
  if (b != 0) RC_ASSERT(Integer(a) / b == wide(Wide{a} / b));
  if (b != 0) RC_ASSERT(Integer(a) % b == wide(Wide{a} % b));
}

TEST(Power, is_a_repeated_product) {
  for (const int base : {-3, -1, 0, 1, 2, 10, 100}) {
    Integer product = 1;
    for (int exponent = 0; exponent <= 70; ++exponent, product *= base)
      EXPECT_EQ(power(base, exponent), product) << base << ", " << exponent;
  }
  EXPECT_EQ(power(100, 300).str(), "1" + std::string(600, '0'));
  EXPECT_THROW(power(2, -1), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold
