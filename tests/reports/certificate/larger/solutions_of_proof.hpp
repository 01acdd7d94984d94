#pragma once

#include <cstddef>

#include "eightfold/reports/certificate/certificate.hpp"

namespace eightfold::test {

/// The number of solutions that the pseudo-Boolean proof logs, if the RUP checker accepts it. Throws
/// ProofError.
std::size_t solutions_of_proof(const reports::CertificateParams& params);

}  // namespace eightfold::test
