// Reads the CSV of census back and compares it with the JSON document and with published counts.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/program/csv_records.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

std::vector<std::map<std::string, std::string>> census_csv(const std::string& words) {
  const ProgramRun run = eightfold("census --quiet --format csv --stats " + words);
  EXPECT_EQ(run.exit_code, 0) << words << run.err;
  return csv_records(run.out);
}

// A number, or an empty cell for null and for a missing member.
std::string cell_of(const json& object, const std::string& key) {
  return object.contains(key) && !object[key].is_null() ? object[key].dump() : "";
}

TEST(CensusCsv, has_the_figures_of_the_document) {
  for (const std::string words : {"0..12", "27", "28", "60", "71", "0..5 --rule rooks",
                                  "11 --rule superqueens", "0..7 --rule torus", "60 --computed-only"}) {
    const json document = json::parse(eightfold("census --quiet --format json " + words).out);
    const auto records = census_csv(words);
    std::size_t row = 0;
    for (const json& census : document["censuses"])
      for (const auto& [key, figure] : census["figures"].items()) {
        ASSERT_LT(row, records.size());
        // The document is read with sorted keys, so the figure is looked up.
        const auto& record = *std::ranges::find_if(records, [&](const auto& each) {
          return each.at("n") == census["n"].dump() && each.at("figure") == key;
        });
        ++row;
        EXPECT_EQ(record.at("rule"), census["rule"]);
        EXPECT_EQ(record.at("value"), cell_of(figure, "value")) << words << key;
        EXPECT_EQ(record.at("provenance"), figure["provenance"]);
        EXPECT_EQ(record.at("source"), figure["source"]);
        const json published = figure.value("published", json::object());
        EXPECT_EQ(record.at("published"), cell_of(published, "value"));
        EXPECT_EQ(record.at("publication"), published.value("source", ""));
        EXPECT_EQ(record.at("seconds").empty(),
                  record.at("provenance") != "computed" || census["rule"] != "queens")
            << words << key;
      }
    EXPECT_EQ(row, records.size()) << words;
  }
}

TEST(CensusCsv, has_all_digits_of_the_published_counts) {
  for (const int n : {8, 12, 20, 27}) {
    std::map<std::string, std::string> values;
    for (const auto& record : census_csv(std::to_string(n))) values[record.at("figure")] = record.at("value");
    EXPECT_EQ(values["solutions"], std::to_string(published_counts(n).all.value()));
    EXPECT_EQ(values["fundamental"], std::to_string(published_counts(n).fundamental.value()));
    EXPECT_EQ(values["fixed_by_half_turn"], std::to_string(published_counts(n).half_turn.value()));
    EXPECT_EQ(values["fixed_by_quarter_turn"], std::to_string(published_counts(n).quarter_turn.value()));
  }
}

}  // namespace
}  // namespace eightfold::test
