#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(Group, shows_one_table) {
  std::string all;
  for (const std::string table : {"elements", "cayley", "classes", "subgroups"}) {
    const std::string text = eightfold("group --table " + table).out;
    EXPECT_GT(lines_of(text).size(), 5U) << table;
    all += (all.empty() ? "" : "\n") + text;
  }
  EXPECT_EQ(all, eightfold("group").out);
}

TEST(Group, writes_one_table_of_the_json) {
  using nlohmann::json;
  const json whole = json::parse(eightfold("group --format json").out);
  for (const auto& [table, member] :
       {std::pair("elements", "elements"), std::pair("cayley", "cayley_table"),
        std::pair("classes", "conjugacy_classes"), std::pair("subgroups", "subgroups")}) {
    json expected = whole;
    for (const std::string part : {"elements", "cayley_table", "conjugacy_classes", "subgroups"})
      if (part != member) expected.erase(part);
    EXPECT_EQ(json::parse(eightfold(std::string("group --format json --table ") + table).out), expected);
  }
}

TEST(Group, is_text_by_default_and_without_colors_for_graphviz) {
  EXPECT_EQ(eightfold("group --lattice --format text").out, eightfold("group --lattice").out);
  EXPECT_EQ(eightfold("group --lattice --format dot --color always").out,
            eightfold("group --lattice --format dot").out);
}

TEST(Group, generates_a_subgroup_from_names_with_hyphens_or_underscores) {
  EXPECT_EQ(eightfold("group --generate rotate90,flip-horizontal").out,
            eightfold("group --generate rotate90,flip_horizontal").out);
}

TEST(Group, colors_headings_on_request) {
  for (const std::string option : {"", " --marks", " --lattice", " --generate rotate180"})
    EXPECT_NE(eightfold("group --color always" + option).out.find("\x1b[1m"), std::string::npos) << option;
}

}  // namespace
}  // namespace eightfold::test
