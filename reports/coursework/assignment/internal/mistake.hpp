#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "core/internal/random.hpp"
#include "eightfold/reports/coursework/assignment/assignment.hpp"

namespace eightfold::coursework {

/// Every order is equally likely (Fisher and Yates), and the same on every machine, unlike with std::shuffle.
template <typename T>
void shuffle(std::vector<T>& items, RandomNumbers& random) {
  for (std::size_t left = items.size(); left > 1; --left)
    std::swap(items[left - 1], items[random.below(left)]);
}

/// The sum over all elements.
Integer sum_of(const std::vector<TallyEntry>& tally);

/// One entry for each orbit in random order, with a mistake of a kind that these orbits allow. Precondition:
/// there are two orbits, or an orbit with two members.
ListMistake plant_in_list(const Exercise& exercise, const std::vector<Orbit>& orbits, RandomNumbers& random);

/// A mistake that can be found without enumerating solutions or colorings. Precondition: the group is not
/// trivial, and the tally begins with the identity.
TableMistake plant_in_table(const Exercise& exercise, const std::vector<TallyEntry>& tally,
                            RandomNumbers& random);

}  // namespace eightfold::coursework
