#include <gtest/gtest.h>

#include "eightfold/reports/certificate/certificate.hpp"
#include "tests/reports/certificate/larger/solutions_of_proof.hpp"
#include "tests/support/reference.hpp"

namespace {

using namespace eightfold;

TEST(LargerPseudoBoolean, proofs_for_queens_to_10_log_the_published_number_of_solutions) {
  for (int n = 0; n <= reports::largest_pseudo_boolean_n; ++n)
    EXPECT_EQ(test::solutions_of_proof({n}), test::published_counts(n).fundamental) << n;
  for (int n = 0; n <= 9; ++n)
    EXPECT_EQ(test::solutions_of_proof({n, Rule::queens, full_group, true}), test::published_counts(n).all)
        << n;
}

TEST(LargerPseudoBoolean, proofs_for_seven_and_eight_follow_under_every_group_and_rule) {
  for (const Rule rule : {Rule::queens, Rule::superqueens, Rule::torus})
    for (const int n : {7, 8})
      for (const Subgroup group : all_subgroups()) {
        const reports::CertificateParams params{n, rule, group};
        const auto counts = reports::write_certificate(params, [](std::string_view) {});
        EXPECT_EQ(test::solutions_of_proof(params), counts.orbits) << n << name_of(rule) << name_of(group);
      }
  EXPECT_EQ(test::solutions_of_proof({6, Rule::rooks}), test::published_relative(Rule::rooks, 6).fundamental);
  EXPECT_EQ(test::solutions_of_proof({6, Rule::rooks, full_group, true}), 720U);
}

}  // namespace
