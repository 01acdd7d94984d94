#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/core/count/kernel.hpp"
#include "eightfold/core/search_statistics.hpp"

namespace eightfold {

/// A count cut into units that can be counted separately, in any order and on any machine. Units depend only
/// on the parameters of the count, and are numbered such that ranges of equal length cost about the same.
class CountUnits {
 public:
  virtual ~CountUnits() = default;

  /// The number of units, at least 1.
  [[nodiscard]] virtual std::size_t size() const = 0;

  /// The counts of all units add up to this many times the whole count.
  [[nodiscard]] virtual std::uint64_t divisor() const { return 1; }

  /// A counter for one thread, with its working memory. Must not outlive the units.
  class Counter {
   public:
    virtual ~Counter() = default;

    /// The sum of the units in [begin, end). Throws std::overflow_error if a sum exceeds 64 bits, and Stopped
    /// if a stop is requested by the token that the units were cut with.
    [[nodiscard]] virtual CheckedCount count(std::size_t begin, std::size_t end) = 0;

    /// The kernel that ran last, as reported by the compiled code; `automatic` if none ran.
    [[nodiscard]] virtual Kernel kernel_run() const { return Kernel::automatic; }

    /// The work of all counts so far; plain counters do not measure it.
    [[nodiscard]] virtual SearchStatistics statistics() const { return {}; }
  };

  /// Safe to call from several threads. Fast: shared tables are built when the first counter counts. Throws
  /// std::invalid_argument if the processor lacks the kernel.
  [[nodiscard]] virtual std::unique_ptr<Counter> counter(Kernel kernel) const = 0;

  /// A plain and slow counter for verification, which shares no search with counter().
  [[nodiscard]] virtual std::unique_ptr<Counter> plain_counter() const = 0;
};

}  // namespace eightfold
