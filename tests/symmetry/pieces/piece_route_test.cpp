#include "eightfold/symmetry/pieces/piece_route.hpp"

#include <gtest/gtest.h>

#include <string_view>
#include <tuple>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"

namespace eightfold {
namespace {

PieceBoard plain_board(std::string_view rule, int rows, int columns) {
  return {.rule = piece_rule_named(rule).value(), .rows = rows, .columns = columns};
}

double visits_by_search(const ConflictGraph& graph, int vertices) {
  double visits = 0;
  for (int k = 0; k < vertices; ++k)
    visits += static_cast<double>(count_independent_sets(graph, k).sets.value());
  return visits;
}

TEST(EstimatedVisits, are_exact_if_every_choice_leaves_as_many_vertices) {
  EXPECT_EQ(estimated_visits(ConflictGraph(0), 3), 1);
  EXPECT_DOUBLE_EQ(estimated_visits(ConflictGraph(5), 3), 1 + 5 + 10);
  EXPECT_DOUBLE_EQ(estimated_visits(ConflictGraph(70), 2), 1 + 70);
  EXPECT_EQ(estimated_visits(ConflictGraph(5), 0), 0);
  const ConflictGraph rooks = attack_graph(plain_board("rooks", 5, 5));
  EXPECT_DOUBLE_EQ(estimated_visits(rooks, 9), visits_by_search(rooks, 6));
}

TEST(EstimatedVisits, are_close_to_those_of_a_search) {
  for (const auto& [rule, rows, columns, pieces] :
       {std::tuple("queens", 8, 8, 5), {"kings", 7, 9, 6}, {"knights", 6, 6, 5}, {"torus", 7, 7, 4}}) {
    const ConflictGraph graph = attack_graph(plain_board(rule, rows, columns));
    const double visits = visits_by_search(graph, pieces);
    EXPECT_NEAR(estimated_visits(graph, pieces), visits, 0.1 * visits) << rule;
  }
}

TEST(EstimatedVisits, have_every_required_vertex_and_no_loop) {
  PieceBoard board = plain_board("rooks", 4, 4);
  board.required = {{0, 0}};
  const ConflictGraph three = attack_graph(plain_board("rooks", 3, 3));
  EXPECT_DOUBLE_EQ(estimated_visits(attack_graph(board), 4), visits_by_search(three, 3));
  board.required.clear();
  for (int i = 0; i < 4; ++i) {
    board.blocked.push_back({0, i});
    if (i > 0) board.blocked.push_back({i, 0});
  }
  EXPECT_DOUBLE_EQ(estimated_visits(attack_graph(board), 3), visits_by_search(three, 3));
}

TEST(FasterRoute, visits_few_pieces_and_those_whose_last_squares_depend_on_the_first) {
  for (const auto& [rule, n, pieces, route] : {std::tuple("queens", 20, 3, PieceRoute::visit),
                                               {"queens", 12, 8, PieceRoute::visit},
                                               {"queens", 20, 12, PieceRoute::merge},
                                               {"knights", 20, 3, PieceRoute::visit},
                                               {"knights", 12, 8, PieceRoute::merge},
                                               {"kings", 32, 2, PieceRoute::visit},
                                               {"kings", 8, 16, PieceRoute::merge},
                                               {"bishops", 20, 2, PieceRoute::merge}})
    EXPECT_EQ(faster_route(attack_graph(plain_board(rule, n, n)), pieces), route) << pieces << ' ' << rule;
}

}  // namespace
}  // namespace eightfold
