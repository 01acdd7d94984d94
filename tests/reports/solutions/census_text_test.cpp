#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "eightfold/reports/solutions/census_report.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

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
  report.figures[0].seconds = 1.25;
  for (const Figure& each :
       {figure(Provenance::unknown, std::nullopt, "out of reach"), figure(Provenance::published, 92, "OEIS"),
        figure(Provenance::derived, 18446744073709551615U, "x"), compared(92, 93)})
    report.figures.push_back(each);
  report.equations = {"92 = 92", "1 = 1"};
  EXPECT_TRUE(mentions(census_text(report, {true}), {"\x1b[31mPUBLISHED (OEIS A000170): 93\x1b[0m\n"}));
  EXPECT_EQ(census_text(report, {}),
            "Census of the 8-queens solutions\n"
            "\n"
            "                                                       number  source\n"
            "solutions (Q)                                              92  computed: by hand, 1.250 s\n"
            "solutions (Q)                                               ?  unknown: out of reach\n"
            "solutions (Q)                                              92  published: OEIS\n"
            "solutions (Q)                      18,446,744,073,709,551,615  derived: x\n"
            "solutions (Q)                                              92  "
            "computed: by hand; PUBLISHED (OEIS A000170): 93\n"
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

// data/goldens has a document without a contradiction.
TEST(CensusJson, reports_a_contradiction) {
  const auto document = nlohmann::json::parse(census_json({report_of(compared(92, 93))}));
  const auto& census = document["censuses"][0];
  EXPECT_EQ(census["agrees"], false);
  EXPECT_EQ(census["figures"]["solutions"]["published"]["value"], 93);
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

}  // namespace
}  // namespace eightfold::reports
