// Compares burnside documents and tables with the published schema, published counts and the text.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "eightfold/symmetry/subgroup.hpp"
#include "tests/program/csv_records.hpp"
#include "tests/program/schemas.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

json burnside(const std::string& words) {
  const ProgramRun run = eightfold("burnside --quiet --format json " + words);
  EXPECT_EQ(run.exit_code, 0) << words << run.err;
  EXPECT_EQ(run.err, "") << words;
  json document = json::parse(run.out);
  EXPECT_EQ(violations_of("burnside-1.0", document), "") << words;
  return document;
}

std::string table(const std::string& words) {
  const ProgramRun run = eightfold("burnside --quiet --format csv " + words);
  EXPECT_EQ(run.exit_code, 0) << words << run.err;
  return run.out;
}

json orbits_by_route(const json& document) {
  json orbits;
  for (const json& route : document["routes"]) orbits[route["route"]] = route["orbits"];
  return orbits;
}

TEST(BurnsideSchema, has_the_identifier_that_documents_refer_to) {
  EXPECT_EQ(published_schema("burnside-1.0")["$id"], burnside("4")["$schema"]);
  EXPECT_EQ(published_schema("burnside-1.0")["$schema"], "http://json-schema.org/draft-07/schema#");
}

TEST(BurnsideSchema, accepts_every_board_group_and_rule) {
  for (const std::string group :
       {"full", "quarter-turn", "half-turn", "axis-klein", "diagonal-klein", "flip-horizontal",
        "flip-vertical", "transpose", "anti-transpose", "trivial"})
    for (const std::string words :
         {"0", "1", "2", "6", "12", "15", "5 --rule rooks", "1 --rule torus", "9 --rule superqueens"})
      burnside(words + " --group " + group);
  for (int n = 0; n <= 12; ++n) burnside(std::to_string(n) + " --characters");
  for (const std::string words : {"7 --rule rooks", "11 --rule torus", "10 --rule superqueens"})
    burnside(words + " --characters");
}

TEST(BurnsideSchema, rejects_documents_with_a_missing_key) {
  const json valid = burnside("8 --characters");
  const std::vector<std::string> places = {"",
                                           "/generator",
                                           "/group",
                                           "/fixed_points",
                                           "/fixed_points_text",
                                           "/routes/0",
                                           "/orbits_by_type",
                                           "/orbits_by_type_text",
                                           "/orbits_by_type/by_table_of_marks",
                                           "/characters/4",
                                           "/characters/4/values"};
  for (const std::string& place : places)
    for (const auto& [key, value] : valid[json::json_pointer(place)].items()) {
      if (key == "characters") continue;
      json without = valid;
      without[json::json_pointer(place)].erase(key);
      EXPECT_NE(violations_of("burnside-1.0", without), "") << place << ' ' << key;
    }
}

TEST(BurnsideSchema, rejects_invalid_values) {
  const json valid = burnside("8 --characters");
  const std::vector<std::pair<std::string, json>> changes = {{"/schema_version", "1.1"},
                                                             {"/extra", 1},
                                                             {"/n", 29},
                                                             {"/rule", "bishops"},
                                                             {"/group/name", "d4"},
                                                             {"/group/order", 3},
                                                             {"/group/elements/0", "spin"},
                                                             {"/fixed_points/by_tally/spin", 1},
                                                             {"/fixed_points/by_tally/identity", "92"},
                                                             {"/fixed_points_text/by_tally/identity", "92.0"},
                                                             {"/sum", 96.5},
                                                             {"/sum_text", 96},
                                                             {"/orbits_text", "012"},
                                                             {"/routes", json::array()},
                                                             {"/routes/0/route", "guess"},
                                                             {"/orbits_by_type/by_table_of_marks/half", 1},
                                                             {"/agrees", "yes"},
                                                             {"/characters/0/degree", 3},
                                                             {"/characters/0/values/identity", 3}};
  for (const auto& [place, value] : changes) {
    json changed = valid;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(violations_of("burnside-1.0", changed), "") << place << " = " << value;
  }
}

TEST(BurnsideJson, has_the_published_counts) {
  for (int n = 1; n <= 12; ++n) {
    const json document = burnside(std::to_string(n));
    const PublishedCounts& known = published_counts(n);
    const std::uint64_t orbits = known.fundamental.value();
    EXPECT_EQ(document["n"], n);
    EXPECT_EQ(document["rule"], "queens");
    EXPECT_EQ(document["orbits"], orbits);
    EXPECT_EQ(document["orbits_text"], std::to_string(orbits));
    EXPECT_EQ(document["sum"], 8 * orbits);
    EXPECT_EQ(document["sum_text"], std::to_string(8 * orbits));
    EXPECT_EQ(orbits_by_route(document), (json{{"isomorph_rejection", orbits},
                                               {"tally", orbits},
                                               {"symmetric_search", orbits},
                                               {"table_of_marks", orbits},
                                               {"published", orbits}}));
    for (const std::string way : {"by_tally", "by_search"}) {
      const json& fixed = document["fixed_points"][way];
      EXPECT_EQ(fixed["identity"], known.all.value());
      EXPECT_EQ(fixed["rotate180"], known.half_turn.value());
      EXPECT_EQ(fixed["rotate90"], known.quarter_turn.value());
      EXPECT_EQ(fixed["transpose"], n == 1 ? 1 : 0);
    }
    EXPECT_EQ(document["agrees"], true);
    EXPECT_EQ(document["disagreements"], json::array());
    EXPECT_EQ(document["not_visited"], nullptr);
  }
}

