#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/submission/reader.hpp"
#include "eightfold/reports/coursework/verify/verify.hpp"

namespace eightfold::coursework {

/// Whether the text begins like a certificate of any version, or like one whose first line was altered.
[[nodiscard]] bool is_certificate(std::string_view text);

/// What a certificate is about, and a verdict on each of its claims.
struct CertificateVerdicts {
  Exercise exercise;
  std::vector<std::string> notes;
  std::vector<Verdict> verdicts;  ///< on the list, the stabilizers and the numbers at the end, in that order
};

/// Checks a certificate by the definitions alone, so its board can be larger than those of other submissions.
/// A claim is `right` if the certificate proves it. A certificate that has an invalid line, or that is about
/// a part of a list, proves none of them. Ignores what editors add: a byte order mark, carriage returns at
/// the ends of lines, blanks at the end of the text. Throws reports::ParseError with the line for an invalid
/// head, and for an exercise that contradicts the expectations. Takes linear time.
[[nodiscard]] CertificateVerdicts verify_certificate(std::string_view text, const Expectations& expected = {},
                                                     const VerifyParams& params = {});

}  // namespace eightfold::coursework
