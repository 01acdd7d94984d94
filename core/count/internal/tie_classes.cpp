#include "core/count/internal/tie_classes.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "core/internal/row_state.hpp"

namespace eightfold {
namespace {

// The first row's queen is in the corner, the second row's queen in column `second`, and the second column's
// queen farther down.
TieClass corner_class(int n, int second) {
  TieClass tie_class = all_squares(n);
  tie_class.ties = 1;
  tie_class.allowed[0] = 1;
  tie_class.allowed[1] = std::uint32_t{1} << second;
  for (int i = 2; i <= second; ++i) tie_class.allowed[static_cast<std::size_t>(i)] &= ~std::uint32_t{2};
  return tie_class;
}

// The first row's queen is in column a > 0. The bits of `tied` are the border queens that tie with it.
TieClass border_class(int n, int a, unsigned tied) {
  TieClass tie_class = all_squares(n);
  const std::uint32_t left = 1;
  const std::uint32_t right = std::uint32_t{1} << (n - 1);
  const auto row = [&](int i) -> std::uint32_t& { return tie_class.allowed[static_cast<std::size_t>(i)]; };
  row(0) = std::uint32_t{1} << a;
  for (int i = 1; i < a; ++i) {
    row(i) &= ~(left | right);
    row(n - 1 - i) &= ~(left | right);
  }
  row(n - 1) = columns_below(n - a) & ~columns_below(a);

  const std::array<Square, 3> ties = {{{n - 1 - a, 0}, {a, n - 1}, {n - 1, n - 1 - a}}};
  tie_class.ties = 1 + std::popcount(tied);
  for (std::size_t i = 0; i < ties.size(); ++i) {
    const std::uint32_t square = std::uint32_t{1} << ties[i].column;
    row(ties[i].row) &= (tied >> i & 1) != 0 ? square : ~square;
  }
  return tie_class;
}

}  // namespace

std::vector<TieClass> tie_classes(int n) {
  if (n < 2 || n > max_size) throw std::invalid_argument("tie classes exist for 2 to 32 rows");
  std::vector<TieClass> classes;
  for (int second = 2; second < n - 1; ++second) classes.push_back(corner_class(n, second));
  for (int a = 1; 2 * a < n - 1; ++a)
    for (unsigned tied = 0; tied < 8; ++tied) classes.push_back(border_class(n, a, tied));
  return classes;
}

TieClass all_squares(int n) {
  TieClass all;
  all.ties = 8;
  std::fill_n(all.allowed.begin(), n, columns_below(n));
  return all;
}

std::vector<Placement> with_next_row(const std::vector<Placement>& boards, const TieClass& tie_class, int n) {
  std::vector<Placement> longer;
  for (const Placement& board : boards) {
    const auto state = state_below<Rule::queens>(board, columns_below(n));
    const auto row = static_cast<std::size_t>(board.rows());
    for (std::uint32_t free = tie_class.allowed[row] & ~state->lines.attacked(); free != 0; free &= free - 1)
      longer.emplace_back(board).push_back(std::countr_zero(free));
  }
  return longer;
}

}  // namespace eightfold
