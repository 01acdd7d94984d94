#include "reports/cli/help/help.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/notation/notation.hpp"
#include "reports/cli/help/help_text.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/exit_code.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::cli {
namespace {

using test::mentions;

// All commands but `help`, which shows the help of the program.
std::vector<Command> commands_with_help() {
  std::vector<Command> commands(all_commands().begin(), all_commands().end());
  std::erase_if(commands, [](const Command& command) { return command.name == "help"; });
  return commands;
}

std::string with_dashes(const Option& option) {
  const std::string letter = option.letter != '\0' ? std::string("-") + option.letter + ", " : "";
  const std::string value = option.value.empty() ? "" : " " + std::string(option.value);
  return letter + "--" + std::string(option.name) + value;
}

// The words with single spaces.
std::string words_in_one_line(std::string_view text) {
  std::string line;
  for (const std::string& word : test::words_of(std::string(text))) line += (line.empty() ? "" : " ") + word;
  return line;
}

std::vector<std::string> pages_with_help() {
  std::vector<std::string> names = {"", "job"};
  for (const Command& command : commands_with_help()) names.emplace_back(command.name);
  return names;
}

TEST(ProgramHelp, begins_with_examples) {
  EXPECT_TRUE(help_for("", {}).starts_with("Examples\n  eightfold list 8 --canonical\n"));
}

TEST(ProgramHelp, lists_every_command_with_its_summary) {
  for (const Command& command : all_commands())
    EXPECT_TRUE(mentions(help_for("", {}), {"\n  " + std::string(command.name) + " "}) &&
                mentions(words_in_one_line(help_for("", {})), {command.summary}));
}

TEST(ProgramHelp, lists_every_exit_code_once) {
  const auto lines = test::lines_of(help_for("", {}));
  std::set<ExitCode> codes;
  for (const auto& [code, meaning] : exit_code_meanings) {
    EXPECT_TRUE(codes.insert(code).second);
    const std::string number = std::to_string(static_cast<int>(code));
    const std::string line =
        "  " + std::string(3 - number.size(), ' ') + number + "  " + std::string(meaning);
    EXPECT_EQ(std::count(lines.begin(), lines.end(), line), 1) << line;
  }
}

TEST(Help, has_no_line_of_more_than_80_columns) {
  for (const std::string& page : pages_with_help()) {
    for (const std::string& line : test::lines_of(help_for(page, {})))
      EXPECT_LE(reports::width_of(line), 80U) << line;
    EXPECT_EQ(help_for(page, {.width = 200}), help_for(page, {}));
  }
}

TEST(Help, fits_a_narrow_terminal_except_for_words_that_are_wider) {
  for (const int width : {40, 47, 60, 79})
    for (const std::string& page : pages_with_help())
      for (const std::string& line : test::lines_of(help_for(page, {.width = width}))) {
        const bool fits = reports::width_of(line) <= static_cast<std::size_t>(width);
        EXPECT_TRUE(fits || test::words_of(line).size() == 1 || line.ends_with(" \\")) << line;
      }
}

TEST(Help, has_the_same_words_in_every_width) {
  for (const std::string& page : pages_with_help()) {
    if (page == "list") continue;  // a table in its text becomes sentences
    for (const int width : {40, 60}) {
      std::string narrow = help_for(page, {.width = width});
      for (std::size_t at = 0; (at = narrow.find(" \\\n", at)) != std::string::npos;) narrow.erase(at, 2);
      EXPECT_EQ(words_in_one_line(narrow), words_in_one_line(help_for(page, {}))) << page;
    }
  }
}

TEST(Help, puts_texts_below_their_labels_if_the_width_is_small) {
  EXPECT_TRUE(mentions(help_for("nth", {.width = 80}), {"\n  -h, --help               show this help\n"}));
  EXPECT_TRUE(mentions(help_for("nth", {.width = 40}), {"\n  -h, --help\n        show this help\n"}));
}

TEST(Help, breaks_a_long_example_as_a_shell_continues_a_line) {
  EXPECT_TRUE(
      mentions(help_for("verify", {.width = 40}),
               {"\n  eightfold verify homework.txt \\\n      --rubric rubric.json\n        with points\n"}));
  EXPECT_TRUE(mentions(help_for("count", {.width = 30}), {"--prefix \\\n      \"0 4 7\"\n"}));
}

TEST(HelpBlocks, are_paragraphs_and_lists) {
  const auto blocks = help_blocks("One\nparagraph.\n  a b  first\n       more\n  c\nAfter.\n\nLast.");
  ASSERT_EQ(blocks.size(), 4U);
  EXPECT_EQ(blocks[0].paragraph, "One\nparagraph.");
  ASSERT_EQ(blocks[1].items.size(), 2U);
  EXPECT_EQ(blocks[1].items[0].label, "a b");
  EXPECT_EQ(blocks[1].items[0].text, "first more");
  EXPECT_EQ(blocks[1].items[1].label, "c");
  EXPECT_EQ(blocks[1].items[1].text, "");
  EXPECT_EQ(blocks[2].paragraph, "After.");
  EXPECT_EQ(blocks[3].paragraph, "Last.");
  EXPECT_TRUE(help_blocks("").empty());
}

TEST(FamilyHelp, shows_an_example_and_the_summary_of_each_command) {
  const std::string help = help_for("job", {});
  EXPECT_TRUE(help.starts_with("Examples\n  eightfold job plan "));
  EXPECT_TRUE(
      mentions(help, {"\nUsage\n  eightfold job COMMAND [ARGUMENT] [OPTIONS]\n", "\nJobs\n", "--quiet"}));
  for (const Command& command : members_of(all_commands(), "job"))
    EXPECT_TRUE(
        mentions(help, {command.examples.begin()->command, "\n  " + std::string(command.name) + " "}) &&
        mentions(words_in_one_line(help), {command.summary}));
  EXPECT_EQ(test::without_color(help_for("job", {true})), help);
}

TEST(CommandHelp, begins_with_examples_of_the_command) {
  for (const Command& command : commands_with_help()) {
    EXPECT_TRUE(help_for(command.name, {}).starts_with("Examples\n  eightfold ")) << command.name;
    EXPECT_GT(command.examples.size(), 0U);
    for (const Example& example : command.examples) {
      EXPECT_TRUE(mentions(example.command, {"eightfold " + std::string(command.name)}));
      EXPECT_TRUE(mentions(help_for(command.name, {}), {example.command, example.meaning}));
    }
  }
}

TEST(CommandHelp, shows_the_usage_and_the_summary) {
  for (const Command& command : commands_with_help())
    EXPECT_TRUE(mentions(help_for(command.name, {}), {"\nUsage\n  eightfold " + std::string(command.name)}) &&
                mentions(words_in_one_line(help_for(command.name, {})),
                         {std::string(command.summary) + ". ", words_in_one_line(command.details)}));
}

TEST(CommandHelp, explains_each_of_its_options_and_the_common_ones) {
  for (const Command& command : commands_with_help()) {
    const std::string help = help_for(command.name, {});
    std::vector<Option> options(command.options.begin(), command.options.end());
    options.insert(options.end(), common_options().begin(), common_options().end());
    for (const Option& option : options) {
      EXPECT_TRUE(
          mentions(words_in_one_line(help), {with_dashes(option) + ' ' + words_in_one_line(option.help)}))
          << command.name;
      EXPECT_FALSE(option.help.empty() || option.help.ends_with('\n')) << option.name;
    }
  }
}

TEST(Help, is_plain_text_and_colored_the_same) {
  EXPECT_TRUE(test::is_plain_text(help_for("", {})));
  EXPECT_EQ(test::without_color(help_for("", {true})), help_for("", {}));
  for (const Command& command : commands_with_help()) {
    EXPECT_TRUE(test::is_plain_text(help_for(command.name, {}))) << command.name;
    EXPECT_NE(help_for(command.name, {true}), help_for(command.name, {}));
    EXPECT_EQ(test::without_color(help_for(command.name, {true})), help_for(command.name, {}));
  }
}

TEST(Commands, are_found_by_name) {
  for (const Command& command : all_commands()) EXPECT_EQ(&find_command(command.name), &command);
}

TEST(Commands, are_suggested_for_a_typo) {
  EXPECT_TRUE(mentions(test::message_of<Failure>([] { find_command("obrits"); }),
                       {R"("obrits")", "did you mean orbits?"}));
  EXPECT_TRUE(mentions(test::message_of<Failure>([] { find_command("hepl"); }), {"did you mean help?"}));
  EXPECT_TRUE(mentions(test::message_of<Failure>([] { find_command("frobnicate\x1b"); }),
                       {R"("frobnicate\x1b")", "eightfold help"}));
}

TEST(Commands, of_two_words_are_suggested_too) {
  EXPECT_TRUE(mentions(test::message_of<Failure>([] { find_command("job wrok"); }),
                       {R"("job wrok")", "did you mean job work?"}));
  EXPECT_TRUE(mentions(test::message_of<Failure>([] { find_command("jbo"); }), {"did you mean job?"}));
  EXPECT_TRUE(mentions(test::message_of<Failure>([] { find_command("job frobnicate"); }),
                       {R"("job frobnicate")", "`eightfold help job` lists the commands"}));
}

TEST(Commands, have_unique_option_names) {
  for (const Command& command : all_commands()) {
    std::set<std::string_view> names;
    std::set<char> letters;
    for (const Option* option : with_common_options(command.options)) {
      EXPECT_TRUE(names.insert(option->name).second) << option->name;
      EXPECT_TRUE(option->letter == '\0' || letters.insert(option->letter).second) << option->letter;
    }
  }
}

}  // namespace
}  // namespace eightfold::cli
