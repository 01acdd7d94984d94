#pragma once

#include <hwy/aligned_allocator.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cover/internal/cover.hpp"

namespace eightfold::cover {

/// Where a search starts: a partial cover that extends that of the tables.
struct Start {
  std::array<std::uint64_t, Cover::max_items> remaining{};  ///< by lane
  std::uint64_t open = 0;                                   ///< lanes
  std::array<std::uint8_t, Cover::max_items> chosen{};      ///< by item: a bit of Cover::Partial::remaining
};

/// A partial cover in blocks of lanes: one block per remaining option and one lane per open item, both in
/// their order, and one bit per remaining option of an item. The shapes are 32 lanes of 2 or 4 bytes and 64
/// lanes of 4 or 8 bytes. Further lanes are never empty and never chosen.
struct CoverTables {
  using Blocks = hwy::AlignedFreeUniquePtr<std::uint8_t[]>;

  CoverTables(const Cover& cover, const Cover::Partial& base);

  /// A partial cover that extends the base, in lanes.
  Start start_of(const Cover::Partial& partial) const;

  std::size_t lane_bytes = 0;
  std::size_t lanes = 0;
  std::size_t items = 0;                                 ///< number of open items
  Blocks kept;                                           ///< what remains when the option is chosen
  Blocks without;                                        ///< what remains when the option is excluded
  std::vector<std::uint64_t> covers;                     ///< the lanes that the option covers
  std::vector<std::uint16_t> option_at;                  ///< the option of lane × bits per lane + bit
  std::vector<std::uint8_t> place_at;                    ///< likewise, its bit in Cover::Partial::remaining
  std::array<std::uint8_t, Cover::max_items> item_at{};  ///< by lane

 private:
  // Numbers the remaining options by their first items, and returns them.
  std::vector<std::uint16_t> number_options(const Cover& cover, const Cover::Partial& base);
  void make_blocks(const Cover& cover, const std::vector<std::uint16_t>& options);

  // The bits of the remaining options of a lane's item, moved together.
  std::uint64_t packed(std::uint64_t bits, std::size_t lane) const;

  std::array<int, Cover::max_items> options_{};  // by lane: number of remaining options
};

}  // namespace eightfold::cover
