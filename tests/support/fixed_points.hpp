#pragma once

#include <array>
#include <cstdint>

#include "eightfold/symmetry/burnside.hpp"

namespace eightfold::test {

/// Fixed points in the order of all_symmetries; the counts at the end that are not given are 0.
constexpr FixedPoints fixed_points(const std::array<std::uint64_t, 8>& counts, Subgroup group = full_group) {
  return {group, EnumArray<Symmetry, std::uint64_t>(counts)};
}

}  // namespace eightfold::test
