// The first rows are searched in lexicographic order (canonical_prefixes.cpp). Below a prefix, the rest of
// the board is solved as an exact cover in the order that is fastest, the solutions are sorted, and each is
// compared with its images. From 17 rows on, the cover problem is reduced to that below the first rows, so
// that its blocks have 64 bytes: the list of 17 queens takes two thirds of the time with AVX2. That of 16
// queens takes 0.14 to 0.17 of the yardstick's time on a quiet machine with AVX-512, and 0.27 with AVX2
// (canonical_list.hpp is faster). Rejected: tables of the options that remain below each prefix (a tenth more
// time at N = 16, and 8.8 s instead of 7.8 s at N = 17), and a search of all rows in order, with a check of
// each row (0.42) or column (0.40).
#include "eightfold/symmetry/canonical_solutions.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/cover/internal/cover_search.hpp"
#include "core/run/parallel.hpp"
#include "core/run/visit_progress.hpp"
#include "symmetry/internal/board_cover.hpp"
#include "symmetry/internal/canonical_list.hpp"
#include "symmetry/internal/canonical_prefixes.hpp"
#include "symmetry/internal/image_rows.hpp"
#include "symmetry/internal/ordered_pipeline.hpp"
#include "symmetry/internal/preserved_board.hpp"

namespace eightfold {
namespace {

// A prefix, a search below its first rows, and the number of boards that the search for prefixes has visited
// until then.
struct Item {
  CanonicalPrefix prefix;
  std::shared_ptr<const CoverSearch> search;
  std::uint64_t boards;
};

// The canonical solutions with a prefix, and the work up to them: its cover_steps are of this part alone.
struct Part {
  std::vector<Orbit> orbits;
  SearchStatistics statistics;
};

class CanonicalSearch {
 public:
  CanonicalSearch(const CanonicalSearchParams& params, const Board& board, const StopToken& stop)
      : n_(params.n),
        group_(params.group),
        depth_(canonical_depth(params.n, params.rule)),
        cover_(board_cover(params.n, params.rule)),
        start_(allowed_part(cover_, board)),
        stop_(stop),
        prefixes_(cover_, start_, n_, group_, depth_, params.from, params.until, stop) {
    for (std::size_t i = 0; i < all_subgroups().size(); ++i)
      index_of_stabilizer_[all_subgroups()[i].elements().bits()] = static_cast<std::uint8_t>(i);
  }

  // The next prefix in lexicographic order.
  std::optional<Item> next() {
    auto prefix = prefixes_.next();
    if (!prefix) return std::nullopt;
    Placement first_rows = prefix->rows;
    while (first_rows.rows() > std::max(0, n_ - rows_of_small_blocks)) first_rows.pop_back();
    if (!search_ || first_rows != first_rows_) search_ = search_below(first_rows);
    first_rows_ = first_rows;
    return Item{*prefix, search_, prefixes_.boards()};
  }

  // The number of boards that the search for prefixes has visited.
  std::uint64_t boards() const { return prefixes_.boards(); }

  // The canonical solutions with this prefix, in lexicographic order.
  Part part_below(const Item& item) const {
    const CanonicalPrefix& prefix = item.prefix;
    std::vector<std::uint64_t> found;  // the columns of the rows below, then the stabilizer
    const SymmetrySet undecided = undecided_by(prefix);
    const bool is_decided = undecided == SymmetrySet();
    Part part;
    const auto keep = [&](std::span<const std::uint8_t> chosen) {
      SymmetrySet fixing{Symmetry::identity};
      if (!is_decided && !is_least(chosen, undecided, fixing)) return true;
      std::uint64_t key = 0;
      for (int row = depth_; row < n_; ++row)
        key = key << bits_of_column | chosen[static_cast<std::size_t>(row)];
      found.push_back(key << bits_of_stabilizer | index_of_stabilizer_[fixing.bits()]);
      return true;
    };
    part.statistics = item.search->for_each(prefix.board, is_decided ? n_ : 2 * n_, keep, stop_);
    part.statistics.boards = item.boards;
    std::sort(found.begin(), found.end());
    part.orbits.reserve(found.size());
    Orbit orbit = {prefix.rows, Subgroup(SymmetrySet{Symmetry::identity}), group_.order()};
    for (int row = depth_; row < n_; ++row) orbit.representative.push_back(0);
    for (std::uint64_t key : found) {
      orbit.stabilizer = all_subgroups()[key & 15];
      orbit.size = group_.order() / orbit.stabilizer.order();
      key >>= bits_of_stabilizer;
      for (int row = n_; row-- > depth_; key >>= bits_of_column)
        orbit.representative.move_queen(row, static_cast<int>(key & 31));
      part.orbits.push_back(orbit);
    }
    return part;
  }

 private:
  // As many rows and columns as fit in the smallest block of the search.
  static constexpr int rows_of_small_blocks = 16;
  static constexpr int bits_of_column = 5;
  static constexpr int bits_of_stabilizer = 4;  // of its index in all_subgroups()
  static_assert(most_rows_below * bits_of_column + bits_of_stabilizer <= 64);

