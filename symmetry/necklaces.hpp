#pragma once

#include "symmetry/chain.hpp"

namespace eightfold {

/// visit_chains for necklaces. Precondition: check(size) passes, with at least one bead and one color.
void visit_necklaces(const ChainSize& size, const ChainVisitor& visit);

}  // namespace eightfold
