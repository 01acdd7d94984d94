#include <gtest/gtest.h>

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

}  // namespace
}  // namespace eightfold::cli
