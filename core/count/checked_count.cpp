#include "eightfold/core/count/checked_count.hpp"

#include <stdexcept>

namespace eightfold {
namespace {

[[noreturn]] void overflow() { throw std::overflow_error("the count does not fit into 64 bits"); }

// The inverse of `number` modulo a prime, by Fermat's little theorem: number^(prime - 2).
std::uint64_t inverse(std::uint64_t number, std::uint64_t prime) {
  std::uint64_t result = 1;
  std::uint64_t power = number % prime;
  for (std::uint64_t exponent = prime - 2; exponent != 0; exponent >>= 1) {
    if ((exponent & 1) != 0) result = result * power % prime;
    power = power * power % prime;
  }
  return result;
}

}  // namespace

CheckedCount CheckedCount::of(std::uint64_t sum, const Residues& residues) {
  CheckedCount count;
  count.sum_ = sum;
  count.residues_ = residues;
  static_cast<void>(count.value());
  return count;
}

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

CheckedCount CheckedCount::divided_by(std::uint64_t divisor) const {
  if (divisor == 0 || sum_ % divisor != 0)
    throw std::logic_error("the count is not a multiple of its divisor");
  CheckedCount part;
  part.sum_ = sum_ / divisor;
  for (std::size_t i = 0; i < check_primes.size(); ++i) {
    if (divisor % check_primes[i] == 0) throw std::logic_error("the divisor is a multiple of a check prime");
    part.residues_[i] = residues_[i] * inverse(divisor, check_primes[i]) % check_primes[i];
  }
  return part;
}

std::uint64_t CheckedCount::value() const {
  for (std::size_t i = 0; i < check_primes.size(); ++i)
    if (sum_ % check_primes[i] != residues_[i])
      throw std::logic_error("a count and its residue modulo a prime disagree");
  return sum_;
}

}  // namespace eightfold
