#include <gtest/gtest.h>

#include <array>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

Command named(std::string_view name, std::string_view summary) {
  return {.name = name, .heading = Heading::search, .place = 1, .summary = summary, .run = nullptr};
}

const std::array<Command, 5> commands = {{named("list", "List"), named("job plan", "Plan"),
                                          named("job work", "Work"), named("tree", "Count"),
                                          named("box open", "Open")}};

std::vector<std::string> words_and_meanings(std::string_view family) {
  std::vector<std::string> words;
  for (const NameWord& name : next_name_words(commands, family))
    words.push_back(std::string(name.word) + ": " + name.meaning);
  return words;
}

TEST(CommandFamily, groups_names_with_the_same_first_word) {
  EXPECT_EQ(families_of(commands), (std::vector<std::string_view>{"job", "box"}));
  EXPECT_TRUE(families_of(std::span(commands).first(1)).empty());
  ASSERT_EQ(members_of(commands, "job").size(), 2U);
  EXPECT_EQ(members_of(commands, "job")[1].name, "job work");
  EXPECT_EQ(second_words(commands, "job"), "plan, work");
  EXPECT_EQ(second_words(commands, "box"), "open");
}

TEST(CommandFamily, of_the_program_is_job) {
  EXPECT_TRUE(is_family("job"));
  for (const std::string_view name : {"", "list", "job plan", "jo", "help"})
    EXPECT_FALSE(is_family(name)) << name;
}

TEST(NextNameWords, are_first_words_and_then_second_words) {
  EXPECT_EQ(words_and_meanings(""),
            (std::vector<std::string>{"list: List", "job: plan, work", "tree: Count", "box: open"}));
  EXPECT_EQ(words_and_meanings("job"), (std::vector<std::string>{"plan: Plan", "work: Work"}));
  EXPECT_TRUE(words_and_meanings("list").empty());
}

TEST(NextNameWords, refer_to_the_commands_whose_names_they_complete) {
  const auto words = next_name_words(commands);
  EXPECT_EQ(words[0].command, &commands[0]);
  EXPECT_EQ(words[1].command, nullptr);
  EXPECT_EQ(next_name_words(commands, "job")[1].command, &commands[2]);
}

}  // namespace
}  // namespace eightfold::cli
