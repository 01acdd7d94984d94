#include "reports/text/internal/table.hpp"

#include <gtest/gtest.h>

#include <array>

#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

using Row = std::vector<std::string>;

const std::array<TextColumn, 3> columns = {{{"#", 2, true}, {"placement", 12, false, true}, {"type", 4}}};

std::string table(const Style& style) {
  const TextTable rows(columns, style);
  std::string out;
  rows.append_head(out);
  rows.append_row(out, Row{"1", "[0 1 2 3 4]", "half"});
  rows.append_rule(out);
  rows.append_row(out, Row{"12", "[4 3 2 1 0]"});
  rows.append_end(out);
  return out;
}

TEST(TextTable, has_two_spaces_between_columns_in_ASCII) {
  EXPECT_EQ(table({}),
            " #  placement     type\n"
            " 1  [0 1 2 3 4]   half\n"
            "12  [4 3 2 1 0]\n");
}

TEST(TextTable, is_boxed_with_Unicode) {
  EXPECT_EQ(table({.unicode = true}),
            "┌────┬──────────────┬──────┐\n"
            "│  # │ placement    │ type │\n"
            "├────┼──────────────┼──────┤\n"
            "│  1 │ [0 1 2 3 4]  │ half │\n"
            "├────┼──────────────┼──────┤\n"
            "│ 12 │ [4 3 2 1 0]  │      │\n"
            "└────┴──────────────┴──────┘\n");
}

TEST(TextTable, folds_a_cell_if_the_table_is_too_wide) {
  const std::array<TextColumn, 2> wide = {{{"a", 20, false, true}, {"b", 3, true}}};
  const Style style = {.unicode = true, .width = 24};
  std::string out;
  TextTable(wide, style).append_row(out, Row{"eleven long words and more", "8"});
  EXPECT_EQ(out,
            "│ eleven long    │   8 │\n"
            "│ words and more │     │\n");
}

TEST(TextTable, has_no_boxes_if_they_do_not_fit) {
  EXPECT_EQ(table({.unicode = true, .width = 27}), table({.width = 27}));
  EXPECT_EQ(table({.unicode = true, .width = 28}), table({.unicode = true}));
}

TEST(TextTable, omits_boxes_before_it_folds_a_cell) {
  const std::array<TextColumn, 2> two = {{{"a", 20, false, true}, {"b", 3, true}}};
  const auto begins_boxed = [&](int width) {
    std::string out;
    TextTable(two, {.unicode = true, .width = width}).append_head(out);
    return out.starts_with("┌");
  };
  EXPECT_TRUE(begins_boxed(30));
  for (int width = 25; width < 30; ++width) EXPECT_FALSE(begins_boxed(width)) << width;
  EXPECT_TRUE(begins_boxed(24));
}

TEST(TextTable, may_have_titles_of_several_lines_and_other_gaps) {
  const std::vector<TextColumn> marks = {{"type"}, {"axis\nflip", 0, true}, {"full", 0, true, false, 3}};
  const std::vector<TextRow> rows = {{"axis_flip", "2", "0"}, {}, {"full", "1", "1"}};
  EXPECT_EQ(table_text(marks, rows, {}),
            "           axis\n"
            "type       flip   full\n"
            "axis_flip     2      0\n"
            "full          1      1\n");
  EXPECT_EQ(table_text(marks, rows, {.unicode = true}),
            "┌───────────┬──────┬──────┐\n"
            "│           │ axis │      │\n"
            "│ type      │ flip │ full │\n"
            "├───────────┼──────┼──────┤\n"
            "│ axis_flip │    2 │    0 │\n"
            "├───────────┼──────┼──────┤\n"
            "│ full      │    1 │    1 │\n"
            "└───────────┴──────┴──────┘\n");
}

TEST(TextTable, has_no_head_without_titles) {
  const std::vector<TextColumn> untitled = {{""}, {"", 4, true}};
  const std::vector<TextRow> rows = {{"solutions", "92"}};
  EXPECT_EQ(table_text(untitled, rows, {}), "solutions    92\n");
  EXPECT_EQ(table_text(untitled, rows, {.unicode = true}),
            "┌───────────┬────┐\n"
            "│ solutions │ 92 │\n"
            "└───────────┴────┘\n");
}

