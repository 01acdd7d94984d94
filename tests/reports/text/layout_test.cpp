#include "reports/text/internal/layout.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "reports/text/internal/utf8.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

using Lines = std::vector<std::string>;

TEST(Folded, breaks_wide_characters_by_their_width) {
  EXPECT_EQ(folded("王小明王", 5), (Lines{"王小", "明王"}));
  EXPECT_EQ(folded("王小", 1), (Lines{"王", "小"}));
  EXPECT_EQ(folded("ne\u0308on", 2), (Lines{"ne\u0308", "on"}));
}

TEST(Padded, adds_spaces_on_either_side) {
  EXPECT_EQ(padded("×", 3), "×  ");
  EXPECT_EQ(padded("12", 4, true), "  12");
  EXPECT_EQ(padded("too long", 4), "too long");
  EXPECT_EQ(padded(Style{true}.bad("Q"), 2), "\x1b[31mQ\x1b[0m ");
}

TEST(Folded, breaks_at_spaces_and_indents) {
  EXPECT_EQ(folded("one two three", 7), (Lines{"one two", "three"}));
  EXPECT_EQ(folded("one two three", 8, 2), (Lines{"one two", "  three"}));
  EXPECT_EQ(folded("one  two", 5), (Lines{"one", "two"}));
  EXPECT_EQ(folded("fits", 4), Lines{"fits"});
  EXPECT_EQ(folded("", 4), Lines{""});
}

TEST(Folded, breaks_a_word_that_is_longer_than_a_line) {
  EXPECT_EQ(folded("abcdefgh ij", 3), (Lines{"abc", "def", "gh", "ij"}));
  EXPECT_EQ(folded("♛♛♛♛", 3, 9), (Lines{"♛♛♛", " ♛"}));
}

TEST(Folded, gives_colors_no_width) {
  EXPECT_EQ(folded("\x1b[1mone\x1b[0m two", 7), Lines{"\x1b[1mone\x1b[0m two"});
  EXPECT_EQ(folded("\x1b[1mone two\x1b[0m", 4), (Lines{"\x1b[1mone\x1b[0m", "\x1b[1mtwo\x1b[0m"}));
}

TEST(Fitted, leaves_text_unchanged_without_a_width) {
  EXPECT_EQ(fitted("a line as long as it must be\n\n", {}), "a line as long as it must be\n\n");
}

TEST(Fitted, aligns_text_after_a_label) {
  EXPECT_EQ(fitted("orbit  eight placements of a type\n\nend\n", {.width = 20}),
            "orbit  eight\n       placements of\n       a type\n\nend\n");
  EXPECT_EQ(fitted("canonical form  [0 1 2]\n", {.width = 20}), "canonical form  [0 1\n  2]\n");
  EXPECT_EQ(fitted("  a1 and b2, on a diagonal\n", {.width = 20}), "  a1 and b2, on a\n    diagonal\n");
}

// Checks that no line is too long and that the lines contain the words of the text.
RC_GTEST_PROP(Fitted, makes_lines_that_fit_and_keeps_every_word, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab  \nQ[]")));
  const int width = *rc::gen::inRange(1, 30);
  const std::string fit = fitted(text, {.width = width});
  for (const std::string& line : test::lines_of(fit))
    RC_ASSERT(line.size() <= static_cast<std::size_t>(width));
  const auto letters = [](std::string s) {
    std::erase_if(s, [](char c) { return c == ' ' || c == '\n'; });
    return s;
  };
  RC_ASSERT(letters(fit) == letters(text));
}

TEST(WrappedText, breaks_only_between_words) {
  EXPECT_EQ(wrapped("aa bb cc", {"- ", "  ", 7}), "- aa bb\n  cc\n");
  EXPECT_EQ(wrapped("aa bb cc", {"", "", 8}), "aa bb cc\n");
  EXPECT_EQ(wrapped("a bbbbbbbbbb c", {"", "", 5}), "a\nbbbbbbbbbb\nc\n");
  EXPECT_EQ(wrapped("ää öö", {"", "", 5}), "ää öö\n");
}

// Prose with equations as the program prints them.
const std::string prose_with_equations =
    "Burnside: (92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12 orbits. The sizes add up to 92 = 11×8 + "
    "1×4, and 2,279,184 + 1,240 = 2,280,424. Read and / or write - or not; let x be in row 3. Here N = 8 and "
    "H = "
    "4.";

TEST(Equations, are_not_broken_if_they_fit_on_a_line) {
  for (const std::size_t width : {40U, 60U, 80U}) {
    std::string folded_lines;
    for (const std::string& line : folded(prose_with_equations, width)) folded_lines += line + '\n';
    for (const std::string& text : {wrapped(prose_with_equations, {"", "", width}), folded_lines}) {
      EXPECT_TRUE(test::mentions(
          text, {"92 = 11×8 + 1×4", "2,279,184 + 1,240 = 2,280,424", "N = 8", "H = 4", "96 / 8 = 12"}))
          << text;
      for (const std::string& line : test::lines_of(text)) EXPECT_LE(width_of(line), width) << text;
    }
    EXPECT_EQ(wrapped(prose_with_equations, {"", "", width})
                      .find("(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12") != std::string::npos,
              width > 40);
  }
}

