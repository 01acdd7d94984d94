#pragma once

#include <cstdint>
#include <random>

namespace eightfold {

/// A reproducible source of uniform random numbers: the same on every machine and with every compiler.
///
/// The generator is std::mt19937_64 seeded with one number, whose every output the C++ standard fixes
/// ([rand.predef]: the 10000th of the default seed is 9981545732273789042). The standard's distributions are
/// not fixed, so the mapping is our own: of the outputs x, those with x < 2^64 mod bound are left out, and
/// the others, whose number is a multiple of the bound, give x mod bound.
class RandomNumbers {
 public:
  explicit RandomNumbers(std::uint64_t seed) : generator_(seed) {}

  /// Uniform in 0..bound-1. Precondition: bound > 0.
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t left_out = (0 - bound) % bound;  // 2^64 mod bound
    for (;;)
      if (const std::uint64_t x = generator_(); x >= left_out) return x % bound;
  }

 private:
  std::mt19937_64 generator_;
};

}  // namespace eightfold
