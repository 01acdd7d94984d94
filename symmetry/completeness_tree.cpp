// The row-by-row search, with a reason for each square that it does not try. The image of a prefix under a
// symmetry is known row by row: each piece that is placed has its image in one row. Where the known rows of
// the image begin like the prefix and then have a smaller column, so does the image of every completion,
// which is therefore not canonical.
#include "eightfold/symmetry/completeness_tree.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <cstdlib>
#include <stdexcept>

#include "eightfold/core/verify.hpp"
#include "symmetry/internal/preserved_board.hpp"

namespace eightfold {
namespace {

constexpr int none = -1;

class Walk {
 public:
  Walk(const CompletenessParams& params, const std::function<bool(const CompletenessNode&)>& visit,
       const RunOptions& run)
      : params_(params),
        board_(preserved_board(params.n, params.board, params.group)),
        visit_(visit),
        run_(run) {
    for (auto& columns : image_columns_) columns.fill(none);
  }

  // False if the visitor stopped the walk. `done` and `part` are fractions of the work.
  bool descend(double done, double part) {
    run_.stop.throw_if_requested();
    if (prefix_.rows() == params_.n) return visit_({prefix_, {}, moved_rows()});
    if (run_.on_progress && prefix_.rows() < 3) run_.on_progress(done);
    std::array<SquareReason, max_size> reasons;
    const auto squares = std::span(reasons).first(static_cast<std::size_t>(params_.n));
    int open = 0;
    for (int column = 0; column < params_.n; ++column) {
      SquareReason& reason = squares[static_cast<std::size_t>(column)];
      reason = reason_of(column);
      open += reason.kind == SquareReason::Kind::open ? 1 : 0;
    }
    if (!visit_({prefix_, squares})) return false;
    for (int column = 0, before = 0; column < params_.n; ++column) {
      if (squares[static_cast<std::size_t>(column)].kind != SquareReason::Kind::open) continue;
      place(column);
      const bool goes_on = descend(done + part * before++ / open, part / open);
      remove();
      if (!goes_on) return false;
    }
    return true;
  }

 private:
  void place(int column) {
    for (const Symmetry g : params_.group.elements()) {
      const Square moved = image(g, {prefix_.rows(), column}, params_.n);
      image_column(g, moved.row) = moved.column;
    }
    prefix_.push_back(column);
  }

  void remove() {
    const int row = prefix_.rows() - 1;
    for (const Symmetry g : params_.group.elements())
      image_column(g, image(g, {row, prefix_[row]}, params_.n).row) = none;
    prefix_.pop_back();
  }

  // Compares the placements that begin with the prefix and the column with a bound: less if all precede it,
  // greater if none does, else equal.
  std::strong_ordering compare(int column, const Placement& bound) const {
    for (int row = 0; row < bound.rows(); ++row) {
      if (row > prefix_.rows()) return std::strong_ordering::equal;
      const int own = row < prefix_.rows() ? prefix_[row] : column;
      if (own != bound[row]) return own <=> bound[row];
    }
    return std::strong_ordering::greater;
  }

  SquareReason reason_of(int column) {
    if (compare(column, params_.from) < 0) return {.kind = SquareReason::Kind::before};
    if (params_.until && compare(column, *params_.until) > 0) return {.kind = SquareReason::Kind::after};
    for (int row = 0; row < prefix_.rows(); ++row)
      if (attacks({row, prefix_[row]}, {prefix_.rows(), column}, params_.rule, params_.n))
        return {.kind = SquareReason::Kind::attacked, .row = row};
    if ((board_.allowed(prefix_.rows()) >> column & 1) == 0) return {.kind = SquareReason::Kind::excluded};
    if (params_.every_solution) return {};
    place(column);
    SquareReason reason;
    for (const Symmetry g : params_.group.elements())
      if (const auto row = first_difference(g); row && image_column(g, *row) < prefix_[*row]) {
        reason = {.kind = SquareReason::Kind::smaller, .row = *row, .symmetry = g};
        break;
      }
    remove();
    return reason;
  }

  // The column of the piece in a row of the image, if that piece is placed.
  int& image_column(Symmetry g, int row) { return image_columns_[g][static_cast<std::size_t>(row)]; }

  // The first row in which the image differs, if all rows above are known to be equal.
  std::optional<int> first_difference(Symmetry g) {
    for (int row = 0; row < prefix_.rows(); ++row) {
      const int column = image_column(g, row);
      if (column == none) return std::nullopt;
      if (column != prefix_[row]) return row;
    }
    return std::nullopt;
  }

  EnumArray<Symmetry, std::optional<int>> moved_rows() {
    EnumArray<Symmetry, std::optional<int>> rows;
    for (const Symmetry g : params_.group.elements()) rows[g] = first_difference(g);
    return rows;
  }

  const CompletenessParams& params_;
  Board board_;
  const std::function<bool(const CompletenessNode&)>& visit_;
  const RunOptions& run_;
  Placement prefix_;
  EnumArray<Symmetry, std::array<int, max_size>> image_columns_;
};

}  // namespace

void for_each_completeness_node(const CompletenessParams& params,
                                const std::function<bool(const CompletenessNode&)>& visit,
                                const RunOptions& run) {
  const auto is_prefix = [&](const Placement& bound) {
    return bound.rows() <= params.n &&
           std::all_of(bound.begin(), bound.end(), [&](int c) { return c < params.n; });
  };
  if (!is_prefix(params.from) || (params.until && (params.until->empty() || !is_prefix(*params.until))))
    throw std::invalid_argument("a bound of the range is not a prefix of a placement");
  Walk(params, visit, run).descend(0, 1);
}

}  // namespace eightfold
