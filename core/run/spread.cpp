// The order is multiplicative hashing: multiples of a step of about size / φ, modulo the size, leave neither
// large gaps nor clusters, whatever their number (Donald E. Knuth, The Art of Computer Programming, Volume 3,
// Section 6.4). The quotients of Euclid's algorithm on size and step measure how even a step is: small
// quotients are good, and φ has the smallest. Rounding size / φ can give large ones, so the first step from
// there on whose quotients are all small is used.
#include "core/run/spread.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <stdexcept>

namespace eightfold {
namespace {

__extension__ using Wide = unsigned __int128;

// The largest quotient in Euclid's algorithm; the maximum value if size and step have a common divisor.
std::size_t largest_quotient(std::size_t size, std::size_t step) {
  std::size_t largest = 0;
  while (step != 0) {
    largest = std::max(largest, size / step);
    const std::size_t rest = size % step;
    size = step;
    step = rest;
  }
  return size == 1 ? largest : std::numeric_limits<std::size_t>::max();
}

std::size_t best_step(std::size_t size) {
  constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;  // 2^64 / φ
  constexpr std::size_t small = 4;
  const auto first = static_cast<std::size_t>(Wide{size} * golden >> 64);
  std::size_t best = first;
  std::size_t least = std::numeric_limits<std::size_t>::max();
  for (std::size_t step = first; step < size && least > small; ++step) {
    const std::size_t quotient = largest_quotient(size, step);
    if (quotient >= least) continue;
    least = quotient;
    best = step;
  }
  return best;
}

}  // namespace

Spread::Spread(std::size_t size) : size_(size), step_(best_step(size)) {}

std::size_t Spread::operator[](std::size_t i) const {
  if (i >= size_) throw std::out_of_range("the order has fewer places");
  return static_cast<std::size_t>(Wide{i} * step_ % size_);
}

}  // namespace eightfold
