#pragma once

#include <cstddef>
#include <limits>
#include <map>
#include <span>
#include <stdexcept>
#include <vector>

#include "eightfold/core/placement.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold {

/// The reasons why a list of placements is not a union of orbits.
struct ClosureFlaws {
  struct Duplicate {
    std::size_t position;
    std::size_t first_position;
    Placement placement;
  };
  struct MissingImage {
    Placement missing;
    std::size_t of_position;  ///< the first placement that has this image
    Symmetry witness;         ///< maps that placement to the missing image
  };
  std::vector<Duplicate> duplicates;         ///< the first ones, in the order of the list
  std::vector<MissingImage> missing_images;  ///< the first ones, each once, by of_position
  std::size_t duplicate_count = 0;           ///< of all
  std::size_t missing_count = 0;             ///< of all

  [[nodiscard]] bool none() const { return duplicate_count == 0 && missing_count == 0; }
};

/// Thrown by functions that need a union of orbits.
class NotUnionOfOrbits : public std::domain_error {
 public:
  explicit NotUnionOfOrbits(ClosureFlaws flaws);
  [[nodiscard]] const ClosureFlaws& flaws() const { return flaws_; }

 private:
  ClosureFlaws flaws_;
};

/// Compares a list with the union of the orbits of its members. Keeps each distinct placement once and a
/// limited number of flaws, so a list of any length with few distinct placements needs little memory.
class ClosureCheck {
 public:
  struct Member {
    std::size_t first_position = 0;
    std::size_t copies = 0;
  };

  /// Lists at most `most_listed` duplicates and as many missing images.
  explicit ClosureCheck(Subgroup group = full_group,
                        std::size_t most_listed = std::numeric_limits<std::size_t>::max())
      : group_(group), most_listed_(most_listed) {}

  [[nodiscard]] Subgroup group() const { return group_; }

  /// Adds the next placement of the list. Positions ascend. Throws std::invalid_argument unless all
  /// placements have the same number of rows.
  void add(const Placement& placement, std::size_t position);

  /// The number of placements, with duplicates.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// The distinct placements.
  [[nodiscard]] const std::map<Placement, Member>& members() const { return members_; }

  /// Throws std::invalid_argument unless all are permutations. O(n log n) time for n distinct placements,
  /// on one thread.
  [[nodiscard]] ClosureFlaws flaws(const RunOptions& run = {}) const;

 private:
  void add_missing_images(ClosureFlaws& flaws, const RunOptions& run) const;

  Subgroup group_;
  std::size_t most_listed_;
  std::size_t size_ = 0;
  std::map<Placement, Member> members_;
  std::vector<ClosureFlaws::Duplicate> duplicates_;
};

/// The same for a list in memory; positions are its indices. All flaws are listed.
[[nodiscard]] ClosureFlaws check_closure(std::span<const Placement> placements, Subgroup group = full_group,
                                         const RunOptions& run = {});

}  // namespace eightfold
