#pragma once

#include "symmetry/symmetric_cover.hpp"

namespace eightfold {

/// How many covers are made of options that are allowed, by a plain search on the board or among the values
/// themselves, which shares nothing with core/cover/cover_search.hpp: of `allowed` it only reads which
/// options are left, and it checks all attacks itself.
std::uint64_t count_completions_plainly(const SymmetricCover& solutions, const Cover::Partial& allowed);

}  // namespace eightfold
