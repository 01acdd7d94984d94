#include "core/count/tie_classes.hpp"

#include <bit>
#include <stdexcept>

#include "core/row_state.hpp"

namespace eightfold {
namespace {

// The first queen in the corner, the second row's queen at column `second`, the second column's queen further
// down.
TieClass corner_class(int n, int second) {
  TieClass tie_class;
  const std::uint32_t all = columns_below(n);
  const auto row = [&](int i) -> std::uint32_t& { return tie_class.allowed[static_cast<std::size_t>(i)]; };
  row(0) = 1;
  row(1) = std::uint32_t{1} << second;
  for (int i = 2; i < n; ++i) row(i) = i <= second ? all & ~std::uint32_t{2} : all;
  return tie_class;
}

// The first queen at column a > 0. The bits of `tied` say which of the other three border queens tie with it.
TieClass border_class(int n, int a, unsigned tied) {
  TieClass tie_class;
  const std::uint32_t left = 1;
  const std::uint32_t right = std::uint32_t{1} << (n - 1);
  const auto row = [&](int i) -> std::uint32_t& { return tie_class.allowed[static_cast<std::size_t>(i)]; };
  for (int i = 0; i < n; ++i) row(i) = columns_below(n);
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
  if (n < 2 || n > max_size) throw std::invalid_argument("tie classes are for 2 to 32 rows");
  std::vector<TieClass> classes;
  for (int second = 2; second < n - 1; ++second) classes.push_back(corner_class(n, second));
  for (int a = 1; 2 * a < n - 1; ++a)
    for (unsigned tied = 0; tied < 8; ++tied) classes.push_back(border_class(n, a, tied));
  return classes;
}

}  // namespace eightfold
