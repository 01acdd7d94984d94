// A solution is least in its orbit if none of its images comes before it, row by row. What an image has in
// its first rows is decided by a few squares on the border, so a prefix forbids squares far below: if image
// row k is to be no less than the prefix's row k, then the squares that would make it less are out; and if a
// queen of the prefix makes the two rows equal, the next row counts. What is left of the board below a
// prefix is solved as a cover, in whatever order is fast, and sorted. The last word on a solution is a
// comparison with all of its images.
//
// The idea of rejecting partial isomorphs in an ordered search is R. C. Read's and I. A. Faradžev's (1978).
#include "symmetry/canonical_solutions.hpp"

#include <tbb/global_control.h>
#include <tbb/parallel_pipeline.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <optional>
#include <stdexcept>
#include <vector>

#include "core/count/parallel.hpp"
#include "core/cover/cover_search.hpp"
#include "symmetry/board_cover.hpp"
#include "symmetry/image_rows.hpp"

namespace eightfold {
namespace {

// A prefix and what it leaves of the board.
struct Part {
  Placement prefix;
  Cover::Partial board;
  SymmetrySet undecided;  // whose images may yet be less than a solution, or equal
};

class CanonicalSearch {
 public:
  CanonicalSearch(int n, Subgroup group, Rule rule)
      : n_(n),
        group_(group),
        cover_(board_cover(n, rule)),
        search_(cover_),
        depth_(std::min(n, std::max(2, n - rows_below(rule)))) {
    for (const Symmetry g : group.elements())
      if (g != Symmetry::identity) others_.push_back(g);
    for (std::size_t i = 0; i < all_subgroups().size(); ++i)
      index_of_stabilizer_[all_subgroups()[i].elements().bits()] = static_cast<std::uint8_t>(i);
    path_.push_back({{}, cover_.start(), {}});
    untried_.push_back(0);
  }

  // The next prefix in lexicographic order, with all the rows that are searched one by one.
  std::optional<Part> next() {
    while (!path_.empty()) {
      if (path_.back().prefix.rows() == depth_) {
        Part part = path_.back();
        part.undecided = undecided_by(part);
        up();
        return part;
      }
      descend();
    }
    return std::nullopt;
  }

  // Its solutions that are least in their orbits, in lexicographic order.
  std::vector<Orbit> orbits_below(const Part& part) const {
    std::vector<std::uint64_t> found;  // the columns of the rows below, and the stabilizer
    const bool is_decided = part.undecided == SymmetrySet();
    search_.for_each(part.board, is_decided ? n_ : 2 * n_, [&](std::span<const std::uint8_t> chosen) {
      SymmetrySet fixing{Symmetry::identity};
      if (!is_decided && !is_least(chosen, part.undecided, fixing)) return;
      std::uint64_t key = 0;
      for (int row = depth_; row < n_; ++row)
        key = key << bits_of_column | chosen[static_cast<std::size_t>(row)];
      found.push_back(key << bits_of_stabilizer | index_of_stabilizer_[fixing.bits()]);
    });
    std::sort(found.begin(), found.end());
    std::vector<Orbit> orbits;
    orbits.reserve(found.size());
    Orbit orbit = {part.prefix, Subgroup(SymmetrySet{Symmetry::identity}), group_.order()};
    for (int row = depth_; row < n_; ++row) orbit.representative.push_back(0);
    for (std::uint64_t key : found) {
      orbit.stabilizer = all_subgroups()[key & 15];
      orbit.size = group_.order() / orbit.stabilizer.order();
      key >>= bits_of_stabilizer;
      for (int row = n_; row-- > depth_; key >>= bits_of_column)
        orbit.representative.move_queen(row, static_cast<int>(key & 31));
      orbits.push_back(orbit);
    }
    return orbits;
  }

 private:
  static constexpr int bits_of_column = 5;
  static constexpr int bits_of_stabilizer = 4;  // of its index among the ten
  static constexpr int most_rows_below = (64 - bits_of_stabilizer) / bits_of_column;

  // The rows that are solved as one part, whose solutions are held in memory: of queens a few thousand at
  // most, but rooks have as many as there are permutations of the rows.
  static int rows_below(Rule rule) { return rule == Rule::rooks ? 7 : most_rows_below; }

  void up() {
    path_.pop_back();
    untried_.pop_back();
  }

