#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "reports/job/run/status.hpp"
#include "reports/job/run/work.hpp"
#include "reports/job/shard/computation.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::job {
namespace {

Standing computed_standing(const Spec& spec) {
  const Computation computation(spec);
  std::vector<Record> records;
  for (std::uint32_t shard = 0; shard < spec.shards; ++shard)
    records.push_back(computation.worker(Route::engine)(shard, ""));
  return test::standing_of(records);
}

std::optional<ResultEstimate> estimate_from(const Spec& spec, Standing standing,
                                            const std::vector<bool>& finished) {
  for (std::size_t shard = 0; shard < finished.size(); ++shard)
    if (!finished[shard]) standing.shards[shard] = {};
  return estimated_result(spec, standing);
}

// Expects that the mean of the estimates from these samples is the published number. Returns the ratio of the
// squared errors that they state to their squared deviations from it.
double ratio_of_errors(const Spec& spec, const std::vector<std::vector<bool>>& samples) {
  const Standing standing = computed_standing(spec);
  const auto published = static_cast<double>(*eightfold::test::published_counts(spec.n).all);
  double sum = 0;
  double squared_errors = 0;
  double squared_deviations = 0;
  for (const std::vector<bool>& finished : samples) {
    const ResultEstimate estimate = estimate_from(spec, standing, finished).value();
    EXPECT_EQ(estimate.shards, static_cast<std::uint64_t>(std::ranges::count(finished, true)));
    sum += estimate.solutions;
    squared_errors += std::pow(estimate.standard_error, 2);
    squared_deviations += std::pow(estimate.solutions - published, 2);
  }
  EXPECT_NEAR(sum / static_cast<double>(samples.size()), published, 1e-9 * published);
  EXPECT_GT(squared_deviations, 0);
  return squared_errors / squared_deviations;
}

TEST(ResultEstimate, and_its_error_are_unbiased_over_all_samples_of_shards) {
  for (std::size_t sampled = 8; sampled <= 10; ++sampled) {
    std::vector<bool> finished(11);
    std::fill_n(finished.begin(), sampled, true);
    std::vector<std::vector<bool>> samples;
    do samples.push_back(finished);
    while (std::prev_permutation(finished.begin(), finished.end()));
    EXPECT_NEAR(ratio_of_errors(plan(Work::count, 10, 11), samples), 1, 1e-9) << sampled;
  }
}

// The units of 11 queens are in the order of the frames.
TEST(ResultEstimate, of_an_odd_size_is_unbiased_over_all_samples_of_each_stratum) {
  const Spec spec = plan(Work::count, 11, 35);
  ASSERT_EQ(strata_of(spec), 32U);
  std::vector<std::uint32_t> pairs;  // the first shards of the strata of two shards
  for (std::uint32_t stratum = 0; stratum < 32; ++stratum)
    if (begin_of_stratum(spec, stratum + 1) == begin_of_stratum(spec, stratum) + 2)
      pairs.push_back(begin_of_stratum(spec, stratum));
  ASSERT_EQ(pairs.size(), 3U);
  std::vector<std::vector<bool>> samples;
  for (std::uint32_t choice = 0; choice < 8; ++choice) {
    std::vector<bool>& finished = samples.emplace_back(spec.shards, true);
    for (std::uint32_t i = 0; i < 3; ++i) finished[pairs[i] + (choice >> i & 1U)] = false;
  }
  EXPECT_GE(ratio_of_errors(spec, samples), 1);
}

TEST(ResultEstimate, from_the_first_shards_is_close_to_the_published_number) {
  for (const auto& [work, n] : {std::pair(Work::count, 14), {Work::count, 15}, {Work::half_turn, 20}}) {
    const auto& counts = eightfold::test::published_counts(n);
    const auto published = static_cast<double>(work == Work::count ? *counts.all : *counts.half_turn);
    const Spec spec = plan(work, n, 100);
    const Standing standing = computed_standing(spec);
    const auto order = work_order(spec);
    std::vector<bool> finished(spec.shards);
    for (std::uint64_t sampled = 1; sampled < 100; ++sampled) {
      finished[order[sampled - 1]] = true;
      const auto estimate = estimate_from(spec, standing, finished);
      ASSERT_EQ(estimate.has_value(), sampled >= std::max(8U, strata_of(spec))) << sampled;
      if (!estimate) continue;
      EXPECT_LT(std::abs(estimate->solutions - published), 4 * estimate->standard_error)
          << describe(spec) << ", " << sampled << " finished: " << estimate->solutions;
      EXPECT_LT(estimate->standard_error, 0.2 * published) << describe(spec);
    }
  }
}

TEST(ResultEstimate, is_of_an_incomplete_count) {
  for (const Work work : {Work::count, Work::half_turn, Work::canonical_list})
    for (const bool is_complete : {false, true}) {
      const Spec spec = {work, 8, 40, 9};
      std::vector<bool> finished(9, true);
      finished[8] = is_complete;
      const Standing standing = test::standing_of(spec, std::vector<std::uint64_t>(9, 10));
      EXPECT_EQ(estimate_from(spec, standing, finished).has_value(),
                !is_complete && work != Work::canonical_list);
    }
}

}  // namespace
}  // namespace eightfold::job
