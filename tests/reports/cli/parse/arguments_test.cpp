#include "reports/cli/parse/arguments.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "reports/cli/options/base_option.hpp"
#include "reports/cli/options/group_option.hpp"
#include "reports/cli/parse/exit_code.hpp"
#include "tests/reports/messages.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::cli {
namespace {

using test::mentions;

constexpr std::uint64_t greatest_number = std::numeric_limits<std::uint64_t>::max();

// The message of the step's Failure, which is one of usage.
template <typename Step>
std::string usage_failure_of(Step step) {
  return test::message_of<Failure>([&] {
    try {
      step();
    } catch (const Failure& failure) {
      EXPECT_EQ(failure.code(), ExitCode::usage);
      throw;
    }
  });
}

std::string refusal_of(std::string_view text, std::uint64_t least, std::uint64_t greatest) {
  return usage_failure_of([&] { parse_number("--rows", text, least, greatest); });
}

TEST(ParseNumber, takes_the_range_with_both_ends) {
  EXPECT_EQ(parse_number("N", "0", 0, 32), 0U);
  EXPECT_EQ(parse_number("N", "32", 0, 32), 32U);
  EXPECT_EQ(parse_number("N", "5", 5, 5), 5U);
  EXPECT_EQ(parse_number("N", "007", 0, 32), 7U);
  EXPECT_EQ(parse_number("N", "18446744073709551615", 0, greatest_number), greatest_number);
}

TEST(ParseNumber, says_what_the_range_is) {
  EXPECT_EQ(refusal_of("33", 0, 32), "--rows: 33 is out of range; give 0 to 32");
  EXPECT_EQ(refusal_of("4", 5, 9), "--rows: 4 is out of range; give 5 to 9");
}

TEST(ParseNumber, does_not_wrap_around) {
  for (const std::string_view text : {"-1", "-0", "-18446744073709551615", "18446744073709551616",
                                      "4294967296", "99999999999999999999999999999999999999999999999999"})
    EXPECT_TRUE(mentions(refusal_of(text, 0, 32), {text.substr(0, 40), "out of range; give 0 to 32"}));
  EXPECT_TRUE(mentions(refusal_of("18446744073709551616", 0, greatest_number),
                       {"out of range; give 0 to 18446744073709551615"}));
}

TEST(ParseNumber, takes_whole_decimal_numbers_only) {
  for (const std::string_view text :
       {"", "-", "+5", " 5", "5 ", "5.0", "1e1", "0x10", "five", "5x", "--5", "1_000"})
    EXPECT_TRUE(mentions(refusal_of(text, 0, 32),
                         {"--rows: ", "\"" + std::string(text) + "\" is not a whole number; give 0 to 32"}));
  EXPECT_TRUE(mentions(refusal_of("5\x1b[31m", 0, 32), {R"("5\x1b[31m")"}));
}

RC_GTEST_PROP(ParseNumber, is_the_inverse_of_printing, (std::uint64_t number)) {
  RC_ASSERT(parse_number("N", std::to_string(number), 0, greatest_number) == number);
}

TEST(ParseN, takes_0_to_32) {
  for (int n = 0; n <= 32; ++n) EXPECT_EQ(parse_n(std::to_string(n)), n);
  EXPECT_EQ(usage_failure_of([] { parse_n("33"); }), "N: 33 is out of range; give 0 to 32");
  EXPECT_EQ(usage_failure_of([] { parse_n("-1"); }), "N: -1 is out of range; give 0 to 32");
  EXPECT_EQ(usage_failure_of([] { parse_n("eight"); }), "N: \"eight\" is not a whole number; give 0 to 32");
}

TEST(OnlyArgument, is_the_one_there_is) {
  EXPECT_EQ(only_argument({{"8"}, {}}, "N", "0 to 32"), "8");
  EXPECT_TRUE(
      mentions(usage_failure_of([] { only_argument({}, "N", "0 to 32"); }), {"N: missing; give 0 to 32"}));
  EXPECT_TRUE(mentions(usage_failure_of([] {
                         only_argument({{"8", "9\n"}, {}}, "N", "0 to 32");
                       }),
                       {"N: given twice", R"("9\x0a")"}));
}

TEST(ExpectNoArguments, names_the_one_that_is_too_many) {
  EXPECT_NO_THROW(expect_no_arguments({{}, {{"quiet", ""}}}));
  EXPECT_TRUE(mentions(usage_failure_of([] { expect_no_arguments({{"8"}, {}}); }), {R"("8")"}));
}

TEST(BaseOption, is_zero_unless_given) {
  EXPECT_EQ(base_of({}), 0);
  EXPECT_EQ(base_of({{}, {{"base", "0"}}}), 0);
  EXPECT_EQ(base_of({{}, {{"base", "1"}}}), 1);
}

TEST(GroupOption, is_the_full_group_unless_given) { EXPECT_EQ(group_of({}), Subgroup()); }

TEST(GroupOption, names_every_subgroup_once_but_for_two_aliases) {
  for (const Subgroup group : all_subgroups()) {
    std::size_t names = 0;
    for (const std::string_view name : group_names)
      names += group_of({{}, {{"group", std::string(name)}}}) == group ? 1 : 0;
    const bool has_alias = group == Subgroup() || name_of(group) == "quarter_turn";
    EXPECT_EQ(names, has_alias ? 2U : 1U) << group;
  }
}

}  // namespace
}  // namespace eightfold::cli
