#pragma once

#include <cstdint>
#include <random>

namespace eightfold {

/// Reproducible uniform random numbers: the same on every machine and with every compiler.
///
/// The generator is std::mt19937_64 seeded with one number; the C++ standard specifies its output
/// ([rand.predef]: the 10000th output of the default seed is 9981545732273789042). The standard does not
/// specify the output of its distributions, so the mapping is defined here: outputs x < 2^64 mod bound are
/// rejected, and the others, whose number is a multiple of the bound, are mapped to x mod bound.
class RandomNumbers {
 public:
  explicit RandomNumbers(std::uint64_t seed) : generator_(seed) {}

  /// Uniform in 0..2^64-1.
  std::uint64_t bits() { return generator_(); }

  /// Uniform in 0..bound-1. Precondition: bound > 0.
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t rejected = (0 - bound) % bound;  // 2^64 mod bound
    for (;;)
      if (const std::uint64_t x = generator_(); x >= rejected) return x % bound;
  }

 private:
  std::mt19937_64 generator_;
};

}  // namespace eightfold
