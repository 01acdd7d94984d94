#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/command_line.hpp"
#include "tests/reports/cli/usage_failure.hpp"

namespace eightfold::cli {
namespace {

using List = std::vector<std::string>;

std::string invocation_error_of(const List& words) {
  return test::usage_failure_of([&] { parse_invocation(words); });
}

TEST(Invocation, has_the_command_that_common_options_may_precede) {
  for (const List& words : {List{"list", "8", "--quiet"}, List{"--quiet", "list", "8"},
                            List{"--color", "never", "-q", "list", "8"}}) {
    const Invocation invocation = parse_invocation(words);
    EXPECT_EQ(invocation.name, "list");
    ASSERT_NE(invocation.command, nullptr);
    EXPECT_EQ(invocation.command->name, "list");
    EXPECT_EQ(invocation.line.arguments, List{"8"});
    EXPECT_TRUE(invocation.line.has("quiet"));
  }
}

TEST(Invocation, finds_both_words_of_a_name) {
  const Invocation invocation = parse_invocation({"job", "--quiet", "status", "run"});
  EXPECT_EQ(invocation.name, "job status");
  EXPECT_EQ(invocation.line.arguments, List{"run"});
}

TEST(Invocation, of_a_family_or_of_no_command_has_only_common_options) {
  EXPECT_EQ(parse_invocation({"job", "--help"}).command, nullptr);
  EXPECT_EQ(parse_invocation({"job", "--help"}).name, "job");
  EXPECT_EQ(parse_invocation({"--version"}).name, "");
  EXPECT_TRUE(parse_invocation({"--version"}).line.has("version"));
}

TEST(Invocation, rejects_an_empty_name) {
  const std::string unknown = "unknown command \"\"; `eightfold help` lists the commands";
  EXPECT_EQ(invocation_error_of({""}), unknown);
  EXPECT_EQ(invocation_error_of({"", "list", "--version"}), unknown);
}

TEST(Invocation, rejects_options_of_a_command_before_its_name) {
  EXPECT_EQ(invocation_error_of({"--limit", "3", "list", "8"}),
            "unknown option \"--limit\"; try --help (a command's own options follow its name)");
}

}  // namespace
}  // namespace eightfold::cli
