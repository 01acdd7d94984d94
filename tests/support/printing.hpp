#pragma once

#include <ostream>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/symmetry.hpp"

// Output operators for the values that GoogleTest and rapidcheck compare.
namespace eightfold {

inline std::ostream& operator<<(std::ostream& out, Square square) {
  return out << '(' << square.row << ", " << square.column << ')';
}

inline std::ostream& operator<<(std::ostream& out, Board board) {
  return out << board.rows() << " rows on " << board.columns() << " columns";
}

inline std::ostream& operator<<(std::ostream& out, const Attack& attack) {
  return out << attack.upper << " attacks " << attack.lower;
}

inline std::ostream& operator<<(std::ostream& out, Rule rule) { return out << name_of(rule); }
inline std::ostream& operator<<(std::ostream& out, Symmetry g) { return out << name_of(g); }
inline std::ostream& operator<<(std::ostream& out, SubgroupClass type) { return out << name_of(type); }
inline std::ostream& operator<<(std::ostream& out, Subgroup group) { return out << name_of(group); }

inline std::ostream& operator<<(std::ostream& out, SymmetrySet set) {
  out << '{';
  const char* gap = "";
  for (const Symmetry g : set) {
    out << gap << g;
    gap = ", ";
  }
  return out << '}';
}

inline std::ostream& operator<<(std::ostream& out, const FixedPoints& fixed_points) {
  for (const Symmetry g : fixed_points.group().elements()) out << g << ": " << fixed_points[g] << ' ';
  return out;
}

inline std::ostream& operator<<(std::ostream& out, const Image& image) {
  return out << image.placement << " by " << image.witness;
}

}  // namespace eightfold
