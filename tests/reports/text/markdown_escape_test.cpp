#include "reports/text/markdown_escape.hpp"

#include <gtest/gtest.h>

#include <string>

namespace eightfold::reports {
namespace {

// CommonMark 2.4: a backslash before ASCII punctuation stands for the punctuation.
std::string unescaped(std::string_view markdown) {
  std::string text;
  for (std::size_t i = 0; i < markdown.size(); ++i) {
    if (markdown[i] == '\\' && i + 1 < markdown.size()) ++i;
    text += markdown[i];
  }
  return text;
}

TEST(MarkdownEscape, leaves_prose_readable) {
  for (const std::string text :
       {"", "There are 12 orbits, not 11.5; 92 / 8 (rounded) doesn't count.", "8 × 8", "No. #8"})
    EXPECT_EQ(markdown_escape(text), text);
}

TEST(MarkdownEscape, disarms_marks_inside_a_line) {
  EXPECT_EQ(markdown_escape("*a* _b_ `c`"), "\\*a\\* \\_b\\_ \\`c\\`");
  EXPECT_EQ(markdown_escape("<b>&lt;"), "\\<b\\>\\&lt;");
  EXPECT_EQ(markdown_escape("![x](y) | z"), "\\!\\[x\\](y) \\| z");
  EXPECT_EQ(markdown_escape("a\\"), "a\\\\");
  EXPECT_EQ(markdown_escape("\\*a"), "\\\\\\*a");
}

TEST(MarkdownEscape, disarms_addresses_that_become_links_by_themselves) {
  EXPECT_EQ(markdown_escape("http://e.x"), "http\\://e.x");
  EXPECT_EQ(markdown_escape("www.e.x"), "www\\.e.x");
  EXPECT_EQ(markdown_escape("a@e.x"), "a\\@e.x");
}

TEST(MarkdownEscape, disarms_what_begins_a_block) {
  EXPECT_EQ(markdown_escape("# a"), "\\# a");
  EXPECT_EQ(markdown_escape("- a"), "\\- a");
  EXPECT_EQ(markdown_escape("+ a"), "\\+ a");
  EXPECT_EQ(markdown_escape("---"), "\\---");
  EXPECT_EQ(markdown_escape("===="), "\\=\\=\\=\\=");
  EXPECT_EQ(markdown_escape("> a"), "\\> a");
  EXPECT_EQ(markdown_escape("12. a"), "12\\. a");
  EXPECT_EQ(markdown_escape("1)"), "1\\)");
  EXPECT_EQ(markdown_escape("    code"), "code");
  EXPECT_EQ(markdown_escape("1.5"), "1.5");
}

TEST(MarkdownEscape, comes_back_as_it_went) {
  std::string all = "x";
  for (char c = ' '; c < '\x7f'; ++c) all += c;
  for (const std::string& text : {all, all + all, std::string("1. - # www.x"), std::string("\\\\\\")})
    EXPECT_EQ(unescaped(markdown_escape(text)), text);
}

}  // namespace
}  // namespace eightfold::reports
