#pragma once

#include <hwy/aligned_allocator.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cover/internal/cover_kernel.hpp"

namespace eightfold::cover {

/// The open items and the remaining options of a partial cover in the layout that the kernel reads. Both keep
/// their order.
class CoverTables {
 public:
  CoverTables(const Cover& cover, const Cover::Partial& base);

  const BlockTables& view() const { return view_; }

  /// A partial cover that extends the base, in lanes.
  Start start_of(const Cover::Partial& partial) const;

 private:
  using Blocks = hwy::AlignedFreeUniquePtr<std::uint8_t[]>;

  // Numbers the remaining options by their first items, and returns them.
  std::vector<std::uint16_t> number_options(const Cover& cover, const Cover::Partial& base);
  void make_blocks(const Cover& cover, const std::vector<std::uint16_t>& options);

  // The bits of the remaining options of a lane's item, moved together.
  std::uint64_t packed(std::uint64_t bits, std::size_t lane) const;

  Blocks kept_;
  Blocks without_;
  std::vector<std::uint64_t> covers_;
  std::vector<std::uint16_t> option_at_;
  std::vector<std::uint8_t> place_at_;
  BlockTables view_;
};

}  // namespace eightfold::cover
