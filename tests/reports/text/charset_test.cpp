#include "reports/text/internal/charset.hpp"

#include <gtest/gtest.h>

namespace eightfold::reports {
namespace {

TEST(AsciiSigns, replace_those_that_the_program_writes) {
  EXPECT_EQ(with_ascii_signs("8×8 − 4 ≤ 60 → r⁻¹"), "8x8 - 4 <= 60 -> r^-1");
  EXPECT_EQ(with_ascii_signs("Zoë ♛"), "Zoë ♛");
}

// "9²" is not 92.
TEST(AsciiSigns, keep_powers_of_numbers_apart_from_numbers) {
  EXPECT_EQ(with_ascii_signs("r² and r³"), "r2 and r3");
  EXPECT_EQ(with_ascii_signs("9², 10³"), "9^2, 10^3");
  EXPECT_EQ(with_ascii_signs("²"), "2");
}

}  // namespace
}  // namespace eightfold::reports
