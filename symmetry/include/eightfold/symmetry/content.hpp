#pragma once

#include <map>
#include <vector>

#include "eightfold/symmetry/integer.hpp"

namespace eightfold {

/// The number of cycles of each length of a permutation; fixed points are cycles of length 1. As a monomial:
/// the nonzero exponents of a1, a2, ….
using CycleType = std::map<int, int>;

/// The total number of cycles.
[[nodiscard]] int cycles_of(const CycleType& type);

/// The total number of points.
[[nodiscard]] int points_of(const CycleType& type);

/// The number of points of each color.
using Content = std::vector<int>;

/// Throws std::invalid_argument unless the numbers are at least 0 and their sum is `points`.
void check(const Content& content, int points);

/// The colorings with a content that a permutation of this cycle type fixes: the ways to give each cycle one
/// color. The cost grows with the number of sub-multisets of the cycles that have equally many points.
/// Throws std::invalid_argument unless the content has as many points as the type.
[[nodiscard]] Integer fixed_colorings(const CycleType& type, const Content& content);

/// The contents of `points` points in `colors` colors, by decreasing number of points of the first color,
/// then of the second, and so on. With `only_falling`, those whose numbers do not increase: one of each set
/// of contents that differ only in the names of the colors.
[[nodiscard]] std::vector<Content> all_contents(int points, int colors, bool only_falling = false);

}  // namespace eightfold
