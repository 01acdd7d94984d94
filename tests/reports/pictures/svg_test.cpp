#include "reports/pictures/internal/svg.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "reports/text/internal/utf8.hpp"
#include "tests/reports/pictures/drawn_picture.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

TEST(SvgNumber, has_no_trailing_zeros) {
  EXPECT_EQ(svg_number(12), "12");
  EXPECT_EQ(svg_number(100), "100");
  EXPECT_EQ(svg_number(0.5), "0.5");
  EXPECT_EQ(svg_number(-3.25), "-3.25");
  EXPECT_EQ(svg_number(1.0 / 3), "0.333");
  EXPECT_EQ(svg_number(2.9999), "3");
  EXPECT_EQ(svg_number(0), "0");
  EXPECT_EQ(svg_number(-0.0001), "0");
}

TEST(SvgText, is_escaped_and_stays_on_one_line) {
  std::string out;
  append_text(out, {.x = 1, .y = 2.5, .css_class = "ink"}, 12, "a<b>\n&\x01\xff");
  EXPECT_EQ(out,
            "<text x=\"1\" y=\"2.5\" font-size=\"12\" text-anchor=\"middle\" "
            "class=\"ink\">a&lt;b&gt;\xef\xbf\xbd&amp;\xef\xbf\xbd\xef\xbf\xbd</text>\n");
}

TEST(SvgDocument, has_a_title_and_a_description_for_screen_readers) {
  const std::string svg =
      svg_document({.width = 10, .height = 5, .pixels = 20, .title = "T", .description = "D"});
  EXPECT_TRUE(
      mentions(svg, {"role=\"img\" aria-labelledby=\"picture-title picture-description\"",
                     "<title id=\"picture-title\">T</title>", "<desc id=\"picture-description\">D</desc>",
                     "width=\"20\" height=\"10\" viewBox=\"0 0 10 5\""}));
  EXPECT_EQ(test::xmllint_errors(svg), "");
}

TEST(SvgDocument, has_a_height_in_whole_pixels_filled_by_the_paper) {
  const std::string svg = svg_document({.width = 30, .height = 10, .pixels = 100});
  EXPECT_TRUE(mentions(svg, {"width=\"100\" height=\"34\" viewBox=\"0 0 30 10.2\"",
                             "<rect class=\"paper\" width=\"30\" height=\"10.2\"/>"}));
}

TEST(StyleSheet, has_the_colors_of_its_theme) {
  constexpr std::array<ColorRule, 1> rules = {{{".x", "fill", "white", "black"}}};
  EXPECT_EQ(style_sheet(Theme::light, rules), ".x{fill:white}\n");
  EXPECT_EQ(style_sheet(Theme::dark, rules), ".x{fill:black}\n");
  EXPECT_EQ(style_sheet(Theme::automatic, rules),
            ".x{fill:white}\n@media screen and (prefers-color-scheme:dark){\n.x{fill:black}\n}\n");
}

TEST(StyleSheet, for_print_has_white_paper) {
  constexpr std::array<ColorRule, 1> rules = {{{".x", "fill", "#123456", "black"}}};
  EXPECT_EQ(style_sheet(Theme::print, rules), ".x{fill:#123456}\n");
  EXPECT_TRUE(mentions(svg_document({.width = 1, .height = 1, .pixels = 1, .theme = Theme::print}),
                       {".paper{fill:#ffffff}\n"}));
}

TEST(FittedLines, are_one_line_if_it_fits) {
  const FittedLines fitted = fitted_lines("eight queens", 500, 20, 10);
  EXPECT_EQ(fitted.lines, std::vector<std::string>{"eight queens"});
  EXPECT_EQ(fitted.size, 20);
  EXPECT_EQ(fitted.added_height(), 0);
  EXPECT_EQ(fitted_lines("", 500, 20, 10).lines, std::vector<std::string>{""});
}

TEST(FittedLines, contain_all_words_in_order_and_fit_the_width) {
  const std::string text = "the eight symmetries of the square act on the solutions of eight queens";
  for (const double width : {150.0, 250.0, 400.0, 700.0, 1200.0}) {
    const FittedLines fitted = fitted_lines(text, width, 20, 10);
    std::string joined;
    for (const std::string& line : fitted.lines) {
      EXPECT_LE(ems_of(line) * fitted.size, width * 1.001) << width;
      joined += (joined.empty() ? "" : " ") + line;
    }
    EXPECT_EQ(joined, text) << width;
  }
}

TEST(FittedLines, of_similar_length_do_not_break_a_word_that_fits) {
  EXPECT_EQ(fitted_lines("counterclockwise quarter turn", 196, 16, 10).lines,
            (std::vector<std::string>{"counterclockwise", "quarter turn"}));
}

TEST(FittedLines, are_cut_after_the_fourth_line) {
  for (const std::string& text :
       {std::string(1000, 'W'), std::string(1000, ' ') + "x", std::string("日本語")}) {
    const FittedLines fitted = fitted_lines(text, 100, 20, 10);
    EXPECT_LE(fitted.lines.size(), 4U);
    for (const std::string& line : fitted.lines) {
      EXPECT_LE(ems_of(line) * fitted.size, 100.1);
      EXPECT_EQ(clean_line(line), line);
    }
  }
  EXPECT_TRUE(fitted_lines(std::string(1000, 'W'), 100, 20, 10).lines.back().ends_with("W…"));
  EXPECT_FALSE(fitted_lines("日本", 1, 20, 10).lines.empty());
}

TEST(FittedLine, is_unchanged_if_it_fits) {
  const FittedLines fitted = fitted_line("eight queens", 500, 20, 10);
  EXPECT_EQ(fitted.lines.front(), "eight queens");
  EXPECT_EQ(fitted.size, 20);
}

TEST(FittedLine, shrinks_before_it_is_cut) {
  const std::string text(40, 'n');
  const FittedLines shrunk = fitted_line(text, 400, 20, 10);
  EXPECT_EQ(shrunk.lines.front(), text);
  EXPECT_LT(shrunk.size, 20);
  EXPECT_GE(shrunk.size, 10);
  const FittedLines cut = fitted_line(text, 100, 20, 10);
  EXPECT_EQ(cut.size, 10);
  EXPECT_TRUE(cut.lines.front().ends_with("n…"));
}

TEST(FittedLine, fits_the_width) {
  for (const std::string text :
       {"", "W", "iiiiiiiiii", "eight queens, eight symmetries", "日本語の題名", "ααα"})
    for (const double width : {20.0, 60.0, 200.0}) {
      const FittedLines fitted = fitted_line(text, width, 30, 8);
      EXPECT_LE(ems_of(fitted.lines.front()) * fitted.size, width * 1.001) << text << width;
    }
}

TEST(FittedLine, is_clean_and_cut_between_characters) {
  for (double width = 20; width < 200; width += 7) {
    const FittedLines fitted = fitted_line("日本\x01語\xff the題名 of it all", width, 30, 8);
    EXPECT_EQ(clean_line(fitted.lines.front()), fitted.lines.front());
  }
}

}  // namespace
}  // namespace eightfold::reports
