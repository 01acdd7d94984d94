#pragma once

#include <rapidcheck.h>

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <set>
#include <utility>
#include <vector>

#include "core/cover/internal/cover.hpp"

// Exact cover problems by definition, without any algorithm of the library.
namespace eightfold::test {

/// A set of options that covers each item once, in ascending order.
using Chosen = std::vector<std::size_t>;

struct Problem {
  int items = 0;
  std::vector<Cover::Items> options;
  std::set<std::pair<std::size_t, std::size_t>> conflicts;  ///< the lesser option first

  bool conflict(std::size_t a, std::size_t b) const { return conflicts.contains(std::minmax(a, b)); }
  Cover cover() const;
  /// The largest number of options of an item.
  int most_options_of_item() const;
};

std::ostream& operator<<(std::ostream& out, const Problem& problem);

/// The covers in order, by testing all 2^options sets of options.
std::vector<Chosen> covers_by_definition(const Problem& problem);

/// Up to 5 items, 12 options and arbitrary conflicts; some problems have no cover and some have dozens.
rc::Gen<Problem> small_problem();

/// The same problem embedded in a larger one, with the covers there. The items are at random positions among
/// `items`, more than 5; each new item has one option. One item gets new options that are in no cover, up to
/// `most_options`, more than 12.
rc::Gen<std::pair<Problem, std::vector<Chosen>>> widened(const Problem& problem, int items, int most_options);

/// 12 items with 3 options each; adjacent items must not both use their first one.
Problem long_problem();

/// The number of its covers, by the recurrence a(n) = 2a(n-1) + 2a(n-2).
std::uint64_t covers_of_long_problem();

}  // namespace eightfold::test
