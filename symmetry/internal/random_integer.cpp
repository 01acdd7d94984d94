#include "symmetry/internal/random_integer.hpp"

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace eightfold {

Integer random_below(const Integer& bound, RandomNumbers& random) {
  if (const auto small = bound.to_uint64()) return random.below(*small);
  const std::uint64_t mask = ~std::uint64_t{0} >> std::countl_zero(bound.digits().back());
  for (;;) {
    std::vector<std::uint64_t> digits(bound.digits().size());
    for (std::uint64_t& digit : digits) digit = random.bits();
    digits.back() &= mask;
    Integer number(false, std::move(digits));
    if (number < bound) return number;
  }
}

}  // namespace eightfold
