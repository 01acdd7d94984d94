// Samples truncated at every byte, and with one bit flipped.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::test {
namespace {

using coursework::GradedSubmission;

struct Sample {
  std::string path;
  std::string text;
};

std::vector<Sample> samples() {
  std::vector<Sample> result;
  for (const std::string folder :
       {EIGHTFOLD_DATA_DIR "/submissions", EIGHTFOLD_SOURCE_DIR "/tests/fuzz/corpus/submission"})
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (!entry.is_regular_file() || entry.path().extension() == ".md") continue;
      std::ifstream file(entry.path(), std::ios::binary);
      result.push_back(
          {entry.path().string(), {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()}});
    }
  std::ranges::sort(result, {}, &Sample::path);
  return result;
}

GradedSubmission examined(std::string_view text) { return coursework::examine("sample", text, {}); }

::testing::AssertionResult is_well_formed(const GradedSubmission& graded) {
  if (!graded.unreadable.empty())
    return is_one_clean_line(graded.unreadable) && graded.claims.empty()
               ? ::testing::AssertionSuccess()
               : ::testing::AssertionFailure() << ::testing::PrintToString(graded.unreadable);
  if (graded.claims.empty()) return ::testing::AssertionFailure() << "neither unreadable nor a claim";
  const std::vector<GradedSubmission> submissions = {graded};
  for (const std::string& line : {coursework::verdict_text(submissions, {}), graded.author + "\n"})
    if (std::ranges::any_of(line, [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n'; }))
      return ::testing::AssertionFailure() << ::testing::PrintToString(line);
  return ::testing::AssertionSuccess();
}

TEST(TruncatedSubmissions, there_are_samples) { EXPECT_GE(samples().size(), 50U); }

TEST(TruncatedSubmissions, are_read_or_rejected_in_one_line) {
  for (const auto& [path, text] : samples())
    for (std::size_t length = 0; length < text.size(); ++length)
      ASSERT_TRUE(is_well_formed(examined(std::string_view(text).substr(0, length))))
          << path << " truncated after " << length << " bytes";
}

// Truncated JSON is valid only if the rest is white space; an independent parser decides that.
TEST(TruncatedSubmissions, are_rejected_with_their_place_if_json_is_truncated) {
  std::size_t cut = 0;
  for (const auto& [path, text] : samples()) {
    if (!nlohmann::json::accept(text)) continue;
    for (std::size_t length = 1; length < text.size(); ++length) {
      const std::string_view left = std::string_view(text).substr(0, length);
      if (nlohmann::json::accept(left)) continue;
      ++cut;
      const std::string message = examined(left).unreadable;
      ASSERT_TRUE(message.starts_with("line "))
          << path << " truncated after " << length << " bytes: " << message;
    }
  }
  EXPECT_GE(cut, 5000U);
}

TEST(ChangedSubmissions, are_read_or_rejected_in_one_line_for_every_flipped_bit) {
  constexpr std::array<std::string_view, 7> names = {"boards.txt", "notations.txt", "beads.json",
                                                     "tally.csv",  "cube.json",     "orbit-report.json",
                                                     "list.ndjson"};
  constexpr int bits = 8;
  std::size_t flipped = 0;
  for (const auto& [path, text] : samples()) {
    const std::string name = std::filesystem::path(path).filename().string();
    if (std::ranges::find(names, name) == names.end()) continue;
    ++flipped;
    for (std::size_t at = 0; at < text.size(); ++at)
      for (int bit = 0; bit < bits; ++bit) {
        std::string changed = text;
        changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
        ASSERT_TRUE(is_well_formed(examined(changed))) << path << ", byte " << at << ", bit " << bit;
      }
  }
  EXPECT_EQ(flipped, names.size());
}

}  // namespace
}  // namespace eightfold::test
