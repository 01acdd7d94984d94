// The complete set: every rule, all ten subgroups, both lists.
#include <gtest/gtest.h>

#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "tests/reports/certificate/certified.hpp"
#include "tests/support/reference.hpp"

namespace {

using namespace eightfold;
using namespace eightfold::test;

using reports::CertifiedCounts;

void expect_published(const CertifiedCounts& counts) {
  const auto expect = [&](const std::optional<std::uint64_t>& published, std::uint64_t number) {
    if (published) {
      EXPECT_EQ(*published, number);
    }
  };
  const int n = counts.params.n;
  if (counts.params.rule == Rule::queens) {
    const PublishedCounts& published = published_counts(n);
    expect(published.all, counts.fixed_points[Symmetry::identity]);
    expect(published.fundamental, counts.orbits);
    expect(published.half_turn, counts.fixed_points[Symmetry::rotate180]);
    expect(published.quarter_turn, counts.fixed_points[Symmetry::rotate90]);
  } else if (n > 0) {
    const PublishedRelative& published = published_relative(counts.params.rule, n);
    expect(published.all, counts.fixed_points[Symmetry::identity]);
    expect(published.fundamental, counts.orbits);
  }
}

// The certificates of both lists have the numbers of an enumeration, and, under the full group, published
// ones.
void expect_every_certificate_is_accepted(Rule rule, int n) {
  std::vector<OrbitCounter> counters(all_subgroups().begin(), all_subgroups().end());
  for (const Placement& solution : Solutions(Board::square(n), {}, rule))
    for (OrbitCounter& counter : counters) counter.add(solution);
  for (const OrbitCounter& counter : counters) {
    const CheckedOrbitCount enumerated = counter.finish();
    for (const bool all : {false, true}) {
      SCOPED_TRACE(testing::Message() << n << name_of(rule) << name_of(counter.group()) << all);
      const CertifiedCounts proved = check_text(certificate_text({n, rule, counter.group(), all}));
      EXPECT_EQ(proved.fixed_points, enumerated.fixed_points);
      EXPECT_EQ(proved.orbits, enumerated.counts.orbits);
      if (counter.group() == full_group) expect_published(proved);
    }
  }
}

TEST(EveryCertificate, is_accepted_for_N_to_9) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= 9; ++n) expect_every_certificate_is_accepted(rule, n);
}

}  // namespace
