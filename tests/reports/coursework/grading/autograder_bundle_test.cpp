// Runs the bundle with the real program in a root without a C library.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "eightfold/core/version.hpp"
#include "tests/reports/coursework/grading/clean_root.hpp"

namespace eightfold::test {
namespace {

namespace fs = std::filesystem;

ProgramRun bundle(const std::string& zip, const std::vector<std::string>& more = {}) {
  std::vector<std::string> words = {"-D", "PROGRAM=" + program_path(), "-D", "OUT=" + zip};
  words.insert(words.end(), more.begin(), more.end());
  words.insert(words.end(), {"-P", EIGHTFOLD_DATA_DIR "/autograder/bundle.cmake"});
  return run_program(EIGHTFOLD_CMAKE, words);
}

ProgramRun unpack(const std::string& zip, const std::string& folder) {
  return run_program(EIGHTFOLD_CMAKE, {"-E", "chdir", folder, EIGHTFOLD_CMAKE, "-E", "tar", "xf", zip});
}

bool is_executable(const std::string& path) {
  return (fs::status(path).permissions() & fs::perms::owner_exec) != fs::perms::none;
}

double points_of_the_example() {
  double sum = 0;
  const auto rubric = nlohmann::json::parse(contents_of(EIGHTFOLD_DATA_DIR "/autograder/rubric.json"));
  for (const auto& points : rubric.at("points")) sum += points.get<double>();
  return sum;
}

const nlohmann::json right = {
    {"n", 8},
    {"solution_count", 92},
    {"fixed_points",
     {{"identity", 92},
      {"rotate90", 0},
      {"rotate180", 4},
      {"rotate270", 0},
      {"flip_horizontal", 0},
      {"flip_vertical", 0},
      {"transpose", 0},
      {"anti_transpose", 0}}},
    {"burnside_sum", 96},
    {"orbit_count", 12},
    {"orbit_sizes", {{"8", 11}, {"4", 1}}},
};

TEST(AutograderBundle, grades_without_a_compiler_and_a_c_library) {
  if (const std::string missing = CleanRoot::missing(); !missing.empty()) GTEST_SKIP() << missing;
  const CleanRoot root;
  const ProgramRun made = bundle(root.at("/autograder.zip"));
  ASSERT_EQ(made.exit_code, 0) << made.err;
  ASSERT_EQ(root.run({"/bin/unzip", "-q", "/autograder.zip", "-d", "/autograder/source"}).exit_code, 0);
  fs::copy_file(root.at("/autograder/source/run_autograder"), root.at("/autograder/run_autograder"));
  const ProgramRun set_up = root.run({"/bin/sh", "/autograder/source/setup.sh"});
  ASSERT_EQ(set_up.exit_code, 0) << set_up.err;
  EXPECT_EQ(set_up.out, "eightfold " EIGHTFOLD_VERSION "\n");

  const auto grade = [&](const std::string& text) {
    root.write("/autograder/submission/-my 8 queens.json", text);
    return root.graded();
  };
  const nlohmann::json all_right = grade(right.dump());
  EXPECT_EQ(all_right.at("score"), points_of_the_example());
  for (const auto& test : all_right.at("tests")) EXPECT_EQ(test.at("status"), "passed") << test;

  nlohmann::json wrong = right;
  wrong["orbit_count"] = 11.5;
  const nlohmann::json one_wrong = grade(wrong.dump());
  EXPECT_LT(one_wrong.at("score"), all_right.at("score"));
  const auto failed = [](const nlohmann::json& test) { return test.at("status") == "failed"; };
  EXPECT_EQ(std::ranges::count_if(one_wrong.at("tests"), failed), 1);
  for (const auto& test : one_wrong.at("tests"))
    EXPECT_FALSE(failed(test) && contains(test.at("output").get<std::string>(), "12")) << test;

  const nlohmann::json unreadable = grade("{\"n\": 8,");
  EXPECT_EQ(unreadable.at("score"), 0);
  EXPECT_NE(unreadable.at("output").get<std::string>().find("line 1"), std::string::npos);
}

TEST(AutograderBundle, contains_a_custom_rubric_executable_scripts_and_licenses) {
  const TemporaryFolder folder;
  const std::string rubric = R"({"points": {"orbit_count": 3}})";
  const ProgramRun made = bundle(folder / "a.zip", {"-D", "RUBRIC=" + folder.add("mine.json", rubric)});
  ASSERT_EQ(made.exit_code, 0) << made.err;
  EXPECT_EQ(folder.entries(), (std::vector<std::string>{"a.zip", "mine.json"}));
  fs::create_directory(folder / "source");
  ASSERT_EQ(unpack(folder / "a.zip", folder / "source").exit_code, 0);
  EXPECT_EQ(contents_of(folder / "source/rubric.json"), rubric);
  for (const char* name :
       {"eightfold", "run_autograder", "setup.sh", "lib/eightfold", "lib/ld-linux-x86-64.so.2"})
    EXPECT_TRUE(is_executable(folder / "source/" + name)) << name;
  EXPECT_FALSE(is_executable(folder / "source/rubric.json"));
  EXPECT_EQ(contents_of(folder / "source/licenses/eightfold"), contents_of(EIGHTFOLD_SOURCE_DIR "/LICENSE"));
  for (const char* package :
       {"libc6", "libstdc++6", "libfmt9", "libhwy-dev", "libutf8proc2", "nlohmann-json3-dev", "LGPL-2.1"})
    EXPECT_TRUE(fs::exists(folder / "source/licenses/" + package)) << package;
}

TEST(AutograderBundle, is_not_created_with_an_invalid_rubric) {
  const TemporaryFolder folder;
  const ProgramRun made = bundle(
      folder / "a.zip", {"-D", "RUBRIC=" + folder.add("mine.json", R"({"points": {"orbits_count": 3}})")});
  EXPECT_NE(made.exit_code, 0);
  EXPECT_NE(made.err.find("orbit_count"), std::string::npos) << made.err;
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"mine.json"});
}

}  // namespace
}  // namespace eightfold::test
