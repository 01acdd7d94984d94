#include "eightfold/reports/pictures/pieces_sheet.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "eightfold/core/pieces/conflict_graph.hpp"
#include "eightfold/reports/pictures/solutions_sheet.hpp"

namespace eightfold::reports {
namespace {

PiecesSheetParams pieces_params(const PieceBoard& board, int pieces,
                                const std::optional<PieceGroupParams>& group = {}) {
  return {report_on_pieces(board, group, pieces)};
}

// Compared with the images of every placement.
TEST(PiecesSheet, shows_every_placement_or_the_least_of_each_orbit) {
  PieceBoard constrained = {*piece_rule_named("kings"), 4, 4};
  constrained.blocked = {{0, 0}};
  const PieceRule torus = *piece_rule_named("torus");
  for (const auto& [board, group] :
       {std::pair<PieceBoard, std::optional<PieceGroupParams>>({*piece_rule_named("knights"), 4, 4}, {}),
        {{*piece_rule_named("bishops"), 3, 5}, {}},
        {constrained, {}},
        {{torus, 5, 5}, PieceGroupParams{full_group, true}}}) {
    PiecesSheetParams params = pieces_params(board, 3, group);
    std::vector<std::vector<int>> least;
    std::vector<std::vector<int>> all;
    const auto add = [&](std::span<const int> placement) {
      all.emplace_back(placement.begin(), placement.end());
      for (const PieceImage& image : piece_images(params.report.group, placement))
        if (image.squares < all.back()) return true;
      least.push_back(all.back());
      return true;
    };
    for_each_independent_set(attack_graph(board), 3, add);
    for (params.all = false;; params.all = true) {
      std::vector<std::vector<int>> shown;
      for (const PieceSheetBoard& shown_board : pieces_sheet(params).boards) {
        shown.emplace_back();
        for (const Square piece : shown_board.pieces) shown.back().push_back(board.index_of(piece));
      }
      EXPECT_EQ(shown, params.all ? all : least) << board.rule.name;
      if (params.all) break;
    }
  }
}

TEST(PiecesSheet, states_the_orbits_and_the_group) {
  const PieceBoard kings = {*piece_rule_named("kings"), 3, 5};
  const PieceSheetPicture sheet = pieces_sheet(pieces_params(kings, 4));
  EXPECT_EQ(sheet.title, "4 kings on the 3×5 board");
  EXPECT_EQ(sheet.subtitle, "The canonical one of each of the 22 orbits under the axis Klein group");
  EXPECT_EQ(sheet.boards.at(6).detail, "orbit of 2");
  EXPECT_EQ(sheet.boards[6].remark, "top-bottom mirror group");
  EXPECT_EQ(sheet.boards[0].remark, "");
  PiecesSheetParams all = pieces_params({*piece_rule_named("kings"), 2, 2}, 1);
  EXPECT_EQ(pieces_sheet(all).subtitle, "One orbit, its canonical placement");
  all.all = true;
  EXPECT_EQ(pieces_sheet(all).subtitle, "All 4");
  EXPECT_EQ(pieces_sheet(all).boards.at(3).detail, "");
  all.limit = 3;
  EXPECT_EQ(pieces_sheet(all).subtitle, "The first 3");
  // Under the translations alone, a group of as many elements as all symmetries of the square is named.
  PieceBoard cylinder = {*piece_rule_named("rooks"), 2, 8};
  cylinder.rule.border = Border::cylinder;
  const PiecesSheetParams translated =
      pieces_params(cylinder, 1, PieceGroupParams{Subgroup({Symmetry::identity}), true});
  EXPECT_EQ(pieces_sheet(translated).subtitle,
            "The canonical one of each of the 2 orbits under the group of 8 elements");
  EXPECT_EQ(pieces_sheet(pieces_params({*piece_rule_named("kings"), 2, 2}, 2)).subtitle, "There are none");
}

TEST(PiecesSheet, has_at_most_a_thousand_boards) {
  PiecesSheetParams params = pieces_params({*piece_rule_named("kings"), 8, 8}, 4);
  EXPECT_THROW((void)pieces_sheet(params), TooManyBoards);
  params.limit = most_boards_on_sheet;
  EXPECT_EQ(pieces_sheet(params).boards.size(), most_boards_on_sheet);
}

}  // namespace
}  // namespace eightfold::reports
