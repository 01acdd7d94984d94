#pragma once

#include <vector>

#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::reports {

/// The first element of each conjugacy class, in the order of all_symmetries.
inline std::vector<Symmetry> class_representatives() {
  std::vector<Symmetry> first;
  for (const Symmetry g : all_symmetries)
    if (*conjugacy_class_of(g).begin() == g) first.push_back(g);
  return first;
}

}  // namespace eightfold::reports
