#pragma once

#include <cstdint>

#include "eightfold/core/enum_array.hpp"
#include "eightfold/core/export.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/orbits_by_type.hpp"

namespace EIGHTFOLD_API eightfold {

/// The partition of a set into orbits.
struct OrbitCounts {
  std::uint64_t placements = 0;
  std::uint64_t orbits = 0;
  OrbitsByType orbits_by_type;
  /// By the type of their orbits; the sum is `placements`.
  EnumArray<SubgroupClass, std::uint64_t> placements_by_type;

  /// Counts one more orbit, but not its placements.
  void add(const Orbit& orbit);

  friend bool operator==(const OrbitCounts&, const OrbitCounts&) = default;
};

}  // namespace eightfold
