#include "eightfold/reports/notation/piece_rule.hpp"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

std::string error_of(const std::string& text) {
  return test::message_of<ParseError>([&] { (void)read_piece_rule(text); });
}

// The error for a rule with a valid name and step, and these members.
std::string error_with(const std::string& members) {
  return error_of(R"({"name": "wazirs", "leaps": [[0, 1]], )" + members + "}");
}

PieceRule sample(const std::string& name) {
  return read_piece_rule(test::contents_of(EIGHTFOLD_DATA_DIR "/rules/" + name + ".json"));
}

std::uint64_t placements(const PieceRule& rule, int rows, int columns, int pieces) {
  return count_independent_sets(attack_graph({rule, rows, columns}), pieces).sets.value();
}

TEST(PieceRuleReader, reads_every_member) {
  const PieceRule rule = read_piece_rule(R"({
    "$schema": "urn:eightfold:schema:rule:1.0", "schema_version": "1.0",
    "name": "grand-queens2", "piece": "queen", "letter": "Q", "meaning": "queens with a Möbius “twist”",
    "slides": [[0, 1], [-1, 31]], "leaps": [[2.0, 1e0]], "border": "moebius"})");
  EXPECT_EQ(rule.name, "grand-queens2");
  EXPECT_EQ(rule.piece, "queen");
  EXPECT_EQ(rule.letter, "Q");
  EXPECT_EQ(rule.meaning, "queens with a Möbius “twist”");
  EXPECT_EQ(rule.slides, (std::vector<Step>{{0, 1}, {-1, 31}}));
  EXPECT_EQ(rule.leaps, (std::vector<Step>{{2, 1}}));
  EXPECT_EQ(rule.border, Border::moebius);
}

TEST(PieceRuleReader, takes_the_other_members_from_the_name) {
  const PieceRule rule = read_piece_rule(R"({"name": "wazirs", "leaps": [[0, 1], [1, 0]]})");
  EXPECT_EQ(rule.piece, "wazir");
  EXPECT_EQ(rule.letter, "W");
  EXPECT_EQ(rule.meaning, "wazirs");
  EXPECT_TRUE(rule.slides.empty());
  EXPECT_EQ(rule.border, Border::plain);
  for (const std::string name : {"s", "x"}) {
    const PieceRule short_name = read_piece_rule(R"({"name": ")" + name + R"(", "slides": [[0, 1]]})");
    EXPECT_EQ(short_name.piece, name);
  }
}

TEST(PieceRuleReader, reads_every_border) {
  for (const std::string_view border : border_names)
    EXPECT_EQ(name_of(read_piece_rule(
                          fmt::format(R"({{"name": "wazirs", "leaps": [[0, 1]], "border": "{}"}})", border))
                          .border),
              border);
}

TEST(PieceRuleReader, rejects_what_is_not_a_rule) {
  EXPECT_EQ(error_of(""), "invalid JSON at byte 1");
  EXPECT_EQ(error_of(R"({"name": "wazirs", "name": "x"})"), "the key \"name\" is given twice");
  const std::string not_object =
      R"(a rule is a JSON object, such as {"name": "wazirs", "leaps": [[0, 1], [1, 0]]})";
  EXPECT_EQ(error_of("[]"), not_object);
  EXPECT_EQ(error_of("1"), not_object);
  EXPECT_EQ(error_of("{}"), "name: missing; give a name such as \"nightriders\"");
  EXPECT_EQ(error_of(R"({"name": "wazirs"})"), "slides: no steps; give a slide or a leap such as [1, 2]");
  EXPECT_EQ(error_of(R"({"name": "wazirs", "slides": [], "leaps": []})"),
            "slides: no steps; give a slide or a leap such as [1, 2]");
  EXPECT_EQ(error_with(R"("slide": [])"), "unknown key \"slide\"; did you mean slides?");
  EXPECT_EQ(error_with(R"("hops": [])"), "unknown key \"hops\"");
  EXPECT_EQ(error_with(R"("$schema": "urn:eightfold:schema:rubric:1.0")"),
            "$schema: must be \"urn:eightfold:schema:rule:1.0\"");
  EXPECT_EQ(error_with(R"("schema_version": "2.0")"), "schema_version: must be \"1.0\"");
  EXPECT_EQ(error_with(R"("schema_version": 1)"), "schema_version: must be text in quotes");
}

