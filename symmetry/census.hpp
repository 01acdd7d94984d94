#pragma once

#include <cstdint>
#include <optional>

#include "eightfold/core/placement.hpp"
#include "eightfold/symmetry/orbits_by_type.hpp"

namespace eightfold {

/// An orbit, given by its canonical member. Its type is the class of the stabilizer in the full group of the
/// square, also if a subgroup acts; its size is group order / stabilizer order.
struct Orbit {
  Placement representative;
  Subgroup stabilizer = full_group;
  int size = 0;
};

/// The partition of a set into orbits.
struct OrbitCounts {
  std::uint64_t placements = 0;
  std::uint64_t orbits = 0;
  OrbitsByType orbits_by_type;
  /// By the type of their orbits; the sum is `placements`.
  EnumArray<SubgroupClass, std::uint64_t> placements_by_type;

  /// Counts one more orbit, but not its placements.
  void add(const Orbit& orbit);
};

/// Counts the orbits of a set by isomorph rejection: only canonical placements count. The set is a stream in
/// any order without duplicates; memory does not grow with its length.
class Census {
 public:
  explicit Census(Subgroup group = full_group) : group_(group) {}

  /// The orbit of the placement if the placement is canonical, else nothing. Throws std::invalid_argument,
  /// and leaves the census unchanged, unless is_permutation(placement).
  std::optional<Orbit> add(const Placement& placement);

  /// Throws std::domain_error if the sizes of the orbits do not add up to the number of placements; then the
  /// set is not closed under the group or has duplicates. The converse does not hold; use check_closure().
  OrbitCounts counts() const;

  Subgroup group() const { return group_; }

 private:
  Subgroup group_;
  OrbitCounts counts_;
};

}  // namespace eightfold
