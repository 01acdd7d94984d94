#pragma once

#include <functional>
#include <vector>

#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/content.hpp"
#include "eightfold/symmetry/group_action.hpp"
#include "eightfold/symmetry/integer.hpp"
#include "eightfold/symmetry/permutation_group.hpp"

namespace eightfold {

/// Gets a cycle type and the number of elements that have it.
using CycleTypeVisitor = std::function<void(const CycleType& type, const Integer& elements)>;

/// A finite group acting on the points 0 to points - 1, which need not list its elements: those of one cycle
/// type are counted together.
struct ActingGroup {
  int points = 0;
  Integer order = 1;                    ///< including elements that act alike
  std::vector<Permutation> generators;  ///< without the identity
  /// Visits the cycle types of all elements; a type may be visited several times. Throws Stopped.
  std::function<void(const CycleTypeVisitor& visit, const RunOptions& run)> for_each_type;
};

inline constexpr int largest_symmetric_degree = 60;
inline constexpr int largest_matrix_side = 20;
inline constexpr int most_acted_points = 10'000;
/// The largest order of a group by generators whose elements are visited one by one.
inline constexpr int most_visited_elements = 100'000'000;

/// From a list of its elements. O(elements × points) for each visit of all types.
[[nodiscard]] ActingGroup acting_group(const GroupAction& action);

/// From generators. The elements are visited one by one, about four million a second on 20 points. Throws
/// std::length_error if there are more than 100,000,000 of them.
[[nodiscard]] ActingGroup acting_group(const PermutationGroup& group);

/// All permutations of n points, and the even ones. 0 <= n <= 60. These and the next ones visit a partition
/// of n, or a pair of partitions, at a time, and throw std::invalid_argument if a number is out of range.
[[nodiscard]] ActingGroup symmetric_group(int n);
[[nodiscard]] ActingGroup alternating_group(int n);

/// The n! permutations of the vertices of the complete graph, on its n(n-1)/2 edges (0,1), (0,2), …, (1,2),
/// …: colorings in two colors are the graphs of n vertices up to isomorphism. 0 <= n <= 60.
[[nodiscard]] ActingGroup complete_graph_edges(int n);

/// The automorphisms of the complete bipartite graph K(m,n) on its edges, numbered like the entries of a
/// matrix: m! n! of them, and twice as many if m = n, when the sides can be exchanged. 0 <= m, n <= 20.
[[nodiscard]] ActingGroup bipartite_graph_edges(int m, int n);

/// The m! n! permutations of the rows and of the columns of an m×n matrix on its entries, numbered row by
/// row. 0 <= m, n <= 20.
[[nodiscard]] ActingGroup matrix_entries(int m, int n);

/// The direct product on the union of both sets of points, those of `a` first. Like wreath_product, throws
/// std::invalid_argument if it acts on more than 10,000 points.
[[nodiscard]] ActingGroup direct_product(const ActingGroup& a, const ActingGroup& b);

/// The wreath product: a copy of the points of `inner` for each point of `outer`. The elements of `inner` act
/// on each copy independently, and those of `outer` permute the copies.
[[nodiscard]] ActingGroup wreath_product(const ActingGroup& inner, const ActingGroup& outer);

}  // namespace eightfold
