#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"

namespace eightfold::test {

using PlacementsToPrint = std::vector<Placement>;

/// A way in which programs print placements.
struct OutputSample {
  std::string name;
  std::string form;  ///< how the reader names it
  std::function<std::string(const PlacementsToPrint&)> print;
  int most_n = 10;
};

const std::vector<OutputSample>& output_samples();

/// Every solution, in lexicographic order.
PlacementsToPrint solutions_to_print(int n, Rule rule = Rule::queens);

/// Those that are the least of their orbits.
PlacementsToPrint canonical_to_print(int n, Rule rule = Rule::queens);

/// "[0, 4, 7, 5, 2, 6, 1, 3]" on a line each, as Python prints a list.
std::string python_lists(const PlacementsToPrint& placements, int base = 0);

}  // namespace eightfold::test