TEST(TextTable, keeps_least_widths_in_ASCII_if_they_fit) {
  const std::vector<TextColumn> two = {{"a", 6}, {"b"}};
  const std::vector<TextRow> rows = {{"1", "2"}};
  EXPECT_EQ(table_text(two, rows, {.width = 9}), "a       b\n1       2\n");
  EXPECT_EQ(table_text(two, rows, {.width = 8}), "a  b\n1  2\n");
}

TEST(TextTable, folds_a_cell_within_its_column_without_boxes) {
  const std::vector<TextColumn> two = {{"n", 0, true}, {"source", 0, false, true}};
  const std::vector<TextRow> rows = {{"92", "\x1b[31mone long sentence\x1b[0m"}, {"4", "short"}};
  EXPECT_EQ(test::without_color(table_text(two, rows, {.width = 18})),
            " n  source\n"
            "92  one long\n"
            "    sentence\n"
            " 4  short\n");
  EXPECT_NE(table_text(two, rows, {.width = 18}).find("    \x1b[31msentence\x1b[0m\n"), std::string::npos);
}

TEST(TextTable, aligns_wide_and_combining_characters) {
  const std::vector<TextColumn> names = {{"author"}, {"score", 0, true}};
  const std::vector<TextRow> rows = {{"王小明", "8"}, {"Zoe\u0308", "10"}, {"a\u200bb", "9"}};
  EXPECT_EQ(table_text(names, rows, {}),
            "author  score\n"
            "王小明      8\n"
            "Zoe\u0308        10\n"
            "a\u200bb          9\n");
  EXPECT_EQ(table_text(names, rows, {.unicode = true}),
            "┌────────┬───────┐\n"
            "│ author │ score │\n"
            "├────────┼───────┤\n"
            "│ 王小明 │     8 │\n"
            "│ Zoe\u0308    │    10 │\n"
            "│ a\u200bb     │     9 │\n"
            "└────────┴───────┘\n");
}

TEST(TextTable, is_never_wider_than_the_style_allows) {
  for (int width = 1; width < 40; ++width)
    for (const bool unicode : {false, true})
      for (const bool color : {false, true}) {
        const Style style = {color, unicode, width};
        for (const std::string& line : test::lines_of(table(style)))
          EXPECT_LE(width_of(line), static_cast<std::size_t>(width)) << line;
      }
}

TEST(TextTable, differs_only_in_color_if_colored) {
  for (const bool unicode : {false, true}) {
    const Style plain = {.unicode = unicode};
    const Style colored = {true, unicode};
    EXPECT_NE(table(colored), table(plain));
    EXPECT_EQ(test::without_color(table(colored)), table(plain));
  }
}

TEST(TextTable, has_a_line_for_each_cell_if_a_word_is_wider_than_the_style) {
  const std::vector<TextColumn> three = {{"n", 0, true}, {"of\nsource", 0, false, true}, {""}};
  const std::string word(25, 'x');
  for (const bool unicode : {false, true})
    EXPECT_EQ(table_text(three, std::vector<TextRow>{{"92", word, "a"}, {}, {"4", "", "b"}},
                         {.unicode = unicode, .width = 24}),
              "n: 92\n  of source:\n    " + word + "\n  a\nn: 4\n  b\n");
}

TEST(TextTable, is_boxed_if_a_word_fits_exactly_beside_a_wide_gap) {
  const std::vector<TextColumn> two = {{"n"}, {"b", 0, false, false, 8}};
  const std::vector<TextRow> rows = {{"12345", "1234567"}};  // 5 + 8 + 7 columns without boxes
  EXPECT_EQ(table_text(two, rows, {.unicode = true, .width = 20}),
            "┌───────┬─────────┐\n"
            "│ n     │ b       │\n"
            "├───────┼─────────┤\n"
            "│ 12345 │ 1234567 │\n"
            "└───────┴─────────┘\n");
}

TEST(TextTable, does_not_break_a_word_of_a_title) {
  const std::array<TextColumn, 3> titled = {{{"#"}, {"extraordinarily wide", 0, false, true}, {"b"}}};
  const std::array<Row, 1> rows = {{{"1", "a", "eleven"}}};
  EXPECT_EQ(table_text(titled, rows, {.width = 26}),
            "   extraordinarily\n"
            "#  wide             b\n"
            "1  a                eleven\n");
  EXPECT_EQ(table_text(titled, rows, {.width = 25}),
            "#  extraordinarily wide\n"
            "1  a\n"
            "\n"
            "#  b\n"
            "1  eleven\n");
}

}  // namespace
}  // namespace eightfold::reports
