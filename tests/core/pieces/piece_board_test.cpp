#include "eightfold/core/pieces/piece_board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "eightfold/core/verify.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

constexpr std::array<Border, 5> all_borders = {Border::plain, Border::cylinder, Border::torus,
                                               Border::moebius, Border::reflecting};

int modulo(int i, int size) { return ((i % size) + size) % size; }
int floor_of(int i, int size) { return (i - modulo(i, size)) / size; }

// Beside a board that reflects lies its mirror image, so the rows repeat after twice the distance of the
// outer ones.
int folded(int i, int size) {
  if (size == 1) return 0;
  const int on_circle = modulo(i, 2 * (size - 1));
  return on_circle < size ? on_circle : 2 * (size - 1) - on_circle;
}

// The square that a point of the unrolled board stands for, if any.
std::optional<Square> square_at(int row, int column, const PieceBoard& board) {
  const bool is_in_rows = 0 <= row && row < board.rows;
  const bool is_in_columns = 0 <= column && column < board.columns;
  switch (board.rule.border) {
    case Border::plain:
      return is_in_rows && is_in_columns ? std::optional(Square{row, column}) : std::nullopt;
    case Border::cylinder:
      return is_in_rows ? std::optional(Square{row, modulo(column, board.columns)}) : std::nullopt;
    case Border::torus:
      return Square{modulo(row, board.rows), modulo(column, board.columns)};
    case Border::moebius:
      if (!is_in_rows) return std::nullopt;
      return Square{modulo(floor_of(column, board.columns), 2) == 0 ? row : board.rows - 1 - row,
                    modulo(column, board.columns)};
    case Border::reflecting:
      return Square{folded(row, board.rows), folded(column, board.columns)};
  }
  return std::nullopt;
}

// The squares on a straight line of the unrolled board.
std::set<Square> squares_on_line(Square from, const PieceBoard& board) {
  std::set<Square> squares;
  const auto add = [&](Step step, int most) {
    for (int t = -most; t <= most; ++t)
      if (const auto square = square_at(from.row + t * step.down, from.column + t * step.across, board))
        squares.insert(*square);
  };
  for (const Step slide : board.rule.slides) add(slide, 2 * board.squares());
  for (const Step leap : board.rule.leaps) add(leap, 1);
  return squares;
}

void expect_attacks_by_definition(const PieceBoard& board) {
  const ConflictGraph graph = attack_graph(board);
  std::vector<std::set<Square>> reached;
  for (int a = 0; a < board.squares(); ++a) reached.push_back(squares_on_line(board.square_of(a), board));
  for (int a = 0; a < board.squares(); ++a)
    for (int b = 0; b < board.squares(); ++b) {
      const bool attack = a != b && (reached[static_cast<std::size_t>(a)].contains(board.square_of(b)) ||
                                     reached[static_cast<std::size_t>(b)].contains(board.square_of(a)));
      ASSERT_EQ(graph.are_joined(a, b), attack)
          << board.square_of(a) << board.square_of(b) << " on the " << name_of(board.rule.border)
          << " board of " << board.rows << " rows, " << board.columns << " columns";
    }
}

PieceRule rule_with(std::vector<Step> slides, std::vector<Step> leaps, Border border) {
  PieceRule rule;
  rule.slides = std::move(slides);
  rule.leaps = std::move(leaps);
  rule.border = border;
  return rule;
}

class AttackGraph : public testing::TestWithParam<Border> {};

TEST_P(AttackGraph, joins_the_squares_on_a_line_of_the_unrolled_board) {
  for (int rows = 1; rows <= 5; ++rows)
    for (int columns = 1; columns <= 6; ++columns)
      for (int down = -3; down <= 3; ++down)
        for (int across = -3; across <= 3; ++across)
          for (const bool slides : {true, false}) {
            const std::vector<Step> steps = {{down, across}};
            expect_attacks_by_definition({.rule = rule_with(slides ? steps : std::vector<Step>(),
                                                            slides ? std::vector<Step>() : steps, GetParam()),
                                          .rows = rows,
                                          .columns = columns});
            if (HasFatalFailure()) return;
          }
}

TEST_P(AttackGraph, joins_the_squares_of_all_slides_and_leaps) {
  for (const auto& [rows, columns] : {std::pair(6, 6), {4, 7}, {7, 3}})
    for (const std::string_view name : {"queens", "superqueens", "rooks", "bishops", "kings", "knights"}) {
      PieceRule rule = piece_rule_named(name).value();
      rule.border = GetParam();
      expect_attacks_by_definition({.rule = rule, .rows = rows, .columns = columns});
    }
}

