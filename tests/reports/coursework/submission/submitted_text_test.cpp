#include <gtest/gtest.h>

#include <string>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "tests/reports/coursework/cases.hpp"

namespace eightfold::coursework {
namespace {

TEST(SubmittedText, is_what_a_page_of_HTML_shows) {
  test::expect_cases("shown-text.txt",
                     [](const test::CaseInput& input) { return submitted_text(input.text); });
}

TEST(SubmittedText, is_unchanged_if_it_is_not_HTML) {
  for (const std::string text :
       {"", "n: 8\n", "<", "<>", "<b>n: 8</b>, or so", "a < b > c", "<3 queens>", "<!-- mine -->\nn: 8\n"})
    EXPECT_EQ(submitted_text(text), text);
}

TEST(SubmittedText, is_graded_in_every_encoding) {
  const ExamineParams params;
  const std::string utf8 = "author: Chloé\nn: 8\norbit count: 12\n";
  std::string utf16;
  for (const char c : std::string("\xff\xfe") + "n: 8\norbit count: 12\n")
    utf16.append(static_cast<unsigned char>(c) < 0x80 ? std::string{c, '\0'} : std::string{c});
  for (const std::string& text :
       {utf8, utf16, std::string("author: Chlo\xe9\nn: 8\norbit count: 12\n"),
        std::string("<p>author: Chlo&#233;</p><p>n: 8</p><p>orbit count: 12</p>")}) {
    const GradedSubmission graded = examine("x", text, params);
    EXPECT_TRUE(graded.all_right()) << testing::PrintToString(text) << graded.unreadable;
    EXPECT_EQ(graded.author, text == utf16 ? "" : "Chloé");
  }
}

TEST(UnreadLines, are_counted_once_each) {
  EXPECT_EQ(examine("x", "n: 8\norbit count: 12\n", {}).unread_lines, 0U);
  EXPECT_EQ(examine("x", "n: 8\norbit count: 12\nbananas: 4\nwell then\nfixed points:\n  e: 9x, r: 0y\n", {})
                .unread_lines,
            3U);
}

}  // namespace
}  // namespace eightfold::coursework
