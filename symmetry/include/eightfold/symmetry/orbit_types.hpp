#pragma once

#include <cstdint>
#include <vector>

#include "eightfold/core/export.hpp"
#include "eightfold/symmetry/orbit_counts.hpp"

namespace EIGHTFOLD_API eightfold {

/// An orbit type that occurs.
struct OrbitTypeCount {
  SubgroupClass type = SubgroupClass::trivial;
  std::uint64_t size = 0;        ///< of each orbit
  std::uint64_t orbits = 0;      ///< at least 1
  std::uint64_t placements = 0;  ///< in these orbits

  friend bool operator==(const OrbitTypeCount&, const OrbitTypeCount&) = default;
};

/// The types that occur, in the order of all_subgroup_classes.
[[nodiscard]] std::vector<OrbitTypeCount> orbit_types_of(const OrbitCounts& counts);

/// The same from the numbers of orbits under this group. Throws std::overflow_error if the number of
/// placements exceeds 64 bits.
[[nodiscard]] std::vector<OrbitTypeCount> orbit_types_of(const OrbitsByType& orbits,
                                                         Subgroup group = full_group);

/// The number of orbits of all types. Throws std::overflow_error if it exceeds 64 bits.
[[nodiscard]] std::uint64_t sum_of(const OrbitsByType& orbits);

}  // namespace eightfold
