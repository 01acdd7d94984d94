#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/version.hpp"
#include "eightfold/symmetry/action.hpp"
#include "tests/reports/solutions/whole_report.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;
using Keys = std::vector<std::string>;

ordered_json json_report_on(int n, Subgroup group = full_group, bool members = false) {
  return ordered_json::parse(test::whole_report(test::json_params(n, group, members)));
}

Keys keys_of(const ordered_json& object) {
  Keys keys;
  for (const auto& [key, value] : object.items()) keys.push_back(key);
  return keys;
}

Placement placement_in(const ordered_json& columns) { return Placement(columns.get<std::vector<int>>()); }

Keys names_of(SymmetrySet set) {
  Keys names;
  for (const Symmetry g : set) names.emplace_back(name_of(g));
  return names;
}

Symmetry symmetry_named(std::string_view name) {
  for (const Symmetry g : all_symmetries)
    if (name_of(g) == name) return g;
  throw std::invalid_argument(std::string(name));
}

TEST(OrbitReportJson, has_its_keys_in_the_published_order) {
  const auto report = json_report_on(8, full_group, true);
  EXPECT_EQ(keys_of(report), (Keys{"$schema", "schema_version", "generator", "n", "rule", "board", "group",
                                   "orbits", "solutions", "solutions_text", "orbit_count", "orbit_count_text",
                                   "orbit_types", "burnside"}));
  EXPECT_EQ(keys_of(report["generator"]), (Keys{"name", "version"}));
  EXPECT_EQ(keys_of(report["board"]), (Keys{"rows", "columns"}));
  EXPECT_EQ(keys_of(report["group"]), (Keys{"name", "order", "elements"}));
  EXPECT_EQ(keys_of(report["orbits"][0]),
            (Keys{"index", "representative", "size", "type", "stabilizer", "members"}));
  EXPECT_EQ(keys_of(report["orbits"][0]["members"][0]), (Keys{"columns", "witness"}));
  EXPECT_EQ(keys_of(report["orbit_types"][0]),
            (Keys{"type", "orbit_size", "orbits", "orbits_text", "solutions", "solutions_text"}));
  EXPECT_EQ(keys_of(report["burnside"]), (Keys{"fixed_points", "fixed_points_text", "sum", "sum_text",
                                               "group_order", "orbit_count", "orbit_count_text", "agrees"}));
  EXPECT_EQ(keys_of(report["burnside"]["fixed_points"]), names_of(full_group.elements()));
}

TEST(OrbitReportJson, identifies_its_schema_and_generator) {
  const auto report = json_report_on(8);
  EXPECT_EQ(report["$schema"], "urn:eightfold:schema:orbit-report:1.0");
  EXPECT_EQ(report["schema_version"], "1.0");
  EXPECT_EQ(report["generator"]["name"], "eightfold");
  EXPECT_EQ(report["generator"]["version"], EIGHTFOLD_VERSION);
  EXPECT_EQ(report["n"], 8);
  EXPECT_EQ(report["rule"], "queens");
  EXPECT_EQ(report["board"], (ordered_json{{"rows", 8}, {"columns", 8}}));
}

TEST(OrbitReportJson, lists_the_twelve_published_orbits_of_eight_queens) {
  const auto report = json_report_on(8);
  const auto& published = test::published_canonical_solutions();
  ASSERT_EQ(report["orbits"].size(), published.size());
  for (std::size_t i = 0; i < published.size(); ++i) {
    const auto& orbit = report["orbits"][i];
    EXPECT_EQ(orbit["index"], i + 1);
    EXPECT_EQ(placement_in(orbit["representative"]), published[i].placement);
    EXPECT_EQ(orbit["size"], published[i].orbit_size);
    EXPECT_EQ(orbit["type"], published[i].orbit_type);
    EXPECT_EQ(orbit["stabilizer"].get<Keys>(),
              published[i].orbit_type == "half_turn" ? (Keys{"identity", "rotate180"}) : (Keys{"identity"}));
  }
}

