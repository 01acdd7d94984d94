#include "reports/cli/parse/command_line.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace eightfold::cli {
namespace {

using List = std::vector<std::string>;

constexpr std::array<Option, 4> options = {{
    {.name = "output", .letter = 'o', .value = "FILE", .help = "where to write"},
    {.name = "shape",
     .value = "SHAPE",
     .help = "how the edges are joined",
     .choices = {"square", "flat-torus", "cylinder"}},
    {.name = "all", .letter = 'a', .help = "everything"},
    {.name = "output-dir", .value = "DIR", .help = "where to write several files"},
}};

CommandLine parsed(const List& words) { return parse_command_line(words, options); }

TEST(CommandLine, is_empty_without_words) {
  const CommandLine line = parsed({});
  EXPECT_TRUE(line.arguments.empty());
  EXPECT_TRUE(line.options.empty());
  EXPECT_FALSE(line.has("all"));
  EXPECT_EQ(line.value_of("output"), std::nullopt);
}

TEST(CommandLine, accepts_options_before_between_and_after_arguments) {
  for (const List& words :
       {List{"--all", "--output", "f", "8", "9"}, List{"8", "--all", "--output", "f", "9"},
        List{"8", "9", "--output", "f", "--all"}}) {
    const CommandLine line = parsed(words);
    EXPECT_EQ(line.arguments, (List{"8", "9"}));
    EXPECT_TRUE(line.has("all"));
    EXPECT_EQ(line.value_of("output"), "f");
    EXPECT_EQ(line.options.size(), 2U);
  }
}

TEST(CommandLine, accepts_values_after_an_equals_sign) {
  EXPECT_EQ(parsed({"--output=f"}).value_of("output"), "f");
  EXPECT_EQ(parsed({"--output=a=b"}).value_of("output"), "a=b");
  EXPECT_EQ(parsed({"--output=--all"}).value_of("output"), "--all");
}

TEST(CommandLine, accepts_short_options_with_values) {
  EXPECT_EQ(parsed({"-o", "f"}).value_of("output"), "f");
  EXPECT_EQ(parsed({"-of"}).value_of("output"), "f");
  const CommandLine line = parsed({"-aqo", "f"});
  EXPECT_TRUE(line.has("all"));
  EXPECT_TRUE(line.has("quiet"));
  EXPECT_EQ(line.value_of("output"), "f");
}

TEST(CommandLine, reads_a_single_hyphen_as_a_value_or_an_argument) {
  EXPECT_EQ(parsed({"--output", "-"}).value_of("output"), "-");
  EXPECT_EQ(parsed({"-o", "-"}).value_of("output"), "-");
  EXPECT_EQ(parsed({"-"}).arguments, (List{"-"}));
}

TEST(CommandLine, reads_everything_after_two_hyphens_as_arguments) {
  const CommandLine line = parsed({"--all", "--", "--output", "-o", "--", "-1"});
  EXPECT_EQ(line.arguments, (List{"--output", "-o", "--", "-1"}));
  EXPECT_EQ(line.options.size(), 1U);
}

TEST(CommandLine, reads_negative_numbers_as_arguments_and_values) {
  EXPECT_EQ(parsed({"-1"}).arguments, (List{"-1"}));
  EXPECT_EQ(parsed({"-18446744073709551616", "--all", "-0"}).arguments,
            (List{"-18446744073709551616", "-0"}));
  EXPECT_EQ(parsed({"--output", "-1"}).value_of("output"), "-1");
  EXPECT_EQ(parsed({"--output=-1"}).value_of("output"), "-1");
}

TEST(CommandLine, does_not_change_arguments) {
  EXPECT_EQ(parsed({"[0 4 7]", "", " ", "a\nb"}).arguments, (List{"[0 4 7]", "", " ", "a\nb"}));
}

TEST(CommandLine, accepts_the_options_of_every_command) {
  const CommandLine line = parse_command_line({"-q", "--color", "never", "-h", "--version"});
  EXPECT_TRUE(line.has("quiet") && line.has("help") && line.has("version"));
  EXPECT_EQ(line.value_of("color"), "never");
}

TEST(CommandLine, accepts_an_underscore_for_the_hyphen_of_a_choice) {
  EXPECT_EQ(parsed({"--shape", "square"}).value_of("shape"), "square");
  EXPECT_EQ(parsed({"--shape", "flat-torus"}).value_of("shape"), "flat-torus");
  EXPECT_EQ(parsed({"--shape=flat_torus"}).value_of("shape"), "flat-torus");
}

}  // namespace
}  // namespace eightfold::cli
