#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "eightfold/symmetry/integer.hpp"
#include "reports/text/internal/table.hpp"

namespace eightfold::reports {

/// Elements of a group with equally many cycles, each of which fixes colors^cycles colorings.
struct AlikeElements {
  std::string name;
  int number;
  int cycles;
  Integer fixed;
};

/// The numbers of Burnside's lemma for colorings.
struct ColoringSum {
  int colors;
  int order;        ///< of the group
  Integer sum;      ///< of number × fixed
  Integer classes;  ///< sum / order
  std::vector<AlikeElements> tally;
};

/// The lemma as a table, with products like "3 × 2^4 = 3 × 16 = 48", and the division. `elements` is the
/// column of their names, `number` the title of the column of numbers, and `classes` a word for the orbits.
std::string coloring_sum_text(const ColoringSum& sum, const TextColumn& elements, const std::string& number,
                              std::string_view classes, const Style& style);

}  // namespace eightfold::reports
