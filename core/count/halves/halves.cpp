// Cuts the board along its middle lines. The rows are shared out between the western and the eastern half in
// every way; for each, the pairs of half-boards that share no diagonal are counted (join.cpp). Without a
// prefix a row split stands for its mirror images, top to bottom and left to right, and the transpose is
// folded in by the join.
//
// The idea of joining quarters to halves and halves to boards is that of Kluev's program; the bit planes, the
// tables by two rows and the folding of the transpose by a rank of line sets are our own.
#include "core/count/halves/halves.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "core/count/halves/join.hpp"

namespace eightfold::halves {
namespace {

// How many splits a split stands for: its orbit's size under the mirrors if it is the least there, else 0.
std::uint64_t mirror_weight(RowSplit split, int side) {
  const Lines all = (Lines{1} << side) - 1;
  const auto key = [&](Lines north, Lines south) { return std::uint64_t{north} << side | south; };
  std::array<std::uint64_t, 4> images = {key(split.north, split.south), key(split.south, split.north),
                                         key(all ^ split.north, all ^ split.south),
                                         key(all ^ split.south, all ^ split.north)};
  const std::uint64_t own = images[0];
  std::sort(images.begin(), images.end());
  if (own != images[0]) return 0;
  return static_cast<std::uint64_t>(std::unique(images.begin(), images.end()) - images.begin());
}

struct Worker {
  explicit Worker(const Quadrants& quadrants, Kernel kernel) : join(quadrants, kernel) {}
  Join join;
  CheckedCount solutions;
};

}  // namespace

Result count(int n, const Placement& prefix, Kernel kernel, int threads, const Progress::Listener& listener) {
  const int side = n / 2;
  const QuarterBoards boards(side, threads);
  const std::vector<Frame> frames = frames_of(n, prefix);
  Progress progress(listener, frames.size());
  Result result;
  for (std::size_t f = 0; f < frames.size(); ++f) {
    progress.begin_part(f);
    const Frame& frame = frames[f];
    const Quadrants quadrants(boards, frame, threads);
    const Lines north_rows = quadrants[Corner::north_west].rows();
    const Lines south_rows = quadrants[Corner::south_west].rows();
    const int western_queens = std::popcount(quadrants[Corner::north_west].columns());
    std::vector<std::optional<Worker>> workers(static_cast<std::size_t>(threads_of(threads)));
    for_each_unit(std::size_t{1} << side, threads, progress, [&](std::size_t unit, std::size_t which) {
      const auto north = static_cast<Lines>(unit);
      if ((north & ~north_rows) != 0) return;
      std::optional<Worker>& worker = workers[which];
      if (!worker) worker.emplace(quadrants, kernel);
      for (Lines south = 0; south < Lines{1} << side; ++south) {
        if ((south & ~south_rows) != 0 || std::popcount(north) + std::popcount(south) != western_queens)
          continue;
        const RowSplit split = {north, south};
        const std::uint64_t weight = frame.symmetric ? mirror_weight(split, side) : 1;
        if (weight != 0) worker->solutions.add(worker->join.completions(split), weight * frame.weight);
      }
    });
    for (const std::optional<Worker>& worker : workers) {
      if (!worker) continue;
      result.solutions.add(worker->solutions);
      if (worker->join.kernel_run() != Kernel::automatic) result.kernel = worker->join.kernel_run();
    }
  }
  return result;
}

}  // namespace eightfold::halves
