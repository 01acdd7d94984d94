// Properties of all formats.
#include "eightfold/reports/coursework/grading/verdict_report.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "reports/text/internal/utf8.hpp"
#include "tests/reports/coursework/grading/graded_submissions.hpp"

namespace eightfold::coursework {
namespace {

std::string written(const VerdictFormat& format, const GradedSubmission& submission) {
  return format.write({&submission, 1}, {});
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

TEST(VerdictFormats, have_the_names_of_the_option) {
  std::vector<std::string_view> names;
  for (const VerdictFormat& format : verdict_formats) names.push_back(format.name);
  EXPECT_EQ(names, (std::vector<std::string_view>{"text", "json", "markdown", "html", "junit", "gradescope",
                                                  "prairielearn"}));
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

}  // namespace
}  // namespace eightfold::coursework
