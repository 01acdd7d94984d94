#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

const std::string schema_folder = EIGHTFOLD_DATA_DIR "/schemas/";
const std::string schema_ending = ".schema.json";

// "count-1.0" for each file, sorted.
std::vector<std::string> schema_files() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(schema_folder)) {
    const std::string file = entry.path().filename().string();
    names.push_back(file.substr(0, file.find(schema_ending)));
  }
  std::ranges::sort(names);
  return names;
}

TEST(SchemaCommand, prints_each_published_file) {
  for (const std::string& name : schema_files()) {
    const ProgramRun run = eightfold("schema " + name);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(run.out, contents_of(schema_folder + name + schema_ending)) << name;
  }
}

TEST(SchemaCommand, prints_the_newest_version_unless_the_name_gives_one) {
  EXPECT_EQ(eightfold("schema orbit-report-1.0").out, eightfold("schema orbit-report").out);
  EXPECT_EQ(eightfold("schema orbit_report").out, eightfold("schema orbit-report").out);
}

TEST(SchemaCommand, lists_each_name_with_its_versions_and_title) {
  const ProgramRun run = eightfold("schema");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  for (const std::string& file : schema_files()) {
    const auto hyphen = file.rfind('-');
    const auto lines = lines_of(run.out);
    const auto line = std::ranges::find_if(
        lines, [&](const std::string& each) { return each.starts_with(file.substr(0, hyphen) + ' '); });
    ASSERT_NE(line, lines.end()) << file;
    EXPECT_NE(line->find(file.substr(hyphen + 1)), std::string::npos) << *line;
  }
  EXPECT_NE(run.out.find("count            1.0       Count\n"), std::string::npos) << run.out;
}

TEST(SchemaCommand, suggests_a_name) {
  EXPECT_EQ(eightfold("schema conut").err,
            "eightfold: NAME: \"conut\" is not a valid name; did you mean count?\n");
  EXPECT_EQ(eightfold("schema count-1.7").exit_code, 2);
  EXPECT_EQ(eightfold("schema zebra").err,
            "eightfold: NAME: \"zebra\" is not a valid name; give a name that `eightfold schema` lists\n");
}

TEST(SchemaCommand, writes_to_a_file) {
  const TemporaryFolder folder;
  EXPECT_EQ(eightfold({"schema", "count", "-o", folder / "count.json"}).exit_code, 0);
  EXPECT_EQ(contents_of(folder / "count.json"), eightfold("schema count").out);
}

TEST(SchemaCommand, offers_its_names_to_shells) {
  const auto offers = lines_of(eightfold("__complete schema co").out);
  for (const std::string name : {"count", "count-1.0", "orbit-report"})
    EXPECT_NE(std::ranges::find(offers, name), offers.end()) << name;
}

}  // namespace
}  // namespace eightfold::test
