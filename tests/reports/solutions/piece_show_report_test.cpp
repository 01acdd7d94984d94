#include "eightfold/reports/solutions/piece_show_report.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

PieceBoard board_with(std::string_view rule, int rows, int columns, Border border = Border::plain) {
  PieceBoard board = {.rule = piece_rule_named(rule).value(), .rows = rows, .columns = columns};
  board.rule.border = border;
  return board;
}

std::vector<Square> squares_of(const PieceBoard& board, unsigned subset) {
  std::vector<Square> squares;
  for (int i = 0; i < board.squares(); ++i)
    if ((subset >> static_cast<unsigned>(i) & 1U) != 0) squares.push_back(board.square_of(i));
  return squares;
}

const auto boards = std::to_array<PieceBoard>(
    {board_with("kings", 3, 3), board_with("knights", 3, 4), board_with("bishops", 4, 3),
     board_with("kings", 3, 3, Border::torus), board_with("queens", 3, 4, Border::cylinder),
     board_with("bishops", 3, 3, Border::moebius), board_with("rooks", 2, 4)});

// Rejection of isomorphs visits the placements that are allowed, and shares no code with the images.
TEST(PieceShowReport, agrees_with_the_orbits_of_all_placements) {
  for (const PieceBoard& board : boards)
    for (const bool translations : {false, true}) {
      if (translations && board.rule.border == Border::plain) continue;
      std::optional<PieceGroupParams> group;
      if (translations) group = {full_group, true};
      const PieceGroup acting = preserving_group(board, group.value_or(PieceGroupParams()));
      std::map<std::vector<int>, std::pair<std::size_t, std::vector<std::size_t>>> orbits;
      for (int k = 0; k <= board.squares(); ++k)
        for (const auto& orbit : list_piece_orbits({.board = board, .group = acting, .pieces = k}).orbits)
          orbits[orbit.representative] = {orbit.size, orbit.stabilizer};
      std::map<std::vector<int>, std::size_t> members;
      for (unsigned subset = 0; subset < 1U << static_cast<unsigned>(board.squares()); ++subset) {
        const auto squares = squares_of(board, subset);
        const PieceShowReport report = show_pieces(board, group, squares);
        const std::vector<int>& least = report.images[report.canonical].squares;
        ASSERT_EQ(report.is_consistent(), orbits.contains(least));
        if (!report.is_consistent()) continue;
        ++members[least];
        ASSERT_EQ(report.orbit_size(), orbits.at(least).first);
        ASSERT_EQ(report.stabilizer().size(), orbits.at(least).second.size());
        if (least == report.images[0].squares) {
          ASSERT_EQ(report.stabilizer(), orbits.at(least).second);
          ASSERT_EQ(report.canonical, 0U);
        }
        std::set<std::vector<int>> distinct;
        for (const PieceImage& image : report.images) distinct.insert(image.squares);
        ASSERT_EQ(distinct.size(), report.orbit_size());
        ASSERT_EQ(*distinct.begin(), least);
      }
      for (const auto& [representative, orbit] : orbits) ASSERT_EQ(members[representative], orbit.first);
    }
}

TEST(PieceReport, lists_each_placement_as_a_member_of_one_orbit) {
  for (const PieceBoard& board : boards)
    for (int k = 0; k <= 4; ++k) {
      const PieceReport report = report_on_pieces(board, {}, k);
      PieceOrbitList list = list_piece_orbits(report);
      list.with_members = true;
      const std::string csv = piece_orbits_csv(report, list);
      std::set<std::string> members;
      for (const std::string_view line : split(csv, '\n'))
        if (const auto parts = split(line, ','); parts.size() == 8) members.emplace(parts[4]);
      ASSERT_EQ(members.size(), list.count.placements + 1) << csv;  // and the name of the column
      ASSERT_EQ(static_cast<std::size_t>(std::ranges::count(csv, '\n')), members.size());
    }
}

TEST(PieceShowReport, names_free_squares_on_which_a_piece_can_be_added) {
  for (const PieceBoard& board : boards)
    for (unsigned subset = 0; subset < 1U << static_cast<unsigned>(board.squares()); subset += 5) {
      const PieceShowReport report = show_pieces(board, {}, squares_of(board, subset));
      for (int i = 0; i < board.squares(); ++i) {
        if ((subset >> static_cast<unsigned>(i) & 1U) != 0) continue;
        const PieceShowReport more =
            show_pieces(board, {}, squares_of(board, subset | 1U << static_cast<unsigned>(i)));
        ASSERT_EQ(std::ranges::count(report.free, board.square_of(i)) == 1,
                  more.attacks.size() == report.attacks.size());
      }
    }
}

TEST(PieceShowReport, lists_the_attacks_of_kings) {
  const PieceBoard board = board_with("kings", 3, 4);
  for (unsigned subset = 0; subset < 1U << 12U; ++subset) {
    const auto squares = squares_of(board, subset);
    std::vector<std::pair<Square, Square>> expected;
    for (const Square a : squares)
      for (const Square b : squares)
        if (a < b && std::max(std::abs(a.row - b.row), std::abs(a.column - b.column)) == 1)
          expected.emplace_back(a, b);
    ASSERT_EQ(show_pieces(board, {}, squares).attacks, expected);
  }
}

TEST(PieceShowReport, adds_the_required_pieces_and_finds_those_on_blocked_squares) {
  PieceBoard board = board_with("knights", 3, 3);
  board.required = {{1, 1}};
  board.blocked = {{0, 0}, {2, 2}};
  const PieceShowReport report = show_pieces(board, {}, {{2, 2}, {0, 1}});
  EXPECT_EQ(report.pieces, (std::vector<Square>{{0, 1}, {1, 1}, {2, 2}}));
  EXPECT_EQ(report.misplaced, (std::vector<Square>{{2, 2}}));
  EXPECT_EQ(report.attacks, (std::vector<std::pair<Square, Square>>{{{0, 1}, {2, 2}}}));
  EXPECT_FALSE(report.is_consistent());
  EXPECT_EQ(std::ranges::count(report.free, Square{0, 0}), 0);
  EXPECT_EQ(report.group.elements.size(), 4U);  // of the two diagonals
}

TEST(PieceShowReport, has_no_attack_across_a_pawn_and_no_piece_on_one) {
  PieceBoard board = board_with("queens", 3, 3);
  board.pawns = {{0, 1}, {2, 2}};
  const PieceShowReport report = show_pieces(board, {}, {{0, 0}, {0, 2}});
  EXPECT_TRUE(report.is_consistent());
  EXPECT_EQ(report.free, (std::vector<Square>{{2, 1}}));
  EXPECT_EQ(piece_show_text(report, {}).substr(0, 18), "Q P Q\n. . .\n. * P\n");
  EXPECT_NE(piece_show_text(report, {}).find("Pawns: b3 and c1.\n"), std::string::npos);
  Style unicode;
  unicode.unicode = true;
  EXPECT_NE(piece_show_text(report, unicode).find("│♛ ♟ ♛│"), std::string::npos);
  const PieceShowReport misplaced = show_pieces(board, {}, {{0, 1}, {1, 0}});
  EXPECT_EQ(misplaced.misplaced, (std::vector<Square>{{0, 1}}));
  EXPECT_FALSE(misplaced.is_consistent());
}

TEST(PieceShowReport, refuses_a_group_that_does_not_act) {
  EXPECT_THROW((void)show_pieces(board_with("kings", 3, 4), PieceGroupParams{full_group, true}, {}),
               std::invalid_argument);
}

}  // namespace
}  // namespace eightfold::reports
