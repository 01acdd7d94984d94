#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "eightfold/core/count/kernel.hpp"

namespace eightfold {

/// The cut of the values N-1, N-3, … into the first `large` of them and the others.
struct PairingCut {
  int n = 0;
  int large = 0;
  int small = 0;
};

/// Precondition: 0 <= n <= 71.
PairingCut pairing_cut(int n);

/// A set of large values, bit i for the i-th value. The pairings of a split pair these with each other, and
/// each of the other large values with a small one. Every pairing belongs to one split.
using PairingSplit = std::uint32_t;
std::vector<PairingSplit> pairing_splits(const PairingCut& cut);

namespace pairings {
struct Join;
}  // namespace pairings

/// Counts the pairings whose half-sums and half-differences are all distinct, by meeting in the middle
/// (pairing_join.cpp). Holds tables and working memory, so use one for each thread.
class PairingJoin {
 public:
  /// Throws std::invalid_argument if the processor lacks the kernel.
  explicit PairingJoin(const PairingCut& cut, Kernel kernel = Kernel::automatic);
  ~PairingJoin();
  PairingJoin(const PairingJoin&) = delete;
  PairingJoin& operator=(const PairingJoin&) = delete;

  /// Those of one split.
  std::uint64_t count(PairingSplit split);

  /// Over all counts, the pairings of one list that were compared with a block of up to 512 of the other.
  [[nodiscard]] std::uint64_t pair_blocks() const;

 private:
  std::unique_ptr<pairings::Join> join_;
};

}  // namespace eightfold
