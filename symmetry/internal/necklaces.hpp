#pragma once

#include <vector>

#include "eightfold/symmetry/chain.hpp"

namespace eightfold {

// visit_chains for one kind, from the chain `first` of that kind. Precondition: at least one bead.
void visit_necklaces(std::vector<int> first, int colors, const ChainVisitor& visit);
void visit_bracelets(std::vector<int> first, int colors, const ChainVisitor& visit);

}  // namespace eightfold
