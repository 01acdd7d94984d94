#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/placement.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold {

/// An orbit by its canonical member. Its type is the class of the stabilizer in the full group of the square,
/// whatever group acts; its size is group order / stabilizer order.
struct Orbit {
  Placement representative;
  Subgroup stabilizer;
  int size = 0;
};

/// How a set falls apart into orbits.
struct OrbitCounts {
  std::uint64_t placements = 0;
  std::uint64_t orbits = 0;
  std::array<std::uint64_t, 8> orbits_by_type{};      ///< indexed like all_subgroup_classes
  std::array<std::uint64_t, 8> placements_by_type{};  ///< likewise; their sum is `placements`

  /// One more orbit, without its placements.
  void add(const Orbit& orbit);
};

/// Counts the orbits of a set by isomorph rejection: a placement counts for its orbit if it is canonical. The
/// set is a stream of any length in any order, each placement once; memory does not grow with it.
class Census {
 public:
  explicit Census(Subgroup group = {}) : group_(group) {}

  /// The orbit that the placement stands for, or nothing if another member of its orbit does.
  /// Throws std::invalid_argument unless is_permutation(placement), and then the census is as it was.
  std::optional<Orbit> add(const Placement& placement);

  /// Throws std::domain_error if the orbits' sizes do not add up to the placements: then the set is not
  /// closed under the group or has duplicates. That they add up is no proof of the contrary: check_closure
  /// is.
  OrbitCounts counts() const;

  Subgroup group() const { return group_; }

 private:
  Subgroup group_;
  OrbitCounts counts_;
};

}  // namespace eightfold
