#include "tests/reports/certificate/larger/solutions_of_proof.hpp"

#include <string>

#include "eightfold/reports/certificate/certificate.hpp"
#include "tests/reports/certificate/rup_checker.hpp"

namespace eightfold::test {

std::size_t solutions_of_proof(const reports::CertificateParams& params) {
  std::string problem;
  reports::write_opb(params, [&](std::string_view piece) { problem += piece; });
  std::string proof;
  reports::write_veripb(params, [&](std::string_view piece) { proof += piece; });
  return check_proof(problem, proof);
}

}  // namespace eightfold::test
