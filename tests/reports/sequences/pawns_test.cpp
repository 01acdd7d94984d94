// The n+k queens problem: boards with pawns, and the two ways to count placements on them.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <vector>

#include "eightfold/symmetry/symmetry.hpp"
#include "reports/sequences/routes/pawn_boards.hpp"
#include "reports/sequences/routes/pawn_in_center.hpp"
#include "reports/sequences/routes/pawn_rows.hpp"

namespace eightfold::test {
namespace {

using sequences::orbits_of_pawns;
using sequences::placements_around_pawn;
using sequences::placements_with_pawns_by_rows;

PieceBoard queens_on(int rows, int columns) { return {PieceRule(facts_of(Rule::queens)), rows, columns}; }

std::uint64_t sets_of(const PieceBoard& board, int pawns) {
  std::uint64_t sum = 0;
  std::set<std::set<Square>> seen;
  for (const auto& [on, images] : orbits_of_pawns(board, pawns)) {
    sum += images;
    const std::set<Square> squares(on.begin(), on.end());
    EXPECT_EQ(squares.size(), static_cast<std::size_t>(pawns));
    if (board.rows == board.columns)
      for (const Symmetry g : all_symmetries) {
        std::set<Square> moved;
        for (const Square square : squares) moved.insert(image(g, square, board.rows));
        EXPECT_TRUE(moved == squares || !seen.contains(moved));
      }
    EXPECT_TRUE(seen.insert(squares).second);
  }
  return sum;
}

TEST(OrbitsOfPawns, are_all_sets_with_their_images) {
  EXPECT_EQ(orbits_of_pawns(queens_on(4, 4), 0).size(), 1U);
  EXPECT_EQ(orbits_of_pawns(queens_on(4, 4), 1).size(), 3U);
  EXPECT_EQ(orbits_of_pawns(queens_on(5, 5), 1).size(), 6U);
  for (int n = 1; n <= 6; ++n) {
    const std::uint64_t squares = static_cast<std::uint64_t>(n) * static_cast<std::uint64_t>(n);
    EXPECT_EQ(sets_of(queens_on(n, n), 1), squares);
    EXPECT_EQ(sets_of(queens_on(n, n), 2), squares * (squares - 1) / 2);
  }
  EXPECT_EQ(sets_of(queens_on(2, 3), 3), 20U);
  EXPECT_TRUE(orbits_of_pawns(queens_on(1, 1), 2).empty());
}

// By definition: every queen on every free square in turn, with a look along the eight directions.
class Placements {
 public:
  Placements(int n, const std::vector<Square>& pawns) : n_(n), pawns_(pawns.begin(), pawns.end()) {}

  // Counts only placements that the half turn fixes.
  Placements& half_turn() {
    half_turn_ = true;
    return *this;
  }

  int count(int queens, int from = 0) {
    if (queens == 0) return !half_turn_ || is_fixed() ? 1 : 0;
    int sum = 0;
    for (int square = from; square < n_ * n_; ++square) {
      const Square here = {square / n_, square % n_};
      if (pawns_.contains(here) || is_attacked(here)) continue;
      queens_.insert(here);
      sum += count(queens - 1, square + 1);
      queens_.erase(here);
    }
    return sum;
  }

 private:
  bool is_attacked(Square square) const {
    for (int down = -1; down <= 1; ++down)
      for (int across = -1; across <= 1; ++across)
        for (int t = 1; t < n_ && (down != 0 || across != 0); ++t) {
          const Square seen = {square.row + t * down, square.column + t * across};
          if (pawns_.contains(seen)) break;
          if (queens_.contains(seen)) return true;
        }
    return false;
  }

  bool is_fixed() const {
    return std::all_of(queens_.begin(), queens_.end(), [&](Square square) {
      return queens_.contains({n_ - 1 - square.row, n_ - 1 - square.column});
    });
  }

  int n_;
  bool half_turn_ = false;
  std::set<Square> pawns_;
  std::set<Square> queens_;
};

int placements_by_definition(int n, int pawns) {
  int sum = 0;
  for (int a = 0; a < n * n; ++a) {
    const Square first = {a / n, a % n};
    if (pawns == 1) sum += Placements(n, {first}).count(n + 1);
    for (int b = a + 1; pawns == 2 && b < n * n; ++b)
      sum += Placements(n, {first, {b / n, b % n}}).count(n + 2);
  }
  return sum;
}

TEST(PlacementsWithPawns, row_by_row_are_those_of_the_definition) {
  const auto by_rows = [](int n, int pawns) { return placements_with_pawns_by_rows(n, pawns, {}).back(); };
  for (int n = 1; n <= 6; ++n) EXPECT_EQ(by_rows(n, 1), Integer(placements_by_definition(n, 1))) << n;
  for (int n = 1; n <= 4; ++n) EXPECT_EQ(by_rows(n, 2), Integer(placements_by_definition(n, 2))) << n;
}

TEST(PlacementsAroundPawn, are_those_of_the_definition) {
  for (int n = 1; n <= 8; ++n) {
    Placements placements(n, {{n / 2, n / 2}});
    EXPECT_EQ(placements_around_pawn(n, {}).back(),
              Integer(n % 2 == 0 ? 0 : placements.half_turn().count(n + 1)))
        << n;
  }
}

TEST(PlacementsAroundPawn, do_not_depend_on_threads) {
  for (const int threads : {1, 2, 5})
    EXPECT_EQ(placements_around_pawn(15, {.threads = threads}).back(), Integer(4 * 652));  // A368061
}

TEST(PlacementsAroundPawn, stop_on_request) {
  std::atomic<bool> stop = true;
  EXPECT_THROW((void)placements_around_pawn(15, {.stop = StopToken(stop)}), Stopped);
}

TEST(PlacementsWithPawns, row_by_row_do_not_depend_on_threads) {
  for (const int threads : {1, 2, 5})
    EXPECT_EQ(placements_with_pawns_by_rows(10, 2, {.threads = threads}).back(), Integer(1304));  // A129551
}

TEST(PlacementsWithPawns, row_by_row_without_pawns_are_solutions) {
  EXPECT_EQ(placements_with_pawns_by_rows(8, 0, {}).back(), Integer(92));
  EXPECT_EQ(placements_with_pawns_by_rows(1, 0, {}).back(), Integer(1));
}

TEST(PlacementsWithPawns, row_by_row_have_at_most_two_pawns) {
  EXPECT_THROW((void)placements_with_pawns_by_rows(8, 3, {}), std::invalid_argument);
  EXPECT_THROW((void)placements_with_pawns_by_rows(8, -1, {}), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold::test
