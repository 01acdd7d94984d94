#include "reports/text/internal/quote.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>

#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

TEST(Printable, escapes_control_characters_and_invalid_bytes_only) {
  EXPECT_EQ(printable("Lösung (8) \"neu\".txt"), "Lösung (8) \"neu\".txt");
  EXPECT_EQ(printable(std::string_view("a\0\n\x1b[31m\x7f", 9)), R"(a\x00\x0a\x1b[31m\x7f)");
  EXPECT_EQ(printable("\xc2\x9b"
                      "31m \xc2\xa0\xff"),
            "\\xc2\\x9b31m \xc2\xa0\\xff");
}

TEST(Quote, puts_text_in_double_quotes) {
  EXPECT_EQ(quote("0 4 7"), R"("0 4 7")");
  EXPECT_EQ(quote(""), R"("")");
}

TEST(Quote, escapes_control_characters_invisible_ones_and_invalid_bytes_only) {
  EXPECT_EQ(quote(std::string_view("\0\n\r\t\x1b[31m\x7f", 10)), R"("\x00\x0a\x0d\x09\x1b[31m\x7f")");
  EXPECT_EQ(quote("96÷8 é\xff"), "\"96÷8 é\\xff\"");
  EXPECT_EQ(quote("\xe2\x80\xae"
                  "a\xef\xbb\xbf"
                  "b\xe2\x80\x8b"),
            R"("\xe2\x80\xaea\xef\xbb\xbfb\xe2\x80\x8b")")
      << "a writing direction, a byte order mark and a space of no width";
  EXPECT_EQ(quote(" ~"), R"(" ~")");
}

TEST(Quote, cuts_long_text_after_40_characters) {
  EXPECT_EQ(quote(std::string(40, 'x')), '"' + std::string(40, 'x') + '"');
  EXPECT_EQ(quote(std::string(41, 'x')), '"' + std::string(40, 'x') + "…\"");
  EXPECT_EQ(quote(std::string(39, 'x') + "éé"), '"' + std::string(39, 'x') + "é…\"");
}

RC_GTEST_PROP(Quote, is_one_clean_line_for_any_text, (const std::string& text)) {
  RC_ASSERT(test::is_one_clean_line(quote(text)));
}

TEST(ShellWord, is_quoted_if_a_shell_would_interpret_it) {
  EXPECT_EQ(shell_word("run.ledger"), "run.ledger");
  EXPECT_EQ(shell_word("../a-b/c_d.9"), "../a-b/c_d.9");
  EXPECT_EQ(shell_word("my run"), "'my run'");
  EXPECT_EQ(shell_word("$HOME"), "'$HOME'");
  EXPECT_EQ(shell_word("it's"), "'it'\\''s'");
  EXPECT_EQ(shell_word(""), "''");
  EXPECT_EQ(shell_word("-o"), "./-o");
}

TEST(QuoteAsAscii, escapes_characters_beyond_ASCII_only) {
  EXPECT_EQ(quote_as_ascii("a ~ 8×8"), R"("a ~ 8\xc3\x978")");
}

}  // namespace
}  // namespace eightfold::reports
