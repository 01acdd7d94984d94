#include "core/count/internal/halves/frame.hpp"

#include <algorithm>
#include <utility>

#include "eightfold/core/verify.hpp"

namespace eightfold::halves {
namespace {

// Every way to add a queen on a line, to the placements that have none on it.
std::vector<std::vector<Square>> with_queen_on(const std::vector<std::vector<Square>>& placements,
                                               const std::vector<Square>& line) {
  std::vector<std::vector<Square>> result;
  for (const auto& queens : placements) {
    const bool occupied = std::any_of(queens.begin(), queens.end(), [&](Square queen) {
      return std::find(line.begin(), line.end(), queen) != line.end();
    });
    if (occupied) {
      result.push_back(queens);
      continue;
    }
    for (const Square square : line) {
      if (std::any_of(queens.begin(), queens.end(), [&](Square queen) { return attacks(queen, square); }))
        continue;
      result.push_back(queens);
      result.back().push_back(square);
    }
  }
  return result;
}

std::vector<Frame> frames_without_prefix(int n) {
  if (n % 2 == 0) return {{.n = n, .queens = {}, .middle_row = 0, .weight = 1, .symmetric = true}};
  const int middle = n / 2;
  std::vector<Frame> frames = {
      {.n = n, .queens = {{middle, middle}}, .middle_row = 0, .weight = 1, .symmetric = true}};
  for (int up = 1; up < middle; ++up)
    frames.push_back({.n = n,
                      .queens = {{middle - up, middle}},
                      .middle_row = (Lines{1} << middle) - (Lines{1} << up),
                      .weight = 8,
                      .symmetric = false});
  return frames;
}

}  // namespace

std::vector<Frame> frames_of(int n, const Placement& prefix) {
  if (prefix.empty()) return frames_without_prefix(n);
  if (!find_attacks(prefix).empty()) return {};
  std::vector<Square> queens;
  for (int row = 0; row < prefix.rows(); ++row) queens.push_back({row, prefix[row]});
  std::vector<std::vector<Square>> placements = {std::move(queens)};
  if (n % 2 == 1) {
    std::vector<Square> column;
    std::vector<Square> row;
    for (int i = 0; i < n; ++i) {
      column.push_back({i, n / 2});
      row.push_back({n / 2, i});
    }
    placements = with_queen_on(with_queen_on(placements, column), row);
  }
  std::vector<Frame> frames;
  for (auto& placement : placements)
    frames.push_back(
        {.n = n, .queens = std::move(placement), .middle_row = 0, .weight = 1, .symmetric = false});
  return frames;
}

std::vector<std::vector<Square>> placements_of(const Frame& frame) {
  if (frame.middle_row == 0) return {frame.queens};
  std::vector<std::vector<Square>> placements;
  const int middle = frame.n / 2;
  for (int x = 0; x < middle; ++x) {
    if ((frame.middle_row >> x & 1) == 0) continue;
    placements.push_back(frame.queens);
    placements.back().push_back({middle, middle - 1 - x});
  }
  return placements;
}

}  // namespace eightfold::halves
