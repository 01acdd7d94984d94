#pragma once

#include <cstddef>
#include <cstdint>

#include "eightfold/core/cover/cover.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold::cover {

/// A cover in blocks of lanes: one block per option, in the order of the options, and one lane per item. The
/// shapes are 32 lanes of 2 or 4 bytes and 64 lanes of 4 or 8 bytes. Lanes beyond the cover's items are never
/// empty and never chosen.
struct BlockTables {
  std::size_t lane_bytes = 0;
  std::size_t lanes = 0;
  int real_items = 0;
  const void* kept = nullptr;                ///< what remains when the option is chosen
  const void* without = nullptr;             ///< what remains when the option is excluded
  const std::uint64_t* items = nullptr;      ///< what the option covers
  const std::uint16_t* option_at = nullptr;  ///< the option of item × bits per lane + bit
};

/// Receives each cover, until it returns false: the bit positions of the options chosen for the first
/// `item_count` items. Without a function, covers are only counted. Precondition: item_count <= real_items. A
/// stop that the token requests ends the search with Stopped.
struct Found {
  bool (*call)(void* context, const std::uint8_t* chosen) = nullptr;
  void* context = nullptr;
  std::size_t item_count = 0;
  const StopToken* stop = nullptr;  ///< may be null
};

struct Report {
  std::uint64_t covers = 0;
  std::uint64_t steps = 0;  ///< partial covers that were extended
};

/// Searches the covers that complete `start`. If `found` stops the search, the report is about what was
/// searched until then. See dispatch_index() for the first argument.
Report search(std::size_t dispatch_index, const BlockTables& tables, const Cover::Partial& start,
              const Found& found);

}  // namespace eightfold::cover
