// A group of permutations is kept as a chain of stabilizers: the elements that fix the points before the
// p-th, for each p. These are the union of cosets of the next stabilizer, one for each point in the orbit of
// p. A product of one element of each list is in the group, and every element of the group is one such
// product, so the order is the product of the orbit lengths.
//
// The invariant is that each list of coset representatives is complete: a generator times a representative
// is another representative times an element of the next stabilizer (Schreier's lemma). A product that
// violates it either reaches a new point and becomes a representative, or becomes a generator of the next
// stabilizer. Listing the elements instead is not feasible for groups of more than about 10^8 elements.
//
// Sources: Charles C. Sims, "Computational methods in the study of permutation groups", Computational
// Problems in Abstract Algebra, 1970; Donald E. Knuth, "Efficient representation of perm groups",
// Combinatorica 11, 1991.
#include "eightfold/symmetry/permutation_group.hpp"

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>

#include "eightfold/symmetry/group_action.hpp"
#include "symmetry/internal/at.hpp"

namespace eightfold {
namespace {

// First b, then a.
Permutation product(const Permutation& a, const Permutation& b) {
  Permutation result(b.size());
  std::transform(b.begin(), b.end(), result.begin(), [&](int point) { return a[at(point)]; });
  return result;
}

// The product of the inverse of a and b.
Permutation quotient(const Permutation& a, const Permutation& b) {
  Permutation inverse(a.size());
  for (std::size_t point = 0; point < a.size(); ++point) inverse[at(a[point])] = static_cast<int>(point);
  return product(inverse, b);
}

void check_permutation(const Permutation& element, int points) {
  if (element.size() != at(points))
    throw std::invalid_argument("the group acts on " + std::to_string(points) + " points, not on " +
                                std::to_string(element.size()));
  static_cast<void>(cycle_type_of(element));  // throws
}

}  // namespace

PermutationGroup::PermutationGroup(int points, std::span<const Permutation> generators) : points_(points) {
  if (points < 0 || points > most_generated_points)
    throw std::invalid_argument("generators permute 0 to " + std::to_string(most_generated_points) +
                                " points, not " + std::to_string(points));
  const std::size_t size = at(points);
  chain_.resize(size);
  for (std::size_t point = 0; point < size; ++point) {
    chain_[point].to.resize(size);
    chain_[point].to[point] = permutation(points, std::identity());
  }
  for (const Permutation& element : generators) {
    check_permutation(element, points);
    if (contains(0, element)) continue;
    generators_.push_back(element);
    add_generator(0, element);
  }
}

Integer PermutationGroup::order() const {
  Integer order = 1;
  for (const Stabilizer& stabilizer : chain_) order *= stabilizer.orbit;
  return order;
}

bool PermutationGroup::contains(const Permutation& element) const {
  check_permutation(element, points_);
  return contains(0, element);
}

// Whether an element that fixes the points before `point` is in the group.
bool PermutationGroup::contains(std::size_t point, Permutation element) const {
  for (; point < chain_.size(); ++point) {
    const int image = element[point];
    if (image == static_cast<int>(point)) continue;
    const auto& representative = chain_[point].to[at(image)];
    if (!representative) return false;
    element = quotient(*representative, element);
  }
  return true;
}

void PermutationGroup::add_generator(std::size_t point, const Permutation& element) {
  chain_[point].generators.push_back(element);
  for (std::size_t image = 0; image < chain_.size(); ++image)
    if (const auto representative = chain_[point].to[image])
      add_element(point, product(element, *representative));
}

// Restores the invariant for an element of the stabilizer.
void PermutationGroup::add_element(std::size_t point, const Permutation& element) {
  auto& representative = chain_[point].to[at(element[point])];
  if (representative) {
    const Permutation rest = quotient(*representative, element);
    if (!contains(point + 1, rest)) add_generator(point + 1, rest);
    return;
  }
  representative = element;
  ++chain_[point].orbit;
  for (std::size_t i = 0; i < chain_[point].generators.size(); ++i)
    add_element(point, product(chain_[point].generators[i], element));
}

void PermutationGroup::for_each_element(const std::function<void(const Permutation&)>& visit,
                                        const RunOptions& run) const {
  std::vector<const Stabilizer*> moving;
  for (const Stabilizer& stabilizer : chain_)
    if (stabilizer.orbit > 1) moving.push_back(&stabilizer);
  const auto visit_products = [&](const auto& self, std::size_t depth, const Permutation& left) -> void {
    run.stop.throw_if_requested();
    if (depth == moving.size()) return visit(left);
    for (const auto& representative : moving[depth]->to)
      if (representative) self(self, depth + 1, product(left, *representative));
  };
  visit_products(visit_products, 0, permutation(points_, std::identity()));
}

}  // namespace eightfold
