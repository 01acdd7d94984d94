#pragma once

#include <rapidcheck.h>

#include <ostream>
#include <string>

#include "eightfold/reports/notation/notation.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {

inline std::ostream& operator<<(std::ostream& out, const SizedPlacement& shown) {
  return out << shown.placement << " of N = " << shown.size;
}

}  // namespace eightfold::reports

namespace eightfold::test {

/// A placement on the first rows of an n×n board, often on all rows.
rc::Gen<reports::SizedPlacement> sized_placement(int n);

/// A partial or full placement that the notation can write.
rc::Gen<reports::SizedPlacement> placement_for(const reports::Notation& notation);

/// A full placement that the notation can write.
rc::Gen<reports::SizedPlacement> full_placement_for(const reports::Notation& notation);

/// The placement in the notation.
std::string written(const reports::Notation& notation, const reports::SizedPlacement& placement,
                    int base = 0);

}  // namespace eightfold::test
