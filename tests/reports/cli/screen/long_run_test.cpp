#include <gtest/gtest.h>

#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

std::string note(int n, Rule rule, bool quiet = false) {
  ::testing::internal::CaptureStderr();
  Context{.quiet = quiet, .style = {}}.warn_of_long_run(n, rule);
  return ::testing::internal::GetCapturedStderr();
}

TEST(LongRunNote, is_printed_for_sizes_that_take_minutes) {
  EXPECT_EQ(note(16, Rule::queens), "");
  EXPECT_EQ(
      note(17, Rule::queens),
      "eightfold: note: visiting every solution of N = 17 may take minutes to years; press Ctrl-C to stop\n");
  EXPECT_EQ(note(16, Rule::torus), "");
  EXPECT_EQ(note(11, Rule::rooks), "");
  EXPECT_NE(note(12, Rule::rooks), "");
}

TEST(LongRunNote, is_not_printed_with_quiet) { EXPECT_EQ(note(17, Rule::queens, true), ""); }

TEST(LongCountNote, is_printed_beyond_21_queens) {
  const auto count_note = [](int n, bool quiet) {
    ::testing::internal::CaptureStderr();
    Context{.quiet = quiet, .style = {}}.warn_of_long_count(n);
    return ::testing::internal::GetCapturedStderr();
  };
  EXPECT_EQ(count_note(21, false), "");
  EXPECT_EQ(count_note(22, false),
            "eightfold: note: N = 22 may take hours to centuries; press Ctrl-C to stop\n");
  EXPECT_EQ(count_note(22, true), "");
}

TEST(LongRanking, takes_more_than_a_minute) {
  EXPECT_FALSE(is_long_ranking(16, 14'772'512));
  EXPECT_FALSE(is_long_ranking(17, 95'815'104));
  EXPECT_TRUE(is_long_ranking(19, 4'968'057'848));
  EXPECT_FALSE(is_long_ranking(28, 1'000));
  EXPECT_TRUE(is_long_ranking(28, 10'000'000));
}

}  // namespace
}  // namespace eightfold::cli
