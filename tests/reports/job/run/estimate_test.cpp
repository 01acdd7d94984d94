#include "reports/job/run/estimate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "reports/job/shard/computation.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::job {
namespace {

Standing computed_standing(const Spec& spec) {
  const auto computation = Computation::of(spec);
  std::vector<Record> records;
  for (std::uint32_t shard = 0; shard < spec.shards; ++shard)
    records.push_back(computation->compute(shard, "", {}));
  return test::standing_of(records);
}

// The same with some shards unfinished.
Standing with_finished(Standing standing, const std::vector<bool>& finished) {
  for (std::size_t shard = 0; shard < finished.size(); ++shard)
    if (!finished[shard]) standing.shards[shard] = {};
  return standing;
}

// The shards that a worker has finished after a number of claims.
std::vector<bool> claimed_first(const Spec& spec, std::size_t count) {
  std::vector<bool> finished(spec.shards);
  for (std::uint32_t stratum = 0; stratum < strata_of(spec) && count > 0; ++stratum, --count)
    finished[begin_of_stratum(spec, stratum)] = true;
  for (std::size_t shard = 0; shard < spec.shards && count > 0; ++shard)
    if (!finished[shard]) {
      finished[shard] = true;
      --count;
    }
  return finished;
}

// Over all samples of a size, the estimates have the result as their mean, and the squares of the standard
// errors have the variance of the estimates as theirs.
TEST(ResultEstimate, and_its_error_are_unbiased_over_all_samples_of_shards) {
  for (const std::string engine : {"halves", "lanes"}) {
    const Spec spec = plan(Work::count, 10, engine, 11);
    const Standing standing = computed_standing(spec);
    const auto published = static_cast<double>(*eightfold::test::published_counts(10).all);
    for (std::size_t sampled = 8; sampled <= 10; ++sampled) {
      std::vector<bool> finished(spec.shards);
      std::fill_n(finished.begin(), sampled, true);
      double samples = 0;
      double sum = 0;
      double squared_deviations = 0;
      double squared_errors = 0;
      do {
        const auto estimate = estimated_result(spec, with_finished(standing, finished));
        ASSERT_TRUE(estimate);
        EXPECT_EQ(estimate->shards, sampled);
        ++samples;
        sum += estimate->solutions;
        squared_deviations += std::pow(estimate->solutions - published, 2);
        squared_errors += std::pow(estimate->standard_error, 2);
      } while (std::prev_permutation(finished.begin(), finished.end()));
      EXPECT_NEAR(sum / samples, published, 1e-9 * published) << engine << ", " << sampled;
      EXPECT_NEAR(squared_errors, squared_deviations, 1e-9 * squared_deviations) << engine << ", " << sampled;
      EXPECT_GT(squared_errors, 0);
    }
  }
}

// The units of 11 queens are in the order of the frames.
TEST(ResultEstimate, of_an_odd_size_is_unbiased_over_all_samples_of_each_stratum) {
  const Spec spec = plan(Work::count, 11, "halves", 35);
  ASSERT_EQ(strata_of(spec), 32U);
  const Standing standing = computed_standing(spec);
  std::vector<std::uint32_t> pairs;  // the first shards of the strata of two shards
  for (std::uint32_t stratum = 0; stratum < 32; ++stratum)
    if (begin_of_stratum(spec, stratum + 1) == begin_of_stratum(spec, stratum) + 2)
      pairs.push_back(begin_of_stratum(spec, stratum));
  ASSERT_EQ(pairs.size(), 3U);
  const auto published = static_cast<double>(*eightfold::test::published_counts(11).all);
  double sum = 0;
  double squared_deviations = 0;
  double squared_errors = 0;
  for (std::uint32_t choice = 0; choice < 8; ++choice) {
    std::vector<bool> finished(spec.shards, true);
    for (std::uint32_t i = 0; i < 3; ++i) finished[pairs[i] + (choice >> i & 1U)] = false;
    const auto estimate = estimated_result(spec, with_finished(standing, finished));
    ASSERT_TRUE(estimate);
    sum += estimate->solutions;
    squared_deviations += std::pow(estimate->solutions - published, 2);
    squared_errors += std::pow(estimate->standard_error, 2);
    finished[pairs[1]] = finished[pairs[1] + 1] = false;
    EXPECT_FALSE(estimated_result(spec, with_finished(standing, finished))) << "a stratum has no shard";
  }
  EXPECT_NEAR(sum / 8, published, 1e-9 * published);
  EXPECT_GE(squared_errors, squared_deviations);
}

TEST(ResultEstimate, from_the_first_shards_is_close_to_the_published_number) {
  struct Job {
    Work work;
    int n;
    std::string engine;
    double published;
  };
  const auto published = [](int n) { return eightfold::test::published_counts(n); };
  const std::vector<Job> jobs = {
      {Work::count, 14, "halves", static_cast<double>(*published(14).all)},
      {Work::count, 15, "halves", static_cast<double>(*published(15).all)},
      {Work::count, 13, "lanes", static_cast<double>(*published(13).all)},
      {Work::half_turn, 20, "cover", static_cast<double>(*published(20).half_turn)},
  };
  for (const Job& job : jobs) {
    const Spec spec = plan(job.work, job.n, job.engine, 100);
    const Standing standing = computed_standing(spec);
    for (const std::size_t sampled : {8U, 20U, 32U, 60U, 99U}) {
      if (sampled < strata_of(spec)) continue;
      const auto estimate = estimated_result(spec, with_finished(standing, claimed_first(spec, sampled)));
      ASSERT_TRUE(estimate);
      EXPECT_LT(std::abs(estimate->solutions - job.published), 4 * estimate->standard_error)
          << describe(spec) << ", " << sampled << " finished: " << estimate->solutions;
      EXPECT_LT(estimate->standard_error, 0.2 * job.published) << describe(spec);
    }
  }
}

TEST(ResultEstimate, needs_8_finished_shards_and_an_unfinished_one) {
  const Spec spec = test::count_of_eight(9);
  for (std::size_t count = 0; count <= 9; ++count) {
    std::vector<bool> finished(9);
    std::fill_n(finished.begin(), count, true);
    const Standing standing =
        with_finished(test::count_standing(spec, std::vector<std::uint64_t>(9, 10)), finished);
    EXPECT_EQ(estimated_result(spec, standing).has_value(), count == 8) << count;
  }
  const Spec list = plan(Work::canonical_list, 9, "auto", 10);
  std::vector<bool> finished(10, true);
  finished.back() = false;
  EXPECT_FALSE(estimated_result(
      list, with_finished(test::count_standing(list, std::vector<std::uint64_t>(10, 4)), finished)));
}

}  // namespace
}  // namespace eightfold::job
