#include "eightfold/reports/explanation/explanation.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <span>
#include <sstream>

#include "eightfold/reports/text/internal/utf8.hpp"
#include "eightfold/reports/text/internal/words.hpp"
#include "tests/reports/document/latex_source.hpp"
#include "tests/reports/explanation/brute_force.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::reports {
namespace {

using test::BruteForce;
using test::Columns;
using test::mentions;

constexpr std::array<std::string_view, 8> elements = {"identity",
                                                      "clockwise quarter turn",
                                                      "half turn",
                                                      "counterclockwise quarter turn",
                                                      "left-right mirror",
                                                      "top-bottom mirror",
                                                      "mirror in the main diagonal",
                                                      "mirror in the anti-diagonal"};

ExplainedCounts counts_of(int n, const BruteForce& brute) {
  return {n, {brute.solutions, brute.fixed[2], brute.fixed[1]}, "computed"};
}

ExplainedCounts published(int n) {
  const auto& [size, all, fundamental, half_turn, quarter_turn] = test::published_counts(n);
  return {n, {*all, *half_turn, *quarter_turn}, "published"};
}

std::string text_of(const ExplainedCounts& counts) { return explanation_text(counts, {}); }

std::uint64_t sum_of(const std::array<std::uint64_t, 8>& numbers) {
  std::uint64_t sum = 0;
  for (const auto number : numbers) sum += number;
  return sum;
}

// Checks the rows of the table in step 3.
TEST(Explanation, has_the_fixed_points_that_brute_force_finds) {
  for (int n = 0; n <= 9; ++n) {
    const BruteForce brute = test::brute_force(n);
    const std::string text = text_of(counts_of(n, brute));
    const std::string markdown = explanation_markdown(counts_of(n, brute));
    const std::string latex = explanation_latex(counts_of(n, brute));
    for (std::size_t g = 0; g < 8; ++g) {
      EXPECT_TRUE(
          std::regex_search(text, std::regex(fmt::format("\n{} +{}  [0-9a-z]", elements[g], brute.fixed[g]))))
          << n << ' ' << elements[g];
      EXPECT_TRUE(mentions(markdown, {fmt::format("\n| {} | {} | ", elements[g], brute.fixed[g])})) << n;
      EXPECT_TRUE(mentions(latex, {fmt::format("\n{} & ${}$ & ", elements[g], brute.fixed[g])})) << n;
    }
  }
}

TEST(Explanation, computes_the_mean_that_brute_force_finds) {
  for (int n = 0; n <= 9; ++n) {
    const BruteForce brute = test::brute_force(n);
    const std::string numerator = fmt::format("{}", fmt::join(brute.fixed, " + "));
    const std::uint64_t sum = sum_of(brute.fixed);
    const std::string line = fmt::format("U = ({}) / 8 = {} / 8 = {}\n", numerator, sum, brute.orbits);
    EXPECT_TRUE(mentions(text_of(counts_of(n, brute)), {"\n    " + line})) << n;
    EXPECT_TRUE(mentions(explanation_markdown(counts_of(n, brute)), {"\n" + line})) << n;
    EXPECT_TRUE(mentions(
        explanation_latex(counts_of(n, brute)),
        {fmt::format("\n  U &= \\frac{{{}}}{{8}} = \\frac{{{}}}{{8}} = {}\n", numerator, sum, brute.orbits)}))
        << n;
  }
}

TEST(Explanation, solves_for_the_orbit_types_that_brute_force_finds) {
  for (int n = 2; n <= 9; ++n) {
    const BruteForce brute = test::brute_force(n);
    const auto [q, h, r] = std::array{brute.solutions, brute.fixed[2], brute.fixed[1]};
    const auto& of_size = brute.orbits_of_size;
    EXPECT_EQ(of_size[1], 0U);
    EXPECT_TRUE(mentions(
        text_of(counts_of(n, brute)),
        {fmt::format("\n    Q = 8A + 4B + 2C = {}\n    H = 4B + 2C = {}\n    R = 2C = {}\n", q, h, r),
         fmt::format("\n    C = R / 2 = {} / 2 = {}\n", r, of_size[2]),
         fmt::format("\n    B = (H - R) / 4 = ({} - {}) / 4 = {}\n", h, r, of_size[4]),
         fmt::format("\n    A = (Q - H) / 8 = ({} - {}) / 8 = {}\n", q, h, of_size[8])}));
  }
}

TEST(Explanation, states_the_number_of_orbits_of_each_size) {
  for (int n = 4; n <= 9; ++n) {
    const BruteForce brute = test::brute_force(n);
    const auto& of_size = brute.orbits_of_size;
    EXPECT_TRUE(mentions(explanation_markdown(counts_of(n, brute)),
                         {fmt::format("the numbers of orbits with 8, 4 and 2 solutions are {}, {} and {}.",
                                      of_size[8], of_size[4], of_size[2])}));
  }
}

TEST(Explanation, adds_up_the_orbits) {
  EXPECT_TRUE(mentions(text_of(published(8)), {"\n    92 = 11 x 8 + 1 x 4\n", "11 + 1 = 12."}));
  EXPECT_TRUE(mentions(text_of(published(12)),
                       {"\n    14,200 = 1,765 x 8 + 18 x 4 + 4 x 2\n", "1,765 + 18 + 4 = 1,787."}));
  EXPECT_TRUE(mentions(text_of(published(6)), {"\n    4 = 1 x 4\n", "All orbits have the same type"}));
  EXPECT_TRUE(mentions(text_of(published(5)), {"\n    10 = 1 x 8 + 1 x 2\n", "1 + 1 = 2."}));
  EXPECT_TRUE(mentions(text_of(published(1)), {"\n    1 = 1 x 1\n"}));
  EXPECT_TRUE(mentions(explanation_latex(published(8)), {"\n  92 &= 11 \\times 8 + 1 \\times 4\n"}));
}

// Parses the boards in a text that stand alone: they are indented by 4 spaces.
std::vector<Columns> boards_in(const std::string& text) {
  std::vector<Columns> boards(1);
  for (const std::string& line : test::lines_of(text)) {
    const auto queen = line.find('Q');
    const bool is_row = line.starts_with("    ") && line.find_first_not_of(" .Q") == std::string::npos &&
                        queen != std::string::npos;
    if (is_row)
      boards.back().push_back(static_cast<int>(queen - 4) / 2);
    else if (!boards.back().empty())
      boards.emplace_back();
  }
  boards.pop_back();
  return boards;
}

TEST(Explanation, shows_solutions_that_the_turns_fix) {
  for (int n = 2; n <= 9; ++n) {
    const BruteForce brute = test::brute_force(n);
    const auto solutions = test::brute_force_solutions(n);
    const auto boards = boards_in(text_of(counts_of(n, brute)));
    const auto [half, quarter] = std::pair{brute.fixed[2], brute.fixed[1]};
    ASSERT_EQ(boards.size(), (half > quarter ? 1U : 0U) + (quarter > 0 ? 1U : 0U)) << n;
    for (const Columns& board : boards) {
      EXPECT_NE(std::find(solutions.begin(), solutions.end(), board), solutions.end()) << n;
      const auto images = test::brute_force_images(board);
      EXPECT_EQ(images[2], board);
      EXPECT_EQ(images[1] == board, quarter > 0 && &board == &boards.back());
    }
  }
  EXPECT_EQ(boards_in(text_of(published(12))).size(), 2U);
  EXPECT_EQ(boards_in(text_of(published(20))).size(), 2U);
  EXPECT_EQ(boards_in(text_of(published(21))).size(), 0U);
}

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

TEST(Explanation, opens_with_the_division_by_eight_and_returns_to_it) {
  EXPECT_TRUE(
      mentions(explanation_markdown(published(8)),
               {"Divide 92 by 8 and you get 11.5, so dividing by 8 cannot be right: 12 solutions remain",
                "Why not 92 / 8 = 11.5? This division is right if each orbit fills its eight places. But "
                "the half turn fixes 4 solutions, so one orbit has 4 members and 4 gaps. Burnside's sum "
                "fills the 4 gaps: 92 + 4 = 96, and 96 / 8 = 12."}));
  EXPECT_TRUE(
      mentions(explanation_markdown(published(7)),
               {"Divide 40 by 8 and you get 5, which is a whole number but not the answer: 6 solutions",
                "so 2 orbits have 4 members and 4 gaps each. Burnside's sum fills the 8 gaps: 40 + 8 = 48, "
                "and 48 / 8 = 6."}));
  EXPECT_TRUE(
      mentions(explanation_markdown(published(12)),
               {"Divide 14,200 by 8 and you get 1,775,",
                "the half turn fixes 80 solutions and each quarter turn fixes 8 of them, so 18 orbits have 4 "
                "members and 4 gaps each, and 4 orbits have 2 members and 6 gaps each.",
                "14,200 + 96 = 14,296, and 14,296 / 8 = 1,787."}));
  EXPECT_TRUE(
      mentions(explanation_markdown(published(1)),
               {"you get 0.125", "so one orbit has 1 member and 7 gaps.", "1 + 7 = 8, and 8 / 8 = 1."}));
  EXPECT_TRUE(mentions(explanation_markdown(published(3)), {"0 / 8 = 0"}));
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
