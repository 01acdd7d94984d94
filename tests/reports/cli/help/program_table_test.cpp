#include "reports/cli/help/program_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace eightfold::cli {
namespace {

using Kind = Expected::Kind;
using Words = std::vector<std::string_view>;

Command command_with(std::string_view arguments, std::string_view details = {}) {
  return {"name", "Heading", arguments, "Summary", {}, details, {}, nullptr};
}

TEST(ProgramTable, has_every_command_once_and_help) {
  const ProgramTable program = program_table();
  ASSERT_EQ(program.commands.size(), all_commands().size() + 1);
  EXPECT_EQ(program.commands.back().name, "help");
  for (const Command& command : all_commands())
    EXPECT_EQ(std::ranges::count(program.commands, command.name, &Command::name), 1) << command.name;
  EXPECT_EQ(program.common_options.data(), common_options().data());
}

TEST(ProgramTable, lists_the_commands_of_a_heading_together) {
  std::vector<std::string_view> headings;
  for (const Command& command : program_table().commands)
    if (headings.empty() || headings.back() != command.heading) headings.push_back(command.heading);
  for (const std::string_view heading : headings)
    EXPECT_EQ(std::ranges::count(headings, heading), 1) << heading;
}

TEST(ExpectedArguments, are_known_by_their_names) {
  const auto arguments = expected_arguments(command_with("N DIR [COMMAND] LEDGER JOBFILE FILE..."));
  const std::array kinds = {Kind::text, Kind::folders, Kind::commands, Kind::files, Kind::files, Kind::files};
  const std::array names = {"N", "DIR", "COMMAND", "LEDGER", "JOBFILE", "FILE"};
  ASSERT_EQ(arguments.size(), names.size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    EXPECT_EQ(arguments[i].kind, kinds.at(i));
    EXPECT_EQ(arguments[i].name, names.at(i));
    EXPECT_EQ(arguments[i].repeats, names.at(i) == std::string("FILE"));
  }
  EXPECT_TRUE(expected_arguments(command_with("")).empty());
}

TEST(ExpectedArguments, are_words_where_the_details_list_them) {
  const auto arguments =
      expected_arguments(command_with("GROUP N",
                                      "Before.\nGROUP is one of\n  cyclic N   turns\n             and more\n"
                                      "  cube\nAfter.\n  none"));
  ASSERT_EQ(arguments.size(), 2U);
  EXPECT_EQ(arguments[0].kind, Kind::words);
  EXPECT_EQ(arguments[0].words, (Words{"cyclic", "cube"}));
  EXPECT_EQ(arguments[1].kind, Kind::text);
}

TEST(ExpectedArguments, of_the_program_name_shells_and_groups) {
  const auto first_words = [](std::string_view name) {
    return expected_arguments(find_command(name)).at(0).words;
  };
  EXPECT_EQ(first_words("completion"), (Words{"bash", "zsh", "fish"}));
  EXPECT_EQ(first_words("job plan"), (Words{"count", "symmetric", "list"}));
  EXPECT_EQ(first_words("cycle-index"), (Words{"cyclic", "dihedral", "square-cells", "cube-faces"}));
}

TEST(FamilyPlaces, are_the_beginning_and_after_commands_that_take_a_command) {
  const ProgramTable program = program_table();
  const auto places = family_places(program);
  ASSERT_EQ(places.size(), 2U);
  EXPECT_EQ(places[0].command, "");
  EXPECT_EQ(places[1].command, "help");
  for (const FamilyPlace& place : places) EXPECT_EQ(place.family, "job");
}

TEST(ExpectedValue, is_a_choice_a_file_a_folder_or_a_text) {
  constexpr std::array<std::string_view, 2> choices = {"a", "b"};
  EXPECT_EQ(expected_value({"x", '\0', "FILE", "", choices}).kind, Kind::words);
  EXPECT_EQ(expected_value({"x", '\0', "FILE", ""}).kind, Kind::files);
  EXPECT_EQ(expected_value({"x", '\0', "DIR", ""}).kind, Kind::folders);
  EXPECT_EQ(expected_value({"x", '\0', "N", ""}).kind, Kind::text);
}

TEST(Brief, is_the_beginning_of_a_help_text) {
  EXPECT_EQ(brief("one line, with a comma"), "one line, with a comma");
  EXPECT_EQ(brief("color the output: auto,\nalways; or never"), "color the output: auto, always; or never");
  const std::string words(30, 'w');
  EXPECT_EQ(brief(words + ";a, b " + words + words), words);
  EXPECT_EQ(brief(words + ", b (c; d, " + words + words + ")"), words);
  EXPECT_EQ(brief(words + '\n' + words + ' ' + words), words + ' ' + words);
  EXPECT_EQ(brief(words + words + words), (words + words + words).substr(0, 75));
  EXPECT_EQ(brief(words + words + std::string(15, 'w')).size(), 75U);
  EXPECT_EQ(brief(""), "");
  for (const Command& command : all_commands())
    for (const Option& option : command.options) EXPECT_FALSE(brief(option.help).empty()) << option.name;
}

TEST(Brief, says_of_an_option_more_than_its_first_choice_or_its_plot) {
  for (const Command& command : all_commands())
    for (const Option& option : command.options) {
      const std::string text = brief(option.help);
      EXPECT_NE(text, "growth") << option.name;
      EXPECT_EQ(std::ranges::count(option.choices, std::string_view(text)), 0) << option.name;
      EXPECT_LE(text.size(), 75U) << option.name;
      EXPECT_EQ(std::ranges::count(text, '('), std::ranges::count(text, ')')) << option.name;
    }
}

}  // namespace
}  // namespace eightfold::cli
