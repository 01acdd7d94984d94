#pragma once

#include <array>
#include <cstdint>

namespace eightfold {

/// The two largest primes below 2^31. Every count also carries its residues modulo these primes.
inline constexpr std::array<std::uint64_t, 2> check_primes = {2147483647, 2147483629};

/// A sum of weighted counts in 64 bits. Overflow throws. The sum is also computed independently modulo two
/// primes, so that a stored or transferred sum that was altered is detected. The residues do not check the
/// counts that are added.
class CheckedCount {
 public:
  using Residues = std::array<std::uint64_t, 2>;

  /// A stored sum. Throws std::logic_error if the sum and its residues disagree.
  [[nodiscard]] static CheckedCount of(std::uint64_t sum, const Residues& residues);

  /// Adds count × weight. Throws std::overflow_error past 2^64 - 1.
  void add(std::uint64_t count, std::uint64_t weight = 1);
  void add(const CheckedCount& other);

  /// The exact quotient. The residues are multiplied by the inverses of the divisor. Throws std::logic_error
  /// if the divisor does not divide the sum, or is a multiple of a check prime.
  [[nodiscard]] CheckedCount divided_by(std::uint64_t divisor) const;

  /// The sum. Throws std::logic_error if the sum and its residues disagree.
  [[nodiscard]] std::uint64_t value() const;

  /// The sum modulo check_primes.
  [[nodiscard]] const Residues& residues() const { return residues_; }

 private:
  std::uint64_t sum_ = 0;
  Residues residues_{};
};

}  // namespace eightfold
