#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "core/cover/internal/cover.hpp"
#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/core/count/kernel.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"

namespace eightfold {

namespace cover {
struct CoverTables;
struct Found;
}  // namespace cover

struct CoverCount {
  std::uint64_t covers = 0;
  SearchStatistics statistics;
};

/// Finds the covers that complete a partial cover, with vectorized code (cover_kernel.cpp). For 16 queens a
/// solution takes about 20 steps of 16 ns each.
class CoverSearch {
 public:
  /// Keeps a reference to the cover, which must not be a temporary. Throws std::invalid_argument if the
  /// processor lacks the kernel.
  explicit CoverSearch(const Cover& cover, Kernel kernel = Kernel::automatic);
  explicit CoverSearch(const Cover&& cover, Kernel kernel = Kernel::automatic) = delete;
  /// Searches only partial covers that extend `base`, whose options are among those of the base. Fewer items
  /// and options fit in smaller blocks: below the first row, the search for the canonical solutions of
  /// 17 queens takes two thirds of the time.
  CoverSearch(const Cover& cover, const Cover::Partial& base, Kernel kernel = Kernel::automatic);
  CoverSearch(const Cover&& cover, const Cover::Partial& base, Kernel kernel = Kernel::automatic) = delete;
  ~CoverSearch();
  CoverSearch(const CoverSearch&) = delete;
  CoverSearch& operator=(const CoverSearch&) = delete;

  /// Gets a cover: for each of the first items, which of its options covers it, as an index into
  /// Cover::options_of. Returns false to stop.
  using Visitor = std::function<bool(std::span<const std::uint8_t> chosen)>;

  /// Calls the visitor with the first `item_count` items of every completion, in no particular order, until
  /// it returns false. Safe to call from several threads. Throws std::invalid_argument unless 0 <= item_count
  /// <= items() of the cover, or, like the others, if the partial cover does not extend the base.
  SearchStatistics for_each(const Cover::Partial& partial, int item_count, const Visitor& visit,
                            const StopToken& stop = {}) const;

  /// The number of completions, in 64 bits without an overflow check.
  [[nodiscard]] CoverCount count_alone(const Cover::Partial& partial, const StopToken& stop = {}) const;

  /// The same on several threads. Throws std::overflow_error if the sum over the threads' work exceeds 64
  /// bits.
  [[nodiscard]] CoverCount count(const Cover::Partial& partial, const RunOptions& run) const;

 private:
  CoverCount search(const Cover::Partial& partial, const cover::Found& found) const;
  void require_extension(const Cover::Partial& partial) const;

  const Cover& cover_;
  Cover::Partial base_;
  std::size_t dispatch_index_;
  std::unique_ptr<const cover::CoverTables> tables_;
};

}  // namespace eightfold
