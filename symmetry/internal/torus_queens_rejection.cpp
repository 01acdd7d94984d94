// A solution counts if none of its images that are solutions is less. It is canonical under the symmetries of
// the square, so only canonical solutions are searched, and the shifts of each are examined. If only shifts
// act, the symmetries of the square map classes to classes, and all images of a canonical solution are
// examined.
//
// Which shifts of a placement are solutions? A shift by (x, y) cuts the torus before row n - x and before
// column n - y. Two queens on one diagonal of the torus attack each other if they are on one diagonal of the
// board that the cuts leave. A cut that moves between the two queens changes whether they are. So a pair that
// attacks each other on the board as it is allows the shifts for which exactly one cut is between them, and
// another pair those for which both cuts are or none is: two rectangles on the torus of shifts. The good
// shifts are the intersection over all pairs, a mask of n bits for each x. A solution has at most two queens
// on each diagonal of the torus, and a factor maps pairs to pairs. A third of the canonical solutions of 16
// queens have no good shift but the trivial one.
//
// 16 queens take 2 s on one core, a quarter of it for the search, and 15 queens 0.6 s. Rejected: trying each
// of the n² shifts with masks of diagonals, which torus_queens_sum.cpp does (3.3 s for 15 queens).
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/internal/row_state.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "symmetry/internal/at.hpp"
#include "symmetry/internal/canonical_prefixes.hpp"
#include "symmetry/internal/image_rows.hpp"
#include "symmetry/internal/torus_group.hpp"

namespace eightfold {
namespace {

class QueensRejection {
 public:
  QueensRejection(int n, TorusRelation relation, TorusClassCount& tally)
      : n_(n),
        relation_(relation),
        factors_(torus_factors(n, relation)),
        symmetries_(torus_symmetries(relation)),
        tally_(tally) {}

  void add(const Orbit& orbit) {
    tally_.solutions += static_cast<std::uint64_t>(orbit.size);
    if (relation_ == TorusRelation::shifted)
      for (const Image& image : distinct_images(orbit.representative)) count_if_least(image.placement);
    else
      count_if_least(orbit.representative);
  }

 private:
  // Two queens on one diagonal of the torus, by their rows.
  struct Pair {
    int first;
    int second;
    bool rising;
  };

  void count_if_least(const Placement& solution) {
    find_pairs(solution);
    std::uint64_t images = 0;
    std::uint64_t equal = 0;
    for (const int factor : factors_) {
      find_good_shifts(solution, factor);
      for (int x = 0; x < n_; ++x)
        for (std::uint32_t untried = good_[at(x)]; untried != 0; untried &= untried - 1) {
          shift(solution, factor, x, std::countr_zero(untried));
          for (const Symmetry g : symmetries_) {
            const int difference = compare_image(g, solution);
            if (difference < 0) return;
            ++images;
            if (difference == 0) ++equal;
          }
        }
    }
    ++tally_.classes;
    ++tally_.classes_by_size[images / equal];
  }

  void find_pairs(const Placement& solution) {
    pairs_.clear();
    std::array<std::int8_t, max_size> falling;
    std::array<std::int8_t, max_size> rising;
    falling.fill(-1);
    rising.fill(-1);
    const auto pair_with = [&](std::int8_t& other, int row, bool is_rising) {
      if (other >= 0) pairs_.push_back({other, row, is_rising});
      other = static_cast<std::int8_t>(row);
    };
    for (int row = 0; row < n_; ++row) {
      pair_with(falling[at(modulo(solution[row] - row + n_))], row, false);
      pair_with(rising[at(modulo(solution[row] + row))], row, true);
    }
  }

  // The shifts whose images of the solution times the factor are solutions.
  void find_good_shifts(const Placement& solution, int factor) {
    std::fill_n(good_.begin(), n_, columns_below(n_));
    for (const Pair& pair : pairs_) {
      Square a = {factor * pair.first % n_, factor * solution[pair.first] % n_};
      Square b = {factor * pair.second % n_, factor * solution[pair.second] % n_};
      if (a.row > b.row) std::swap(a, b);
      const bool attack = (a.column > b.column) == pair.rising;
      const std::uint32_t between =
          columns_below(n_ - std::min(a.column, b.column)) ^ columns_below(n_ - std::max(a.column, b.column));
      for (int x = 0; x < n_; ++x) {
        const bool is_between = n_ - b.row <= x && x < n_ - a.row;
        good_[at(x)] &= is_between == attack ? ~between : between;
      }
    }
  }

  void shift(const Placement& solution, int factor, int x, int y) {
    for (int row = 0; row < n_; ++row) {
      const int to = (factor * row + x) % n_;
      const int column = (factor * solution[row] + y) % n_;
      columns_[at(to)] = static_cast<std::uint8_t>(column);
      rows_[at(column)] = static_cast<std::uint8_t>(to);
    }
  }

  // Less than 0 if the image of the shifted placement precedes the solution, 0 if they are equal.
  int compare_image(Symmetry g, const Placement& solution) const {
    const ImageRows image(columns_.data(), rows_.data(), n_);
    int difference = 0;
    for (int row = 0; row < n_ && difference == 0; ++row) difference = image.column(g, row) - solution[row];
    return difference;
  }

  int modulo(int number) const { return number < n_ ? number : number - n_; }

  int n_;
  TorusRelation relation_;
  std::vector<int> factors_;
  std::span<const Symmetry> symmetries_;
  TorusClassCount& tally_;
  std::vector<Pair> pairs_;
  std::array<std::uint32_t, max_size> good_{};    // by x: bit y
  std::array<std::uint8_t, max_size> columns_{};  // of the shifted placement, by row
  std::array<std::uint8_t, max_size> rows_{};     // and its rows, by column
};

}  // namespace

TorusClassCount reject_queens(const TorusClassParams& params, const RunOptions& run) {
  constexpr std::size_t min_units = 256;
  const std::vector<Placement> prefixes = canonical_prefixes(params.n, min_units);
  return tally_of_units(prefixes.size(), run,
                        [&](std::size_t unit, const StopToken& stop, TorusClassCount& tally) {
                          QueensRejection rejection(params.n, params.relation, tally);
                          CanonicalSearchParams part = {.n = params.n, .from = prefixes[unit]};
                          if (unit + 1 < prefixes.size()) part.until = prefixes[unit + 1];
                          for_each_canonical_solution(part,
                                                      [&](const Orbit& orbit) {
                                                        rejection.add(orbit);
                                                        return true;
                                                      },
                                                      {.stop = stop});
                        });
}

}  // namespace eightfold
