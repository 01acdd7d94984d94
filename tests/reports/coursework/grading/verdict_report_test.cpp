// Verdicts in all formats: as goldens in data/goldens, and properties.
#include "eightfold/reports/coursework/grading/verdict_report.hpp"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/coursework/grading/graded_submissions.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::coursework {
namespace {

std::string written(const VerdictFormat& format, const GradedSubmission& submission) {
  return format.write({&submission, 1}, {});
}

std::string text_of(const GradedSubmission& submission, const reports::Style& style = {}) {
  return verdict_text({&submission, 1}, style);
}

// Everything is right, wrong, unreadable or hostile; sums of points are rounded; assignments have titles, of
// which one is of an author; and an unreadable submission earns nothing.
std::vector<GradedSubmission> everybody() {
  std::vector<GradedSubmission> all = {test::ann(), test::bob(), test::cyd(), test::mallory()};
  all[1].score = 0.1 + 0.2;
  all[1].title = "Four <beads>";
  all[2].author = "Cyd";
  all[2].title = "Eight *queens*";
  all[2].score = all[2].max_score = 5;
  return all;
}

// Fails for a control character other than a line break, a direction mark, or a byte that is not UTF-8.
void expect_clean(const std::string& text) {
  std::string line;
  for (const char c : text + '\n') {
    if (c != '\n') {
      line += c;
      continue;
    }
    ASSERT_EQ(reports::clean_line(line), line);
    line.clear();
  }
}

TEST(VerdictFormats, are_those_of_the_goldens) {
  const std::vector<GradedSubmission> all = everybody();
  for (const VerdictFormat& format : verdict_formats) {
    for (std::size_t i = 0; i < (format.of_one_submission ? all.size() : 1); ++i)
      test::expect_golden(fmt::format("verdict-{}-{}.txt", format.name, i + 1), written(format, all[i]));
    if (!format.of_one_submission)
      test::expect_golden(fmt::format("verdict-{}-all.txt", format.name), format.write(all, {}));
  }
}

TEST(VerdictFormats, of_one_submission_need_exactly_one) {
  const std::vector<GradedSubmission> two = {test::ann(), test::bob()};
  for (const VerdictFormat& format : verdict_formats)
    if (format.of_one_submission) {
      EXPECT_THROW(static_cast<void>(format.write(two, {})), std::invalid_argument) << format.name;
      EXPECT_THROW(static_cast<void>(format.write({}, {})), std::invalid_argument) << format.name;
    }
}

TEST(VerdictFormats, end_with_a_line_break_and_are_deterministic) {
  for (const VerdictFormat& format : verdict_formats)
    for (const GradedSubmission& submission : {test::ann(), test::bob(), test::cyd(), GradedSubmission()}) {
      EXPECT_TRUE(written(format, submission).ends_with("\n")) << format.name;
      EXPECT_EQ(written(format, submission), written(format, submission));
    }
}

TEST(VerdictFormats, write_no_byte_that_is_not_text) {
  std::string all_bytes;
  for (int byte = 0; byte < 256; ++byte) all_bytes += static_cast<char>(byte);
  for (const VerdictFormat& format : verdict_formats) {
    expect_clean(written(format, test::mallory(all_bytes)));
    expect_clean(written(format, test::mallory("")));
    GradedSubmission unreadable = test::cyd();
    unreadable.unreadable = all_bytes;
    expect_clean(written(format, unreadable));
  }
}

TEST(VerdictFormats, write_no_random_bytes) {
  std::mt19937 random(8);
  for (int i = 0; i < 300; ++i) {
    std::string text;
    for (auto length = random() % 20; length > 0; --length) text += static_cast<char>(random() % 256);
    for (const VerdictFormat& format : verdict_formats) expect_clean(written(format, test::mallory(text)));
  }
}

TEST(VerdictPrairielearn, never_divides_by_zero) {
  const auto score_of = [](const GradedSubmission& submission) {
    return nlohmann::json::parse(verdict_prairielearn({&submission, 1}))["score"];
  };
  GradedSubmission submission = test::bob();
  submission.score = submission.max_score = 0;
  EXPECT_EQ(score_of(submission), 1);
  submission.claims[0].verdict.status = Status::wrong;
  EXPECT_EQ(score_of(submission), 0);
  submission.claims.clear();
  EXPECT_EQ(score_of(submission), 0);
}

TEST(VerdictJunit, is_well_formed_according_to_xmllint) {
  const std::string xmllint = "/usr/bin/xmllint";
  if (!std::filesystem::exists(xmllint)) GTEST_SKIP() << "no xmllint";
  for (const auto& submissions : {everybody(), std::vector<GradedSubmission>()}) {
    const test::ProgramRun run =
        test::run_program(xmllint, {"--noout", "-"}, {.input = verdict_junit(submissions)});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(run.err, "");
  }
}

TEST(VerdictMarkdown, escapes_hostile_texts) {
  const std::string text = verdict_markdown(std::vector{test::mallory()});
  EXPECT_TRUE(test::is_plain_text(text));
  // Every hostile text appears in its escaped form, and no markup remains once these are removed.
  const std::string escaped = reports::markdown_escape(reports::clean_line(test::hostile_text));
  std::string rest = text;
  std::size_t found = 0;
  for (std::size_t at = 0; (at = rest.find(escaped)) != std::string::npos; ++found)
    rest.erase(at, escaped.size());
  EXPECT_EQ(found, 17U);
  for (const char mark : {'<', '>', '[', ']', '`', '\\', '&', '!'})
    EXPECT_EQ(rest.find(mark), std::string::npos) << mark << " in:\n" << rest;
  // Each line of a table has five bars that are not escaped.
  for (const std::string& line : test::lines_of(rest))
    EXPECT_EQ(std::ranges::count(line, '|'), line.starts_with('|') ? 5 : 0) << line;
}

TEST(VerdictText, shows_points_only_if_there_are_any) {
  GradedSubmission submission = test::bob();
  submission.score = submission.max_score = submission.claims[0].score = submission.claims[0].max_score = 0;
  EXPECT_TRUE(test::mentions(text_of(submission), {"\nright    Number of necklaces: 6\n         It is 6.\n",
                                                   "\n\nEverything is right.\n"}));
}

TEST(VerdictText, colors_only_the_verdicts_and_headings) {
  const reports::Style style{true};
  const std::string text = text_of(test::ann(), style);
  EXPECT_TRUE(test::mentions(text, {style.good("right"), style.bad("wrong"), style.heading("carried"),
                                    style.bad("missing"), style.heading("ann.json")}));
  EXPECT_EQ(test::without_color(text), text_of(test::ann()));
  EXPECT_TRUE(test::mentions(text_of(test::bob(), style), {style.good("Everything is right.")}));
}

TEST(VerdictText, has_lines_of_at_most_80_columns_or_of_the_width) {
  GradedSubmission submission = test::ann();
  std::string prose;
  for (int i = 0; i < 60; ++i) prose += "wörter ";
  submission.notes = {prose};
  submission.claims[1].verdict.summary = submission.claims[1].verdict.claimed = prose;
  submission.claims[1].verdict.findings[0].text = prose;
  submission.claims[3].verdict.mistakes[0].advice = submission.claims[3].verdict.mistakes[0].title = prose;
  for (const std::size_t width : {80, 60, 59, 40}) {
    const int columns = static_cast<int>(width);
    std::size_t widest = 0;
    for (const std::string& line : test::lines_of(text_of(submission, {.width = columns})))
      widest = std::max(widest, reports::width_of(line));
    EXPECT_LE(widest, width);
    EXPECT_GT(widest, width - 10);
  }
  EXPECT_EQ(text_of(submission, {.width = 200}), text_of(submission));
  EXPECT_EQ(text_of(submission, {.width = 80}), text_of(submission));
}

TEST(VerdictText, breaks_lines_only_between_words) {
  const auto words = test::words_of(text_of(test::ann()));
  for (const int width : {40, 60, 80, 100})
    EXPECT_EQ(test::words_of(text_of(test::ann(), {.width = width})), words) << width;
}

}  // namespace
}  // namespace eightfold::coursework
