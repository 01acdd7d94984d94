// Compares the documents and tables of symmetric with the published schema and published counts.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/program/csv_records.hpp"
#include "tests/program/schemas.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

json symmetric_counts(const std::string& words) {
  const ProgramRun run = eightfold("symmetric --quiet --format json " + words);
  EXPECT_EQ(run.exit_code, 0) << words << run.err;
  json document = json::parse(run.out);
  EXPECT_EQ(violations_of("symmetric-1.0", document), "") << words;
  return document;
}

TEST(SymmetricSchema, has_the_identifier_that_documents_refer_to) {
  EXPECT_EQ(published_schema("symmetric-1.0")["$id"], symmetric_counts("4")["$schema"]);
  EXPECT_EQ(published_schema("symmetric-1.0")["$schema"], "http://json-schema.org/draft-07/schema#");
}

TEST(SymmetricSchema, rejects_invalid_documents) {
  const json valid = symmetric_counts("12");
  for (const std::string place : {"", "/counts/0", "/counts/1"})
    for (const auto& [key, value] : valid[json::json_pointer(place)].items()) {
      json without = valid;
      without[json::json_pointer(place)].erase(key);
      EXPECT_NE(violations_of("symmetric-1.0", without), "") << place << key;
    }
  for (const auto& [place, value] :
       std::vector<std::pair<std::string, json>>{{"/n", 72},
                                                 {"/counts", json::array()},
                                                 {"/counts/0/turn", "rotate180"},
                                                 {"/counts/0/solutions", -1},
                                                 {"/counts/0/solutions_text", 80},
                                                 {"/counts/0/method", "guess"},
                                                 {"/counts/1/pairs", 18},
                                                 {"/counts/1/pairings_text", "1.0"},
                                                 {"/counts/1/seconds", "0"},
                                                 {"/fixed_by_reflections", 2},
                                                 {"/extra", 1}}) {
    json changed = valid;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(violations_of("symmetric-1.0", changed), "") << place << " = " << value;
  }
}

TEST(SymmetricFormats, have_the_published_counts) {
  for (const int n : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 20}) {
    const json document = symmetric_counts(std::to_string(n));
    const auto records = csv_records(eightfold("symmetric --format csv " + std::to_string(n)).out);
    ASSERT_EQ(document["counts"].size(), 2U);
    ASSERT_EQ(records.size(), 2U);
    const std::array<std::pair<std::string, std::uint64_t>, 2> known = {
        {{"half_turn", published_counts(n).half_turn.value()},
         {"quarter_turn", published_counts(n).quarter_turn.value()}}};
    for (std::size_t i = 0; i < 2; ++i) {
      const json& count = document["counts"][i];
      EXPECT_EQ(count["turn"], known[i].first);
      EXPECT_EQ(count["solutions"], known[i].second) << n;
      EXPECT_EQ(count["solutions_text"], std::to_string(known[i].second)) << n;
      EXPECT_EQ(records[i].at("turn"), known[i].first);
      EXPECT_EQ(records[i].at("solutions"), std::to_string(known[i].second)) << n;
      EXPECT_EQ(records[i].at("method"), count["method"]);
    }
    EXPECT_EQ(document["fixed_by_reflections"], n < 2 ? 1 : 0);
  }
}

// R = 2^pairs * pairings if N mod 4 is 0 or 1, and 0 otherwise.
TEST(SymmetricFormats, have_the_factors_of_the_quarter_turn) {
  for (const int n : {0, 1, 2, 3, 4, 5, 8, 9, 12, 13, 30, 40}) {
    const json document = symmetric_counts(std::to_string(n) + " --turn quarter");
    ASSERT_EQ(document["counts"].size(), 1U);
    const json& count = document["counts"][0];
    const auto record =
        csv_records(eightfold("symmetric --turn quarter --format csv " + std::to_string(n)).out)[0];
    const std::uint64_t solutions = published_counts(n).quarter_turn.value();
    if (n % 4 > 1) {
      EXPECT_EQ(count["method"], "none_possible");
      EXPECT_EQ(count["pairs"], nullptr);
      EXPECT_EQ(count["pairings"], nullptr);
      EXPECT_EQ(count["pairings_text"], nullptr);
      EXPECT_EQ(record.at("pairs") + record.at("pairings"), "");
      EXPECT_EQ(solutions, 0U);
    } else {
      EXPECT_EQ(count["method"], "pairings");
      EXPECT_EQ(count["pairs"], n / 4);
      EXPECT_EQ(count["pairings"].get<std::uint64_t>() << (n / 4), solutions);
      EXPECT_EQ(record.at("pairs"), std::to_string(n / 4));
      EXPECT_EQ(record.at("pairings"), count["pairings_text"]);
    }
  }
}

TEST(SymmetricFormats, of_a_range_are_those_of_its_numbers) {
  const json documents = json::parse(eightfold("symmetric 11..13 --format json").out);
  ASSERT_EQ(documents.size(), 3U);
  for (const json& document : documents) EXPECT_EQ(violations_of("symmetric-1.0", document), "");
  EXPECT_EQ(documents[1]["n"], 12);
  EXPECT_EQ(documents[1]["counts"][0]["solutions"], 80);
  EXPECT_EQ(eightfold("symmetric 11..12 --format csv").out,
            "n,turn,solutions,method,pairs,pairings\n"
            "11,half_turn,48,placed_with_image,,\n11,quarter_turn,0,none_possible,,\n"
            "12,half_turn,80,placed_with_image,,\n12,quarter_turn,8,pairings,3,1\n");
  EXPECT_TRUE(eightfold("symmetric 4 --format csv --stats --turn quarter")
                  .out.starts_with(
                      "n,turn,solutions,method,pairs,pairings,seconds\n4,quarter_turn,2,pairings,1,1,0."));
  EXPECT_TRUE(contains(eightfold("symmetric 4..5").out, "\n\nSymmetric solutions of the 5-queens puzzle\n"));
  EXPECT_EQ(eightfold("symmetric 4..5 --list").err,
            "eightfold: --list: lists the solutions for one N; give one, or remove --list\n");
}

TEST(SymmetricFormats, have_only_the_turn_that_was_counted) {
  EXPECT_EQ(symmetric_counts("12 --turn half")["counts"][0]["turn"], "half_turn");
  EXPECT_EQ(symmetric_counts("33")["counts"].size(), 1U);
  EXPECT_EQ(symmetric_counts("12 --turn half")["counts"].size(), 1U);
}

TEST(SymmetricFormats, are_notations_with_list_only) {
  for (const auto& [words, message] : std::vector<std::pair<std::string, std::string>>{
           {"12 --format vector", "--format vector: needs --list; add it"},
           {"12 --format ndjson", "--format ndjson: needs --list; add it"},
           {"12 --list --format csv", "--format csv: cannot be combined with --list; give a notation"},
           {"12 --list --format text", "--format text: cannot be combined with --list; give a notation"},
           {"12 --format json --width 80", "--width: applies to text only; use --format text"}}) {
    const ProgramRun run = eightfold("symmetric " + words);
    EXPECT_EQ(run.exit_code, 2) << words;
    EXPECT_EQ(run.out, "") << words;
    EXPECT_EQ(run.err, "eightfold: " + message + "\n") << words;
  }
  EXPECT_EQ(eightfold("symmetric 12 --format text").exit_code, 0);
}

}  // namespace
}  // namespace eightfold::test
