// What shards hold. The program may be made faster, but a shard that one version computes must be the shard
// that any other version of the same cut computes, or records of two would add up to a wrong number whose
// checks all agree. If a test here fails, the cut has changed: raise its number in reports/job/spec.cpp, and
// take the new values over.
#include <gtest/gtest.h>

#include "reports/job/shard/computation.hpp"

namespace eightfold::job {
namespace {

struct Cut {
  Work work;
  int n;
  std::string engine;
  std::uint32_t shards;
  std::uint64_t units;
  std::vector<std::uint64_t> counts;  // of some shards, from the first on
  std::string list;                   // the first shard's list, by its SHA-256
};

class TheCut : public ::testing::TestWithParam<Cut> {};

TEST_P(TheCut, is_the_one_that_its_number_stands_for) {
  const Cut& cut = GetParam();
  const Spec spec = plan(cut.work, cut.n, cut.engine, cut.shards);
  EXPECT_EQ(spec.units, cut.units);
  const auto worker_of = Computation::of(spec, 1);
  const auto worker = worker_of->worker(Route::engine);
  std::vector<std::uint64_t> counts;
  for (std::uint32_t shard = 0; shard < cut.counts.size(); ++shard) {
    const Record record = worker(shard, "");
    counts.push_back(record.outcome.count);
    if (shard == 0) {
      EXPECT_EQ(record.outcome.list ? record.outcome.list->sha256 : "", cut.list);
    }
  }
  EXPECT_EQ(counts, cut.counts);
}

INSTANTIATE_TEST_SUITE_P(
    Five, TheCut,
    ::testing::Values(Cut{Work::count, 12, "halves", 40, 252, {0, 352, 228, 394, 72, 504}, ""},
                      Cut{Work::count, 13, "halves", 40, 1992, {698, 1268, 642, 764, 1068, 680}, ""},
                      Cut{Work::count, 11, "lanes", 40, 751, {356, 228, 228, 408, 100, 284}, ""},
                      Cut{Work::half_turn, 18, "auto", 40, 2147, {402, 482, 456, 406, 548, 404}, ""},
                      Cut{Work::quarter_turn, 29, "auto", 40, 1306, {384, 1152, 896, 640, 1408, 1408}, ""},
                      Cut{Work::canonical_list,
                          12,
                          "auto",
                          20,
                          45,
                          {64, 110, 60, 16, 161, 220},
                          "7439714e2d4fc97d6e47840310d43551b348a8a0c1ed6fb492e830e41790b157"}),
    [](const auto& cut) {
      return std::string(name_of(cut.param.work)) + "_" + std::to_string(cut.param.n) + "_" +
             cut.param.engine;
    });

}  // namespace
}  // namespace eightfold::job
