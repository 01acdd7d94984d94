// Compares the choices of options with the types that they name.
#include <gtest/gtest.h>

#include <algorithm>

#include "eightfold/reports/notation/notation.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

TEST(Choices, of_rules_are_explained) {
  EXPECT_EQ(rule_option.choices.size(), all_rules.size());
  for (const Rule rule : all_rules) {
    EXPECT_EQ(rule_of({.arguments = {}, .options = {{"rule", std::string(name_of(rule))}}, .fallbacks = {}}),
              rule);
    EXPECT_NE(rule_option.help.find(name_of(rule)), std::string_view::npos) << name_of(rule);
  }
  EXPECT_EQ(rule_of({}), Rule::queens);
}

TEST(Choices, of_notations_are_complete) {
  std::vector<std::string_view> notations;
  for (const auto& notation : reports::all_notations()) notations.push_back(notation.name);
  EXPECT_TRUE(std::ranges::equal(notations, notation_option.choices));
  EXPECT_TRUE(std::ranges::equal(notations, input_notation_option.choices));
  for (const std::string_view name : notations)
    EXPECT_NE(notation_option.help.find(name), std::string_view::npos) << name;
}

}  // namespace
}  // namespace eightfold::cli
