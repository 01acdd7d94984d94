#include "reports/text/internal/utf8.hpp"

#include <gtest/gtest.h>

#include <string>

namespace eightfold::reports {
namespace {

const std::string replaced(replacement_character);

TEST(Utf8, reads_the_first_and_last_character_of_each_length) {
  const auto code = [](std::string_view text) { return first_character(text).code; };
  EXPECT_EQ(code(std::string_view("\0", 1)), U'\0');
  EXPECT_EQ(code("\x7f"), U'\x7f');
  EXPECT_EQ(code("\xc2\x80"), U'\u0080');
  EXPECT_EQ(code("\xdf\xbf"), U'\u07ff');
  EXPECT_EQ(code("\xe0\xa0\x80"), U'\u0800');
  EXPECT_EQ(code("\xed\x9f\xbf"), U'\ud7ff');
  EXPECT_EQ(code("\xee\x80\x80"), U'\ue000');
  EXPECT_EQ(code("\xf0\x90\x80\x80"), U'\U00010000');
  EXPECT_EQ(code("\xf4\x8f\xbf\xbf"), U'\U0010ffff');
  EXPECT_EQ(first_character("×8").length, 2U);
}

TEST(Utf8, reads_each_malformed_byte_as_one_character) {
  for (const std::string text :
       {"\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xed\xbf\xbf",
        "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf8\x88\x80\x80\x80", "\xfe", "\xff", "\xc2", "\xe2\x82",
        "\xf0\x90\x80", "\xc2\x41", "\xe2\x82\x41"}) {
    EXPECT_EQ(first_character(text).code, U'\ufffd') << testing::PrintToString(text);
    EXPECT_EQ(first_character(text).length, 1U);
  }
  EXPECT_EQ(clean_line("a\xe2\x82 b"), "a" + replaced + replaced + " b");
}

TEST(Utf8, counts_characters) {
  EXPECT_EQ(character_count(""), 0U);
  EXPECT_EQ(character_count("8×8 王"), 5U);
  EXPECT_EQ(character_count("\xff\xff"), 2U);
}

TEST(Width, is_one_column_for_most_characters) {
  EXPECT_EQ(width_of(""), 0U);
  EXPECT_EQ(width_of("8×8 ♛ ○ │ …"), 11U);
  EXPECT_EQ(width_of("\xff\xff"), 2U);
}

TEST(Width, is_two_columns_for_East_Asian_wide_characters_and_emoji) {
  EXPECT_EQ(width_of("王后"), 4U);
  EXPECT_EQ(width_of("여왕"), 4U);
  EXPECT_EQ(width_of("ＡＢ"), 4U);
  EXPECT_EQ(width_of("🙂"), 2U);
}

TEST(Width, is_zero_for_combining_marks_and_zero_width_characters) {
  EXPECT_EQ(width_of("Zoe\u0308"), 3U);
  EXPECT_EQ(width_of("a\u200bb\u200dc"), 3U);
  EXPECT_EQ(width_of("\ufe0f"), 0U);
}

TEST(Width, is_zero_for_ANSI_colors) {
  EXPECT_EQ(width_of("\x1b[1mtype\x1b[0m"), 4U);
  EXPECT_EQ(width_of("\x1b[38;5;16;48;5;187m♛ \x1b[0m"), 2U);
}

TEST(Utf8, leaves_ordinary_text_unchanged) {
  for (const std::string text : {"", "8 queens", "Zoë × 王 🙂 – „quoted“ \"x\" <b>"})
    EXPECT_EQ(clean_line(text), text);
}

TEST(Utf8, replaces_line_breaks_and_control_characters) {
  for (int byte = 0; byte < 0x20; ++byte)
    EXPECT_EQ(clean_line(std::string(1, static_cast<char>(byte))), replaced);
  for (const std::string text : {"\x7f", "\u0080", "\u0085", "\u009b", "\u009f", "\u2028", "\u2029"})
    EXPECT_EQ(clean_line(text), replaced);
  EXPECT_EQ(clean_line("\x1b[31mred"), replaced + "[31mred");
}

TEST(Utf8, replaces_marks_of_writing_direction) {
  for (const std::string text : {"\u061c", "\u200e", "\u200f", "\u202a", "\u202e", "\u2066", "\u2069"})
    EXPECT_EQ(clean_line("a" + text + "b"), "a" + replaced + "b");
}

}  // namespace
}  // namespace eightfold::reports
