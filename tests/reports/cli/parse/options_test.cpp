#include "reports/cli/parse/options.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/parse/exit_code.hpp"
#include "tests/reports/messages.hpp"

namespace eightfold::cli {
namespace {

using test::mentions;
using Words = std::vector<std::string>;

constexpr std::array<std::string_view, 3> shapes = {"square", "flat-torus", "cylinder"};

constexpr std::array<Option, 4> options = {{
    {"output", 'o', "FILE", "where to write"},
    {"shape", '\0', "SHAPE", "what to make of the edges", shapes},
    {"all", 'a', "", "leave nothing out"},
    {"output-dir", '\0', "DIR", "where to write many"},
}};

CommandLine parsed(const Words& words) { return parse_command_line(words, options); }

std::string refusal_of(const Words& words) {
  return test::message_of<Failure>([&] {
    try {
      parsed(words);
    } catch (const Failure& failure) {
      EXPECT_EQ(failure.code(), ExitCode::usage);
      throw;
    }
  });
}

TEST(CommandLine, is_empty_without_words) {
  const CommandLine line = parsed({});
  EXPECT_TRUE(line.arguments.empty());
  EXPECT_TRUE(line.options.empty());
  EXPECT_FALSE(line.has("all"));
  EXPECT_EQ(line.value_of("output"), std::nullopt);
}

TEST(CommandLine, takes_options_before_between_and_after_arguments) {
  for (const Words& words :
       {Words{"--all", "--output", "f", "8", "9"}, Words{"8", "--all", "--output", "f", "9"},
        Words{"8", "9", "--output", "f", "--all"}}) {
    const CommandLine line = parsed(words);
    EXPECT_EQ(line.arguments, (Words{"8", "9"}));
    EXPECT_TRUE(line.has("all"));
    EXPECT_EQ(line.value_of("output"), "f");
    EXPECT_EQ(line.options.size(), 2U);
  }
}

TEST(CommandLine, takes_values_after_an_equals_sign) {
  EXPECT_EQ(parsed({"--output=f"}).value_of("output"), "f");
  EXPECT_EQ(parsed({"--output=a=b"}).value_of("output"), "a=b");
  EXPECT_EQ(parsed({"--output=--all"}).value_of("output"), "--all");
}

TEST(CommandLine, takes_short_options_with_their_values) {
  EXPECT_EQ(parsed({"-o", "f"}).value_of("output"), "f");
  EXPECT_EQ(parsed({"-of"}).value_of("output"), "f");
  const CommandLine line = parsed({"-aqo", "f"});
  EXPECT_TRUE(line.has("all"));
  EXPECT_TRUE(line.has("quiet"));
  EXPECT_EQ(line.value_of("output"), "f");
}

TEST(CommandLine, takes_a_lone_hyphen_for_a_value_or_an_argument) {
  EXPECT_EQ(parsed({"--output", "-"}).value_of("output"), "-");
  EXPECT_EQ(parsed({"-o", "-"}).value_of("output"), "-");
  EXPECT_EQ(parsed({"-"}).arguments, (Words{"-"}));
}

TEST(CommandLine, takes_everything_after_two_hyphens_for_arguments) {
  const CommandLine line = parsed({"--all", "--", "--output", "-o", "--", "-1"});
  EXPECT_EQ(line.arguments, (Words{"--output", "-o", "--", "-1"}));
  EXPECT_EQ(line.options.size(), 1U);
}

TEST(CommandLine, takes_negative_numbers_for_arguments_and_values) {
  EXPECT_EQ(parsed({"-1"}).arguments, (Words{"-1"}));
  EXPECT_EQ(parsed({"-18446744073709551616", "--all", "-0"}).arguments,
            (Words{"-18446744073709551616", "-0"}));
  EXPECT_EQ(parsed({"--output", "-1"}).value_of("output"), "-1");
  EXPECT_EQ(parsed({"--output=-1"}).value_of("output"), "-1");
}

TEST(CommandLine, keeps_arguments_as_they_are) {
  EXPECT_EQ(parsed({"[0 4 7]", "", " ", "a\nb"}).arguments, (Words{"[0 4 7]", "", " ", "a\nb"}));
}

TEST(CommandLine, takes_the_options_of_every_command_too) {
  const CommandLine line = parse_command_line({"-q", "--color", "never", "-h", "--version"}, {});
  EXPECT_TRUE(line.has("quiet") && line.has("help") && line.has("version"));
  EXPECT_EQ(line.value_of("color"), "never");
}

TEST(CommandLine, takes_an_underscore_for_the_hyphen_of_a_choice) {
  EXPECT_EQ(parsed({"--shape", "square"}).value_of("shape"), "square");
  EXPECT_EQ(parsed({"--shape", "flat-torus"}).value_of("shape"), "flat-torus");
  EXPECT_EQ(parsed({"--shape=flat_torus"}).value_of("shape"), "flat-torus");
}

TEST(CommandLine, refuses_what_is_no_choice_and_names_the_nearest) {
  EXPECT_TRUE(
      mentions(refusal_of({"--shape", "flat-tours"}),
               {"--shape", R"("flat-tours")", "square, flat-torus, cylinder", "did you mean flat-torus?"}));
  EXPECT_TRUE(mentions(refusal_of({"--color=sometimes"}), {"--color", "auto, always, never"}));
  EXPECT_FALSE(mentions(refusal_of({"--shape", "klein-bottle"}), {"did you mean"}));
  EXPECT_TRUE(mentions(refusal_of({"--shape", "\x1b[31m"}), {R"("\x1b[31m")"}));
}

TEST(CommandLine, refuses_unknown_options_and_names_the_nearest) {
  EXPECT_TRUE(mentions(refusal_of({"--ouptut", "f"}), {R"("--ouptut")", "did you mean --output?"}));
  EXPECT_TRUE(mentions(refusal_of({"--queit"}), {R"("--queit")", "did you mean --quiet?"}));
  EXPECT_TRUE(mentions(refusal_of({"--output_dir=d"}), {"did you mean --output-dir?"}));
  EXPECT_TRUE(mentions(refusal_of({"--shap=a-long-value"}), {"did you mean --shape?"}));
  EXPECT_FALSE(mentions(refusal_of({"--frobnicate"}), {"did you mean"}));
  EXPECT_TRUE(mentions(refusal_of({"-x"}), {R"("-x")"}));
  EXPECT_TRUE(mentions(refusal_of({"-1x"}), {R"("-1x")"}));
  EXPECT_TRUE(mentions(refusal_of({"--\x1b[31m"}), {R"("--\x1b[31m")"}));
}

TEST(CommandLine, refuses_abbreviations_and_names_what_they_may_mean) {
  EXPECT_TRUE(mentions(refusal_of({"--outp", "f"}), {R"("--outp")", "did you mean --output?"}));
  EXPECT_TRUE(mentions(refusal_of({"--al"}), {R"("--al")", "did you mean --all?"}));
  EXPECT_TRUE(mentions(refusal_of({"--vers"}), {R"("--vers")", "did you mean --version?"}));
}

TEST(CommandLine, refuses_an_option_that_is_given_twice) {
  EXPECT_TRUE(mentions(refusal_of({"--output", "f", "8", "-o", "g"}), {"--output", "twice"}));
  EXPECT_TRUE(mentions(refusal_of({"--all", "--all"}), {"--all", "twice"}));
  EXPECT_TRUE(mentions(refusal_of({"-qq"}), {"--quiet", "twice"}));
}

TEST(CommandLine, refuses_an_option_without_its_value) {
  EXPECT_TRUE(mentions(refusal_of({"8", "--output"}), {"--output", "needs a value"}));
  EXPECT_TRUE(mentions(refusal_of({"-o"}), {"--output", "needs a value"}));
  EXPECT_TRUE(mentions(refusal_of({"--output="}), {"--output", "needs a value"}));
  EXPECT_TRUE(mentions(refusal_of({"--output", ""}), {"--output", "needs a value"}));
  EXPECT_TRUE(mentions(refusal_of({"-o", "-a"}), {"--output", "needs a value"}));
}

TEST(CommandLine, refuses_a_value_for_a_switch) {
  EXPECT_TRUE(mentions(refusal_of({"--all=yes"}), {"--all", "takes no value"}));
  EXPECT_TRUE(mentions(refusal_of({"--quiet=1"}), {"--quiet", "takes no value"}));
}

}  // namespace
}  // namespace eightfold::cli
