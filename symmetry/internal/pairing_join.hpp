#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "eightfold/core/count/kernel.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"

namespace eightfold {

/// The cut of the values N-1, N-3, … into the first `large` of them and the others. The pair of the i-th and
/// the j-th value, i < j from 0, uses the numbers n-1-i-j and j-i.
struct PairingCut {
  int n = 0;
  int large = 0;
  int small = 0;
};

/// A good cut of an even number of values. Precondition: each list has at most 64 numbers that two pairs can
/// use. This holds for n = 2 values to 2 values + 3 up to 34 values, and for n = 3 values - 2 up to 30.
PairingCut pairing_cut(int values, int n);

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

struct PairingCount {
  std::uint64_t pairings = 0;
  SearchStatistics statistics;
};

/// Those of all splits.
PairingCount count_pairings(const PairingCut& cut, const RunOptions& run);

}  // namespace eightfold
