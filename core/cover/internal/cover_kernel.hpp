#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/cover/internal/cover.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold::cover {

/// A partial cover in blocks of lanes: one block per remaining option and one lane per open item, both in
/// their order, and one bit per remaining option of an item. The shapes are 32 lanes of 2 or 4 bytes and 64
/// lanes of 4 or 8 bytes. Further lanes are never empty and never chosen.
struct BlockTables {
  std::size_t lane_bytes = 0;
  std::size_t lanes = 0;
  std::size_t items = 0;                                 ///< number of open items
  const void* kept = nullptr;                            ///< what remains when the option is chosen
  const void* without = nullptr;                         ///< what remains when the option is excluded
  const std::uint64_t* covers = nullptr;                 ///< the lanes that the option covers
  const std::uint16_t* option_at = nullptr;              ///< the option of lane × bits per lane + bit
  const std::uint8_t* place_at = nullptr;                ///< likewise, its bit in Cover::Partial::remaining
  std::array<std::uint8_t, Cover::max_items> item_at{};  ///< by lane
  std::array<std::uint8_t, Cover::max_items> options{};  ///< by lane: number of remaining options
};

/// Where a search starts: a partial cover that extends that of the tables.
struct Start {
  std::array<std::uint64_t, Cover::max_items> remaining{};  ///< by lane
  std::uint64_t open = 0;                                   ///< lanes
  std::array<std::uint8_t, Cover::max_items> chosen{};      ///< by item: a bit of Cover::Partial::remaining
};

/// Receives each cover, until it returns false: the bit positions of the options chosen for the first
/// `item_count` items, in Cover::Partial::remaining. Without a function, covers are only counted.
/// Precondition: item_count <= Cover::items(). A stop that the token requests ends the search with Stopped.
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
Report search(std::size_t dispatch_index, const BlockTables& tables, const Start& start, const Found& found);

}  // namespace eightfold::cover
