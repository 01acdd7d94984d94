#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/placement.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold {

/// What keeps a list of placements from being a union of orbits. Positions are indices into the list.
struct ClosureFlaws {
  struct Duplicate {
    std::size_t position;
    std::size_t first_position;
  };
  struct MissingImage {
    Placement missing;
    std::size_t of_position;  ///< the first in the list whose image is missing
    Symmetry witness;         ///< takes that one to the missing image
  };
  std::vector<Duplicate> duplicates;         ///< by position
  std::vector<MissingImage> missing_images;  ///< each once, in the order in which the list reveals them

  bool none() const { return duplicates.empty() && missing_images.empty(); }
};

/// Compares the list with the union of its members' orbits. All must be permutations with the same number of
/// rows, else std::invalid_argument. O(n log n) time, memory for up to eight images a placement.
ClosureFlaws check_closure(std::span<const Placement> placements, Subgroup group = {});

}  // namespace eightfold
