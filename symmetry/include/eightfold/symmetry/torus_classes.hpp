#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"

namespace eightfold {

/// Which maps of the n×n torus, whose rows and columns are counted modulo n, make two placements equivalent.
enum class TorusRelation {
  shifted,    ///< the shifts (row + x, column + y): n² elements
  congruent,  ///< with the symmetries of the square: 8n² elements if n > 2
  similar,    ///< with the maps (f row, f column), f coprime to n: 4φ(n)n² elements if n > 2
};

/// How to count.
enum class TorusRoute {
  rejection,  ///< isomorph rejection: counts the least solution of each class
  /// Under Rule::torus, Burnside's lemma. Under Rule::queens, the sum over all solutions of 1 / (number of
  /// solutions in the class).
  summation,
};

struct TorusClassParams {
  int n = 1;                 ///< 1 to 32
  Rule rule = Rule::queens;  ///< or torus
  TorusRelation relation = TorusRelation::congruent;
  TorusRoute route = TorusRoute::rejection;
  /// The number of solutions if it is known (OEIS A007705). Burnside's lemma needs it, and by default it is
  /// counted, which takes two seconds for n = 19 and minutes for n = 23. The other routes ignore it.
  std::optional<std::uint64_t> solutions = {};
};

struct TorusClassCount {
  std::uint64_t solutions = 0;
  std::uint64_t classes = 0;  ///< that contain a solution
  /// The number of classes with as many solutions as the key states. Burnside's lemma leaves it empty.
  std::map<std::uint64_t, std::uint64_t> classes_by_size;
  /// The sum over the elements of the number of solutions that they fix; only Burnside's lemma has it.
  std::optional<std::uint64_t> fixed_points;

  friend bool operator==(const TorusClassCount&, const TorusClassCount&) = default;
};

/// The number of elements of the group: of maps of the torus that differ. Throws std::invalid_argument unless
/// 1 <= n <= 32.
[[nodiscard]] std::uint64_t torus_group_order(int n, TorusRelation relation);

/// Counts the classes of placements that contain a solution. Under Rule::torus every placement of such a
/// class is a solution: OEIS A053994 (congruent) and A062166 (similar). An image of an ordinary solution on
/// the torus need not be a solution: A062164 and A062165.
///
/// Throws std::invalid_argument unless 1 <= n <= 32 and the rule is queens or torus, or if Burnside's lemma
/// lacks a number of solutions that is not feasible to count; std::domain_error if no set of solutions has
/// this number. Memory does not grow with the number of solutions.
[[nodiscard]] TorusClassCount count_torus_classes(const TorusClassParams& params, const RunOptions& run = {});

}  // namespace eightfold
