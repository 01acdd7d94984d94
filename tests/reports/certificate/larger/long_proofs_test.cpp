#include <gtest/gtest.h>

#include "tests/reports/certificate/larger/solutions_of_proof.hpp"
#include "tests/support/reference.hpp"

namespace {

using namespace eightfold;

// Each step is propagated through the constraints before it, which takes minutes.
TEST(LongPseudoBoolean, proofs_for_ten_queens_follow_under_every_group_and_for_both_lists) {
  for (const Subgroup group : all_subgroups())
    for (const bool all : {false, true}) {
      if (all && group != full_group) continue;  // the group does not change the problem
      const reports::CertificateParams params{10, Rule::queens, group, all};
      const auto counts = reports::write_certificate(params, [](std::string_view) {});
      EXPECT_EQ(test::solutions_of_proof(params), all ? test::published_counts(10).all : counts.orbits)
          << name_of(group);
    }
}

}  // namespace
