#include "eightfold/core/count/count.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "reports/sequences/catalog/catalog.hpp"
#include "reports/sequences/routes/closed_forms.hpp"
#include "reports/sequences/routes/piece_routes.hpp"

namespace eightfold::sequences {
namespace {

constexpr int most_rooks_in_closed_form = 100;

// The orbits of n rooks whose stabilizer is in this class; all orbits without one.
Route counted_rooks(SubgroupClass type, int (*board)(int), int quick_to) {
  return {"rejection of isomorphs", quick_to, quick_to, [type, board](int index, const RunOptions& run) {
            const OrbitCounts counts = classify_solutions({board(index), Rule::rooks}, run).counts;
            return Terms{counts.orbits_by_type[type]};
          }};
}

template <typename Term>
Route closed_form(Term term, int largest = most_rooks_in_closed_form) {
  return {"closed form", largest, largest,
          [term](int index, const RunOptions&) { return Terms{Integer(term(index))}; }};
}

int same(int n) { return n; }
int twice(int n) { return 2 * n; }

PieceQuestion rooks_and_kings() {
  PieceRule rule;
  rule.slides = {rook_steps.begin(), rook_steps.end()};
  rule.leaps = {bishop_steps.begin(), bishop_steps.end()};
  return {.board = [rule](int n) { return PieceBoard{rule, n, n}; }, .pieces = same};
}

PieceQuestion rooks_up_to_translations() {
  return {.board =
              [](int n) {
                PieceRule rule{facts_of(Rule::rooks)};
                rule.border = Border::torus;
                return PieceBoard{rule, n, n};
              },
          .pieces = same,
          .up_to_symmetry = true,
          .translations = true};
}

}  // namespace

std::vector<Sequence> rook_sequences() {
  return {
      {"A000142",
       "placements of n rooks",
       0,
       100,
       {closed_form(factorial),
        {"a permanent by inclusion and exclusion", 20, 20,
         [](int n, const RunOptions& run) {
           return Terms{
               count_solutions({.n = n, .rule = Rule::rooks, .engine = Engine::permanent}, run).solutions};
         }}}},
      {"A000903",
       "placements of n rooks up to symmetry",
       1,
       100,
       {closed_form([](int n) {
          return n == 1 ? Integer(1)
                        : (factorial(n) + half_turn_rooks(n) + 2 * quarter_turn_rooks(n) +
                           2 * diagonal_rooks(n)) /
                              8;
        }),
        {"rejection of isomorphs", 9, 10,
         [](int n, const RunOptions& run) {
           return Terms{classify_solutions({n, Rule::rooks}, run).counts.orbits};
         }}}},
      {"A000899",
       "orbits of n rooks without symmetry",
       1,
       24,
       {closed_form(
            [](int n) {
              return n == 1 ? Integer()
                            : (factorial(n) - half_turn_rooks(n) + 2 * both_diagonals_rooks(n) -
                               2 * diagonal_rooks(n)) /
                                  8;
            },
            24),
        counted_rooks(SubgroupClass::trivial, same, 9)}},
      {"A000900",
       "orbits of n rooks symmetric in one diagonal only",
       0,
       28,
       {closed_form([](int n) { return (diagonal_rooks(n) - both_diagonals_rooks(n)) / 2; }, 28),
        counted_rooks(SubgroupClass::diagonal_flip, same, 9)}},
      {.id = "A000901",
       .counts = "orbits of 2n rooks that only the half turn fixes",
       .first = 1,
       .published_to = 21,
       .routes = {closed_form(
                      [](int n) {
                        return (half_turn_rooks(2 * n) - both_diagonals_rooks(2 * n) -
                                quarter_turn_rooks(2 * n)) /
                               4;
                      },
                      21),
                  counted_rooks(SubgroupClass::half_turn, twice, 4)},
       .note = "the board is 2n wide"},
      {.id = "A000902",
       .counts = "orbits of 2n rooks symmetric in both diagonals only",
       .first = 0,
       .published_to = 22,
       .routes = {closed_form([](int n) { return n == 0 ? Integer(1) : both_diagonals_rooks(2 * n) / 2; },
                              22),
                  {"rejection of isomorphs", 4, 4,
                   [](int n, const RunOptions& run) {
                     if (n == 0) return Terms{1};  // the convention of the entry
                     return Terms{classify_solutions({2 * n, Rule::rooks}, run)
                                      .counts.orbits_by_type[SubgroupClass::diagonal_klein]};
                   }}},
       .note = "the board is 2n wide"},
      {"A037223",
       "placements of n rooks that the half turn fixes",
       0,
       29,
       {closed_form(half_turn_rooks, 29),
        {"fixed points counted one by one", 9, 10,
         [](int n, const RunOptions& run) {
           return Terms{classify_solutions({n, Rule::rooks}, run).fixed_points[Symmetry::rotate180]};
         }}}},
      {"A037224",
       "placements of n rooks that the quarter turn fixes",
       1,
       44,
       {closed_form(quarter_turn_rooks, 44),
        {"fixed points counted one by one", 9, 10,
         [](int n, const RunOptions& run) {
           return Terms{classify_solutions({n, Rule::rooks}, run).fixed_points[Symmetry::rotate90]};
         }}}},
      {"A006841",
       "placements of n rooks up to symmetry and translations on the torus",
       1,
       23,
       {visiting(rooks_up_to_translations(), 7, 8), merging(rooks_up_to_translations(), 5, 8)}},
      {"A002464",
       "placements of n kings, one in each row and column",
       0,
       500,
       {closed_form(rook_like_kings, 500), visiting(rooks_and_kings(), 10, max_size)}},
  };
}

}  // namespace eightfold::sequences
