#pragma once

#include <Eigen/Core>
#include <array>
#include <cstdint>

#include "core/placement.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold {

using TableOfMarks = Eigen::Matrix<std::int64_t, 8, 8>;

/// How many members of a set a subgroup of each class fixes, every element of it fixing them; indexed like
/// all_subgroup_classes. The set must be closed under the group of the square: then it does not matter which
/// subgroup of the class is taken. The first entry is the size of the set.
using Marks = std::array<std::uint64_t, 8>;

/// How many orbits there are of each type, indexed like all_subgroup_classes.
using OrbitsByType = std::array<std::uint64_t, 8>;

/// The first subgroup of the class in all_subgroups().
Subgroup representative_of(SubgroupClass type);

/// Row H, column K: how many points of an orbit of type H a subgroup of class K fixes. Rows and columns are
/// in the order of all_subgroup_classes; lower triangular, for K fixes a point only if a conjugate of K is
/// contained in H.
const TableOfMarks& table_of_marks();

/// The largest mark that decompose() takes, 2^59: what it computes with is at most twelve times as large.
inline constexpr std::uint64_t largest_mark = std::uint64_t{1} << 59U;

/// The orbits of the set that has these marks. Throws std::domain_error, naming the entry, if no set has
/// them, and std::overflow_error for an entry beyond largest_mark.
OrbitsByType decompose(const Marks& marks);

/// The marks of a set with these orbits: decompose() the other way. Throws std::overflow_error past 2^64 - 1.
Marks marks_of(const OrbitsByType& orbits);

/// Counts the marks of a set given as a stream, each placement once.
class MarksTally {
 public:
  /// Decided with fixes(), so without the action on which the census rests. Throws std::invalid_argument
  /// unless is_permutation(placement), and then the tally is as it was.
  void add(const Placement& placement);
  const Marks& marks() const { return marks_; }

 private:
  Marks marks_{};
};

}  // namespace eightfold
