// Cuts the engine's work into boards of the first rows. Only the sum over all units is divisible by
// tie_divisor, so the caller divides the sum. A constrained board is one class of solutions of weight 1.
#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "core/count/internal/batch_search.hpp"
#include "core/count/internal/engines.hpp"
#include "core/count/internal/squares.hpp"
#include "core/internal/constraints.hpp"
#include "core/internal/row_state.hpp"
#include "core/run/dispatch.hpp"
#include "core/run/spread.hpp"

namespace eightfold::lanes {
namespace {

// The squares of a constrained board without those that a required queen attacks. A plain search needs no
// more, and shares no code with search_squares().
AllowedSquares squares_not_attacked(const Board& board) {
  const int n = board.columns();
  AllowedSquares squares{};
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      bool is_allowed = (board.allowed(row) >> column & 1) != 0;
      for (int other = 0; other < n; ++other)
        for (const int away : {0, row - other, other - row})
          if (other != row && column + away >= 0 && column + away < n)
            is_allowed = is_allowed && !board.is_required({other, column + away});
      if (is_allowed) squares[static_cast<std::size_t>(row)] |= std::uint32_t{1} << column;
    }
  return squares;
}

// The boards of the first rows, by tie class.
class Cut {
 public:
  // Boards of fewer than four rows have no tie classes; they are one unit.
  Cut(const Board& board, std::size_t min_units, const StopToken& stop)
      : n_(board.columns()), divisor_(board.is_constrained() ? 1 : unit_divisor) {
    Placement prefix;
    if (board.is_constrained()) {
      const SearchSquares squares = search_squares(board, Rule::queens);
      if (squares.is_feasible && state_below<Rule::queens>(squares.prefix, columns_below(n_))) {
        prefix = squares.prefix;
        plain_squares_ = squares_not_attacked(board);
        classes_ = {{squares.allowed, 8}};
      } else {
        plain_squares_.emplace();
        classes_ = {{{}, 8}};  // no square is allowed
      }
    } else {
      classes_ = n_ < 4 ? std::vector{all_squares(n_)} : tie_classes(n_);
    }
    std::vector<std::vector<Placement>> level(classes_.size(), {prefix});
    keep_if_larger(level, prefix.rows());
    for (int rows = prefix.rows() + 1; n_ >= 4 && rows <= n_ - 2 && size() < min_units; ++rows) {
      const auto& above = rows_ == rows - 1 ? boards_ : level;
      std::vector<std::vector<Placement>> below;
      for (std::size_t c = 0; c < classes_.size(); ++c) {
        stop.throw_if_requested();
        below.push_back(with_next_row(above[c], classes_[c], n_));
      }
      keep_if_larger(below, rows);
      level = std::move(below);
    }
    spread_.emplace(size());
  }

  std::size_t size() const { return ends_.empty() ? 0 : ends_.back(); }
  int n() const { return n_; }
  int rows() const { return rows_; }
  const std::vector<TieClass>& classes() const { return classes_; }
  const AllowedSquares& plain_squares(std::size_t tie_class) const {
    return plain_squares_ ? *plain_squares_ : classes_[tie_class].allowed;
  }
  std::uint64_t divisor() const { return divisor_; }
  std::uint64_t weight(std::size_t tie_class) const {
    return weight_of(classes_[tie_class]) * divisor_ / tie_divisor;
  }

  struct Unit {
    std::size_t tie_class;
    const Placement& board;
  };
  Unit operator[](std::size_t i) const {
    const std::size_t place = (*spread_)[i];
    const auto end = std::upper_bound(ends_.begin(), ends_.end(), place);
    const auto tie_class = static_cast<std::size_t>(end - ends_.begin());
    return {tie_class, boards_[tie_class][place - (tie_class == 0 ? 0 : ends_[tie_class - 1])]};
  }

