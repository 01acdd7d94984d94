#pragma once

#include <functional>
#include <string_view>

#include "eightfold/core/run_options.hpp"
#include "eightfold/reports/certificate/certificate.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The largest N for which a proof is written: checkers keep all constraints in memory.
inline constexpr int largest_pseudo_boolean_n = 10;

/// Writes the statement of a certificate as a pseudo-Boolean problem in the OPB format of the PB
/// competitions: variable x(i n + j + 1) is 1 if a piece is on the square in row i and column j. The
/// solutions of the problem are the solutions of the certificate. A canonical list adds for each element of
/// the group but the identity one constraint: the image is not lexicographically smaller. Throws
/// std::invalid_argument unless 0 <= n <= largest_pseudo_boolean_n.
void write_opb(const CertificateParams& params, const std::function<void(std::string_view)>& sink);

/// Writes a proof in the format 1.1 of VeriPB that the problem has exactly the solutions that the proof logs.
/// Throws std::invalid_argument unless 0 <= n <= largest_pseudo_boolean_n.
void write_veripb(const CertificateParams& params, const std::function<void(std::string_view)>& sink,
                  const RunOptions& run = {});

}  // namespace reports
}  // namespace eightfold