TEST(PieceRuleReader, rejects_names_that_are_not_valid) {
  const std::string advice = " is not a valid name; use 1 to 32 of a-z, 0-9 and -, and begin with a letter";
  for (const std::string name : {"", "Wazirs", "2-leapers", "-x", "wazirs ", "möbius", "a_b", "a.json",
                                 "abcdefghijklmnopqrstuvwxyzabcdefg"}) {
    EXPECT_EQ(error_of(R"({"name": ")" + name + R"(", "leaps": [[0, 1]]})"),
              "name: \"" + name + '"' + advice);
    EXPECT_EQ(error_with(R"("piece": ")" + name + '"'), "piece: \"" + name + '"' + advice);
  }
  EXPECT_EQ(error_of(R"({"name": null})"), "name: must be text in quotes");
  for (const std::string name : {"queens", "superqueens", "torus", "rooks", "bishops", "kings", "knights"})
    EXPECT_EQ(error_of(R"({"name": ")" + name + R"(", "leaps": [[0, 1]]})"),
              "name: \"" + name + "\" is a built-in rule; choose another name");
}

TEST(PieceRuleReader, rejects_letters_meanings_and_borders_that_are_not_valid) {
  for (const std::string letter : {"", "q", "QQ", "Ä", "1"})
    EXPECT_EQ(error_with(R"("letter": ")" + letter + '"'),
              "letter: \"" + letter + "\" is not one letter from A to Z");
  EXPECT_EQ(error_with(R"("letter": 1)"), "letter: must be text in quotes");
  for (const std::string& meaning : {std::string(), std::string("a\\nb"), std::string(81, 'x')})
    EXPECT_EQ(error_with(R"("meaning": ")" + meaning + '"'),
              "meaning: must be one line of 1 to 80 characters");
  EXPECT_EQ(error_with(R"("border": "sphere")"),
            "border: \"sphere\" is not a valid border; choose plain, cylinder, torus, moebius or reflecting");
  EXPECT_EQ(error_with(R"("border": 0)"), "border: must be text in quotes");
}

TEST(PieceRuleReader, rejects_steps_that_are_not_valid) {
  for (const std::string step : {"1", "[]", "[1]", "[1, 2, 3]", "[1, \"2\"]", "[1, 0.5]", "[32, 0]",
                                 "[0, -32]", "[1e300, 1]", "[18446744073709551615, 1]", "null", "{}"})
    EXPECT_EQ(error_with(R"("slides": [[1, 0], )" + step + "]"),
              "slides[1]: must be [down, across], two whole numbers from -31 to 31")
        << step;
  EXPECT_EQ(error_with(R"("slides": {"down": 1})"), "slides: must be a list of steps [down, across]");
  EXPECT_EQ(error_with(R"("slides": [[0, 0]])"), "slides[0]: [0, 0] stays on its square; remove it");
  std::string steps = "[1, 1]";
  for (int i = 0; i < 32; ++i) steps += ", [1, 1]";
  EXPECT_EQ(error_with(R"("slides": [)" + steps + "]"), "slides: has 33 steps; the maximum is 32");
}

TEST(PieceRuleReader, rejects_steps_that_are_given_twice_or_with_their_opposite) {
  EXPECT_EQ(error_with(R"("slides": [[1, 2], [2, 1], [1, 2]])"),
            "slides[2]: [1, 2] repeats slides[0]; remove one");
  EXPECT_EQ(error_with(R"("slides": [[1, 2], [-1, 2], [-1, -2]])"),
            "slides[2]: [-1, -2] is the opposite of slides[0], and a step stands for both; remove one");
  EXPECT_EQ(error_with(R"("slides": [[0, 1]])"), "leaps[0]: [0, 1] repeats slides[0]; remove one");
  EXPECT_EQ(error_with(R"("slides": [[0, -1]])"),
            "leaps[0]: [0, 1] is the opposite of slides[0], and a step stands for both; remove one");
}

// OEIS A172141 and its formula by Christian Poisson.
TEST(RuleSamples, nightriders_have_the_published_number_of_placements_of_two) {
  const PieceRule rule = sample("nightriders");
  constexpr std::array<std::uint64_t, 8> published = {0, 6, 28, 96, 240, 518, 980, 1712};
  for (int n = 1; n <= 8; ++n)
    EXPECT_EQ(placements(rule, n, n, 2), published[static_cast<std::size_t>(n - 1)]);
}

// OEIS A099152: the permutations p for which all p(i) - i differ.
TEST(RuleSamples, semiqueens_have_the_published_number_of_solutions) {
  const PieceRule rule = sample("semiqueens");
  constexpr std::array<std::uint64_t, 8> published = {1, 1, 3, 7, 23, 83, 405, 2113};
  for (int n = 1; n <= 8; ++n) {
    std::vector<int> p(static_cast<std::size_t>(n));
    std::iota(p.begin(), p.end(), 0);
    std::uint64_t found = 0;
    do {
      std::uint32_t diagonals = 0;
      for (int i = 0; i < n; ++i) diagonals |= 1U << (p[static_cast<std::size_t>(i)] - i + n);
      found += std::popcount(diagonals) == n ? 1 : 0;
    } while (std::next_permutation(p.begin(), p.end()));
    EXPECT_EQ(found, published[static_cast<std::size_t>(n - 1)]);
    EXPECT_EQ(placements(rule, n, n, n), found);
  }
}

// From row to row of a square board, a cylinder's diagonals are those of the torus.
TEST(RuleSamples, cylinder_queens_attack_on_square_boards_as_queens_on_the_torus_do) {
  const PieceRule rule = sample("cylinder-queens");
  for (int n = 1; n <= 8; ++n)
    EXPECT_EQ(attack_graph({rule, n, n}), attack_graph({*piece_rule_named("torus"), n, n})) << n;
  EXPECT_NE(attack_graph({rule, 3, 5}), attack_graph({*piece_rule_named("torus"), 3, 5}));
}

// On a Möbius strip, crossing its side is a slide on two strips side by side, the right one upside down.
TEST(RuleSamples, moebius_queens_attack_as_queens_on_strips_side_by_side) {
  const PieceRule rule = sample("moebius-queens");
  for (const auto& [rows, columns] : {std::pair(3, 4), {4, 4}, {5, 3}}) {
    const ConflictGraph graph = attack_graph({rule, rows, columns});
    for (int a = 0; a < rows * columns; ++a)
      for (int b = 0; b < rows * columns; ++b) {
        bool attacks = false;
        for (int strip = -rows; strip <= rows; ++strip) {  // a diagonal has at most as many columns as rows
          const int row = strip % 2 == 0 ? b / columns : rows - 1 - b / columns;
          const int down = row - a / columns;
          const int across = b % columns + strip * columns - a % columns;
          attacks |= down == 0 || across == 0 || down == across || down == -across;
        }
        EXPECT_EQ(graph.are_joined(a, b), attacks && a != b)
            << rows << "×" << columns << ' ' << a << ' ' << b;
      }
  }
}

// A ball on a square board that bounces off the sides runs around a rectangle. Rectangle k consists of the
// squares with |row - column| = k and those with row + column = k or 2m - k, where m is the last row.
TEST(RuleSamples, reflecting_bishops_attack_along_rectangles) {
  const PieceRule rule = sample("reflecting-bishops");
  for (int n = 2; n <= 8; ++n) {
    const ConflictGraph graph = attack_graph({rule, n, n});
    const auto rectangles = [n](int a) {
      const int sum = a / n + a % n;
      return std::array{std::min(sum, 2 * (n - 1) - sum), std::abs(a / n - a % n)};
    };
    for (int a = 0; a < n * n; ++a)
      for (int b = 0; b < n * n; ++b) {
        bool attacks = false;
        for (const int k : rectangles(a))
          for (const int other : rectangles(b)) attacks |= k == other;
        EXPECT_EQ(graph.are_joined(a, b), attacks && a != b) << n << ' ' << a << ' ' << b;
      }
  }
}

TEST(RuleSamples, camels_attack_eight_squares_at_most) {
  const ConflictGraph graph = attack_graph({sample("camels"), 8, 8});
  int pairs = 0;
  for (int a = 0; a < 64; ++a)
    for (int b = 0; b < 64; ++b) {
      const int down = std::abs(a / 8 - b / 8);
      const int across = std::abs(a % 8 - b % 8);
      EXPECT_EQ(graph.are_joined(a, b), down * across == 3) << a << ' ' << b;
      pairs += graph.are_joined(a, b) ? 1 : 0;
    }
  EXPECT_EQ(pairs, 8 * 7 * 5);  // eight steps, each from 7 × 5 squares
}

}  // namespace
}  // namespace eightfold::reports