TEST(Equations, that_are_wider_than_a_line_are_broken_before_an_operator) {
  EXPECT_EQ(wrapped("So (92 + 0 + 4 + 0) / 8 = 96 / 8 = 12.", {"", "", 20}),
            "So (92 + 0 + 4\n  + 0) / 8 = 96 / 8\n  = 12.\n");
  EXPECT_EQ(folded("(92 + 0 + 4 + 0) / 8 = 96 / 8 = 12", 20, 4),
            (Lines{"(92 + 0 + 4 + 0) / 8", "    = 96 / 8 = 12"}));
  EXPECT_EQ(wrapped("U = 96 / 8 = 12", {"    ", "      ", 16}), "    U = 96 / 8\n      = 12\n");
}

TEST(Equations, need_numbers_or_a_relation) {
  EXPECT_EQ(wrapped("r90 * r90", {"", "", 7}), "r90 *\nr90\n");
  EXPECT_EQ(wrapped("read and / or write", {"", "", 10}), "read and /\nor write\n");
  EXPECT_EQ(wrapped("it is 11 × 8 here", {"", "", 10}), "it is\n11 × 8\nhere\n");
}

TEST(WrappedText, breaks_only_long_lists) {
  EXPECT_EQ(wrapped("take [0, 1] now", {"", "", 8}), "take\n[0, 1]\nnow\n");
  EXPECT_EQ(wrapped("take [0, 1", {"", "", 8}), "take [0,\n1\n");
  std::string list = "[0";
  for (int i = 1; i < 32; ++i) list += ", " + std::to_string(i);
  EXPECT_EQ(test::lines_of(wrapped(list + "]", {"", "", 60})).size(), 2U);
}

TEST(WrappedText, keeps_short_commands_in_backticks_whole) {
  EXPECT_EQ(wrapped("see `job status` and more", {"", "", 12}), "see\n`job status`\nand more\n");
  EXPECT_EQ(wrapped("a `b c", {"", "", 4}), "a `b\nc\n");
}

TEST(WrappedText, keeps_the_order_in_parentheses_whole) {
  EXPECT_EQ(wrapped("the full group (order 8)", {.width = 21}), "the full group\n(order 8)\n");
  EXPECT_EQ(wrapped("the full group (of 8)", {.width = 19}), "the full group (of\n8)\n");
}

TEST(WrappedText, ends_a_color_before_a_break_and_begins_it_again) {
  EXPECT_EQ(wrapped("\x1b[1mone two\x1b[0m", {"- ", "  ", 5}), "- \x1b[1mone\x1b[0m\n  \x1b[1mtwo\x1b[0m\n");
}

TEST(FlowedText, is_80_columns_wide_without_a_width) {
  std::string words;
  for (int i = 0; i < 30; ++i) words += "words ";
  words.back() = '\n';
  const std::string text = flowed(words, {});
  EXPECT_EQ(test::lines_of(text)[0].size(), 77U);
  EXPECT_EQ(flowed(words, {.width = 200}), text);
  EXPECT_EQ(flowed(words, {.width = 200, .prose_width = 200}), words);
  EXPECT_EQ(test::lines_of(flowed(words, {.width = 40}))[0].size(), 35U);
}

TEST(FlowedText, keeps_a_long_word_whole_on_a_line_of_its_own) {
  EXPECT_EQ(flowed("see data/schemas/report.json too\n", {.width = 12}),
            "see\ndata/schemas/report.json\ntoo\n");
}

TEST(LongNumbers, are_broken_after_a_comma_between_digits) {
  EXPECT_EQ(flowed("sum = 12,345,678,901 / 8\n", {.width = 9}, 2), "sum =\n  12,345,\n  678,901\n  / 8\n");
  EXPECT_EQ(folded("12,345,678,901 / 8", 8, 0, true), (Lines{"12,345,", "678,901", "/ 8"}));
  EXPECT_EQ(folded("12,345 = 12,345,678", 11, 0, true), (Lines{"12,345 =", "12,345,678"}));
  EXPECT_EQ(flowed("a,b,c,d,e\n", {.width = 4}), "a,b,c,d,e\n");
}

TEST(FlowedText, aligns_text_after_a_label_and_hangs_other_lines) {
  EXPECT_EQ(flowed("next  wait for it\n\none two\n", {.width = 12}, 2),
            "next  wait\n      for it\n\none two\n");
  EXPECT_EQ(flowed("a = (1 + 2) / 3\n", {.width = 10}, 2), "a = (1\n  + 2) / 3\n");
  EXPECT_EQ(flowed("a = (1 + 2) / 3\n", {.width = 10}), "a = (1\n  + 2) / 3\n");
}

// Checks that only a single word can make a line too long, and that the words stay the same.
RC_GTEST_PROP(FlowedText, breaks_lines_only_between_words, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab  \n")));
  const int width = *rc::gen::inRange(1, 30);
  const std::string flow = flowed(text, {.width = width});
  for (const std::string& line : test::lines_of(flow))
    RC_ASSERT(line.size() <= static_cast<std::size_t>(width) || test::words_of(line).size() == 1 ||
              line.find_first_not_of(' ') == std::string::npos);
  RC_ASSERT(test::words_of(flow) == test::words_of(text));
}

TEST(Equations, with_a_term_wider_than_a_line_are_broken_at_any_space) {
  EXPECT_EQ(wrapped("1 × 2 × 3 × 4 × 5 = 6", {"", "", 8}), "1 × 2 ×\n3 × 4 ×\n5 = 6\n");
}

}  // namespace
}  // namespace eightfold::reports