  // One step of a depth-first search for prefixes.
  void descend() {
    Part& above = path_.back();
    const int row = above.prefix.rows();
    int& column = untried_.back();
    while (column < n_ && (above.board.left[static_cast<std::size_t>(row)] >> column & 1) == 0) ++column;
    if (column == n_) return up();
    Part below = above;
    below.prefix.push_back(column);
    cover_.choose(below.board, option_at({row, column}, n_));
    ++column;
    if (!forbid_lesser_images(below) || cover_.is_dead(below.board)) return;
    path_.push_back(below);
    untried_.push_back(0);
  }

  // Takes out the squares that would make an image less than the prefix. False if a queen stands on one.
  bool forbid_lesser_images(Part& part) const {
    for (const Symmetry g : others_) {
      const Symmetry back = inverse(g);
      for (int row = 0; row < part.prefix.rows(); ++row) {
        for (int column = 0; column < part.prefix[row]; ++column) {
          const Square square = image(back, {row, column}, n_);
          if (has_queen(part.prefix, square)) return false;
          cover_.exclude(part.board, option_at(square, n_));
        }
        if (!has_queen(part.prefix, image(back, {row, part.prefix[row]}, n_))) break;
      }
    }
    return true;
  }

  static bool has_queen(const Placement& prefix, Square square) {
    return square.row < prefix.rows() && prefix[square.row] == square.column;
  }

  // The symmetries whose images can still begin as the prefix does: the first row that the prefix does not
  // make equal may become so.
  SymmetrySet undecided_by(const Part& part) const {
    SymmetrySet undecided;
    for (const Symmetry g : others_) {
      const auto equal = [&](int row) { return image(inverse(g), {row, part.prefix[row]}, n_); };
      int row = 0;
      while (row < depth_ && has_queen(part.prefix, equal(row))) ++row;
      if (row == depth_ || cover_.allows(part.board, option_at(equal(row), n_))) undecided.insert(g);
    }
    return undecided;
  }

  // True if no image comes before the solution; `fixing` takes in the symmetries that leave it as it is.
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
  std::vector<Symmetry> others_;  // the group without the identity
  Cover cover_;
  CoverSearch search_;
  std::array<std::uint8_t, 256> index_of_stabilizer_{};  // in all_subgroups(), by the bits of its elements
  int depth_;
  std::vector<Part> path_;    // the search for prefixes: all but the last have a part below
  std::vector<int> untried_;  // by row of the path
};

}  // namespace

void for_each_canonical_part(const CanonicalSearchParams& params,
                             const std::function<bool(std::span<const Orbit>)>& visit) {
  if (params.n < 0 || params.n > max_size) throw std::invalid_argument("a board has 0 to 32 rows");
  CanonicalSearch search(params.n, params.group, params.rule);
  const auto visit_part = [&](const std::vector<Orbit>& orbits) { return orbits.empty() || visit(orbits); };
  const int threads = threads_of(params.threads);
  if (threads == 1) {
    while (const auto part = search.next())
      if (!visit_part(search.orbits_below(*part))) return;
    return;
  }
  const auto concurrency = static_cast<std::size_t>(threads);
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, concurrency);
  tbb::task_arena arena(threads);
  // What the visitor throws waits for the end: a pipeline that an exception stops forgets what it carries.
  std::atomic<bool> wanted = true;  // read where prefixes are made, written where solutions are taken
  std::exception_ptr thrown;
  const auto take = [&](const std::vector<Orbit>& orbits) {
    if (!wanted) return;
    try {
      wanted = visit_part(orbits);
    } catch (...) {
      thrown = std::current_exception();
      wanted = false;
    }
  };
  arena.execute([&] {
    constexpr std::size_t parts_a_thread = 8;
    tbb::parallel_pipeline(
        parts_a_thread * concurrency,
        tbb::make_filter<void, Part>(tbb::filter_mode::serial_in_order, [&](tbb::flow_control& flow) {
          auto part = wanted ? search.next() : std::nullopt;
          if (part) return *part;
          flow.stop();
          return Part();
        }) & tbb::make_filter<Part, std::vector<Orbit>>(tbb::filter_mode::parallel, [&](const Part& part) {
          return wanted ? search.orbits_below(part) : std::vector<Orbit>();
        }) & tbb::make_filter<std::vector<Orbit>, void>(tbb::filter_mode::serial_in_order, take));
  });
  if (thrown) std::rethrow_exception(thrown);
}

void for_each_canonical_solution(const CanonicalSearchParams& params,
                                 const std::function<bool(const Orbit&)>& visit) {
  for_each_canonical_part(
      params, [&](std::span<const Orbit> part) { return std::all_of(part.begin(), part.end(), visit); });
}

}  // namespace eightfold
