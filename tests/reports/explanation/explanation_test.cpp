#include "eightfold/reports/explanation/explanation.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <span>

#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"
#include "tests/reports/document/latex_source.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

ExplainedCounts published(int n) {
  const auto& [size, all, fundamental, half_turn, quarter_turn] = test::published_counts(n);
  return {n, {*all, *half_turn, *quarter_turn}, "published"};
}

std::string text_of(const ExplainedCounts& counts) { return explanation_text(counts, {}); }

// The numbers in a text, in order.
std::vector<std::string> numbers_in(const std::string& text) {
  const std::regex number("[0-9]+");
  return {std::sregex_token_iterator(text.begin(), text.end(), number), std::sregex_token_iterator()};
}

std::string without(const std::string& text, const std::string& pattern) {
  return std::regex_replace(text, std::regex(pattern), "");
}

TEST(Explanation, has_the_same_numbers_in_every_format) {
  for (int n = 0; n <= 27; ++n) {
    const std::string text = explanation_text(published(n), {.unicode = true});  // r² in ASCII is r2
    EXPECT_EQ(numbers_in(text), numbers_in(explanation_markdown(published(n)))) << n;
    const std::string argument = without(without(text, "^[^\n]*\n"), "\n[1-6]  [A-Z]");
    std::string latex = explanation_latex(published(n));
    latex.erase(0, latex.find("\\maketitle"));
    latex = without(without(latex, "\\\\(setlength|multiput|put|begin\\{picture\\}|\\[4pt\\])[^\n]*"),
                    "\\^\\{-?[123]\\}");
    EXPECT_EQ(numbers_in(argument), numbers_in(latex)) << n;
  }
}

TEST(Explanation, is_plain_text_and_valid_latex_for_every_n) {
  for (int n = 0; n <= 27; ++n) {
    const std::string text = text_of(published(n));
    EXPECT_TRUE(test::is_plain_text(text)) << n;
    for (const std::string& line : test::lines_of(text)) EXPECT_LE(line.size(), 100U) << line;  // in bytes
    EXPECT_TRUE(test::is_sound_latex(explanation_latex(published(n)))) << n;
    EXPECT_TRUE(mentions(text, {grouped(*test::published_counts(n).fundamental)})) << n;
  }
}

TEST(Explanation, returns_to_a_division_by_eight_that_is_the_answer) {
  EXPECT_TRUE(mentions(explanation_markdown({8, {16, 0, 0}, "invented"}),
                       {"Divide 16 by 8 and you get 2. Here this is the answer: 2 solutions remain",
                        "every orbit has 8 members, and 16 / 8 = 2."}));
}

// The division is the number of orbits plus an eighth for each gap less.
TEST(Explanation, counts_the_gaps_for_every_n) {
  for (int n = 4; n <= 27; ++n) {
    const auto& [size, all, fundamental, half_turn, quarter_turn] = test::published_counts(n);
    EXPECT_EQ(*all + *half_turn + 2 * *quarter_turn, 8 * *fundamental) << n;
    EXPECT_TRUE(mentions(
        explanation_markdown(published(n)),
        {fmt::format("Divide {} by 8", grouped(*all)),
         fmt::format("{} + {} = {}, and {} / 8 = {}.", grouped(*all), grouped(*half_turn + 2 * *quarter_turn),
                     grouped(8 * *fundamental), grouped(8 * *fundamental), grouped(*fundamental))}))
        << n;
  }
}

TEST(Explanation, names_the_certificate_if_it_is_of_a_practical_length) {
  for (int n = 0; n <= 27; ++n) {
    const std::string command =
        fmt::format("eightfold certify {0} -o {0}.cert\neightfold check {0}.cert\n", n);
    const bool is_practical = n <= 14;
    EXPECT_EQ(mentions(explanation_markdown(published(n)), {command}), is_practical) << n;
    EXPECT_EQ(mentions(explanation_latex(published(n)), {command}), is_practical) << n;
    EXPECT_EQ(mentions(explanation_markdown(published(n)), {"up to 14, `eightfold certify` writes"}),
              !is_practical)
        << n;
  }
}

TEST(Explanation, adds_only_colors_on_request) {
  const std::string colored = explanation_text(published(8), {true});
  EXPECT_TRUE(mentions(colored, {"\x1b[1m4  Burnside's lemma\x1b[0m\n"}));
  EXPECT_EQ(test::without_color(colored), text_of(published(8)));
}

TEST(Explanation, fits_the_width_of_the_style) {
  for (const bool unicode : {false, true})
    for (const std::size_t width : {70U, 80U, 200U})
      for (const int n : {1, 2, 8, 12}) {
        const std::string text = explanation_text(published(n), {false, unicode, static_cast<int>(width)});
        for (const std::string& line : test::lines_of(text)) EXPECT_LE(width_of(line), width) << line;
        EXPECT_EQ(text.find("┌") != std::string::npos, unicode);
      }
}

TEST(Explanation, escapes_untrusted_text_in_the_origin) {
  ExplainedCounts counts = published(8);
  counts.origin = "</script><b>\"&' \\input{x} $1$ `c` *e* | # % _ ^ ~ [a](b)\x1b[31m\r\n\x01\xff";
  EXPECT_TRUE(test::is_plain_text(text_of(counts)));
  EXPECT_TRUE(test::is_sound_latex(explanation_latex(counts)));
  EXPECT_TRUE(mentions(explanation_markdown(counts),
                       {"are \\</script\\>\\<b\\>\"\\&'", "\\`c\\` \\*e\\* \\|", "\\[a\\](b)"}));
  counts.origin.clear();
  EXPECT_TRUE(mentions(text_of(counts), {"There are Q = 92 solutions.\n"}));
}

TEST(Explanation, has_in_html_the_boards_and_sections_of_its_other_formats) {
  for (const int n : {3, 4, 5, 8, 12}) {
    std::vector<std::size_t> drawn;  // numbers of boards
    const auto draw = [&](std::span<const ExplainedBoard> boards) {
      drawn.push_back(boards.size());
      EXPECT_EQ(boards.front().caption.empty(), boards.size() == 1);
      return fmt::format("<i>picture {}</i>\n", drawn.size());
    };
    const ExplainedCounts counts = published(n);
    const std::string html = explanation_html(counts, draw);
    EXPECT_EQ(html.find("<!DOCTYPE html>"), 0U);
    for (std::size_t i = 1; i <= drawn.size(); ++i)
      EXPECT_TRUE(mentions(html, {fmt::format("<figure>\n<i>picture {}</i>\n</figure>", i)})) << n;
    // The turns have an example each if they fix solutions; to N = 10, an orbit of each type follows.
    const std::map<int, std::vector<std::size_t>> expected = {
        {3, {}}, {4, {1, 2}}, {5, {1, 8, 2}}, {8, {1, 8, 4}}, {12, {1, 1}}};
    EXPECT_EQ(drawn, expected.at(n)) << n;
    for (int step = 1; step <= 6; ++step) EXPECT_TRUE(mentions(html, {fmt::format("<h2>Step {}:", step)}));
  }
}

}  // namespace
}  // namespace eightfold::reports
