#pragma once

#include "core/internal/random.hpp"
#include "eightfold/symmetry/integer.hpp"

namespace eightfold {

/// Uniform in 0..bound-1, and the same as RandomNumbers::below() if the bound has 64 bits. A larger number
/// has the digits in base 2^64 that the generator writes one after the other, the least significant first,
/// and of the last one only as many bits as that of the bound; numbers that are not below the bound are
/// rejected. Precondition: bound > 0.
[[nodiscard]] Integer random_below(const Integer& bound, RandomNumbers& random);

}  // namespace eightfold
