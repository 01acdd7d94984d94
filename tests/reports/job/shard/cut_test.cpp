// The contents of shards. All versions of the program with the same cut version must compute the same shards;
// otherwise records of two versions would add up to an incorrect number that passes all checks. If a test
// here fails, the cut has changed: increase the cut version in reports/job/shard/spec.cpp and update the
// values.
#include <gtest/gtest.h>

#include "eightfold/reports/job/shard/computation.hpp"

namespace eightfold::job {
namespace {

struct Cut {
  Work work;
  int n;
  std::string engine;
  std::uint32_t shards;
  std::uint64_t units;
  std::vector<std::uint64_t> counts;  // of the first shards
  std::string list;                   // SHA-256 of the first shard's list
};

class CutOfWork : public ::testing::TestWithParam<Cut> {};

TEST_P(CutOfWork, matches_its_version) {
  const Cut& cut = GetParam();
  const Spec spec = plan(cut.work, cut.n, cut.engine, cut.shards);
  EXPECT_EQ(spec.units, cut.units);
  const auto computation = Computation::of(spec, {});
  const auto worker = computation->worker(Route::engine);
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
    All, CutOfWork,
    ::testing::Values(Cut{Work::count, 12, "halves", 40, 252, {0, 352, 228, 394, 72, 504}, ""},
                      Cut{Work::count, 13, "halves", 40, 2331, {702, 1312, 856, 1102, 1660, 2000}, ""},
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

// Records of two versions of the program whose certificates differ would contradict each other.
TEST(CutOfWork, has_the_same_certificates_in_all_versions) {
  const auto computation = Computation::of(plan(Work::canonical_list, 12, "auto", 20));
  const CertificateDigest digest = computation->certify(3, [](std::string_view) {}, {}).digest;
  EXPECT_EQ(digest.bytes, 79'460U);
  EXPECT_EQ(digest.sha256, "439543e0bf98b71fa93eac920150d8768b2c1686e77f60e6a65816003340fe9c");
}

}  // namespace
}  // namespace eightfold::job
