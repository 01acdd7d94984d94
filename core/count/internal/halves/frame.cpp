#include "core/count/internal/halves/frame.hpp"

namespace eightfold::halves {

std::vector<Frame> frames_of(int n) {
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
