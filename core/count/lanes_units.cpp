// The engine's work, board by board. A unit's weight must not depend on other units, so what the engine does
// once with all solutions of three ties, dividing them by three, is left to the end: 24 / ties are whole.
#include "core/count/lanes_units.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "core/count/lanes.hpp"
#include "core/count/squares.hpp"
#include "core/count/tie_classes.hpp"

namespace eightfold::lanes {
namespace {

constexpr std::uint64_t weight_of(const TieClass& search) {
  return 8 * unit_divisor / static_cast<std::uint64_t>(search.ties);
}

// The boards of a tie class one row further down.
std::vector<Placement> extended(const std::vector<Placement>& boards, int row, const TieClass& search,
                                int n) {
  std::vector<Placement> longer;
  for (const Placement& board : boards) {
    const auto state = state_below<Rule::queens>(board, columns_below(n));
    for (std::uint32_t free = search.allowed[static_cast<std::size_t>(row)] & ~state->lines.attacked();
         free != 0; free &= free - 1) {
      longer.push_back(board);
      longer.back().push_back(std::countr_zero(free));
    }
  }
  return longer;
}

// Each tie class with its boards of `rows` queens.
class Cut {
 public:
  Cut(int n, std::size_t enough) : n_(n), classes_(tie_classes(n)) {
    std::vector<std::vector<Placement>> last(classes_.size(), {Placement()});
    take(last, 0);
    for (int rows = 1; rows <= n - 2 && size() < enough; ++rows) {
      const std::vector<std::vector<Placement>>& above = rows_ == rows - 1 ? boards_ : last;
      std::vector<std::vector<Placement>> boards;
      for (std::size_t c = 0; c < classes_.size(); ++c)
        boards.push_back(extended(above[c], rows - 1, classes_[c], n));
      take(boards, rows);
      if (rows_ != rows) last = std::move(boards);
    }
    spread_.emplace(size());
  }

  std::size_t size() const { return ends_.back(); }
  int n() const { return n_; }
  int rows() const { return rows_; }
  const std::vector<TieClass>& classes() const { return classes_; }

  struct Unit {
    std::size_t tie_class;
    const Placement& board;
  };
  Unit operator[](std::size_t i) const {
    const std::size_t place = (*spread_)[i];
    const auto end = std::upper_bound(ends_.begin(), ends_.end(), place);
    const auto tie_class = static_cast<std::size_t>(end - ends_.begin());
    const std::size_t begin = tie_class == 0 ? 0 : ends_[tie_class - 1];
    return {tie_class, boards_[tie_class][place - begin]};
  }

 private:
  // Takes these boards away unless the ones it has are more.
  void take(std::vector<std::vector<Placement>>& boards, int rows) {
    std::vector<std::size_t> ends;
    for (const auto& of_class : boards) ends.push_back((ends.empty() ? 0 : ends.back()) + of_class.size());
    if (!ends_.empty() && ends.back() <= size()) return;
    ends_ = std::move(ends);
    boards_ = std::move(boards);
    rows_ = rows;
  }

  int n_;
  int rows_ = 0;
  std::vector<TieClass> classes_;
  std::vector<std::vector<Placement>> boards_;  // by class
  std::vector<std::size_t> ends_;               // of the classes, among the units before they are spread
  std::optional<Spread> spread_;
};

// Takes the boards of each class in one batch, so that the vectors stay full.
class BatchCounter : public CountUnits::Counter {
 public:
  BatchCounter(const Cut& cut, Kernel kernel) : cut_(cut), search_(kernel), boards_(cut.classes().size()) {}

  CheckedCount count(std::size_t begin, std::size_t end) override {
    for (auto& of_class : boards_) of_class.clear();
    for (std::size_t i = begin; i < end; ++i) {
      const auto [tie_class, board] = cut_[i];
      boards_[tie_class].push_back(state_below<Rule::queens>(board, columns_below(cut_.n()))->lines);
    }
    CheckedCount solutions;
    for (std::size_t c = 0; c < boards_.size(); ++c) {
      if (boards_[c].empty()) continue;
      const TieClass& tie_class = cut_.classes()[c];
      solutions.add(search_.count({cut_.n(), cut_.rows(), tie_class.allowed, boards_[c]}),
                    weight_of(tie_class));
    }
    return solutions;
  }

  Kernel kernel_run() const override { return search_.kernel_run(); }

 private:
  const Cut& cut_;
  BatchSearch search_;
  std::vector<std::vector<RowState>> boards_;  // by class
};

class PlainCounter : public CountUnits::Counter {
 public:
  explicit PlainCounter(const Cut& cut) : cut_(cut) {}

  CheckedCount count(std::size_t begin, std::size_t end) override {
    CheckedCount solutions;
    for (std::size_t i = begin; i < end; ++i) {
      const auto [tie_class, board] = cut_[i];
      AllowedSquares allowed = cut_.classes()[tie_class].allowed;
      for (int row = 0; row < board.rows(); ++row)
        allowed[static_cast<std::size_t>(row)] = std::uint32_t{1} << board[row];
      solutions.add(count_on_squares(cut_.n(), allowed), weight_of(cut_.classes()[tie_class]));
    }
    return solutions;
  }

 private:
  const Cut& cut_;
};

class Units : public CountUnits {
 public:
  Units(int n, std::size_t enough) : cut_(n, enough) {}

  std::size_t size() const override { return cut_.size(); }
  std::uint64_t divisor() const override { return unit_divisor; }
  std::unique_ptr<Counter> counter(Kernel kernel) const override {
    return std::make_unique<BatchCounter>(cut_, kernel);
  }
  std::unique_ptr<Counter> plain_counter() const override { return std::make_unique<PlainCounter>(cut_); }

 private:
  Cut cut_;
};

// One unit for boards of fewer than four rows, which have no tie classes.
class OneUnit : public CountUnits {
 public:
  explicit OneUnit(int n) : n_(n) {}

  std::size_t size() const override { return 1; }
  std::uint64_t divisor() const override { return unit_divisor; }
  std::unique_ptr<Counter> counter(Kernel kernel) const override {
    resolve(kernel);
    return plain_counter();
  }
  std::unique_ptr<Counter> plain_counter() const override { return std::make_unique<WholeCounter>(n_); }

 private:
  class WholeCounter : public Counter {
   public:
    explicit WholeCounter(int n) : n_(n) {}
    CheckedCount count(std::size_t begin, std::size_t end) override {
      CheckedCount solutions;
      AllowedSquares allowed;
      allowed.fill(columns_below(n_));
      if (begin < end) solutions.add(count_on_squares(n_, allowed), unit_divisor);
      return solutions;
    }

   private:
    int n_;
  };

  int n_;
};

}  // namespace

std::unique_ptr<CountUnits> units(int n, std::size_t enough) {
  if (n < 4) return std::make_unique<OneUnit>(n);
  return std::make_unique<Units>(n, enough);
}

}  // namespace eightfold::lanes
