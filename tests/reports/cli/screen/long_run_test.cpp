#include <gtest/gtest.h>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

std::string warning(int n, Rule rule, bool quiet = false) {
  ::testing::internal::CaptureStderr();
  Context{.quiet = quiet, .style = {}}.warn_of_long_run(n, rule);
  return ::testing::internal::GetCapturedStderr();
}

TEST(LongRun, is_announced_from_the_size_on_that_takes_minutes) {
  EXPECT_EQ(warning(16, Rule::queens), "");
  EXPECT_EQ(
      warning(17, Rule::queens),
      "eightfold: note: this visits every solution of N = 17, which takes minutes to years; Ctrl-C ends "
      "it\n");
  EXPECT_EQ(warning(16, Rule::torus), "");
  EXPECT_EQ(warning(11, Rule::rooks), "");
  EXPECT_NE(warning(12, Rule::rooks), "");
}

TEST(LongRun, is_not_announced_on_request) { EXPECT_EQ(warning(17, Rule::queens, true), ""); }

}  // namespace
}  // namespace eightfold::cli
