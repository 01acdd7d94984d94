// The costs of splits vary widely, so the splits of a frame are put in low-discrepancy order. Splits with the
// same northern rows or neighboring southern rows share quarter boards in the cache, though, and a plain
// low-discrepancy order takes 5 % longer at N = 18. The order is therefore applied to clusters, most of whose
// splits have the same northern rows, and to short runs of southern rows: less than 2 % longer.
#include "eightfold/core/count/internal/halves/cut.hpp"

#include <algorithm>

#include "eightfold/core/count/internal/spread.hpp"
#include "eightfold/core/verify.hpp"

namespace eightfold::halves {
namespace {

constexpr std::size_t run = 4;
constexpr std::size_t cluster = 8;

// The splits in runs of neighbors, with the runs in low-discrepancy order.
std::vector<WeightedSplit> spread_runs(const std::vector<WeightedSplit>& splits, std::size_t length) {
  const std::size_t runs = (splits.size() + length - 1) / length;
  const Spread order(runs);
  std::vector<WeightedSplit> spread_out;
  for (std::size_t r = 0; r < runs; ++r) {
    const std::size_t begin = length * order[r];
    for (std::size_t i = begin; i < std::min(begin + length, splits.size()); ++i)
      spread_out.push_back(splits[i]);
  }
  return spread_out;
}

// The number of squares that no queen of the frame occupies or attacks.
int free_squares(const Frame& frame) {
  int free = 0;
  for (int row = 0; row < frame.n; ++row)
    for (int column = 0; column < frame.n; ++column) {
      const Square square = {row, column};
      const bool blocked = std::any_of(frame.queens.begin(), frame.queens.end(), [&](Square queen) {
        return queen == square || attacks(queen, square);
      });
      free += blocked ? 0 : 1;
    }
  return free;
}

// The cost of a split grows with the number of squares that its frame leaves free: about as the 5th power at
// N = 17, the 8th at N = 19 and the 12th at N = 21, as measured. `most` is the maximum over the frames. IEEE
// doubles multiply alike on every machine, so every machine cuts alike.
std::size_t splits_per_unit(int free, int most) {
  constexpr double largest = 4;
  const double ratio = static_cast<double>(most) / free;
  const double fourth = ratio * ratio * (ratio * ratio);
  return static_cast<std::size_t>(std::min(largest, fourth * fourth + 0.5));
}

}  // namespace

Cut::Cut(int n, const StopToken& stop) : frames_(frames_of(n, {})) {
  std::vector<int> free;
  for (const Frame& frame : frames_) free.push_back(free_squares(frame));
  const int most = *std::max_element(free.begin(), free.end());
  std::size_t end = 0;
  for (std::size_t f = 0; f < frames_.size(); ++f) {
    stop.throw_if_requested();
    splits_.push_back(RowSplits(frames_[f]).all().size());
    splits_per_unit_.push_back(splits_per_unit(free[f], most));
    end += (splits_[f] + splits_per_unit_[f] - 1) / splits_per_unit_[f];
    ends_.push_back(end);
  }
}

std::vector<WeightedSplit> Cut::splits_of(std::size_t frame) const {
  const RowSplits splits(frames_[frame]);
  std::vector<WeightedSplit> neighbors;
  for (Lines north = 0; north < Lines{1} << frames_[frame].n / 2; ++north)
    for (const WeightedSplit& split : spread_runs(splits.with_north(north), run)) neighbors.push_back(split);
  return spread_runs(neighbors, cluster);
}

std::vector<Cut::Part> Cut::parts(std::size_t begin, std::size_t end) const {
  std::vector<Part> parts;
  std::size_t start = 0;
  for (std::size_t f = 0; f < frames_.size(); start = ends_[f++]) {
    const std::size_t first = std::max(begin, start);
    const std::size_t last = std::min(end, ends_[f]);
    const auto split_at = [&](std::size_t unit) {
      return std::min((unit - start) * splits_per_unit_[f], splits_[f]);
    };
    if (first < last) parts.push_back({f, split_at(first), split_at(last)});
  }
  return parts;
}

}  // namespace eightfold::halves
