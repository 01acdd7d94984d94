#pragma once

#include "symmetry/chain.hpp"

namespace eightfold {

// visit_chains for one kind. Precondition: check(size) passes, with at least one bead and one color.
void visit_necklaces(const ChainSize& size, const ChainVisitor& visit);
void visit_bracelets(const ChainSize& size, const ChainVisitor& visit);

}  // namespace eightfold
