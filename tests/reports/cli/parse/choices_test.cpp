// The lists of choices in the options are typed in; here they are held against what they name.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "reports/cli/options/group_option.hpp"
#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/notation/notation.hpp"

namespace eightfold::cli {
namespace {

TEST(Choices, of_groups_name_all_ten_subgroups_and_no_other) {
  std::set<std::string_view> named;
  for (const std::string_view name : group_names) {
    const auto group = Subgroup::named(name);
    ASSERT_TRUE(group.has_value()) << name;
    named.insert(name_of(*group));
    EXPECT_NE(group_option.help.find(name), std::string_view::npos) << name;
  }
  EXPECT_EQ(named.size(), all_subgroups().size());
}

TEST(Choices, of_rules_are_explained) {
  EXPECT_EQ(rule_option.choices.size(), all_rules.size());
  for (const Rule rule : all_rules) {
    EXPECT_EQ(rule_of({.arguments = {}, .options = {{"rule", std::string(name_of(rule))}}}), rule);
    EXPECT_NE(rule_option.help.find(name_of(rule)), std::string_view::npos) << name_of(rule);
  }
  EXPECT_EQ(rule_of({}), Rule::queens);
}

TEST(Choices, of_list_formats_are_the_notations) {
  const auto option = std::find_if(list_command.options.begin(), list_command.options.end(),
                                   [](const Option& o) { return o.name == "format"; });
  ASSERT_NE(option, list_command.options.end());
  std::vector<std::string_view> notations;
  for (const auto& notation : reports::all_notations()) notations.push_back(notation.name);
  EXPECT_TRUE(std::equal(notations.begin(), notations.end(), option->choices.begin(), option->choices.end()));
  for (const std::string_view name : notations)
    EXPECT_NE(option->help.find(name), std::string_view::npos) << name;
}

}  // namespace
}  // namespace eightfold::cli
