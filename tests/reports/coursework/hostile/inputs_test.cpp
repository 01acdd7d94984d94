// Submissions that must not pass.
#include "tests/reports/coursework/hostile/inputs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/grading/class_summary.hpp"
#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::test {
namespace {

using coursework::GradedSubmission;

GradedSubmission examined(const HostileInput& input) {
  return coursework::examine("homework", input.text, {});
}

// All messages about the claims, with their names.
std::string all_messages(const GradedSubmission& graded) {
  std::string said = graded.unreadable;
  for (const auto& claim : graded.claims) {
    said += claim.verdict.claim + '\n' + claim.verdict.summary + '\n';
    for (const auto& finding : claim.verdict.findings)
      said.append(finding.place).append(": ").append(finding.text).append("\n");
  }
  for (const std::string& note : graded.notes) said += note + '\n';
  return said;
}

// Whether the page has only lines of visible characters.
bool is_clean_page(std::string_view page) {
  while (!page.empty()) {
    const auto line = page.substr(0, page.find('\n'));
    if (reports::clean_line(line) != line) return false;
    page.remove_prefix(std::min(line.size() + 1, page.size()));
  }
  return true;
}

TEST(HostileInputs, are_at_least_300_with_unique_names) {
  std::set<std::string> names;
  for (const HostileInput& input : hostile_inputs()) {
    EXPECT_TRUE(names.insert(input.name).second) << input.name;
    EXPECT_FALSE(input.words.empty()) << input.name;
  }
  EXPECT_GE(names.size(), 300U);
}

void expect_explanation(const HostileInput& input, const GradedSubmission& graded) {
  const std::string said = all_messages(graded);
  EXPECT_EQ(graded.unreadable.empty(), input.readable) << said;
  for (const std::string& word : input.words) EXPECT_TRUE(mentions(said, {word}));
}

void expect_short_clean_line(const std::string& message) {
  constexpr std::size_t longest = 600;
  EXPECT_TRUE(is_one_clean_line(message)) << message;
  EXPECT_EQ(reports::clean_line(message), message);
  EXPECT_LE(message.size(), longest) << message;
}

void expect_well_formed(const std::vector<GradedSubmission>& submissions) {
  for (const auto& format : coursework::verdict_formats) {
    const std::string page = format.write(submissions, {});
    EXPECT_TRUE(is_clean_page(page)) << format.name;
    const bool is_json = page.starts_with('{') || page.starts_with('[');
    EXPECT_TRUE(!is_json || nlohmann::json::accept(page)) << format.name;
  }
  const auto summary = coursework::summarize(submissions);
  EXPECT_TRUE(is_clean_page(coursework::class_summary_csv(summary)));
  EXPECT_TRUE(is_clean_page(coursework::class_summary_text(summary, {})));
}

TEST(HostileInputs, never_pass_and_get_a_short_explanation_in_every_format) {
  for (const HostileInput& input : hostile_inputs()) {
    SCOPED_TRACE(input.name);
    const std::vector<GradedSubmission> submissions = {examined(input)};
    EXPECT_FALSE(submissions[0].all_right());
    expect_explanation(input, submissions[0]);
    if (!input.readable) expect_short_clean_line(submissions[0].unreadable);
    expect_well_formed(submissions);
  }
}

TEST(HostileInputs, never_pass_as_the_output_of_a_program) {
  coursework::ExamineParams params;
  params.expected.exercise.n = 8;
  for (const HostileInput& input : hostile_inputs())
    for (const auto expected : {coursework::ExpectedOutput::solutions, coursework::ExpectedOutput::canonical,
                                coursework::ExpectedOutput::counts}) {
      params.output = expected;
      const std::vector<GradedSubmission> submissions = {coursework::examine("homework", input.text, params)};
      EXPECT_FALSE(submissions[0].all_right()) << input.name;
      const std::string& message = submissions[0].unreadable;
      EXPECT_TRUE(message.empty() || is_one_clean_line(message)) << input.name << ": " << message;
      for (const auto& format : coursework::verdict_formats)
        EXPECT_TRUE(is_clean_page(format.write(submissions, {}))) << input.name << " as " << format.name;
    }
}

TEST(HostileInputs, add_no_markup_to_pages) {
  for (const HostileInput& input : hostile_markup()) {
    const std::vector<GradedSubmission> submissions = {examined(input)};
    const std::string junit = coursework::verdict_junit(submissions);
    for (const std::string_view markup : {"<script", "<img", "<evil", "<!DOCTYPE", "&lol;"})
      EXPECT_FALSE(mentions(junit, {markup})) << input.name;
    const std::string markdown = coursework::verdict_markdown(submissions);
    for (const std::string_view markup : {"<", "](", "&"})
      for (auto found = markdown.find(markup); found != std::string::npos;
           found = markdown.find(markup, found + 1))
        EXPECT_EQ(markdown.substr(std::max<std::size_t>(found, 1) - 1, 1), "\\")
            << input.name << ": " << markdown;
  }
}

}  // namespace
}  // namespace eightfold::test