  std::shared_ptr<const CoverSearch> search_below(const Placement& first_rows) const {
    Cover::Partial base = start_;
    for (int row = 0; row < first_rows.rows(); ++row)
      cover_.choose(base, option_at({row, first_rows[row]}, n_));
    return std::make_shared<CoverSearch>(cover_, base);
  }

  // The symmetries whose images can still be equal to the prefix in all its rows, or begin with it up to a
  // row that is still open.
  SymmetrySet undecided_by(const CanonicalPrefix& prefix) const {
    SymmetrySet undecided;
    for (const Symmetry g : group_.elements()) {
      if (g == Symmetry::identity) continue;
      const auto equal = [&](int row) { return image(inverse(g), {row, prefix.rows[row]}, n_); };
      int row = 0;
      while (row < depth_ && prefix.has_queen(equal(row))) ++row;
      if (row == depth_ || cover_.allows(prefix.board, option_at(equal(row), n_))) undecided.insert(g);
    }
    return undecided;
  }

  // True if no image precedes the solution. Adds the symmetries that fix the solution to `fixing`.
  bool is_least(std::span<const std::uint8_t> chosen, SymmetrySet undecided, SymmetrySet& fixing) const {
    const auto n = static_cast<std::size_t>(n_);
    const ImageRows rows(chosen.data(), chosen.data() + n, n_);
    for (const Symmetry g : undecided) {
      int difference = 0;
      for (int row = 0; row < n_ && difference == 0; ++row)
        difference = rows.column(g, row) - chosen[static_cast<std::size_t>(row)];
      if (difference < 0) return false;
      if (difference == 0) fixing.insert(g);
    }
    return true;
  }

  int n_;
  Subgroup group_;
  int depth_;
  Cover cover_;
  Cover::Partial start_;
  Placement first_rows_;
  std::shared_ptr<const CoverSearch> search_;  // below the first rows of the last prefix
  const StopToken& stop_;
  CanonicalPrefixSearch prefixes_;
  std::array<std::uint8_t, 256> index_of_stabilizer_{};  // in all_subgroups(), by the bits of its elements
};

// A listener that gets the fraction of the searched range, given that of all placements. No solution begins
// with a bound whose pieces attack each other, so its share is not finite. If the group mirrors columns, the
// first piece of a canonical solution is in the left half.
ProgressListener listener_of_range(const CanonicalSearchParams& params, const Board& board,
                                   const ProgressListener& listener) {
  if (!listener) return {};
  const auto share_of = [&](const Placement& bound, double otherwise) {
    const double share = share_before(bound, board, params.rule);
    return std::isfinite(share) ? share : otherwise;
  };
  const double all = params.group.contains(Symmetry::flip_horizontal) ? 0.5 : 1;
  const double begin = share_of(params.from, 0);
  const double length = (params.until ? std::min(share_of(*params.until, all), all) : all) - begin;
  return [&listener, begin, length](double share) {
    listener(length > 0 ? std::clamp((share - begin) / length, 0.0, 1.0) : 1);
  };
}

}  // namespace

SearchStatistics for_each_canonical_part(const CanonicalSearchParams& params,
                                         const std::function<bool(std::span<const Orbit>)>& visit,
                                         const RunOptions& run) {
  const Board board = preserved_board(params.n, params.board, params.group);
  const int depth = canonical_depth(params.n, params.rule);
  if (std::max(params.from.rows(), params.until ? params.until->rows() : 0) > depth)
    throw std::invalid_argument("the canonical solutions of " + std::to_string(params.n) +
                                " rows have bounds of at most " + std::to_string(depth) + " rows");
  check(run);
  CanonicalSearch search(params, board, run.stop);
  VisitProgress progress(board, params.rule, listener_of_range(params, board, run.on_progress));
  SearchStatistics statistics;
  bool is_stopped = false;
  const auto visit_part = [&](const Part& part) {
    statistics.boards = part.statistics.boards;
    statistics.cover_steps += part.statistics.cover_steps;
    for (const Orbit& orbit : part.orbits) progress.visit(orbit.representative);
    is_stopped = !part.orbits.empty() && !visit(part.orbits);
    return !is_stopped;
  };
  OrderedPipeline<Item, Part>([&] { return search.next(); },
                              [&](const Item& item) { return search.part_below(item); }, visit_part)
      .run(static_cast<std::size_t>(threads_of(run.threads)));
  if (!is_stopped) statistics.boards = search.boards();  // with those after the last prefix
  return statistics;
}

SearchStatistics for_each_canonical_solution(const CanonicalSearchParams& params,
                                             const std::function<bool(const Orbit&)>& visit,
                                             const RunOptions& run) {
  return for_each_canonical_part(
      params, [&](std::span<const Orbit> part) { return std::all_of(part.begin(), part.end(), visit); }, run);
}

}  // namespace eightfold
