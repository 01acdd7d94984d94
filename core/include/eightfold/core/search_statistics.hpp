#pragma once

#include <cstdint>

namespace eightfold {

/// The work that a search did. The numbers depend on what is computed alone, neither on the number of threads
/// nor on the kernel. Each kind of search has its own unit of work; the numbers of the others are 0.
struct SearchStatistics {
  /// Placements of non-attacking pieces that a row-by-row search visited.
  std::uint64_t boards = 0;
  /// Members of one list that a join compared with a block of up to 512 members of the other one: half boards
  /// of the engine `halves`, or pairings of values.
  std::uint64_t pair_blocks = 0;
  /// Partial covers that an exact cover search extended by one or two options, or split on an option.
  std::uint64_t cover_steps = 0;

  SearchStatistics& operator+=(const SearchStatistics& other) {
    boards += other.boards;
    pair_blocks += other.pair_blocks;
    cover_steps += other.cover_steps;
    return *this;
  }

  friend bool operator==(const SearchStatistics&, const SearchStatistics&) = default;
};

}  // namespace eightfold
