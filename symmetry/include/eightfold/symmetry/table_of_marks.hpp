#pragma once

#include <cstdint>

#include "eightfold/core/enum_array.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold {

/// `table[H][K]` is the number of points of an orbit of type H that a subgroup of class K fixes. Lower
/// triangular, because K fixes a point only if H contains a conjugate of K.
using TableOfMarks = EnumArray<SubgroupClass, EnumArray<SubgroupClass, std::int64_t>>;

/// The marks of a set: for each class, the number of members that every element of a subgroup of this class
/// fixes. The set must be closed under the group of the square; then conjugate subgroups have the same mark.
/// The mark of the trivial class is the size of the set.
using Marks = EnumArray<SubgroupClass, std::uint64_t, struct MarksTag>;

/// The first subgroup of the class in all_subgroups().
[[nodiscard]] Subgroup representative_of(SubgroupClass type);

[[nodiscard]] const TableOfMarks& table_of_marks();

/// The largest mark that decompose() accepts, 2^59: its intermediate values are at most twelve times as
/// large.
inline constexpr std::uint64_t largest_mark = std::uint64_t{1} << 59U;

/// The orbits of the set with these marks. Throws std::domain_error, naming the entry, if no set has these
/// marks, and std::overflow_error if an entry exceeds largest_mark.
[[nodiscard]] OrbitsByType decompose(const Marks& marks);

/// The marks of a set with these orbits, the inverse of decompose(). Throws std::overflow_error above
/// 2^64 - 1.
[[nodiscard]] Marks marks_of(const OrbitsByType& orbits);

/// Computes the marks of a set given as a stream without duplicates.
class MarksTally {
 public:
  /// Uses fixes(), and therefore not the action that the census uses. Throws std::invalid_argument, and
  /// leaves the tally unchanged, unless is_permutation(placement).
  void add(const Placement& placement);
  [[nodiscard]] const Marks& marks() const { return marks_; }

 private:
  Marks marks_;
};

}  // namespace eightfold
