#pragma once

#include <array>
#include <cstdint>

namespace eightfold {

/// The primes modulo which every count is carried a second time: the two largest below 2^31.
inline constexpr std::array<std::uint64_t, 2> check_primes = {2147483647, 2147483629};

/// A sum of weighted counts in 64 bits that cannot go wrong unseen: additions that leave 64 bits throw, and
/// the same sum is carried modulo two primes on a path of its own.
class CheckedCount {
 public:
  using Residues = std::array<std::uint64_t, 2>;

  /// A sum that was written down. Throws std::logic_error if it and its residues contradict each other.
  static CheckedCount of(std::uint64_t sum, const Residues& residues);

  /// Adds count × weight. Throws std::overflow_error past 2^64 - 1.
  void add(std::uint64_t count, std::uint64_t weight = 1);
  void add(const CheckedCount& other);

  /// The sum in equal parts. The residues are divided on their own path, by the inverses of the divisor.
  /// Throws std::logic_error if the sum is no multiple of the divisor, or that is a multiple of a check
  /// prime.
  CheckedCount divided_by(std::uint64_t divisor) const;

  /// The sum. Throws std::logic_error if it and its residues contradict each other.
  std::uint64_t value() const;

  /// The sum modulo check_primes.
  const Residues& residues() const { return residues_; }

 private:
  std::uint64_t sum_ = 0;
  Residues residues_{};
};

}  // namespace eightfold