TEST(BurnsideJson, has_the_orbit_types_by_both_routes) {
  const json document = burnside("8");
  for (const std::string way : {"by_isomorph_rejection", "by_table_of_marks"}) {
    const json& orbits = document["orbits_by_type"][way];
    EXPECT_EQ(orbits.size(), 8U);
    for (const auto& [type, number] : orbits.items())
      EXPECT_EQ(number, type == "trivial" ? 11 : type == "half_turn" ? 1 : 0) << type;
  }
}

TEST(BurnsideJson, divides_the_largest_count_exactly) {
  const json document = burnside("15");
  EXPECT_EQ(document["not_visited"],
            "Beyond N = 14, the two routes that visit every solution need --visit-all.");
  EXPECT_EQ(document["fixed_points"]["by_tally"], nullptr);
  EXPECT_EQ(document["fixed_points_text"]["by_tally"], nullptr);
  EXPECT_EQ(document["orbits_by_type"]["by_isomorph_rejection"], nullptr);
  EXPECT_EQ(document["fixed_points_text"]["by_search"]["identity"],
            std::to_string(published_counts(15).all.value()));
}

// 12 + 12 + 12 + 12 + 2·22 = 92, the dimension.
TEST(BurnsideJson, has_the_multiplicities_of_the_characters_on_request) {
  EXPECT_FALSE(burnside("8").contains("characters"));
  std::map<std::string, int> found;
  const json document = burnside("8 --characters");
  for (const json& each : document["characters"]) {
    found[each["character"]] = each["multiplicity"];
    EXPECT_EQ(each["multiplicity_text"], std::to_string(each["multiplicity"].get<int>()));
    EXPECT_EQ(each["values"]["identity"], each["degree"]);
  }
  EXPECT_EQ(found, (std::map<std::string, int>{{"A1", 12}, {"A2", 12}, {"B1", 12}, {"B2", 12}, {"E", 22}}));
}

TEST(BurnsideRange, has_the_reports_of_its_numbers) {
  EXPECT_EQ(eightfold("burnside 3..5").out, eightfold("burnside 3").out + "\n" + eightfold("burnside 4").out +
                                                "\n" + eightfold("burnside 5").out);
  const json documents = json::parse(eightfold("burnside 3..5 --format json --characters").out);
  ASSERT_EQ(documents.size(), 3U);
  for (int n = 3; n <= 5; ++n)
    EXPECT_EQ(documents[static_cast<std::size_t>(n - 3)], burnside(std::to_string(n) + " --characters"));
  EXPECT_EQ(json::parse(eightfold("burnside 4..4 --format json").out), json::array({burnside("4")}));
}

TEST(BurnsideCsv, has_a_line_for_each_element) {
  EXPECT_EQ(table("8"),
            "n,element,fixed_by_tally,fixed_by_search\n"
            "8,identity,92,92\n"
            "8,rotate90,0,0\n"
            "8,rotate180,4,4\n"
            "8,rotate270,0,0\n"
            "8,flip_horizontal,0,0\n"
            "8,flip_vertical,0,0\n"
            "8,transpose,0,0\n"
            "8,anti_transpose,0,0\n");
  EXPECT_EQ(table("2..4 --group transpose"),
            "n,element,fixed_by_tally,fixed_by_search\n2,identity,0,0\n2,transpose,0,0\n"
            "3,identity,0,0\n3,transpose,0,0\n4,identity,2,2\n4,transpose,0,0\n");
}

TEST(BurnsideCsv, leaves_the_cells_of_an_unused_route_empty) {
  for (const auto& record : csv_records(table("15"))) EXPECT_EQ(record.at("fixed_by_tally"), "");
  for (const auto& record : csv_records(table("5 --rule rooks"))) EXPECT_EQ(record.at("fixed_by_search"), "");
}

// The text has a title, a blank line and a header before the elements.
TEST(BurnsideCsv, has_the_numbers_of_the_text) {
  for (const std::string words : {"0", "1", "2", "12", "12 --group rotations"}) {
    const auto text = lines_of(eightfold("burnside --width 1000 " + words).out);
    std::size_t row = 3;
    for (const auto& record : csv_records(table(words))) {
      std::string line = text.at(row++);
      std::erase(line, ',');
      EXPECT_TRUE(line.ends_with(' ' + record.at("fixed_by_search"))) << line;
      EXPECT_EQ(words_of(line).end()[-2], record.at("fixed_by_tally")) << line;
    }
  }
}

TEST(BurnsideFormat, refuses_what_it_cannot_write) {
  for (const auto& [words, message] : std::vector<std::pair<std::string, std::string>>{
           {"8 --format csv --characters", "--characters: not in CSV; use --format text or json"},
           {"8 --format json --width 80", "--width: applies to text only; use --format text"},
           {"8 --format csv --charset ascii", "--charset: applies to text only; use --format text"},
           {"8 --format xml", "--format: \"xml\" is not a valid format; choose text, json or csv"}}) {
    const ProgramRun run = eightfold("burnside " + words);
    EXPECT_EQ(run.exit_code, 2) << words;
    EXPECT_EQ(run.out, "") << words;
    EXPECT_EQ(run.err, "eightfold: " + message + "\n") << words;
  }
}

}  // namespace
}  // namespace eightfold::test
