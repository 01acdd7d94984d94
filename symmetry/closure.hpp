#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/placement.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold {

/// The reasons why a list of placements is not a union of orbits. Positions are indices into the list.
struct ClosureFlaws {
  struct Duplicate {
    std::size_t position;
    std::size_t first_position;
  };
  struct MissingImage {
    Placement missing;
    std::size_t of_position;  ///< the first placement that has this image
    Symmetry witness;         ///< maps that placement to the missing image
  };
  std::vector<Duplicate> duplicates;         ///< by position
  std::vector<MissingImage> missing_images;  ///< each once, by of_position

  bool none() const { return duplicates.empty() && missing_images.empty(); }
};

/// Compares the list with the union of the orbits of its members. Throws std::invalid_argument unless all are
/// permutations with the same number of rows. O(n log n) time; memory for up to eight images per placement.
ClosureFlaws check_closure(std::span<const Placement> placements, Subgroup group = {});

}  // namespace eightfold
