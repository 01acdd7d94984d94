#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

#include "core/cover/internal/cover_tables.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold::cover {

/// Visits each cover, until the visitor returns false: the bit positions of the options chosen for the first
/// `item_count` items, in Cover::Partial::remaining. Without a visitor, covers are only counted.
/// Precondition: item_count <= Cover::items(). A stop that the token requests ends the search with Stopped.
struct Found {
  const StopToken& stop;
  const std::function<bool(std::span<const std::uint8_t> chosen)>* visit = nullptr;
  std::size_t item_count = 0;
};

struct Report {
  std::uint64_t covers = 0;
  std::uint64_t steps = 0;  ///< partial covers that were extended
};

/// Searches the covers that complete `start`. If `found` stops the search, the report is about what was
/// searched until then. See dispatch_index() for the first argument.
Report search(std::size_t dispatch_index, const CoverTables& tables, const Start& start, const Found& found);

}  // namespace eightfold::cover