 private:
  // Moves the boards here if there are more of them than before.
  void keep_if_larger(std::vector<std::vector<Placement>>& boards, int rows) {
    std::vector<std::size_t> ends;
    for (const auto& of_class : boards) ends.push_back((ends.empty() ? 0 : ends.back()) + of_class.size());
    if (ends.back() <= size()) return;
    ends_ = std::move(ends);
    boards_ = std::move(boards);
    rows_ = rows;
  }

  int n_;
  int rows_ = 0;
  std::uint64_t divisor_;
  std::vector<TieClass> classes_;
  std::optional<AllowedSquares> plain_squares_;  // of a constrained board
  std::vector<std::vector<Placement>> boards_;   // by class
  std::vector<std::size_t> ends_;                // of the classes, before the units are reordered
  std::optional<Spread> spread_;
};

// Counts the boards of each class in one batch, so that the vectors stay full.
class BatchCounter : public CountUnits::Counter {
 public:
  BatchCounter(const Cut& cut, Kernel kernel, const StopToken& stop)
      : cut_(cut), stop_(stop), search_(kernel), boards_(cut.classes().size()) {}

  CheckedCount count(std::size_t begin, std::size_t end) override {
    for (auto& of_class : boards_) of_class.clear();
    for (std::size_t i = begin; i < end; ++i) {
      const auto [tie_class, board] = cut_[i];
      boards_[tie_class].push_back(state_below<Rule::queens>(board, columns_below(cut_.n()))->lines);
    }
    CheckedCount solutions;
    for (std::size_t c = 0; c < boards_.size(); ++c) {
      if (boards_[c].empty()) continue;
      solutions.add(search_.count({cut_.n(), cut_.rows(), cut_.classes()[c].allowed, boards_[c], stop_}),
                    cut_.weight(c));
    }
    return solutions;
  }

  Kernel kernel_run() const override { return search_.kernel_run(); }
  SearchStatistics statistics() const override { return search_.statistics(); }

 private:
  const Cut& cut_;
  const StopToken& stop_;
  BatchSearch search_;
  std::vector<std::vector<RowState>> boards_;  // by class
};

class PlainCounter : public CountUnits::Counter {
 public:
  PlainCounter(const Cut& cut, const StopToken& stop) : cut_(cut), stop_(stop) {}

  CheckedCount count(std::size_t begin, std::size_t end) override {
    CheckedCount solutions;
    for (std::size_t i = begin; i < end; ++i) {
      const auto [tie_class, board] = cut_[i];
      AllowedSquares allowed = cut_.plain_squares(tie_class);
      for (int row = 0; row < board.rows(); ++row)
        allowed[static_cast<std::size_t>(row)] &= std::uint32_t{1} << board[row];
      solutions.add(count_on_squares(cut_.n(), allowed, {}, stop_), cut_.weight(tie_class));
    }
    return solutions;
  }

 private:
  const Cut& cut_;
  const StopToken& stop_;
};

class BoardUnits : public CountUnits {
 public:
  BoardUnits(const Board& board, std::size_t min_units, const RunOptions& run)
      : stop_(run.stop), cut_(board, min_units, stop_) {}

  std::size_t size() const override { return cut_.size(); }
  std::uint64_t divisor() const override { return cut_.divisor(); }
  std::unique_ptr<Counter> counter(Kernel kernel) const override {
    if (cut_.n() >= 4 && cut_.n() - cut_.rows() >= 2)
      return std::make_unique<BatchCounter>(cut_, kernel, stop_);
    resolve(kernel);  // throws if the processor lacks it
    return plain_counter();
  }
  std::unique_ptr<Counter> plain_counter() const override {
    return std::make_unique<PlainCounter>(cut_, stop_);
  }

 private:
  StopToken stop_;
  Cut cut_;
};

}  // namespace

std::unique_ptr<CountUnits> units(const Board& board, std::size_t min_units, const RunOptions& run) {
  return std::make_unique<BoardUnits>(board, min_units, run);
}

}  // namespace eightfold::lanes
