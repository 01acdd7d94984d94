#include <gtest/gtest.h>

#include <string>

#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/certificate/certificate.hpp"
#include "tests/reports/certificate/certified.hpp"
#include "tests/reports/certificate/rup_checker.hpp"

namespace {

using namespace eightfold;
using reports::CertificateParams;

std::string opb_of(const CertificateParams& params) { return test::opb_text(params); }
std::string proof_of(const CertificateParams& params) { return test::veripb_text(params); }

std::uint64_t listed(const CertificateParams& params) {
  const auto counts = reports::write_certificate(params, [](std::string_view) {});
  return params.every_solution ? counts.fixed_points[Symmetry::identity] : counts.orbits;
}

TEST(PseudoBoolean, proofs_follow_by_reverse_unit_propagation_under_every_group_and_rule) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= (rule == Rule::rooks ? 4 : 6); ++n)
      for (const Subgroup group : all_subgroups())
        for (const bool all : {false, true}) {
          const CertificateParams params{n, rule, group, all};
          EXPECT_EQ(test::check_proof(opb_of(params), proof_of(params)), listed(params))
              << n << " " << name_of(rule) << " " << name_of(group);
        }
}

TEST(PseudoBoolean, the_proof_for_eight_queens_logs_the_twelve_canonical_solutions) {
  EXPECT_EQ(test::check_proof(opb_of({8}), proof_of({8})), 12U);
}

TEST(PseudoBoolean, a_proof_that_does_not_log_a_solution_fails) {
  const std::string problem = opb_of({5});
  const std::string proof = proof_of({5});
  int solutions = 0;
  for (auto begin = proof.find("\nv "); begin != std::string::npos; begin = proof.find("\nv ", begin + 1)) {
    std::string shorter = proof;
    shorter.erase(begin, proof.find('\n', begin + 1) - begin);
    EXPECT_THROW(test::check_proof(problem, shorter), test::ProofError);
    ++solutions;
  }
  EXPECT_EQ(solutions, 2);
}

TEST(PseudoBoolean, a_proof_with_a_step_that_does_not_follow_fails) {
  std::string proof = proof_of({5});
  const auto begin = proof.find("rup ");
  proof.insert(begin, "rup 1 ~x1 >= 1 ;\n");  // a canonical solution has a queen on this square
  EXPECT_THROW(test::check_proof(opb_of({5}), proof), test::ProofError);
}

TEST(PseudoBoolean, a_proof_for_a_problem_with_more_solutions_fails) {
  EXPECT_THROW(test::check_proof(opb_of({5, Rule::queens, full_group, true}), proof_of({5})),
               test::ProofError);
}

TEST(PseudoBoolean, refuses_sizes_beyond_ten) {
  EXPECT_THROW(opb_of({11}), std::invalid_argument);
  EXPECT_THROW(proof_of({11}), std::invalid_argument);
  EXPECT_THROW(opb_of({-1}), std::invalid_argument);
}

}  // namespace
