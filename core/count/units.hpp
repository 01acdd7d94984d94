#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "core/count/checked_count.hpp"
#include "core/count/kernel.hpp"

namespace eightfold {

/// A count cut into units, which are counted one by one, in any order and on any machine, and add up. They
/// depend on nothing but what was asked for, and are numbered so that ranges of equal length cost about the
/// same.
class CountUnits {
 public:
  virtual ~CountUnits() = default;

  /// How many there are; at least 1.
  virtual std::size_t size() const = 0;

  /// The units' counts add up to so many times the whole.
  virtual std::uint64_t divisor() const { return 1; }

  /// One thread's counter, with its working memory. It must not outlive the units.
  class Counter {
   public:
    virtual ~Counter() = default;

    /// The units from `begin` to before `end`. Throws std::overflow_error past 64 bits.
    virtual CheckedCount count(std::size_t begin, std::size_t end) = 0;

    /// That ran, as the compiled code tells it; `automatic` if no vectorized code did.
    virtual Kernel kernel_run() const { return Kernel::automatic; }
  };

  /// Safe to call from several threads; quick, as what the counters share is made when the first of them
  /// counts. Throws std::invalid_argument if the processor lacks the kernel.
  virtual std::unique_ptr<Counter> counter(Kernel kernel) const = 0;

  /// A counter that shares no search with the other, to hold it against: plain, and slow.
  virtual std::unique_ptr<Counter> plain_counter() const = 0;
};

/// The places 0..size-1 in an order in which any run of neighbors comes from all over: a permutation.
class Spread {
 public:
  explicit Spread(std::size_t size);

  /// The i-th place. Throws std::out_of_range unless i < size.
  std::size_t operator[](std::size_t i) const;

 private:
  std::size_t size_;
  std::size_t step_;
};

}  // namespace eightfold
