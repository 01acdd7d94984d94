// One piece in each row of a torus or a hexagon, semi-queens, and queens on the Möbius strip.
#include "eightfold/symmetry/torus_classes.hpp"
#include "reports/sequences/catalog/catalog.hpp"
#include "reports/sequences/routes/piece_routes.hpp"
#include "reports/sequences/routes/solution_routes.hpp"
#include "reports/sequences/routes/torus_routes.hpp"

namespace eightfold::sequences {
namespace {

using enum Rule;

// Of ordinary queens; or, with `odd`, of queens on the torus of 2n + odd rows.
Route torus_classes(std::string_view name, TorusRelation relation, TorusRoute route, int quick_to,
                    int largest, int odd = 0) {
  return {name, quick_to, largest, [=](int n, const RunOptions& run) {
            const TorusClassParams params = {
                .n = odd == 0 ? n : 2 * n + odd,
                .rule = odd == 0 ? queens : torus,
                .relation = relation,
                .route = route,
                .solutions = published_torus_solutions(odd == 0 ? 0 : 2 * n + odd)};
            return Terms{count_torus_classes(params, run).classes};
          }};
}

Integer torus_solutions(int n, const RunOptions& run) {
  return n % 2 == 0 || n % 3 == 0 ? Integer(n == 0 ? 1 : 0) : solutions_of(n, torus, run);
}

int n_itself(int n) { return n; }
int odd(int n) { return 2 * n + 1; }

// Placements on a board that wraps around, one in each row of the 2n+1 rows.
Sequence on_odd_torus(std::string_view id, std::string_view counts, int published_to, int quick_to,
                      bool divided) {
  return {.id = id,
          .counts = counts,
          .first = 0,
          .published_to = published_to,
          .routes = {{"backtracking", quick_to, 13,
                      [divided](int index, const RunOptions& run) {
                        return Terms{torus_solutions(odd(index), run) / (divided ? odd(index) : 1)};
                      }}},
          .note = "the board is 2n+1 wide"};
}

PieceQuestion moebius_queens() {
  PieceRule rule{facts_of(queens)};
  rule.border = Border::moebius;
  return {.board =
              [rule](int n) {
                return PieceBoard{rule, n, n};
              },
          .pieces = [](int n) { return (n + 1) / 2; }};
}

PieceQuestion one_in_each_row(const PieceRule& rule, int (*side)(int)) {
  return {.board =
              [rule, side](int index) {
                return PieceBoard{rule, side(index), side(index)};
              },
          .pieces = side};
}

// Semi-queens lack the moves along one diagonal.
PieceRule semi_queens(Border border) {
  PieceRule rule;
  rule.slides = {{0, 1}, {1, 0}, {1, 1}};
  rule.border = border;
  return rule;
}

// The hexagonal board of side n+1 as a rhombus without two corners: the third direction is a diagonal.
PieceQuestion hexagonal_rooks() {
  PieceRule rule;
  rule.slides = {{0, 1}, {1, 0}, {1, -1}};
  return {.board =
              [rule](int n) {
                PieceBoard board{rule, odd(n), odd(n)};
                for (int row = 0; row < board.rows; ++row)
                  for (int column = 0; column < board.columns; ++column)
                    if (row + column < n || row + column > 3 * n) board.blocked.push_back({row, column});
                return board;
              },
          .pieces = odd};
}

}  // namespace

std::vector<Sequence> torus_sequences() {
  return {
      {"A051906",
       "solutions of n queens on the torus",
       1,
       34,
       {{"backtracking", 17, 27, [](int n, const RunOptions& run) { return Terms{torus_solutions(n, run)}; }},
        visiting(one_in_each_row(PieceRule(facts_of(torus)), n_itself), 17)}},
      on_odd_torus("A007705", "solutions of 2n+1 queens on the torus", 16, 8, false),
      on_odd_torus("A071607", "solutions of 2n+1 queens on the torus with one in the corner", 16, 8, true),
      {.id = "A053994",
       .counts = "solutions of 2n+1 queens on the torus up to symmetry and translations",
       .first = 0,
       .published_to = 14,
       .routes = {torus_classes("Burnside's lemma, search for exact covers; from n = 12, T of A007705",
                                TorusRelation::congruent, TorusRoute::summation, 9, 15, 1),
                  torus_classes("rejection of isomorphs", TorusRelation::congruent, TorusRoute::rejection, 9,
                                11, 1),
                  {"Burnside's lemma, independent sets of orbits; from n = 12, T of A007705", 9, 15,
                   [](int n, const RunOptions& run) { return torus_classes_by_sets(odd(n), run); }}},
       .note = "the board is 2n+1 wide"},
      {"A062164",
       "classes of placements on the torus with a solution of n queens",
       1,
       16,
       {torus_classes("rejection of isomorphs", TorusRelation::congruent, TorusRoute::rejection, 17, 24),
        torus_classes("sum over all solutions", TorusRelation::congruent, TorusRoute::summation, 15, 24)}},
      {"A062165",
       "the same classes, also under multiplication by factors coprime to n",
       1,
       16,
       {torus_classes("rejection of isomorphs", TorusRelation::similar, TorusRoute::rejection, 17, 24),
        torus_classes("sum over all solutions", TorusRelation::similar, TorusRoute::summation, 14, 24)}},
      {.id = "A062166",
       .counts = "classes of solutions of 2n-1 queens on the torus, also under factors",
       .first = 1,
       .published_to = 15,
       .routes = {torus_classes("Burnside's lemma", TorusRelation::similar, TorusRoute::summation, 10, 12,
                                -1),
                  torus_classes("rejection of isomorphs", TorusRelation::similar, TorusRoute::rejection, 10,
                                12, -1)},
       .note = "the board is 2n-1 wide"},
      {"A137279",
       "placements of ceiling(n/2) queens on the n X n Moebius strip",
       1,
       16,
       {visiting(moebius_queens(), 15), covering(moebius_queens(), 15)}},
      {"A099152",
       "permutations whose points are on n falling diagonals (semi-queens)",
       0,
       21,
       {visiting(one_in_each_row(semi_queens(Border::plain), n_itself), 13),
        merging(one_in_each_row(semi_queens(Border::plain), n_itself), 13)}},
      {.id = "A006717",
       .counts = "semi-queens on the torus of width 2n+1",
       .first = 0,
       .published_to = 12,
       .routes = {visiting(one_in_each_row(semi_queens(Border::torus), odd), 5),
                  merging(one_in_each_row(semi_queens(Border::torus), odd), 5)},
       .note = "the board is 2n+1 wide"},
      {.id = "A002047",
       .counts = "placements of 2n+1 pieces on the hexagonal board of side n+1, no two in a line",
       .first = 0,
       .published_to = 13,
       .routes = {visiting(hexagonal_rooks(), 7), merging(hexagonal_rooks(), 7)},
       .note = "also 3 X (2n+1) zero-sum arrays"},
  };
}

}  // namespace eightfold::sequences
