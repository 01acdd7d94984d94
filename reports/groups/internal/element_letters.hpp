#pragma once

#include <string>
#include <string_view>

#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold::reports {

/// A short name of a symmetry for tables: r is the clockwise quarter turn, h and v are the flips, t and a are
/// the transposes.
inline std::string letter_of(Symmetry g) {
  constexpr EnumArray<Symmetry, std::string_view> in_ascii({"e", "r", "r2", "r3", "h", "v", "t", "a"});
  return std::string(in_ascii[g]);
}

}  // namespace eightfold::reports
