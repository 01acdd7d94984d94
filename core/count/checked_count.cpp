#include "core/count/checked_count.hpp"

#include <stdexcept>

namespace eightfold {
namespace {

[[noreturn]] void overflow() { throw std::overflow_error("the count does not fit into 64 bits"); }

}  // namespace

void CheckedCount::add(std::uint64_t count, std::uint64_t weight) {
  std::uint64_t product = 0;
  if (__builtin_mul_overflow(count, weight, &product) || __builtin_add_overflow(sum_, product, &sum_))
    overflow();
  for (std::size_t i = 0; i < check_primes.size(); ++i)
    residues_[i] = (residues_[i] + count % check_primes[i] * (weight % check_primes[i])) % check_primes[i];
}

void CheckedCount::add(const CheckedCount& other) {
  if (__builtin_add_overflow(sum_, other.sum_, &sum_)) overflow();
  for (std::size_t i = 0; i < check_primes.size(); ++i)
    residues_[i] = (residues_[i] + other.residues_[i]) % check_primes[i];
}

std::uint64_t CheckedCount::value() const {
  for (std::size_t i = 0; i < check_primes.size(); ++i)
    if (sum_ % check_primes[i] != residues_[i])
      throw std::logic_error("a count and its residue modulo a prime contradict each other");
  return sum_;
}

}  // namespace eightfold
