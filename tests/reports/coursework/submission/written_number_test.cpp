#include "reports/coursework/submission/internal/written_number.hpp"

#include <gtest/gtest.h>

#include <string>

namespace eightfold::coursework {
namespace {

struct Written {
  std::string text;
  Rational value;
};

TEST(WrittenNumber, can_be_a_count_in_many_spellings) {
  for (const auto& [text, value] : std::initializer_list<Written>{
           {"12", 12},
           {" 012 ", 12},
           {"12.", 12},
           {"12 orbits", 12},
           {"92 distinct solutions.", 92},
           {"12 (eleven full and 1 half).", 12},
           {"12, because 96/8 is 12", 12},
           {"= 12", 12},
           {"14 200", 14200},
           {"14\xc2\xa0"
            "200",
            14200},
           {"14'200", 14200},
           {"14,200", 14200},
           {"14.200", 14200},
           {"1.234.567", 1234567},
           {"12,0", 12},
           {"96/8", 12},
           {"96÷8", 12},
           {"96 : 8", 12},
           {"96 / 8 = 12", 12},
           {"(92 + 4) / 8 = 96/8 = 12 orbits", 12},
           {"11 × 8 + 1·4 = 92", 92},
           {"sum / order = 96 / 8 = 12", 12},
           {"96/8 = ___", 12},
           {"12 (= 96 / 8)", 12},
           {"12 orbits, I think", 12},
           {"12, up to symmetry.", 12},
           {"88 (= 92 - 4)", 88},
           {"92 - 4 = 88", 88},
           {"92 − 4 = 88 = 11 · 8", 88},
           {"(96 - 8 - 4) / 7 = 12", 12},
       }) {
    const WrittenNumber read = read_written_number(text, false);
    ASSERT_TRUE(read.value) << text << ": " << read.problem;
    EXPECT_EQ(*read.value, value) << text;
  }
}

TEST(WrittenNumber, can_be_a_fraction_in_many_spellings) {
  for (const std::string text :
       {"11.5", "11,5", "11,50", "23/2", "23 ÷ 2", "92/8 = 11.5", "0011.5", "11.5 orbits"})
    EXPECT_EQ(read_written_number(text, true).value, Rational(23, 2)) << text;
  EXPECT_EQ(read_written_number("1.234,5", true).value, Rational(2469, 2));
  EXPECT_EQ(read_written_number("1,234.5", true).value, Rational(2469, 2));
  EXPECT_EQ(read_written_number("0,500", true).value, Rational(1, 2));
}

TEST(WrittenNumber, can_be_in_the_groups_that_the_program_prints) {
  for (const bool may_be_fraction : {true, false}) {
    EXPECT_EQ(read_written_number("1,234", may_be_fraction).value, Rational(1234));
    EXPECT_EQ(read_written_number("14,200", may_be_fraction).value, Rational(14200));
    EXPECT_EQ(read_written_number("2,279,184", may_be_fraction).value, Rational(2279184));
    EXPECT_EQ(read_written_number("(14,200 + 88) / 8 = 1,786", may_be_fraction).value, Rational(1786));
  }
  EXPECT_EQ(read_written_number("11,5", true).value, Rational(23, 2)) << "a decimal comma";
}

TEST(WrittenNumber, has_no_value_if_it_can_be_two_numbers) {
  for (const std::string text :
       {"12 or 13",       "12 oder 13", "12-13",        "12 to 13",       "12, 13",        "12 13",
        "12 (or 13)",     "12 (13)",    "12 (not 13)",  "12 (= 100/8)",   "96/8 = 13",     "12?",
        "12 = 13 (= 12)", "1/2/3",      "92-4",         "= 92 - 4",       "92-4 = 100-12", "92 - 4 = 89",
        "12, not 13",     "12, or not", "12, I think?", "12 or thirteen", "14 2000",       "1,23,456"})
    for (const bool may_be_fraction : {true, false})
      EXPECT_FALSE(read_written_number(text, may_be_fraction).value) << text;
  EXPECT_FALSE(read_written_number("1,125", true).value) << "1125 or 9/8";
  EXPECT_FALSE(read_written_number("11,500", true).value) << "11500 or 11.5";
  EXPECT_FALSE(read_written_number("1.234", true).value) << "1234 or 1.234";
  EXPECT_FALSE(read_written_number("11.500", true).value) << "11500 or 11.5";
  EXPECT_FALSE(read_written_number("14.000", false).value) << "14000 or 14";
  EXPECT_NE(read_written_number("1,125", true).problem.find("without a separator"), std::string::npos);
}

TEST(WrittenNumber, has_no_value_if_it_is_not_a_number) {
  for (const std::string text : {"twelve", "about 12", "12%", "-12", "+12", "12 dozen", "1e3", "0x10", ".5",
                                 "12..5", "1/0", "(12", "12)", "()", "12 half-orbits", "=SUM(A1)", "none"})
    EXPECT_FALSE(read_written_number(text, true).value) << text;
  EXPECT_FALSE(read_written_number(std::string(1001, '1'), true).value);
  EXPECT_FALSE(read_written_number(std::string(1000, '(') + "1", true).value);
  EXPECT_FALSE(read_written_number(std::string(100'000, '1'), true).value);
}

}  // namespace
}  // namespace eightfold::coursework
