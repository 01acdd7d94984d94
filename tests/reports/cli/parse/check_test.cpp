// The declarations of a command that the parser enforces.
#include <gtest/gtest.h>

#include "eightfold/core/placement.hpp"
#include "reports/cli/parse/command.hpp"
#include "tests/reports/cli/usage_failure.hpp"

namespace eightfold::cli {
namespace {

using test::usage_failure_of;
using List = std::vector<std::string>;

const Command command = {
    .name = "test",
    .heading = Heading::search,
    .place = 1,
    .summary = "Test",
    .arguments = {{.name = "SHAPE", .remedy = "square or flat-torus", .choices = {"square", "flat-torus"}},
                  {.name = "N", .kind = ValueKind::number, .bounds = {1, 9}, .instead = "from"},
                  {.name = "K", .kind = ValueKind::range, .bounds = {0, 5}, .optional = true}},
    .options = {{.name = "from", .value = "FILE", .help = "read FILE"},
                {.name = "base",
                 .value = "BASE",
                 .help = "base",
                 .choices = {"0", "1"},
                 .needs = {"from", "prefix"}},
                {.name = "prefix", .value = "P", .help = "prefix", .excludes = {"from", "limit"}},
                {.name = "limit",
                 .value = "L",
                 .help = "limit",
                 .kind = ValueKind::number,
                 .bounds = {1, 100},
                 .fallback = "10"},
                {.name = "skip", .value = "S", .help = "skip", .kind = ValueKind::number, .needs = {"limit"}},
                {.name = "index", .value = "I", .help = "index", .kind = ValueKind::range, .bounds = {0, 3}}},
    .run = nullptr};

CommandLine checked(const List& words) { return parse_command_line(words, command); }

TEST(CheckArguments, accepts_what_is_declared) {
  const CommandLine line = checked({"flat_torus", "3", "0..5"});
  EXPECT_EQ(line.arguments, (List{"flat-torus", "3", "0..5"}));
  EXPECT_EQ(line.argument_number<int>(1), 3);
  EXPECT_EQ(checked({"square", "9"}).arguments.size(), 2U);
}

TEST(CheckArguments, lets_the_last_one_repeat) {
  const Command repeating = {.name = "cat",
                             .heading = Heading::help,
                             .place = 1,
                             .summary = "Cat",
                             .arguments = {{.name = "FILE", .remedy = "a file", .repeats = true}},
                             .run = nullptr};
  EXPECT_EQ(parse_command_line({"a", "b", "c"}, repeating).arguments.size(), 3U);
  EXPECT_EQ(usage_failure_of([&] { parse_command_line({}, repeating); }), "FILE: missing; give a file");
  EXPECT_EQ(usage_of(repeating.arguments), "FILE...");
}

TEST(CheckOptions, falls_back_to_the_declared_value) {
  const CommandLine line = checked({"square", "1"});
  EXPECT_FALSE(line.has("limit"));
  EXPECT_EQ(line.number("limit"), 10U);
  EXPECT_EQ(line.number("skip"), std::nullopt);
}

TEST(CheckOptions, reports_a_required_option) {
  const Command writer = {
      .name = "write",
      .heading = Heading::help,
      .place = 1,
      .summary = "Write",
      .options = {{.name = "output", .value = "FILE", .help = "", .remedy = "the name of the file"}},
      .run = nullptr};
  EXPECT_EQ(usage_failure_of([&] { parse_command_line({}, writer); }),
            "--output: missing; give the name of the file");
}

TEST(Check, is_skipped_for_help_and_version) {
  EXPECT_TRUE(checked({"--help"}).has("help"));
  EXPECT_TRUE(checked({"--limit", "0", "--version"}).has("version"));
}

TEST(Usage, shows_optional_arguments_in_brackets) { EXPECT_EQ(usage_of(command.arguments), "SHAPE N [K]"); }

// The names in these lists are options of the same command.
TEST(Declarations, refer_to_options_that_exist) {
  for (const Command& declared : all_commands()) {
    const auto exists = [&](std::string_view name) {
      return std::ranges::count(declared.options, name, &Option::name) == 1;
    };
    for (const Option& option : declared.options) {
      for (const std::string_view name : option.needs)
        EXPECT_TRUE(exists(name)) << declared.name << ' ' << name;
      for (const std::string_view name : option.excludes)
        EXPECT_TRUE(exists(name)) << declared.name << ' ' << name;
      if (!option.fallback.empty() && !option.choices.empty()) {
        EXPECT_EQ(std::ranges::count(option.choices, option.fallback), 1)
            << declared.name << ' ' << option.name;
      }
    }
    for (const Argument& argument : declared.arguments)
      EXPECT_TRUE(argument.instead.empty() || exists(argument.instead)) << declared.name;
  }
}

TEST(Declarations, order_the_commands_of_a_heading_by_distinct_places) {
  const auto commands = all_commands();
  ASSERT_GT(commands.size(), 25U);
  for (std::size_t i = 1; i < commands.size(); ++i)
    EXPECT_LT(std::pair(commands[i - 1].heading, commands[i - 1].place),
              std::pair(commands[i].heading, commands[i].place))
        << commands[i].name;
}

TEST(Declarations, explain_the_choices_and_the_bounds_in_the_help_of_options) {
  for (const Command& declared : all_commands())
    for (const Option& option : declared.options) {
      for (const std::string_view choice : option.choices)
        EXPECT_NE(option.help.find(choice), std::string_view::npos) << declared.name << ' ' << choice;
      if (option.kind == ValueKind::number && option.bounds.greatest > max_size &&
          option.bounds.greatest < 10'000'000) {
        EXPECT_NE(option.help.find(std::to_string(option.bounds.greatest)), std::string_view::npos)
            << declared.name << ' ' << option.name;
      }
    }
}

}  // namespace
}  // namespace eightfold::cli
