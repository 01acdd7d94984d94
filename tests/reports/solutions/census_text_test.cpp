#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "eightfold/reports/solutions/census_report.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::json;
using test::mentions;

Figure figure(Provenance provenance, std::optional<std::uint64_t> value, std::string source) {
  Figure result;
  result.key = "solutions";
  result.name = "solutions (Q)";
  result.value = value;
  result.provenance = provenance;
  result.source = std::move(source);
  return result;
}

// A computed number with a published number to compare.
Figure compared(std::uint64_t value, std::uint64_t published) {
  Figure result = figure(Provenance::computed, value, "by hand");
  result.published = published;
  result.publication = "OEIS A000170";
  return result;
}

CensusReport report_of(Figure figure) {
  CensusReport report;
  report.n = 8;
  report.figures = {std::move(figure)};
  return report;
}

// The first row of the table.
std::string line_of(Figure figure) {
  const std::string text = census_text(report_of(std::move(figure)), {});
  EXPECT_TRUE(test::is_plain_text(text));
  return test::lines_of(text).at(3);
}

json json_of(Figure figure) {
  return json::parse(census_json({report_of(std::move(figure))}))["censuses"][0];
}

TEST(CensusReport, names_each_provenance) {
  EXPECT_EQ(name_of(Provenance::computed), "computed");
  EXPECT_EQ(name_of(Provenance::published), "published");
  EXPECT_EQ(name_of(Provenance::derived), "derived");
  EXPECT_EQ(name_of(Provenance::unknown), "unknown");
}

TEST(CensusReport, agrees_unless_a_value_differs_from_the_published_one) {
  EXPECT_TRUE(compared(92, 92).agrees());
  EXPECT_FALSE(compared(92, 93).agrees());
  EXPECT_TRUE(figure(Provenance::computed, 92, "").agrees()) << "nothing published";
  Figure unknown = compared(0, 92);
  unknown.value.reset();
  EXPECT_TRUE(unknown.agrees()) << "nothing to compare";
  EXPECT_TRUE(CensusReport{}.agrees());
  CensusReport report = report_of(compared(92, 92));
  report.figures.push_back(compared(0, 1));
  report.figures.push_back(compared(1, 1));
  EXPECT_FALSE(report.agrees()) << "one figure differs";
}

TEST(CensusText, has_a_row_for_each_figure_and_then_the_equations) {
  CensusReport report = report_of(compared(92, 92));
  report.figures.push_back(figure(Provenance::unknown, std::nullopt, "out of reach"));
  report.equations = {"92 = 92", "1 = 1"};
  EXPECT_EQ(census_text(report, {}),
            "Census of the 8-queens solutions\n"
            "\n"
            "                                                 number  source\n"
            "solutions (Q)                                        92  computed: by hand\n"
            "solutions (Q)                                         ?  unknown: out of reach\n"
            "\n"
            "The same as published in OEIS A000170.\n"
            "\n"
            "92 = 92\n"
            "1 = 1\n");
}

TEST(CensusText, has_sources_of_at_least_36_columns_if_the_line_has_them) {
  CensusReport report = report_of(figure(Provenance::computed, 92, "a queen placed with its image"));
  Figure derived = figure(Provenance::derived, 11, "(Q - H) / 8");
  derived.name = "  of size 4, fixed by the half turn only";
  report.figures.push_back(derived);
  EXPECT_TRUE(
      mentions(census_text(report, {.width = 80}),
               {"source\nsolutions (Q)                             computed: a queen placed with its\n"
                "                                          image\n"}));
  EXPECT_TRUE(mentions(census_text(report, {.width = 120}),
                       {"  11  derived: (Q - H) / 8\n", "  92  computed: a queen placed with its image\n"}));
}

TEST(CensusText, names_the_puzzle_of_the_rule) {
  CensusReport report;
  report.n = 5;
  report.rule = Rule::torus;
  EXPECT_TRUE(mentions(census_text(report, {}), {"Census of the 5-queens solutions on the torus\n"}));
}

TEST(CensusText, shows_each_provenance_and_the_time_of_a_computation) {
  Figure timed = figure(Provenance::computed, 92, "by hand");
  timed.seconds = 1.2345;
  EXPECT_TRUE(line_of(timed).ends_with(" 92  computed: by hand, 1.234 s") ||
              line_of(timed).ends_with(" 92  computed: by hand, 1.235 s"));
  EXPECT_TRUE(line_of(figure(Provenance::published, 92, "OEIS")).ends_with(" 92  published: OEIS"));
  EXPECT_TRUE(line_of(figure(Provenance::derived, 92, "R / 2")).ends_with(" 92  derived: R / 2"));
  EXPECT_TRUE(line_of(figure(Provenance::unknown, {}, "far")).ends_with(" ?  unknown: far"));
}

TEST(CensusText, aligns_the_largest_number) {
  EXPECT_EQ(line_of(figure(Provenance::derived, 18446744073709551615U, "x")),
            "solutions (Q)                      18,446,744,073,709,551,615  derived: x");
}

