#pragma once

#include <cstdint>

namespace eightfold {

/// The work that a search did. The numbers depend on the parameters of the search alone, not on the number of
/// threads; each kind of search has its own unit of work, and the other numbers are 0.
struct SearchStatistics {
  std::uint64_t boards = 0;       ///< placements of non-attacking pieces that a row-by-row search visited
  std::uint64_t pair_blocks = 0;  ///< blocks of pairs of half boards that the engine `halves` compared
  std::uint64_t cover_steps = 0;  ///< options that an exact cover search chose

  friend bool operator==(const SearchStatistics&, const SearchStatistics&) = default;
};

}  // namespace eightfold
