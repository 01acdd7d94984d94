#include "reports/coursework/submission/internal/submitted_text.hpp"

#include <gtest/gtest.h>

#include <string>

#include "eightfold/reports/coursework/grading/grade.hpp"

namespace eightfold::coursework {
namespace {

TEST(SubmittedText, has_the_lines_of_a_page_of_HTML) {
  EXPECT_EQ(
      submitted_text("<!DOCTYPE html>\n<html><head><title>x</title><style>p { color: red }</style></head>"
                     "<body>\n  <p>author: D&#xE9;sir&#233;e &foo; &amp;&#0;</p><p>n:&nbsp;8<br/>orbit\n "
                     "count: <b>12</b>"
                     "<script>n: 9</script></p><h3>Fixed points</h3><ul><li>r<sup>2</sup>: 4</li></ul>"
                     "<pre>Q . .\n. . Q</pre></body></html>\n"),
      "author: Désirée &foo; &&#0;\nn:\u00a08\norbit count: 12\n## Fixed points\n- r2: 4\nQ . .\n. . Q\n");
}

TEST(SubmittedText, has_the_rows_of_a_table) {
  EXPECT_EQ(
      submitted_text("<table><tr><th>element</th><th>fixed</th></tr><tr><td>r2</td><td>4</td></tr></table>"),
      "|element |fixed |\n|r2 |4 |\n");
}

TEST(SubmittedText, is_unchanged_if_it_is_not_HTML) {
  for (const std::string text :
       {"", "n: 8\n", "<", "<>", "<b>n: 8</b>, or so", "a < b > c", "<3 queens>", "<!-- mine -->\nn: 8\n"})
    EXPECT_EQ(submitted_text(text), text);
}

TEST(SubmittedText, has_no_attributes_comments_or_scripts) {
  EXPECT_EQ(submitted_text(
                "<div title='a > b' CLASS=\"x>y\">n: 8<!-- <p>n: 9</p> --></div><SCRIPT>if (a</b/.exec(c)) "
                "d()</SCRIPT><P>a < b &amp;lt; c</P>"),
            "n: 8\na < b &lt; c\n");
  for (const std::string text : {"<p>n: 8<!-- >", "<p>n: 8<b x=\">", "<p>n: 8<script>x>", "<p>n: 8</ >"})
    EXPECT_EQ(submitted_text(text), "n: 8\n") << text;
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
