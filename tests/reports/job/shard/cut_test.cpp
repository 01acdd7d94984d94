// The contents of shards. All versions of the program with the same cut version must compute the same shards;
// otherwise records of two versions would add up to an incorrect number that passes all checks. If a golden
// here changes, the cut has changed: increase the cut version in reports/job/shard/spec.cpp, which the golden
// contains, then update the golden.
#include <gtest/gtest.h>

#include "reports/job/shard/computation.hpp"
#include "tests/support/golden.hpp"

namespace eightfold::job {
namespace {

struct Cut {
  Work work;
  int n;
  std::string engine;
  std::uint32_t shards;
};

std::string name_of_cut(const Cut& cut) {
  return std::string(name_of(cut.work)) + "_" + std::to_string(cut.n) + "_" + cut.engine;
}

class CutOfWork : public ::testing::TestWithParam<Cut> {};

// The specification and the first six shards. The numbers of solutions are also those of the plain search.
TEST_P(CutOfWork, matches_its_version) {
  const auto& [work, n, engine, shards] = GetParam();
  const Spec spec = plan(work, n, engine, shards);
  const auto computation = Computation::of(spec, {});
  const auto worker = computation->worker(Route::engine);
  const auto plain = computation->worker(Route::plain);
  std::string text = spec_text(spec) + "\n";
  for (std::uint32_t shard = 0; shard < 6; ++shard) {
    const Record record = worker(shard, "");
    EXPECT_EQ(plain(shard, "").outcome, record.outcome) << "shard " << shard;
    text += "shard " + std::to_string(shard) + ": " + std::to_string(record.outcome.count);
    if (record.outcome.list) text += ", SHA-256 of the list " + record.outcome.list->sha256;
    text += "\n";
  }
  test::expect_golden("cut-" + name_of_cut(GetParam()) + ".txt", text);
}

INSTANTIATE_TEST_SUITE_P(
    All, CutOfWork,
    ::testing::Values(Cut{Work::count, 12, "halves", 40}, Cut{Work::count, 13, "halves", 40},
                      Cut{Work::count, 11, "lanes", 40}, Cut{Work::half_turn, 18, "auto", 40},
                      Cut{Work::quarter_turn, 29, "auto", 40}, Cut{Work::canonical_list, 12, "auto", 20}),
    [](const auto& cut) { return name_of_cut(cut.param); });

// Records of two versions of the program whose certificates differ would contradict each other.
TEST(CutOfWork, has_the_same_certificates_in_all_versions) {
  const Spec spec = plan(Work::canonical_list, 12, "auto", 20);
  const CertificateDigest digest = Computation::of(spec)->certify(3, [](std::string_view) {}, {}).digest;
  test::expect_golden("cut-certificate.txt", spec_text(spec) +
                                                 "\ncertificate of shard 3: " + std::to_string(digest.bytes) +
                                                 " bytes, SHA-256 " + digest.sha256 + "\n");
}

}  // namespace
}  // namespace eightfold::job
