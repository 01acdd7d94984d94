// The n+k queens problem: n + k queens and k pawns, across which no queen attacks.
//
// Source: R. D. Chatham, M. Doyle, G. H. Fricke, J. Reitmann, R. D. Skaggs, M. Wolff, "Independence and
// domination separation in chessboard graphs", Journal of Combinatorial Mathematics and Combinatorial
// Computing, 2009.
#include <array>
#include <cstdint>
#include <utility>

#include "core/run/parallel.hpp"
#include "reports/sequences/catalog/catalog.hpp"
#include "reports/sequences/routes/pawn_in_center.hpp"
#include "reports/sequences/routes/pawn_rows.hpp"
#include "reports/sequences/routes/piece_routes.hpp"

namespace eightfold::sequences {
namespace {

PieceBoard queens_board(int n) { return {PieceRule(facts_of(Rule::queens)), n, n}; }

PieceQuestion queens_with_pawns(int pawns) {
  return {.board = queens_board, .pieces = [pawns](int n) { return n + pawns; }, .pawns = pawns};
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
  PieceQuestion question = queens_with_pawns(1);
  question.pawns = 0;
  question.board = [](int n) {
    PieceBoard board = queens_board(n);
    board.pawns = {{n / 2, n / 2}};
    return board;
  };
  question.fixed_by = {Symmetry::rotate180};
  return question;
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

Route from_published(const Route& around_by_rows) {
  return {"(Q + 4 H)/8 with Q of A103330, H = A368061 row by row", 22, 22,
          [around = around_by_rows.terms](int n, const RunOptions& run) {
            const int i = n - first_with_a_pawn;
            const Integer placements(i < 0 ? 0 : with_a_pawn[static_cast<std::size_t>(i)]);
            return Terms{(placements + around(n, run).back() * Integer(4)) / Integer(8)};
          }};
}

Sequence with_routes(std::string_view id, std::string_view counts, int published_to, Route first,
                     Route second) {
  Sequence sequence = {.id = id, .counts = counts, .first = 1, .published_to = published_to};
  sequence.routes.push_back(std::move(first));
  sequence.routes.push_back(std::move(second));
  return sequence;
}

}  // namespace

std::vector<Sequence> pawn_sequences() {
  const PieceQuestion one = queens_with_pawns(1);
  const PieceQuestion two = queens_with_pawns(2);
  const Route around_by_rows = quarter_of({"search row by row", 23, max_size, placements_around_pawn});
  std::vector<Sequence> all = {
      with_routes("A103330", "placements of n+1 queens and a pawn on the n X n board", 22, covering(one, 16),
                  by_rows(1, 16)),
      with_routes("A103331", "placements of n+1 queens and a pawn up to symmetry", 17,
                  from_published(around_by_rows), covering(orbits_asked(one), 16)),
      with_routes("A129551", "placements of n+2 queens and 2 pawns on the n X n board", 16, covering(two, 15),
                  by_rows(2, 15)),
      with_routes("A129552", "placements of n+2 queens and 2 pawns up to symmetry", 16,
                  covering(orbits_asked(two), 15), orbits_by_rows(2, 15)),
      with_routes("A368061",
                  "placements of n+1 queens and a pawn that only the half turn fixes, up to symmetry", 25,
                  quarter_of(covering(queens_around_pawn(), 25)), around_by_rows)};
  all[1].routes.push_back(visiting(orbits_asked(one), 12, 17));
  all[4].note = "the pawn is in the center";
  return all;
}

}  // namespace eightfold::sequences
