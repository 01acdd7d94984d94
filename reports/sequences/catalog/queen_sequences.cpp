#include <numeric>

#include "eightfold/core/count/count.hpp"
#include "eightfold/symmetry/pairings.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/sequences/catalog/catalog.hpp"
#include "reports/sequences/routes/conflicts.hpp"
#include "reports/sequences/routes/first_solutions.hpp"
#include "reports/sequences/routes/pairing_routes.hpp"
#include "reports/sequences/routes/piece_routes.hpp"
#include "reports/sequences/routes/solution_routes.hpp"

namespace eightfold::sequences {
namespace {

using enum Rule;

int as_many_as_n(int n) { return n; }
int as_many_as_n_plus_1(int n) { return n + 1; }

// The one term that a function of n gives.
template <typename Term>
TermFunction term_of(Term term) {
  return [term](int n, const RunOptions& run) { return Terms{term(n, run)}; };
}

Route backtracking(Rule rule, int quick_to) {
  return {"backtracking", quick_to, max_counted_n, [rule](int n, const RunOptions& run) {
            return Terms{count_solutions({.n = n, .rule = rule, .engine = Engine::backtrack}, run).solutions};
          }};
}

Route half_boards(int quick_to) {
  return {"halves of the board, joined", quick_to, max_counted_n,
          term_of([](int n, const RunOptions& run) { return solutions_of(n, queens, run); })};
}

Route pairings(int quick_to, int largest, TermFunction terms) {
  return {"pairings with distinct sums and differences", quick_to, largest, std::move(terms)};
}

// Sets of squares, as an independent check of the rule's own engine.
PieceQuestion superqueens_as_sets() {
  return {.board =
              [](int n) {
                return PieceBoard{PieceRule(facts_of(superqueens)), n, n};
              },
          .pieces = as_many_as_n};
}

Sequence orbits_of(std::string_view id, std::string_view counts, Rule rule, Stabilizer stabilizer,
                   int published_to, int quick_by_turns, Route other) {
  const int largest = stabilizer == Stabilizer::trivial        ? max_counted_n
                      : rule == superqueens                    ? max_size
                      : stabilizer == Stabilizer::quarter_turn ? largest_quarter_turn_n
                                                               : largest_half_turn_n;
  Sequence sequence = {.id = id, .counts = counts, .first = 1, .published_to = published_to};
  sequence.routes.push_back({stabilizer == Stabilizer::trivial        ? "(Q - H)/8 by search"
                             : stabilizer == Stabilizer::quarter_turn ? "R/2 by search"
                                                                      : "(H - R)/4 by search",
                             quick_by_turns, largest, [rule, stabilizer](int n, const RunOptions& run) {
                               return orbits_by_turns(n, rule, stabilizer, run);
                             }});
  sequence.routes.push_back(std::move(other));
  return sequence;
}

Route from_published(std::string_view name, int largest, Stabilizer stabilizer) {
  return {name, largest, largest,
          [stabilizer](int n, const RunOptions&) { return orbits_from_published(n, stabilizer); }};
}

Route by_rejection(Rule rule, Stabilizer stabilizer, int quick_to) {
  return {"rejection of isomorphs", quick_to, max_size, [rule, stabilizer](int n, const RunOptions& run) {
            return orbits_by_rejection(n, rule, stabilizer, run);
          }};
}

Route by_quotients(Stabilizer stabilizer, int quick_to) {
  return {"independent sets of squares up to a turn", quick_to, max_size,
          [stabilizer](int n, const RunOptions& run) {
            return superqueen_orbits_by_quotients(n, stabilizer, run);
          }};
}

Sequence conflicts(std::string_view id, std::string_view counts, ConflictStatistic statistic) {
  return {
      .id = id,
      .counts = counts,
      .first = 0,
      .published_to = 152,
      .routes = {{"orbits, queens counted on each diagonal", 16, 18,
                  [statistic](int n, const RunOptions& run) {
                    return conflicts_of_orbits(n, statistic, run);
                  }},
                 {"all solutions, pairs of queens examined", 15, 18,
                  [statistic](int n, const RunOptions& run) { return conflicts_of_all(n, statistic, run); }}},
      .row_length = as_many_as_n_plus_1};
}

Sequence first_of(std::string_view id, std::string_view counts, Stabilizer stabilizer, int published_to) {
  return {.id = id,
          .counts = counts,
          .first = 1,
          .published_to = published_to,
          .routes = {{"symmetric solutions in lexicographic order", 24, max_size,
                      [stabilizer](int n, const RunOptions& run) {
                        return first_with_stabilizer(n, stabilizer, run);
                      }},
                     {"independent sets in lexicographic order", 20, max_size,
                      [stabilizer](int n, const RunOptions& run) {
                        return first_set_with_stabilizer(n, stabilizer, run);
                      }}},
          .row_length = as_many_as_n};
}

}  // namespace

std::vector<Sequence> queen_sequences() {
  return {
      {"A000170", "solutions of the n-queens puzzle", 0, 27, {half_boards(18), backtracking(queens, 15)}},
      {.id = "A140393",
       .counts = "solutions of the n-queens puzzle; superseded by A000170",
       .first = 1,
       .published_to = 24,
       .routes = {half_boards(18), backtracking(queens, 15)},
       .note = "the published a(24) is 182 * 2^32 too small"},
      {"A002562",
       "solutions of the n-queens puzzle up to symmetry",
       1,
       27,
       {{"(Q + H + 2 R)/8 by search", 18, max_counted_n,
         [](int n, const RunOptions& run) { return all_orbits_by_turns(n, queens, run); }},
        {"rejection of isomorphs", 18, max_size,
         [](int n, const RunOptions& run) { return all_orbits_by_rejection(n, queens, run); }}}},
      {"A032522",
       "solutions of the n-queens puzzle that the half turn fixes",
       1,
       40,
       {{"each queen placed with its image", 27, largest_half_turn_n,
         term_of([](int n, const RunOptions& run) { return half_turn_solutions_of(n, queens, run); })}}},
      {"A033148",
       "solutions of the n-queens puzzle that the quarter turn fixes",
       0,
       67,
       {pairings(57, 68, term_of([](int n, const RunOptions& run) {
                   return quarter_turn_solutions_of(n, queens, run);
                 }))}},
      {"A260189",
       "solutions that the quarter turn fixes, divided by 2^floor(n/4)",
       0,
       67,
       {pairings(57, 68, term_of([](int n, const RunOptions& run) {
                   return quarter_turn_solutions_of(n, queens, run) / power(2, n / 4);
                 }))}},
      {.id = "A398960",
       .counts = "pairings of 1 to 2n with distinct sums less 1 and differences",
       .first = 0,
       .published_to = 16,
       .routes = {pairings(14, 17, term_of([](int n, const RunOptions& run) {
                             return quarter_turn_solutions_of(4 * n, queens, run) / power(2, n);
                           }))}},
      {.id = "A002968",
       .counts = "pairings of 1 to 2n with distinct sums and differences",
       .first = 0,
       .published_to = 17,
       .routes = {pairings(14, 17, term_of([](int n, const RunOptions& run) {
                             return quarter_turn_solutions_of(4 * n + 1, queens, run) / power(2, n);
                           }))}},
      {.id = "A272363",
       .counts = "pairings of 1 to 2n with distinct sums and with distinct differences",
       .first = 0,
       .published_to = 13,
       .routes = {{"two lists of pairings, joined", 14, largest_paired_n, joined_pairings},
                  {"one pairing after another", 12, largest_paired_n, pairings_one_by_one}},
       .note = "a sum may be equal to a difference"},
      orbits_of("A260318", "orbits of n-queens solutions that the quarter turn fixes", queens,
                Stabilizer::quarter_turn, 63, 52,
                from_published("R/2 with R of A033148", 69, Stabilizer::quarter_turn)),
      orbits_of("A260319", "orbits of n-queens solutions that only the half turn fixes", queens,
                Stabilizer::half_turn, 26, 27,
                from_published("(H - R)/4 with H of A032522, R of A033148", 32, Stabilizer::half_turn)),
      orbits_of("A260320", "orbits of n-queens solutions without symmetry", queens, Stabilizer::trivial, 26,
                18, from_published("(Q - H)/8 with Q of A000170, H of A032522", 27, Stabilizer::trivial)),
      orbits_of("A352661", "orbits of n-superqueens solutions that the quarter turn fixes", superqueens,
                Stabilizer::quarter_turn, 21, 32, by_quotients(Stabilizer::quarter_turn, 28)),
      {"A352662",
       "orbits of n-superqueens solutions that only the half turn fixes",
       1,
       21,
       {{"(H - R)/4 by search", 24, max_size,
         [](int n, const RunOptions& run) {
           return orbits_by_turns(n, superqueens, Stabilizer::half_turn, run);
         }},
        {"(8 U - Q - 3 R)/4 with Q of A051223, U of A051224 and R by search", 26, last_published_superqueens,
         [](int n, const RunOptions& run) {
           return superqueen_orbits_from_published(n, Stabilizer::half_turn, run);
         }},
        by_quotients(Stabilizer::half_turn, 18)}},
      {"A352663",
       "orbits of n-superqueens solutions without symmetry",
       1,
       21,
       {{"(Q - H)/8 with Q of A051223 and H by search", 24, last_published_superqueens,
         superqueen_orbits_with_published_q},
        {"(Q + R - 4 U)/4 with Q of A051223, U of A051224 and R by search", 26, last_published_superqueens,
         [](int n, const RunOptions& run) {
           return superqueen_orbits_from_published(n, Stabilizer::trivial, run);
         }},
        by_rejection(superqueens, Stabilizer::trivial, 18)}},
      {"A051223",
       "solutions of the n-superqueens puzzle",
       1,
       26,
       {backtracking(superqueens, 16), visiting(superqueens_as_sets(), 17)}},
      {"A051224",
       "solutions of the n-superqueens puzzle up to symmetry",
       1,
       26,
       {{"(Q + H + 2 R)/8 by search", 16, max_counted_n,
         [](int n, const RunOptions& run) { return all_orbits_by_turns(n, superqueens, run); }},
        {"rejection of isomorphs", 18, max_size,
         [](int n, const RunOptions& run) { return all_orbits_by_rejection(n, superqueens, run); }}}},
      {.id = "A319284",
       .counts = "placements of queens on the first k rows of the n X n board",
       .first = 0,
       .published_to = 209,
       .routes = {{"search row by row", 14, 20, boards_by_depth},
                  {"search for independent sets", 10, 20, boards_by_depth_as_sets}},
       .row_length = as_many_as_n_plus_1},
      {"A319283",
       "placements of queens on the first rows of the n X n board, any number",
       0,
       19,
       {{"search row by row", 14, 20,
         [](int n, const RunOptions& run) {
           const Terms row = boards_by_depth(n, run);
           return Terms{std::accumulate(row.begin(), row.end(), Integer())};
         }},
        {"search for independent sets", 10, 20,
         [](int n, const RunOptions& run) {
           const Terms row = boards_by_depth_as_sets(n, run);
           return Terms{std::accumulate(row.begin(), row.end(), Integer())};
         }}}},
      {.id = "A059963",
       .counts = "solutions of the n-queens puzzle by the column of the first queen",
       .first = 1,
       .published_to = 253,
       .routes = {{"first column required", 15, 22, solutions_by_first_column},
                  {"all solutions listed", 14, 18, listed_by_first_column}},
       .row_length = as_many_as_n},
      {.id = "A141843",
       .counts = "the lexicographically first n-queens solution, columns from 1",
       .first = 1,
       .published_to = 1891,
       .routes = {{"solutions in lexicographic order", 29, max_size, first_solution},
                  {"independent sets in lexicographic order", 20, max_size, first_set}},
       .row_length = as_many_as_n},
      first_of("A261595", "the first n-queens solution that the quarter turn fixes, columns from 1",
               Stabilizer::quarter_turn, 66),
      first_of("A261596", "the first n-queens solution that only the half turn fixes, columns from 1",
               Stabilizer::half_turn, 55),
      first_of("A261597", "the first n-queens solution without symmetry, columns from 1", Stabilizer::trivial,
               78),
      conflicts("A181499", "n-queens solutions by pairs of queens in conflict on the torus",
                ConflictStatistic::pairs),
      conflicts("A181500", "n-queens solutions by queens in a conflict on the torus",
                ConflictStatistic::queens),
      conflicts("A181501", "n-queens solutions by components of conflicts on the torus",
                ConflictStatistic::components),
      conflicts("A181502", "n-queens solutions by the largest component of conflicts on the torus",
                ConflictStatistic::largest_component),
  };
}

}  // namespace eightfold::sequences
