#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace eightfold::test {

/// The first step of a proof that does not follow.
struct ProofError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Checks a pseudo-Boolean proof for a problem in OPB format, and returns the number of solutions that it
/// logs. It knows the steps of VeriPB's format 1.1 that Eightfold writes: `f`, `v` (a solution, found by unit
/// propagation, which is excluded from then on), `rup` (reverse unit propagation) and `c` (a contradiction).
/// Throws ProofError.
std::size_t check_proof(std::string_view opb, std::string_view proof);

}  // namespace eightfold::test
