// The costs of splits vary widely, so the splits of a frame are put in low-discrepancy order. Splits with the
// same northern rows or neighboring southern rows share quarter boards in the cache, though, and a plain
// low-discrepancy order takes 5 % longer at N = 18. The order is therefore applied to clusters, most of whose
// splits have the same northern rows, and to short runs of southern rows: less than 2 % longer.
#include "core/count/internal/halves/splits.hpp"

#include <algorithm>

#include "core/run/spread.hpp"
#include "eightfold/core/verify.hpp"

namespace eightfold::halves {
namespace {

constexpr std::size_t run = 4;
constexpr std::size_t cluster = 8;

// The splits in runs of neighbors, with the runs in low-discrepancy order.
std::vector<WeightedSplit> spread_runs(const std::vector<WeightedSplit>& splits, std::size_t length,
                                       const StopToken& stop) {
  const std::size_t runs = (splits.size() + length - 1) / length;
  const Spread order(runs);
  std::vector<WeightedSplit> spread_out;
  spread_out.reserve(splits.size());
  for (std::size_t r = 0; r < runs; ++r) {
    if (r % 65536 == 0) stop.throw_if_requested();
    const std::size_t begin = length * order[r];
    for (std::size_t i = begin; i < std::min(begin + length, splits.size()); ++i)
      spread_out.push_back(splits[i]);
  }
  return spread_out;
}

// The number of squares that no queen occupies or attacks.
int free_squares(int n, const std::vector<Square>& queens) {
  int free = 0;
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      const Square square = {row, column};
      const bool blocked = std::any_of(queens.begin(), queens.end(), [&](Square queen) {
        return queen == square || attacks(queen, square);
      });
      free += blocked ? 0 : 1;
    }
  return free;
}

// The part of a split's cost that its western half-boards cause. With given queens in the middle, it grows
// with the number of squares that they leave free: about as the 5th power at N = 17, the 8th at N = 19 and
// the 12th at N = 21, as measured. IEEE doubles multiply alike on every machine, so every machine cuts alike.
double cost_of_western_boards(const Frame& frame) {
  double cost = 0;
  for (const auto& queens : placements_of(frame)) {
    const double free = free_squares(frame.n, queens);
    const double fourth = free * free * (free * free);
    cost += fourth * fourth;
  }
  return frame.symmetric ? cost / 2 : cost;  // the fold of the transpose
}

// The eastern half-boards cost about the same in every frame: a quarter of the highest western cost at N
// = 19.
std::size_t splits_per_unit(double cost, double highest) {
  constexpr double eastern_boards = 0.25;
  return static_cast<std::size_t>((1 + eastern_boards) / (cost / highest + eastern_boards) + 0.5);
}

// In the order of the units.
std::vector<WeightedSplit> splits_of(const Frame& frame, const StopToken& stop) {
  const RowSplits splits(frame);
  std::vector<WeightedSplit> neighbors;
  neighbors.reserve(splits.size());
  for (Lines north = 0; north < Lines{1} << frame.n / 2; ++north) {
    for (const WeightedSplit& split : spread_runs(splits.with_north(north), run, stop))
      neighbors.push_back(split);
  }
  return spread_runs(neighbors, cluster, stop);
}

}  // namespace

Splits::Splits(int n) {
  for (const Frame& frame : frames_of(n)) frames_.emplace_back(frame, cache_);
  std::vector<double> costs;
  for (const OfFrame& of : frames_) costs.push_back(cost_of_western_boards(of.frame));
  const double highest = *std::max_element(costs.begin(), costs.end());
  std::size_t end = 0;
  for (std::size_t f = 0; f < frames_.size(); ++f) {
    OfFrame& of = frames_[f];
    of.splits = RowSplits(of.frame).size();
    const bool is_tiny = highest == 0;  // no square is free, so a frame is a unit
    of.splits_per_unit = is_tiny ? std::max(of.splits, std::size_t{1}) : splits_per_unit(costs[f], highest);
    end += (of.splits + of.splits_per_unit - 1) / of.splits_per_unit;
    of.units_end = end;
  }
}

std::shared_ptr<const Splits::List> Splits::list_of(std::size_t frame, const StopToken& stop) const {
  const Lock lock(mutex_);
  const OfFrame& of = frames_[frame];
  std::shared_ptr<const List> list = of.list.lock();
  if (!list) of.list = list = std::make_shared<const List>(splits_of(of.frame, stop));
  return list;
}

void SplitReader::for_each(std::size_t begin, std::size_t end, const StopToken& stop, const Visit& visit) {
  std::size_t start = 0;
  for (std::size_t f = 0; f < splits_.frames_.size(); start = splits_.frames_[f++].units_end) {
    const Splits::OfFrame& of = splits_.frames_[f];
    const std::size_t first = std::max(begin, start);
    const std::size_t last = std::min(end, of.units_end);
    if (first >= last) continue;
    if (!list_ || frame_ != f) {
      list_ = splits_.list_of(f, stop);
      frame_ = f;
    }
    const auto split_at = [&](std::size_t unit) {
      return std::min((unit - start) * of.splits_per_unit, of.splits);
    };
    for (std::size_t i = split_at(first); i < split_at(last); ++i) {
      stop.throw_if_requested();
      visit({of.frame, of.quadrants, (*list_)[i]});
    }
  }
}

}  // namespace eightfold::halves
