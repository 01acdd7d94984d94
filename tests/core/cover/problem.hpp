#pragma once

#include <rapidcheck.h>

#include <cstddef>
#include <ostream>
#include <set>
#include <utility>
#include <vector>

#include "core/cover/cover.hpp"

// Exact cover problems by their definition, with none of the library's algorithms.
namespace eightfold::test {

/// A set of options that covers each item once, in ascending order.
using Chosen = std::vector<std::size_t>;

struct Problem {
  int items = 0;
  std::vector<Cover::Items> options;
  std::set<std::pair<std::size_t, std::size_t>> conflicts;  ///< the lesser option first

  bool conflict(std::size_t a, std::size_t b) const { return conflicts.contains(std::minmax(a, b)); }
  Cover cover() const;
  /// How many options the item with the most of them has.
  int most_options_of_item() const;
};

std::ostream& operator<<(std::ostream& out, const Problem& problem);

/// Its covers in order, by trying all sets of options: 2^options of them.
std::vector<Chosen> covers_by_definition(const Problem& problem);

/// Up to 5 items, 12 options and any conflicts, so that some have no cover and some have dozens.
rc::Gen<Problem> small_problem();

/// The same problem on a wider board: its items stand anywhere among `items` of them, of which each new one
/// has an option of its own, and among new options of one item, up to `most_options` of it, that are in no
/// cover. `covers` become what they are there. More than 5 items, and more than 12 options.
rc::Gen<std::pair<Problem, std::vector<Chosen>>> widened(const Problem& problem, int items, int most_options);

}  // namespace eightfold::test
