#include "reports/sequences/routes/closed_forms.hpp"

#include <algorithm>

namespace eightfold::sequences {
namespace {

// S2(n, k) for all k from 0 to n.
Terms stirling_row(int n) {
  Terms row = {1};
  for (int i = 1; i <= n; ++i) {
    Terms next(row.size() + 1);
    for (std::size_t k = 1; k < next.size(); ++k)
      next[k] = row[k - 1] + (k < row.size() ? Integer(k) * row[k] : Integer());
    row = next;
  }
  return row;
}

}  // namespace

Integer factorial(int n) {
  Integer product = 1;
  for (int i = 2; i <= n; ++i) product *= i;
  return product;
}

Integer binomial(int n, int k) {
  if (k < 0 || k > n) return 0;
  return factorial(n) / (factorial(k) * factorial(n - k));
}

Integer half_turn_rooks(int n) { return power(2, n / 2) * factorial(n / 2); }

Integer quarter_turn_rooks(int n) { return n % 4 > 1 ? Integer() : factorial(n / 4 * 2) / factorial(n / 4); }

Integer diagonal_rooks(int n) {
  Integer before = 1;
  Integer last = 1;
  for (int i = 2; i <= n; ++i) {
    const Integer next = last + Integer(i - 1) * before;
    before = last;
    last = next;
  }
  return last;
}

Integer both_diagonals_rooks(int n) {
  Integer before = 1;
  Integer last = n / 2 == 0 ? 1 : 2;
  for (int m = 2; m <= n / 2; ++m) {
    const Integer next = Integer(2) * last + Integer(2 * (m - 1)) * before;
    before = last;
    last = next;
  }
  return last;
}

Integer rook_like_kings(int n) {
  Terms a = {1, 1, 0, 0};
  for (int i = 4; i <= n; ++i) {
    const auto back = [&](int steps) { return a[static_cast<std::size_t>(i - steps)]; };
    a.push_back(Integer(i + 1) * back(1) - Integer(i - 2) * back(2) - Integer(i - 5) * back(3) +
                Integer(i - 3) * back(4));
  }
  return a[static_cast<std::size_t>(n)];
}

Terms bishops_on_color(int n, bool corner_color) {
  const int m = (n + (corner_color ? 1 : 0)) / 2;
  Terms counts(static_cast<std::size_t>(n) + 1);
  for (int j = 0; j <= std::min(m, n); ++j) {
    const Terms stirling = stirling_row(n - j);
    for (int k = j; k <= n; ++k)
      counts[static_cast<std::size_t>(k)] += binomial(m, j) * stirling[static_cast<std::size_t>(n - k)];
  }
  return counts;
}

Terms bishops_by_number(int n) {
  const Terms on_corner_color = bishops_on_color(n, true);
  const Terms on_other = bishops_on_color(n, false);
  Terms counts(on_corner_color.size() + on_other.size() - 1);
  for (std::size_t i = 0; i < on_corner_color.size(); ++i)
    for (std::size_t j = 0; j < on_other.size(); ++j) counts[i + j] += on_corner_color[i] * on_other[j];
  return counts;
}

}  // namespace eightfold::sequences
