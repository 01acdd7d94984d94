#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "eightfold/symmetry/content.hpp"
#include "eightfold/symmetry/integer.hpp"
#include "reports/text/internal/table.hpp"

namespace eightfold::reports {

/// Elements of a group with the same cycle type, each of which fixes equally many colorings.
struct AlikeElements {
  std::string name;
  Integer number;
  CycleType type;
  Integer fixed;
};

/// The numbers of Burnside's lemma for colorings.
struct ColoringSum {
  int colors;
  Content content;  ///< empty if any number of points may have each color
  Integer order;    ///< of the group
  Integer sum;      ///< of number × fixed
  Integer classes;  ///< sum / order
  std::vector<AlikeElements> tally;
};

/// "color 0", "colors 0 and 1", "colors 0 to 2"
std::string colors_text(int colors);

/// The number of orders of objects of which some are alike: "6!/(3!2!1!)".
std::string orders_of(int objects, const Content& alike);

/// Explains the sums for a content, after another sentence.
inline constexpr std::string_view two_lengths =
    " If the cycles have two lengths, those of the less frequent length are colored first. Each product is "
    "the ways to color these with some content × the ways to color the others.";

/// The lemma as a table, with products like "3 × 2^4 = 3 × 16 = 48", or with a content like
/// "3 × 3!/(1!1!1!) = 3 × 6 = 18", and the division. `elements` is the column of their names, `number` the
/// title of the column of numbers, and `classes` a word for the orbits.
std::string coloring_sum_text(const ColoringSum& sum, const TextColumn& elements, const std::string& number,
                              std::string_view classes, const Style& style);

}  // namespace eightfold::reports
