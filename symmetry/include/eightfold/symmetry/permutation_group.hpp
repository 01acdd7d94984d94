#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/group_action.hpp"
#include "eightfold/symmetry/integer.hpp"

namespace eightfold {

/// The largest number of points of a group that is given by generators.
inline constexpr int most_generated_points = 200;

/// A group of permutations given by generators, as a chain of stabilizers. It takes O(n^3) memory, and for
/// the symmetric group of 100 points about 0.15 s.
class PermutationGroup {
 public:
  /// Throws std::invalid_argument unless 0 <= points <= 200 and each generator is a permutation of the
  /// points.
  PermutationGroup(int points, std::span<const Permutation> generators);

  [[nodiscard]] int points() const { return points_; }
  /// Those that the previous ones do not generate.
  [[nodiscard]] const std::vector<Permutation>& generators() const { return generators_; }
  [[nodiscard]] Integer order() const;
  /// Throws std::invalid_argument unless it is a permutation of the points.
  [[nodiscard]] bool contains(const Permutation& element) const;

  /// Visits every element once, the identity first. The reference is valid during the call. O(points) time
  /// for each, on one thread.
  void for_each_element(const std::function<void(const Permutation&)>& visit,
                        const RunOptions& run = {}) const;

 private:
  // The elements that fix the points before `point`, as cosets of those that also fix it.
  struct Stabilizer {
    std::vector<Permutation> generators;
    std::vector<std::optional<Permutation>> to;  // by point: an element that maps `point` to it
    int orbit = 1;
  };

  [[nodiscard]] bool contains(std::size_t point, Permutation element) const;
  void add_generator(std::size_t point, const Permutation& element);
  void add_element(std::size_t point, const Permutation& element);

  int points_;
  std::vector<Permutation> generators_;
  std::vector<Stabilizer> chain_;  // by point
};

}  // namespace eightfold
