// Solutions that a turn leaves as they are, as covers by whole orbits of queens.
//
// Half turn: an option is a queen with its image. It covers two rows, i and m - i, which are one item, and
// two columns alike. The mirrors and the quarter turn take such solutions to others, so three in four need
// not be found: the queen of the first row stands on the left half, and no nearer to its corner than the
// queen of the first column to its own. Where both are as near, the two are a quarter turn apart, or they
// would attack each other.
//
// Quarter turn: measured from the center in half squares, the four queens of an orbit stand at (a, b),
// (-b, a), (-a, -b), (b, -a); their rows are ±a and ±b, and their diagonals ±(a + b) and ±(a - b), of either
// kind. So an orbit is a pair of the values N-1, N-3, ..., which must be paired up so that all half-sums and
// half-differences differ. Each pair stands for two orbits, mirror images of each other: R = 2^(pairs) × M.
#include "symmetry/fixed_solutions.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/cover/cover_search.hpp"

namespace eightfold {
namespace {

void check(const FixedCountParams& params, int largest) {
  if (params.n < 0 || params.n > largest)
    throw std::invalid_argument("a board has 0 to " + std::to_string(largest) + " rows here");
}

// The distance of a row or column from the nearer border, which is its item.
int from_border(int line, int n) { return std::min(line, n - 1 - line); }

// Queens at (row, column) and its image under the half turn; row in the upper half.
struct HalfTurnPair {
  int row;
  int column;
};

class HalfTurnCover {
 public:
  explicit HalfTurnCover(int n) : n_(n), pairs_(pairs_of(n)), cover_(cover_of(n, pairs_)) {}

  const Cover& cover() const { return cover_; }

  /// The first row's queen in a column of the left half, the first column's farther from its corner, or as
  /// far.
  Cover::Partial part(int column, bool as_far) const {
    Cover::Partial partial = cover_.start();
    for (std::size_t option = 0; option < pairs_.size(); ++option) {
      const auto [row, other_column] = pairs_[option];
      const bool on_first_row = row == 0;
      const bool on_first_column = from_border(other_column, n_) == 0;
      const int distance = from_border(row, n_);
      // In the first column, or in the last with the image in the first.
      const bool quarter_turn_apart = other_column == 0 ? false : distance == column;
      const bool wanted = (!on_first_row || other_column == column) &&
                          (!on_first_column || (as_far ? quarter_turn_apart : distance > column));
      if (!wanted) cover_.exclude(partial, option);
    }
    return partial;
  }

 private:
  // A queen on a diagonal or a middle line attacks its image, or the queen in the center of an odd board.
  static std::vector<HalfTurnPair> pairs_of(int n) {
    std::vector<HalfTurnPair> pairs;
    for (int row = 0; row < n / 2; ++row)
      for (int column = 0; column < n; ++column)
        if (row != column && row + column != n - 1 && 2 * column != n - 1) pairs.push_back({row, column});
    return pairs;
  }

  static Cover cover_of(int n, const std::vector<HalfTurnPair>& pairs) {
    const int m = n - 1;
    const int half = n / 2;
    std::vector<Cover::Items> options;
    for (const auto& [row, column] : pairs)
      options.push_back(Cover::Items{1} << row | Cover::Items{1} << (half + from_border(column, n)));
    const auto conflict = [&](std::size_t a, std::size_t b) {
      const int fall = pairs[a].column - pairs[a].row;
      const int rise = pairs[a].column + pairs[a].row;
      const auto [row, column] = pairs[b];
      return fall == column - row || rise == column + row || fall == row - column ||
             rise == 2 * m - column - row;
    };
    return Cover(2 * half, std::move(options), conflict);
  }

  int n_;
  std::vector<HalfTurnPair> pairs_;
  Cover cover_;
};

// The values N-1, N-3, ... as items and their pairs as options.
Cover pairing_cover(int n) {
  const int values = n / 4 * 2;
  struct Lines {
    int half_sum;
    int half_difference;
  };
  std::vector<Cover::Items> options;
  std::vector<Lines> lines;
  for (int i = 0; i < values; ++i)
    for (int j = i + 1; j < values; ++j) {
      options.push_back(Cover::Items{1} << i | Cover::Items{1} << j);
      lines.push_back({n - 1 - i - j, j - i});
    }
  return Cover(values, std::move(options), [&](std::size_t a, std::size_t b) {
    return lines[a].half_sum == lines[b].half_sum || lines[a].half_sum == lines[b].half_difference ||
           lines[a].half_difference == lines[b].half_sum ||
           lines[a].half_difference == lines[b].half_difference;
  });
}

}  // namespace

std::uint64_t count_half_turn_solutions(const FixedCountParams& params) {
  check(params, largest_half_turn_n);
  if (params.n < 2) return 1;
  const HalfTurnCover pairs(params.n);
  const CoverSearch search(pairs.cover());
  const auto columns = static_cast<std::size_t>(params.n / 2);
  Progress progress(params.on_progress, 2 * columns);
  CheckedCount total;
  for (std::size_t column = 0; column < columns; ++column)
    for (const bool as_far : {false, true}) {
      progress.begin_part(2 * column + (as_far ? 1 : 0));
      const auto part = pairs.part(static_cast<int>(column), as_far);
      total.add(search.count(part, params.threads, progress).value(), as_far ? 2 : 4);
    }
  return total.value();
}

std::uint64_t count_quarter_turn_solutions(const FixedCountParams& params) {
  check(params, largest_quarter_turn_n);
  if (params.n % 4 > 1) return 0;
  const Cover cover = pairing_cover(params.n);
  const CoverSearch search(cover);
  CheckedCount total;
  total.add(search.count(cover.start(), params.threads, Progress(params.on_progress, 1)).value(),
            std::uint64_t{1} << (params.n / 4));
  return total.value();
}

}  // namespace eightfold