// The squares of a straight line from a square on the unrolled board, up to the first pawn.
void add_squares_before_pawn(std::set<Square>& squares, Square from, Step step, const PieceBoard& board) {
  for (int t = 1; t <= 2 * board.squares(); ++t) {
    const auto square = square_at(from.row + t * step.down, from.column + t * step.across, board);
    if (!square || std::find(board.pawns.begin(), board.pawns.end(), *square) != board.pawns.end()) return;
    squares.insert(*square);
  }
}

TEST_P(AttackGraph, has_no_slide_across_a_pawn) {
  for (const auto& pawns :
       {std::vector<Square>{{2, 1}}, {{0, 0}}, {{2, 2}, {2, 3}}, {{1, 4}, {3, 0}, {4, 3}}}) {
    PieceBoard board = {.rule = piece_rule_named("superqueens").value(), .rows = 5, .columns = 6};
    board.rule.border = GetParam();
    board.pawns = pawns;
    const ConflictGraph graph = attack_graph(board);
    std::vector<std::set<Square>> reached;
    for (int a = 0; a < board.squares(); ++a) {
      std::set<Square>& squares = reached.emplace_back();
      for (const int sign : {1, -1}) {
        for (const Step slide : board.rule.slides)
          add_squares_before_pawn(squares, board.square_of(a), {sign * slide.down, sign * slide.across},
                                  board);
        for (const Step leap : board.rule.leaps)
          if (const auto square = square_at(board.square_of(a).row + sign * leap.down,
                                            board.square_of(a).column + sign * leap.across, board))
            squares.insert(*square);
      }
    }
    const auto has_pawn = [&](int square) {
      return std::find(pawns.begin(), pawns.end(), board.square_of(square)) != pawns.end();
    };
    for (int a = 0; a < board.squares(); ++a) {
      EXPECT_EQ(graph.are_joined(a, a), has_pawn(a));
      for (int b = 0; b < a; ++b) {
        if (has_pawn(a) || has_pawn(b)) continue;
        const bool attack = reached[static_cast<std::size_t>(a)].contains(board.square_of(b)) ||
                            reached[static_cast<std::size_t>(b)].contains(board.square_of(a));
        ASSERT_EQ(graph.are_joined(a, b), attack) << board.square_of(a) << board.square_of(b);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(, AttackGraph, testing::ValuesIn(all_borders),
                         [](const auto& tested) { return std::string(name_of(tested.param)); });

TEST(AttackGraphOfARule, has_the_attacks_of_that_rule) {
  for (const Rule rule : all_rules)
    for (int n = 1; n <= 8; ++n) {
      const PieceBoard board = {.rule = PieceRule(facts_of(rule)), .rows = n, .columns = n};
      const ConflictGraph graph = attack_graph(board);
      for (int a = 0; a < board.squares(); ++a)
        for (int b = 0; b < board.squares(); ++b)
          EXPECT_EQ(graph.are_joined(a, b), attacks(board.square_of(a), board.square_of(b), rule, n));
    }
}

TEST(AttackGraphOfARule, has_the_constraints) {
  const PieceBoard board = {.rule = piece_rule_named("kings").value(),
                            .rows = 3,
                            .columns = 5,
                            .required = {{0, 0}},
                            .blocked = {{2, 4}, {1, 2}}};
  const ConflictGraph graph = attack_graph(board);
  for (int v = 0; v < graph.size(); ++v) {
    EXPECT_EQ(graph.is_required(v), v == 0);
    EXPECT_EQ(graph.are_joined(v, v), v == 14 || v == 7);
    EXPECT_EQ(graph.weight(v), 1);
  }
}

TEST(AttackGraphOfARule, is_refused_for_an_invalid_board) {
  const PieceRule rule = piece_rule_named("kings").value();
  for (const auto& [rows, columns] : {std::pair(0, 4), {4, 0}, {-1, 4}, {33, 1}, {1, 33}})
    EXPECT_THROW((void)attack_graph({.rule = rule, .rows = rows, .columns = columns}), std::invalid_argument);
  for (const Square square : {Square{3, 0}, Square{0, 5}, Square{-1, 0}, Square{0, -1}}) {
    EXPECT_THROW((void)attack_graph({.rule = rule, .rows = 3, .columns = 5, .required = {square}}),
                 std::invalid_argument);
    EXPECT_THROW((void)attack_graph({.rule = rule, .rows = 3, .columns = 5, .blocked = {square}}),
                 std::invalid_argument);
    EXPECT_THROW((void)attack_graph({.rule = rule, .rows = 3, .columns = 5, .pawns = {square}}),
                 std::invalid_argument);
  }
  EXPECT_EQ(attack_graph({.rule = rule, .rows = 32, .columns = 32}).size(), 1024);
}

TEST(PieceRules, have_names) {
  for (const Rule rule : all_rules) EXPECT_EQ(piece_rule_named(name_of(rule)), PieceRule(facts_of(rule)));
  EXPECT_EQ(piece_rule_named("knights").value().piece, "knight");
  EXPECT_EQ(piece_rule_named("kings").value().leaps.size(), 4U);
  EXPECT_EQ(piece_rule_named("bishops").value().slides, (std::vector<Step>{{1, 1}, {1, -1}}));
  EXPECT_EQ(piece_rule_named("pawns"), std::nullopt);
}

TEST(Walks, turn_where_the_border_turns_them) {
  EXPECT_EQ(walk_on({{0, 3}, {1, 1}}, Border::plain, 4, 4), std::nullopt);
  EXPECT_EQ(walk_on({{0, 3}, {1, 1}}, Border::cylinder, 4, 4), (Walk{{1, 0}, {1, 1}}));
  EXPECT_EQ(walk_on({{0, 0}, {-1, -1}}, Border::cylinder, 4, 4), std::nullopt);
  EXPECT_EQ(walk_on({{0, 0}, {-1, -1}}, Border::torus, 4, 4), (Walk{{3, 3}, {-1, -1}}));
  EXPECT_EQ(walk_on({{0, 3}, {1, 1}}, Border::moebius, 4, 4), (Walk{{2, 0}, {-1, 1}}));
  EXPECT_EQ(walk_on({{0, 3}, {0, 8}}, Border::moebius, 4, 4), (Walk{{0, 3}, {0, 8}}));
  EXPECT_EQ(walk_on({{1, 3}, {1, 1}}, Border::reflecting, 4, 4), (Walk{{2, 2}, {1, -1}}));
  EXPECT_EQ(walk_on({{1, 1}, {-1, 2}}, Border::reflecting, 4, 4), (Walk{{0, 3}, {1, -2}}));
}

TEST(ImpliedPieces, are_one_in_each_row_or_column_that_pieces_attack) {
  const auto implied = [](std::string_view name, int rows, int columns, Border border = Border::plain) {
    PieceRule rule = piece_rule_named(name).value();
    rule.border = border;
    return implied_pieces({.rule = rule, .rows = rows, .columns = columns});
  };
  EXPECT_EQ(implied("queens", 8, 8), 8);
  EXPECT_EQ(implied("rooks", 3, 5), 3);
  EXPECT_EQ(implied("rooks", 5, 3), 3);
  EXPECT_EQ(implied("queens", 7, 7, Border::moebius), 4);
  EXPECT_EQ(implied("queens", 6, 2, Border::moebius), 2);
  EXPECT_EQ(implied("kings", 8, 8), std::nullopt);
  const PieceRule rows_only = rule_with({{0, -1}}, {}, Border::plain);
  EXPECT_EQ(implied_pieces({.rule = rows_only, .rows = 5, .columns = 3}), 5);
  const PieceRule columns_only = rule_with({{1, 0}}, {}, Border::plain);
  EXPECT_EQ(implied_pieces({.rule = columns_only, .rows = 5, .columns = 3}), std::nullopt);
  EXPECT_EQ(implied_pieces({.rule = rows_only, .rows = 5, .columns = 3, .pawns = {{1, 1}}}), std::nullopt);
}

// A137279 (queens on the Möbius strip)
TEST(ImpliedPieces, of_queens_on_the_moebius_strip_are_placed_as_often_as_published) {
  PieceRule rule = piece_rule_named("queens").value();
  rule.border = Border::moebius;
  int n = 0;
  for (const std::uint64_t published : {1U, 4U, 0U, 16U, 40U, 192U, 560U, 3328U, 11772U}) {
    ++n;
    const PieceBoard board = {.rule = rule, .rows = n, .columns = n};
    EXPECT_EQ(count_independent_sets(attack_graph(board), implied_pieces(board).value()).sets.value(),
              published)
        << n;
  }
}

// A099152 (semi-queens, which attack along one diagonal)
TEST(ImpliedPieces, of_semi_queens_are_placed_as_often_as_published) {
  const PieceRule rule = rule_with({{0, 1}, {1, 0}, {1, 1}}, {}, Border::plain);
  int n = 0;
  for (const std::uint64_t published : {1U, 1U, 3U, 7U, 23U, 83U, 405U, 2113U, 12657U}) {
    ++n;
    const PieceBoard board = {.rule = rule, .rows = n, .columns = n};
    EXPECT_EQ(count_independent_sets(attack_graph(board), n).sets.value(), published) << n;
  }
}

}  // namespace
}  // namespace eightfold
