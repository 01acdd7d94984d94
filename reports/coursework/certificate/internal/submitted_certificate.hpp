#pragma once

#include <optional>
#include <string_view>

#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/reports/coursework/submission/reader.hpp"

namespace eightfold::coursework {

/// A certificate as a submission.
struct SubmittedCertificate {
  Exercise exercise;
  reports::CertifiedCounts counts;                     ///< if it is rejected, only what it is about
  std::optional<reports::CertificateError> rejection;  ///< the first line that proves nothing
};

/// Reads and checks it. Throws as verify_certificate() does.
SubmittedCertificate read_certificate(std::string_view text, const Expectations& expected);

}  // namespace eightfold::coursework
