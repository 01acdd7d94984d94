// The n+k queens problem: n + k queens and k pawns, across which no queen attacks.
//
// Source: R. D. Chatham, M. Doyle, G. H. Fricke, J. Reitmann, R. D. Skaggs, M. Wolff, "Independence and
// domination separation in chessboard graphs", Journal of Combinatorial Mathematics and Combinatorial
// Computing, 2009.
#include <array>
#include <cstdint>

#include "core/run/parallel.hpp"
#include "reports/sequences/catalog/catalog.hpp"
#include "reports/sequences/routes/pawn_rows.hpp"
#include "reports/sequences/routes/piece_routes.hpp"

namespace eightfold::sequences {
namespace {

PieceQuestion queens_with_pawns(int pawns) {
  return {.board =
              [](int n) {
                return PieceBoard{PieceRule(facts_of(Rule::queens)), n, n};
              },
          .pieces = [pawns](int n) { return n + pawns; },
          .pawns = pawns};
}

PieceQuestion orbits_asked(PieceQuestion question) {
  question.up_to_symmetry = true;
  return question;
}

// What each symmetry but the identity fixes, added.
PieceQuestion fixed_by_others(PieceQuestion question) {
  question.fixed_by = SymmetrySet::from_bits(0xfe);
  return question;
}

// The half turn fixes a pawn in the center.
PieceQuestion queens_around_pawn() {
  return {.board =
              [](int n) {
                PieceBoard board{PieceRule(facts_of(Rule::queens)), n, n};
                board.pawns = {{n / 2, n / 2}};
                return board;
              },
          .pieces = [](int n) { return n + 1; },
          .fixed_by = {Symmetry::rotate180}};
}

// An orbit has four placements. An even board has no center.
Route quarter_of(Route route) {
  route.terms = [fixed = route.terms](int n, const RunOptions& run) {
    return Terms{n % 2 == 0 ? Integer() : fixed(n, run).back() / Integer(4)};
  };
  return route;
}

Route by_rows(int pawns, int quick_to) {
  return {"search row by row", quick_to, max_size,
          [pawns](int n, const RunOptions& run) { return placements_with_pawns_by_rows(n, pawns, run); }};
}

Route orbits_by_rows(int pawns, int quick_to) {
  return {"(Q + F)/8 with Q row by row, F by independent sets of orbits", quick_to, max_size,
          [pawns, fixed = visiting(fixed_by_others(queens_with_pawns(pawns)), quick_to)](
              int n, const RunOptions& run) {
            const Integer all = placements_with_pawns_by_rows(n, pawns, part_of(run, 0, 0.9)).back();
            return Terms{(all + fixed.terms(n, part_of(run, 0.9, 1)).back()) / Integer(8)};
          }};
}

// A103330(18) to (22) are by M. Ehrenstein, 2023 and 2024.
constexpr int first_with_a_pawn = 6;  // smaller boards have none
constexpr std::array<std::uint64_t, 17> with_a_pawn = {
    16,          20,           128,           396,           2288,           11152,
    65712,       437848,       3118664,       23387448,      183463680,      1474699536,
    12485203304, 110956890352, 1028589512656, 9801351322432, 97731300891440,
};

}  // namespace

std::vector<Sequence> pawn_sequences() {
  const PieceQuestion one = queens_with_pawns(1);
  const PieceQuestion two = queens_with_pawns(2);
  const PieceQuestion around = queens_around_pawn();
  const Route around_by_sets = quarter_of(visiting(around, 21));
  return {
      {.id = "A103330",
       .counts = "placements of n+1 queens and a pawn on the n X n board",
       .first = 1,
       .published_to = 22,
       .routes = {covering(one, 16), by_rows(1, 16)}},
      {.id = "A103331",
       .counts = "placements of n+1 queens and a pawn up to symmetry",
       .first = 1,
       .published_to = 17,
       .routes = {{"(Q + 4 H)/8 with Q of A103330, H = A368061 by independent sets", 22, 22,
                   [around_by_sets](int n, const RunOptions& run) {
                     const int i = n - first_with_a_pawn;
                     const Integer placements(i < 0 ? 0 : with_a_pawn[static_cast<std::size_t>(i)]);
                     return Terms{(placements + around_by_sets.terms(n, run).back() * Integer(4)) /
                                  Integer(8)};
                   }},
                  covering(orbits_asked(one), 16),
                  visiting(orbits_asked(one), 12, 17)}},
      {.id = "A129551",
       .counts = "placements of n+2 queens and 2 pawns on the n X n board",
       .first = 1,
       .published_to = 16,
       .routes = {covering(two, 15), by_rows(2, 15)}},
      {.id = "A129552",
       .counts = "placements of n+2 queens and 2 pawns up to symmetry",
       .first = 1,
       .published_to = 16,
       .routes = {covering(orbits_asked(two), 15), orbits_by_rows(2, 15)}},
      {.id = "A368061",
       .counts = "placements of n+1 queens and a pawn that only the half turn fixes, up to symmetry",
       .first = 1,
       .published_to = 25,
       .routes = {quarter_of(covering(around, 25)), around_by_sets},
       .note = "the pawn is in the center"},
  };
}

}  // namespace eightfold::sequences
