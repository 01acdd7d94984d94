#pragma once

#include <hwy/aligned_allocator.h>

#include <cstddef>
#include <new>

namespace eightfold {

/// Memory for vectors. Throws std::bad_alloc where Highway returns null.
template <typename T>
hwy::AlignedFreeUniquePtr<T[]> allocate_aligned(std::size_t size) {
  auto memory = hwy::AllocateAligned<T>(size);
  if (!memory) throw std::bad_alloc();
  return memory;
}

}  // namespace eightfold
