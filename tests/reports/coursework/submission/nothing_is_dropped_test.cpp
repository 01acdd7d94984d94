// No reader drops a part of a text in silence: a word that is inserted anywhere, outside comments, changes
// what is read, what is noted, or what is said to be unread.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/submission/reader.hpp"
#include "reports/coursework/submission/internal/line_grammar.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "tests/reports/coursework/cases.hpp"
#include "tests/reports/coursework/submission/sample_submissions.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// What reading_of() shows, and the texts of the student that the claims keep.
std::string whole_reading_of(const std::string& text, const std::string& options) {
  std::string reading = reading_of({options, text});
  try {
    const coursework::Submission read = coursework::read_submission(text, params_of(options).expected);
    for (const auto& [name, number] : read.numbers) reading += number.written + '\n';
    for (const auto& [name, list] : read.lists)
      for (const auto& placement : list.placements) reading += placement.written + '\n';
    for (const auto& [name, orbits] : read.orbits_with)
      for (const auto& orbit : orbits) reading += orbit.number.written + '\n';
    for (const auto& tally : read.fixed_points) reading += tally.number.written + '\n';
    if (read.stabilizers)
      for (const auto& claim : *read.stabilizers) reading += claim.placement.written + claim.written + '\n';
    reading += fmt::format("{} lines\n", read.unread_lines);
  } catch (const reports::ParseError&) {
    // reading_of() has the error
  }
  return reading;
}

// The places before a line, and within it behind each word that is not a comment.
std::vector<std::size_t> places_in(std::string_view text) {
  std::vector<std::size_t> places;
  bool in_fence = false;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    const std::string_view content = reports::without_comment(line);
    if (!in_fence) places.push_back(begin);
    if (content.starts_with("```")) in_fence = !in_fence;
    const bool is_reason = coursework::is_reason(coursework::without_bullet(coursework::cleaned(content)));
    const bool is_left_blank = content.ends_with('_');  // the name of a blank entry may have other words
    if (!content.empty() && !is_reason && !content.starts_with("```") && !is_left_blank)
      for (std::size_t i = 0; i < content.size(); ++i)
        if (i + 1 == content.size() || content[i + 1] == ' ')
          places.push_back(begin + static_cast<std::size_t>(content.data() - line.data()) + i + 1);
    begin = end + 1;
  }
  return places;
}

TEST(Readers, of_submissions_drop_nothing_in_silence) {
  std::size_t tried = 0;
  for (const SampleSubmission& sample : sample_submissions()) {
    if (sample.file.ends_with(".json") || sample.file.ends_with(".cert")) continue;
    const std::string text = contents_of(sample_path(sample.file));
    const std::string options;
    if (error_or_accepted([&] { (void)coursework::read_submission(text); }) != "accepted\n") continue;
    const std::string reading = whole_reading_of(text, options);
    for (const std::size_t place : places_in(text)) {
      const bool begins_line = place == 0 || text[place - 1] == '\n';
      std::string changed = text;
      changed.insert(place, begins_line ? "zq 7\n" : " zq7");
      ++tried;
      EXPECT_NE(whole_reading_of(changed, options), reading)
          << sample.file << ": " << changed.substr(place > 40 ? place - 40 : 0, 80);
    }
  }
  EXPECT_GE(tried, 1000U);
}

}  // namespace
}  // namespace eightfold::test
