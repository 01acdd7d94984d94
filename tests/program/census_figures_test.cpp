// Compares every figure of the census with a listing and with published counts.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;
using Values = std::map<std::string, std::uint64_t>;

constexpr int largest_listed_n = 12;

json agreeing_censuses(const std::string& words) {
  const ProgramRun run = eightfold("census --format json " + words);
  EXPECT_EQ(run.exit_code, 0) << words << run.err;
  EXPECT_EQ(run.err, "") << words;
  json document = json::parse(run.out);
  for (const json& entry : document["censuses"]) EXPECT_EQ(entry["agrees"], true) << words;
  return document["censuses"];
}

json figures(const std::string& words) { return agreeing_censuses(words).at(0)["figures"]; }

Values values_of(const json& figures) {
  Values values;
  for (const auto& [key, figure] : figures.items()) values[key] = figure["value"].get<std::uint64_t>();
  return values;
}

std::string key_of(SubgroupClass type) { return "orbits_of_type_" + std::string(name_of(type)); }

// The figures of a listing: the orbits by isomorph rejection, and their types also by the table of marks.
// `types` are included even without an orbit.
Values listed(int n, Rule rule, const std::vector<SubgroupClass>& types) {
  OrbitCounter counter;
  MarksTally marks;
  for (const Placement& solution : solutions_of(Board::square(n), {}, rule)) {
    counter.add(solution);
    marks.add(solution);
  }
  const CheckedOrbitCount found = counter.finish();
  EXPECT_TRUE(found.agrees());
  EXPECT_EQ(decompose(marks.marks()), found.counts.orbits_by_type);
  Values values = {{"solutions", found.counts.placements},
                   {"fixed_by_half_turn", found.fixed_points[Symmetry::rotate180]},
                   {"fixed_by_quarter_turn", found.fixed_points[Symmetry::rotate270]},
                   {"fundamental", found.counts.orbits}};
  if (rule != Rule::queens) {
    values["fixed_by_diagonal_flip"] = found.fixed_points[Symmetry::anti_transpose];
    values["fixed_by_axis_flip"] = found.fixed_points[Symmetry::flip_vertical];
  }
  for (const SubgroupClass type : types) values[key_of(type)] = 0;
  for (const SubgroupClass type : all_subgroup_classes)
    if (const auto orbits = found.counts.orbits_by_type[type]; orbits > 0) values[key_of(type)] = orbits;
  return values;
}

TEST(CensusFigures, equal_those_of_a_listing) {
  const json found = agreeing_censuses("0.." + std::to_string(largest_listed_n));
  ASSERT_EQ(found.size(), static_cast<std::size_t>(largest_listed_n) + 1);
  for (int n = 0; n <= largest_listed_n; ++n) {
    std::vector<SubgroupClass> types = {SubgroupClass::trivial, SubgroupClass::half_turn,
                                        SubgroupClass::quarter_turn};
    if (n < 2) types = {SubgroupClass::full};
    const json& entry = found[static_cast<std::size_t>(n)];
    EXPECT_EQ(entry["n"], n);
    EXPECT_EQ(entry["rule"], "queens");
    EXPECT_EQ(values_of(entry["figures"]), listed(n, Rule::queens, types)) << n;
  }
}

TEST(CensusFigures, of_other_rules_equal_those_of_a_listing) {
  const std::vector<std::pair<Rule, int>> largest = {
      {Rule::superqueens, 11}, {Rule::torus, 11}, {Rule::rooks, 7}};
  for (const auto& [rule, last] : largest) {
    const std::string name(name_of(rule));
    const json found = agreeing_censuses("0.." + std::to_string(last) + " --rule " + name);
    for (int n = 0; n <= last; ++n) {
      const json& entry = found.at(static_cast<std::size_t>(n));
      EXPECT_EQ(entry["rule"], name);
      EXPECT_EQ(values_of(entry["figures"]), listed(n, rule, {})) << name << ", n = " << n;
      for (const json& figure : entry["figures"]) EXPECT_EQ(figure["provenance"], "computed");
    }
  }
}

TEST(CensusFigures, of_other_rules_equal_the_published_counts) {
  for (const auto& [rule, last] :
       std::vector<std::pair<Rule, int>>{{Rule::superqueens, 12}, {Rule::torus, 12}, {Rule::rooks, 8}}) {
    const json found =
        agreeing_censuses("1.." + std::to_string(last) + " --rule " + std::string(name_of(rule)));
    for (int n = 1; n <= last; ++n) {
      const json& entry = found.at(static_cast<std::size_t>(n) - 1)["figures"];
      const PublishedRelative& published = published_relative(rule, n);
      EXPECT_EQ(entry["solutions"]["value"], published.all.value()) << name_of(rule) << n;
      if (published.fundamental) {
        EXPECT_EQ(entry["fundamental"]["value"], *published.fundamental) << name_of(rule) << n;
      }
      for (const auto& [type, orbits] : published.orbits_by_type)
        EXPECT_EQ(entry.value(json::json_pointer("/" + key_of(type) + "/value"), std::uint64_t{0}), orbits)
            << name_of(rule) << n << name_of(type);
    }
  }
}

