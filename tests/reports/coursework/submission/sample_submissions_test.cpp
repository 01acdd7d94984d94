// Runs the program on the samples in data/submissions.
#include "tests/reports/coursework/submission/sample_submissions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>

#include "tests/support/run_program.hpp"

namespace eightfold::test {

void PrintTo(const SampleSubmission& sample, std::ostream* out) { *out << sample.file; }

namespace {

using nlohmann::json;

constexpr int unreadable = 65;

bool names_mistake(const json& verdict, const std::string& claim, const std::string& id) {
  return std::any_of(verdict["claims"].begin(), verdict["claims"].end(), [&](const json& c) {
    return (claim.empty() || c["claim"] == claim) &&
           std::any_of(c["mistakes"].begin(), c["mistakes"].end(),
                       [&](const json& mistake) { return mistake["id"] == id; });
  });
}

void expect_mistakes(const json& verdict, const std::vector<std::string>& expected) {
  for (const std::string& mistake : expected) {
    const auto colon = mistake.find(':');
    if (mistake.starts_with("!")) {
      EXPECT_FALSE(names_mistake(verdict, "", mistake.substr(1))) << mistake;
    } else {
      ASSERT_NE(colon, std::string::npos) << mistake;
      EXPECT_TRUE(names_mistake(verdict, mistake.substr(0, colon), mistake.substr(colon + 1))) << mistake;
    }
  }
}

void expect_nothing_right_to_be_accused(const json& verdict) {
  for (const json& claim : verdict["claims"]) {
    if (claim["status"] != "right") continue;
    EXPECT_TRUE(claim["mistakes"].empty()) << claim;
    for (const json& finding : claim["findings"]) EXPECT_EQ(finding["kind"], "contradiction") << claim;
  }
}

class SampleSubmissions : public testing::TestWithParam<SampleSubmission> {};

TEST_P(SampleSubmissions, have_the_expected_verdicts) {
  const SampleSubmission& sample = GetParam();
  std::vector<std::string> arguments = {"verify", "--format", "json", sample_path(sample.file)};
  arguments.insert(arguments.end(), sample.options.begin(), sample.options.end());
  const ProgramRun run = eightfold(arguments);
  EXPECT_EQ(run.exit_code, sample.exit_code) << run.err;

  const json verdict = json::parse(run.out)["submissions"].at(0);
  EXPECT_EQ(verdict.contains("unreadable"), sample.exit_code == unreadable);
  std::map<std::string, std::string> statuses;
  std::set<std::string> kinds;
  for (const json& claim : verdict["claims"]) {
    statuses[claim["claim"]] = claim["status"];
    for (const json& finding : claim["findings"]) kinds.insert(finding["kind"]);
  }
  EXPECT_EQ(statuses, sample.claims);
  EXPECT_EQ(kinds, sample.findings);
  expect_mistakes(verdict, sample.mistakes);
  expect_nothing_right_to_be_accused(verdict);
}

std::string name_of_sample(const testing::TestParamInfo<SampleSubmission>& info) {
  std::string name = info.param.file;
  for (const std::string& option : info.param.options)
    if (!option.starts_with("/")) name += ' ' + option;
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(EachOf, SampleSubmissions, testing::ValuesIn(sample_submissions()), name_of_sample);

TEST(SampleSubmissionsFolder, has_expectations_for_each_file) {
  std::set<std::string> expected;
  for (const SampleSubmission& sample : sample_submissions()) expected.insert(sample.file);
  EXPECT_EQ(expected, sample_files());
}

TEST(SampleSubmissionsFolder, mentions_each_file_in_the_README) {
  const std::string readme = contents_of(sample_path("README.md"));
  for (const std::string& file : sample_files())
    EXPECT_NE(readme.find('`' + file + '`'), std::string::npos) << file;
}

TEST(SampleSubmissionsFolder, has_thirty_samples_in_all_formats) {
  const std::set<std::string> files = sample_files();
  EXPECT_GE(files.size(), 30U);
  for (const std::string ending : {".json", ".txt", ".csv"})
    EXPECT_TRUE(std::any_of(files.begin(), files.end(), [&](const std::string& f) {
      return f.ends_with(ending);
    })) << ending;
}

}  // namespace
}  // namespace eightfold::test