TEST(OrbitReportJson, has_the_numbers_of_burnsides_lemma_for_eight_queens) {
  const auto report = json_report_on(8);
  EXPECT_EQ(report["solutions"], 92);
  EXPECT_EQ(report["orbit_count"], 12);
  EXPECT_EQ(
      report["orbit_types"].dump(),
      R"([{"type":"trivial","orbit_size":8,"orbits":11,"orbits_text":"11","solutions":88,"solutions_text":"88"},)"
      R"({"type":"half_turn","orbit_size":4,"orbits":1,"orbits_text":"1","solutions":4,"solutions_text":"4"}])");
  EXPECT_EQ(
      report["burnside"].dump(),
      R"({"fixed_points":{"identity":92,"rotate90":0,"rotate180":4,"rotate270":0,)"
      R"("flip_horizontal":0,"flip_vertical":0,"transpose":0,"anti_transpose":0},)"
      R"("fixed_points_text":{"identity":"92","rotate90":"0","rotate180":"4","rotate270":"0",)"
      R"("flip_horizontal":"0","flip_vertical":"0","transpose":"0","anti_transpose":"0"},)"
      R"("sum":96,"sum_text":"96","group_order":8,"orbit_count":12,"orbit_count_text":"12","agrees":true})");
}

TEST(OrbitReportJson, adds_up_for_every_group_and_small_board) {
  for (int n = 0; n <= 8; ++n)
    for (const Subgroup group : all_subgroups()) {
      SCOPED_TRACE(testing::Message() << "N = " << n << ", " << group);
      const auto report = json_report_on(n, group);
      EXPECT_EQ(report["group"]["name"], name_of(group));
      EXPECT_EQ(report["group"]["order"], group.order());
      EXPECT_EQ(report["group"]["elements"].get<Keys>(), names_of(group.elements()));
      std::uint64_t sum_of_sizes = 0;
      for (const auto& orbit : report["orbits"]) sum_of_sizes += orbit["size"].get<std::uint64_t>();
      EXPECT_EQ(sum_of_sizes, report["solutions"]);
      EXPECT_EQ(report["solutions"], test::published_counts(n).all.value());
      EXPECT_EQ(report["orbits"].size(), report["orbit_count"]);
      std::uint64_t orbits = 0;
      std::uint64_t solutions = 0;
      for (const auto& type : report["orbit_types"]) {
        orbits += type["orbits"].get<std::uint64_t>();
        solutions += type["solutions"].get<std::uint64_t>();
        EXPECT_EQ(type["solutions"], type["orbits"].get<int>() * type["orbit_size"].get<int>());
      }
      EXPECT_EQ(orbits, report["orbit_count"]);
      EXPECT_EQ(solutions, report["solutions"]);
      const auto& burnside = report["burnside"];
      std::uint64_t sum = 0;
      for (const auto& [element, fixed] : burnside["fixed_points"].items()) sum += fixed.get<std::uint64_t>();
      EXPECT_EQ(sum, burnside["sum"]);
      EXPECT_EQ(burnside["group_order"], group.order());
      EXPECT_EQ(sum, burnside["orbit_count"].get<std::uint64_t>() * group.elements().size());
      EXPECT_EQ(burnside["orbit_count"], report["orbit_count"]);
      EXPECT_EQ(burnside["agrees"], true);
    }
}

TEST(OrbitReportJson, lists_every_member_with_its_witness) {
  for (const Subgroup group : all_subgroups()) {
    const auto report = json_report_on(6, group, true);
    std::vector<Placement> members;
    for (const auto& orbit : report["orbits"]) {
      const Placement representative = placement_in(orbit["representative"]);
      EXPECT_EQ(orbit["members"].size(), orbit["size"]);
      EXPECT_EQ(orbit["members"][0]["columns"], orbit["representative"]);
      EXPECT_EQ(orbit["members"][0]["witness"], "identity");
      for (const auto& member : orbit["members"]) {
        const Symmetry g = symmetry_named(member["witness"].get<std::string>());
        EXPECT_TRUE(group.contains(g));
        members.push_back(placement_in(member["columns"]));
        EXPECT_EQ(image(g, representative), members.back());
        for (const Symmetry h : group.elements()) {
          if (h == g) break;
          EXPECT_NE(image(h, representative), members.back()) << "the witness is not the first";
        }
        EXPECT_GE(members.back(), representative);
      }
    }
    std::sort(members.begin(), members.end());
    EXPECT_EQ(members, test::solutions_of(Board::square(6))) << group;
  }
}

TEST(OrbitReportJson, gives_each_orbit_the_class_of_its_stabilizer) {
  std::map<std::string, int> types;
  for (const Subgroup group : all_subgroups()) {
    OrbitReportParams params = test::json_params(4, group);
    params.rule = Rule::rooks;
    const auto report = ordered_json::parse(orbit_report(params));
    EXPECT_EQ(report["rule"], "rooks");
    for (const auto& orbit : report["orbits"]) {
      SymmetrySet elements;
      for (const auto& name : orbit["stabilizer"]) elements.insert(symmetry_named(name.get<std::string>()));
      EXPECT_EQ(orbit["type"], name_of(class_of(Subgroup(elements))));
      ++types[orbit["type"].get<std::string>()];
    }
  }
  EXPECT_EQ(types.size(), 5U);  // a flip across an axis would leave two rooks in one column
}

