#pragma once

#include <cstdint>
#include <optional>

#include "reports/sequences/sequence.hpp"

// Routes of the classes of solutions on the n×n torus, n odd, under symmetries and translations.
namespace eightfold::sequences {

/// The number of solutions as published (A007705), from n = 25 to 31; nothing for smaller n, whose solutions
/// a search counts.
[[nodiscard]] std::optional<std::uint64_t> published_torus_solutions(int n);

/// By Burnside's lemma, with the number of all solutions as published or by search, and those that the other
/// elements fix as independent sets of orbits of squares.
[[nodiscard]] Terms torus_classes_by_sets(int n, const RunOptions& run);

}  // namespace eightfold::sequences
