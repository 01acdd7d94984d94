// Checks the data of plots: the published schema, the published counts, and the CSV.
#include <gtest/gtest.h>

#include "tests/program/data_output.hpp"
#include "tests/program/schemas.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

std::string growth_violations(const json& document) { return violations_of("growth-1.0", document); }

const std::vector<std::string> growth_keys = {"solutions", "fundamental", "fixed_by_half_turn",
                                              "fixed_by_quarter_turn"};

TEST(PlotData, follows_the_schema_for_every_last_n) {
  for (const std::string options :
       {"", " --to 0", " --to 1", " --to 69", " --computed 0", " --to 9 --computed 9"})
    EXPECT_EQ(growth_violations(json_of("plot growth" + options)), "") << options;
}

TEST(PlotData, has_the_published_counts) {
  const json document = json_of("plot growth --to 69 --computed 9");
  EXPECT_EQ(document["sources"], (json{{"solutions", "OEIS A000170"},
                                       {"fundamental", "OEIS A002562"},
                                       {"fixed_by_half_turn", "OEIS A032522"},
                                       {"fixed_by_quarter_turn", "OEIS A033148"}}));
  ASSERT_EQ(document["counts"].size(), 70U);
  for (int n = 1; n <= 69; ++n) {
    const PublishedCounts& published = published_counts(n);
    const json& counts = document["counts"].at(static_cast<std::size_t>(n));
    EXPECT_EQ(counts["n"], n);
    const auto expect_count = [&](const std::string& key, std::optional<std::uint64_t> value) {
      EXPECT_EQ(counts[key], value ? json(*value) : json()) << key << ' ' << n;
      EXPECT_EQ(counts[key + "_text"], value ? json(std::to_string(*value)) : json()) << key << ' ' << n;
    };
    expect_count("solutions", published.all);
    expect_count("fundamental", published.fundamental);
    expect_count("fixed_by_half_turn", published.half_turn);
    expect_count("fixed_by_quarter_turn", published.quarter_turn);
    const bool is_known =
        published.all || published.fundamental || published.half_turn || published.quarter_turn;
    EXPECT_EQ(counts["provenance"], n <= 9 ? "computed" : is_known ? "published" : "unknown") << n;
  }
  EXPECT_EQ(document["counts"][0]["provenance"], "computed");
  EXPECT_EQ(document["counts"][0]["solutions"], 1) << "the empty placement";
}

TEST(PlotData, has_the_same_counts_as_csv) {
  const json document = json_of("plot growth --to 40");
  const auto csv = csv_of("plot growth --to 40");
  ASSERT_EQ(csv.size(), 41U);
  for (std::size_t n = 0; n <= 40; ++n) {
    const json& counts = document["counts"][n];
    CsvLine expected = {{"n", counts["n"].dump()}, {"provenance", counts["provenance"]}};
    for (const std::string& key : growth_keys)
      expected[key] = counts[key].is_null() ? "" : counts[key + "_text"].get<std::string>();
    EXPECT_EQ(csv[n], expected);
  }
  EXPECT_TRUE(data_of("plot growth --to 8 --format csv")
                  .starts_with("n,solutions,fundamental,fixed_by_half_turn,fixed_by_quarter_turn,provenance\n"
                               "0,1,1,1,1,computed\n"));
}

TEST(PlotData, of_a_profile_is_that_of_the_search_tree) {
  for (const std::string words : {"0", "8", "7 --rule torus", "5 --rule rooks"})
    for (const std::string format : {" --format json", " --format csv"})
      EXPECT_EQ(data_of("plot profile " + words + format), data_of("tree " + words + format)) << words;
}

TEST(PlotData, is_written_by_the_extension_of_the_file) {
  const TemporaryFolder folder;
  for (const std::string format : {"json", "csv"}) {
    const std::string path = folder / "growth." + format;
    EXPECT_EQ(data_of("plot growth --to 8 -o " + path), "");
    EXPECT_EQ(contents_of(path), data_of("plot growth --to 8 --format " + format));
  }
  const std::string path = folder / "numbers.txt";
  data_of("plot growth --to 8 --format csv -o " + path);
  EXPECT_EQ(contents_of(path), data_of("plot growth --to 8 --format csv"));
}

TEST(PlotData, refuses_the_options_of_pictures) {
  for (const std::string option : {"title x", "theme dark", "width 480"})
    for (const std::string format : {"json", "csv"}) {
      const ProgramRun run = eightfold("plot growth --to 8 --format " + format + " --" + option);
      EXPECT_EQ(run.exit_code, 2);
      EXPECT_EQ(run.out, "");
      EXPECT_EQ(run.err, "eightfold: --" + option.substr(0, option.find(' ')) +
                             ": applies to pictures only; use svg, png or pdf, or remove it\n");
    }
  EXPECT_EQ(eightfold("plot growth -o growth.txt").err,
            "eightfold: --output: growth.txt: plot does not write .txt; use .svg, .png, .pdf, .json or .csv, "
            "or add "
            "--format\n");
  EXPECT_EQ(
      eightfold("draw 2413 -o board.csv").err,
      "eightfold: --output: board.csv: draw does not write .csv; use .svg, .png or .pdf, or add --format\n");
}

TEST(PlotDataSchema, rejects_invalid_documents) {
  const json valid = json_of("plot growth --to 9");
  ASSERT_EQ(growth_violations(valid), "");
  for (const auto& [key, value] : valid.items()) {
    json without = valid;
    without.erase(key);
    EXPECT_NE(growth_violations(without), "") << key;
  }
  for (const auto& [key, value] : valid["counts"][8].items()) {
    json without = valid;
    without["counts"][8].erase(key);
    EXPECT_NE(growth_violations(without), "") << key;
  }
  const std::vector<std::pair<std::string, json>> changes = {{"/extra", 1},
                                                             {"/counts/8/n", 70},
                                                             {"/counts/8/extra", 1},
                                                             {"/counts/8/solutions", "92"},
                                                             {"/counts/8/solutions", -1},
                                                             {"/counts/8/solutions_text", 92},
                                                             {"/counts/8/solutions_text", "92.0"},
                                                             {"/counts/8/provenance", "guessed"},
                                                             {"/sources/solutions", nullptr}};
  for (const auto& [place, value] : changes) {
    json changed = valid;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(growth_violations(changed), "") << place << " = " << value;
  }
}

}  // namespace
}  // namespace eightfold::test