TEST(OrbitReportJson, of_a_list_has_no_rule) {
  const std::vector<Placement> both = {{1, 3, 0, 2}, {2, 0, 3, 1}};
  const auto report = ordered_json::parse(orbit_report(both, test::json_params(4)));
  EXPECT_EQ(report["n"], 4);
  EXPECT_TRUE(report["rule"].is_null());
}

TEST(OrbitReportJson, of_solutions_needs_their_rule) {
  OrbitReportParams params = test::json_params(4);
  params.rule.reset();
  EXPECT_THROW(static_cast<void>(orbit_report(params)), std::invalid_argument);
}

TEST(OrbitReportJson, writes_numbers_beyond_doubles_exactly) {
  constexpr std::uint64_t beyond = 9007199254740993;  // 2^53 + 1
  const auto report = ordered_json::parse(
      test::whole_report(test::json_params(8), [](auto& count) { count.fixed_point_sum = beyond; }));
  EXPECT_EQ(report["burnside"]["sum"], beyond);
  EXPECT_EQ(report["burnside"]["sum_text"], "9007199254740993");
}

TEST(OrbitReportJson, omits_members_by_default) {
  const auto report = json_report_on(8);
  EXPECT_EQ(report["orbits"].size(), 12U);
  for (const auto& orbit : report["orbits"]) EXPECT_FALSE(orbit.contains("members"));
}

TEST(OrbitReportJson, has_empty_lists_if_there_is_no_solution) {
  for (const int n : {2, 3}) {
    const auto report = json_report_on(n, full_group, true);
    EXPECT_EQ(report["orbits"], ordered_json::array());
    EXPECT_EQ(report["orbit_types"], ordered_json::array());
    EXPECT_EQ(report["solutions"], 0);
    EXPECT_EQ(report["burnside"]["agrees"], true);
  }
}

TEST(OrbitReportJson, has_one_orbit_of_one_placement_on_the_empty_board) {
  const auto report = json_report_on(0, full_group, true);
  EXPECT_EQ(
      report["orbits"].dump(),
      R"([{"index":1,"representative":[],"size":1,"type":"full","stabilizer":["identity","rotate90","rotate180",)"
      R"("rotate270","flip_horizontal","flip_vertical","transpose","anti_transpose"],)"
      R"("members":[{"columns":[],"witness":"identity"}]}])");
  EXPECT_EQ(report["burnside"]["sum"], 8);
}

TEST(OrbitReportJson, writes_one_orbit_per_line) {
  const std::string text = test::whole_report(test::json_params(4));
  EXPECT_NE(text.find("\n  \"orbits\": [\n    {\"index\":1,\"representative\":[1,3,0,2],\"size\":2,"
                      "\"type\":\"quarter_turn\",\"stabilizer\":[\"identity\",\"rotate90\",\"rotate180\","
                      "\"rotate270\"]}\n  ],\n"),
            std::string::npos)
      << text;
  EXPECT_TRUE(text.starts_with("{\n  \"$schema\": "));
  EXPECT_TRUE(text.ends_with("\n}\n"));
}

TEST(OrbitReportJson, is_reproducible) {
  for (const bool members : {false, true}) {
    const OrbitReportParams params = test::json_params(8, full_group, members);
    EXPECT_EQ(test::whole_report(params), test::whole_report(params));
  }
}

TEST(OrbitReportJson, shows_two_counts_that_disagree) {
  const auto report = ordered_json::parse(test::whole_report(test::json_params(8), [](auto& count) {
    count.fixed_point_sum = 88;
    count.burnside_orbits = 11;
  }));
  EXPECT_EQ(report["orbit_count"], 12);
  EXPECT_EQ(report["burnside"]["orbit_count"], 11);
  EXPECT_EQ(report["burnside"]["sum"], 88);
  EXPECT_EQ(report["burnside"]["agrees"], false);
}

TEST(OrbitCounter, throws_on_a_set_that_is_not_a_union_of_orbits) {
  OrbitCounter count;
  count.add({0, 4, 7, 5, 2, 6, 1, 3});
  EXPECT_THROW(static_cast<void>(count.finish()), std::domain_error);
}

}  // namespace
}  // namespace eightfold::reports