TEST(CensusText, shows_a_contradiction_in_capitals_and_red) {
  EXPECT_TRUE(line_of(compared(92, 93)).ends_with(" 92  computed: by hand; PUBLISHED (OEIS A000170): 93"));
  const std::string colored = census_text(report_of(compared(92, 93)), {true});
  EXPECT_TRUE(mentions(colored, {"\x1b[31mPUBLISHED (OEIS A000170): 93\x1b[0m\n"}));
  EXPECT_EQ(test::without_color(colored), census_text(report_of(compared(92, 93)), {}));
}

TEST(CensusJson, reports_a_contradiction) {
  const json census = json_of(compared(92, 93));
  EXPECT_EQ(census["agrees"], false);
  EXPECT_EQ(census["figures"]["solutions"]["value"], 92);
  EXPECT_EQ(census["figures"]["solutions"]["published"],
            (json{{"value", 93}, {"value_text", "93"}, {"source", "OEIS A000170"}}));
  EXPECT_EQ(json_of(compared(92, 92))["agrees"], true);
}

TEST(CensusJson, has_null_for_unknown_values_and_omits_missing_publications) {
  EXPECT_EQ(
      json_of(figure(Provenance::unknown, {}, "far"))["figures"]["solutions"],
      (json{{"value", nullptr}, {"value_text", nullptr}, {"provenance", "unknown"}, {"source", "far"}}));
  EXPECT_EQ(json_of(figure(Provenance::derived, 18446744073709551615U, "x"))["figures"]["solutions"],
            (json{{"value", 18446744073709551615U},
                  {"value_text", "18446744073709551615"},
                  {"provenance", "derived"},
                  {"source", "x"}}));
}

TEST(CensusJson, omits_times_to_be_reproducible) {
  Figure timed = compared(92, 92);
  timed.seconds = 1;
  EXPECT_EQ(json_of(timed), json_of(compared(92, 92)));
}

TEST(CensusJson, is_one_document_for_any_number_of_boards) {
  EXPECT_EQ(json::parse(census_json({}))["censuses"], json::array());
  const json two = json::parse(census_json({report_of(compared(1, 1)), report_of(compared(2, 3))}));
  ASSERT_EQ(two["censuses"].size(), 2U);
  EXPECT_EQ(two["censuses"][1]["agrees"], false);
  EXPECT_EQ(two["schema_version"], "1.0");
}

TEST(CensusCsv, has_eight_fields_for_each_figure_and_seconds_on_request) {
  CensusReport report = report_of(compared(92, 92));
  report.figures.push_back(figure(Provenance::unknown, std::nullopt, "far"));
  report.figures[0].seconds = 0.5;
  EXPECT_EQ(census_csv({report}),
            "n,rule,figure,value,provenance,source,published,publication\n"
            "8,queens,solutions,92,computed,by hand,92,OEIS A000170\n"
            "8,queens,solutions,,unknown,far,,\n");
  EXPECT_EQ(census_csv({report}, true),
            "n,rule,figure,value,provenance,source,published,publication,seconds\n"
            "8,queens,solutions,92,computed,by hand,92,OEIS A000170,0.500000\n"
            "8,queens,solutions,,unknown,far,,,\n");
}

// The figures of the census of eight queens, by their keys.
std::map<std::string, Figure> figures_of_eight_queens() {
  std::map<std::string, Figure> figures;
  for (const Figure& each : census_report(take_census({.n = 8})).figures) figures[each.key] = each;
  return figures;
}

TEST(CensusReport, names_each_figure_and_the_symmetries_in_the_singular) {
  auto figures = figures_of_eight_queens();
  EXPECT_EQ(figures["solutions"].name, "solutions (Q)");
  EXPECT_EQ(figures["fixed_by_half_turn"].name, "fixed by the half turn (H)");
  EXPECT_EQ(figures["fixed_by_quarter_turn"].name, "fixed by the quarter turn (R)");
  EXPECT_EQ(figures["fundamental"].name, "fundamental solutions (U)");
  EXPECT_EQ(figures["orbits_of_type_trivial"].name, "  of size 8, fixed by the identity only");
  EXPECT_EQ(figures["orbits_of_type_half_turn"].name, "  of size 4, fixed by the half turn only");
  EXPECT_EQ(figures["orbits_of_type_quarter_turn"].name, "  of size 2, fixed by the quarter turns");
}

TEST(CensusReport, shows_how_the_orbits_follow_from_the_fixed_solutions) {
  auto figures = figures_of_eight_queens();
  EXPECT_EQ(figures["fundamental"].source, "(Q + H + 2R) / 8");
  EXPECT_EQ(figures["orbits_of_type_trivial"].source, "(Q - H) / 8");
  EXPECT_EQ(figures["orbits_of_type_half_turn"].source, "(H - R) / 4");
  EXPECT_EQ(figures["orbits_of_type_quarter_turn"].source, "R / 2");
}

TEST(CensusReport, names_the_publication_of_each_figure) {
  auto figures = figures_of_eight_queens();
  EXPECT_EQ(figures["solutions"].publication, "OEIS A000170");
  EXPECT_EQ(figures["fixed_by_half_turn"].publication, "OEIS A032522");
  EXPECT_EQ(figures["fixed_by_quarter_turn"].publication, "OEIS A033148");
  EXPECT_EQ(figures["fundamental"].publication, "OEIS A002562");
}

}  // namespace
}  // namespace eightfold::reports