TEST(CensusFigures, are_compared_with_published_counts) {
  const json found = agreeing_censuses("1..16");
  for (int n = 1; n <= 16; ++n) {
    const json& entry = found.at(static_cast<std::size_t>(n) - 1)["figures"];
    const PublishedCounts& known = published_counts(n);
    const std::map<std::string, json> expected = {
        {"solutions",
         {{"value", *known.all}, {"value_text", std::to_string(*known.all)}, {"source", "OEIS A000170"}}},
        {"fundamental",
         {{"value", *known.fundamental},
          {"value_text", std::to_string(*known.fundamental)},
          {"source", "OEIS A002562"}}},
        {"fixed_by_half_turn",
         {{"value", *known.half_turn},
          {"value_text", std::to_string(*known.half_turn)},
          {"source", "OEIS A032522"}}},
        {"fixed_by_quarter_turn",
         {{"value", *known.quarter_turn},
          {"value_text", std::to_string(*known.quarter_turn)},
          {"source", "OEIS A033148"}}}};
    for (const auto& [key, published] : expected) {
      EXPECT_EQ(entry[key]["value"], published["value"]) << n << key;
      EXPECT_EQ(entry[key]["published"], published) << n << key;
    }
    for (const auto& [key, figure] : entry.items()) {
      EXPECT_EQ(figure.contains("published"), expected.count(key) > 0) << n << key;
      const bool is_counted = key == "solutions" || key.starts_with("fixed_by_");
      EXPECT_EQ(figure["provenance"], is_counted ? "computed" : "derived") << n << key;
    }
  }
}

json published_figure(std::uint64_t value, const std::string& source) {
  return {{"value", value},
          {"value_text", std::to_string(value)},
          {"provenance", "published"},
          {"source", source}};
}

// The published count is the value, neither computed nor compared.
TEST(CensusFigures, are_published_where_computing_is_not_feasible) {
  for (const int n : {26, 27, 28, 30, 31}) {
    const json entry = figures(std::to_string(n));
    const PublishedCounts& known = published_counts(n);
    EXPECT_EQ(entry["fixed_by_half_turn"], published_figure(*known.half_turn, "OEIS A032522"));
    if (known.all) {
      EXPECT_EQ(entry["solutions"], published_figure(*known.all, "OEIS A000170"));
      EXPECT_EQ(entry["fundamental"]["value"], *known.fundamental);
      EXPECT_EQ(entry["fundamental"]["provenance"], "derived");
    } else {
      EXPECT_EQ(entry["solutions"]["value"], nullptr);
      EXPECT_EQ(entry["solutions"]["provenance"], "unknown");
    }
    EXPECT_EQ(entry["fixed_by_quarter_turn"]["value"], *known.quarter_turn);
    EXPECT_EQ(entry["fixed_by_quarter_turn"]["provenance"], "computed");
    EXPECT_EQ(entry["fixed_by_quarter_turn"]["published"]["value"], *known.quarter_turn);
  }
  for (const int n : {60, 61, 64, 65, 69})
    EXPECT_EQ(figures(std::to_string(n))["fixed_by_quarter_turn"],
              published_figure(*published_counts(n).quarter_turn, "OEIS A033148"));
}

TEST(CensusFigures, of_the_quarter_turn_are_computed_for_larger_n) {
  for (const int n : {29, 32, 33, 36, 37, 40}) {
    const json entry = figures(std::to_string(n));
    EXPECT_EQ(entry["fixed_by_quarter_turn"]["provenance"], "computed") << n;
    EXPECT_EQ(entry["fixed_by_quarter_turn"]["value"], *published_counts(n).quarter_turn) << n;
    EXPECT_EQ(entry["orbits_of_type_quarter_turn"]["value"], *published_counts(n).quarter_turn / 2) << n;
    EXPECT_EQ(entry["solutions"]["value"], nullptr) << n;
  }
}

TEST(CensusFigures, are_unknown_exactly_without_a_value_and_always_have_a_source) {
  for (const std::string words : {"0..16", "26", "28", "40", "60", "68", "71", "30 --computed-only",
                                  "60 --computed-only", "6 --rule rooks"})
    for (const json& entry : agreeing_censuses(words))
      for (const auto& [key, figure] : entry["figures"].items()) {
        EXPECT_EQ(figure["value"].is_null(), figure["provenance"] == "unknown") << words << key;
        EXPECT_NE(figure["source"], "") << words << key;
      }
}

TEST(CensusFigures, are_never_published_with_computed_only) {
  for (const std::string n : {"0", "1", "2", "8", "12", "16", "30", "31", "40", "60", "71"}) {
    const json entry = figures(n + " --computed-only");
    for (const auto& [key, figure] : entry.items()) {
      EXPECT_NE(figure["provenance"], "published") << n << key;
      EXPECT_FALSE(figure.contains("published")) << n << key;
      EXPECT_EQ(figure["source"].get<std::string>().find("OEIS"), std::string::npos) << n << key;
    }
  }
  EXPECT_EQ(values_of(figures("12 --computed-only")), values_of(figures("12")));
}

TEST(CensusFigures, are_the_same_with_any_number_of_threads) {
  const json one = agreeing_censuses("8..13 --threads 1");
  EXPECT_EQ(agreeing_censuses("8..13 --threads 2"), one);
  EXPECT_EQ(agreeing_censuses("8..13"), one);
}

}  // namespace
}  // namespace eightfold::test
