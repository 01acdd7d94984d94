#pragma once

#include <hwy/aligned_allocator.h>

#include <cstdint>
#include <vector>

#include "eightfold/core/cover/internal/cover_kernel.hpp"

namespace eightfold::cover {

/// The tables of a cover in the layout that the kernel reads.
class CoverTables {
 public:
  explicit CoverTables(const Cover& cover);

  const BlockTables& view() const { return view_; }

 private:
  using Blocks = hwy::AlignedFreeUniquePtr<std::uint8_t[]>;

  Blocks kept_;
  Blocks without_;
  std::vector<std::uint64_t> items_;
  std::vector<std::uint16_t> option_at_;
  BlockTables view_;
};

}  // namespace eightfold::cover
