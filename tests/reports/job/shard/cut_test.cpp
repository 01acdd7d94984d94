// All versions of the program with the same cut version must compute the same shards and certificates;
// otherwise records of two versions would contradict each other, or add up to an incorrect number that passes
// all checks. If a golden here changes, the cut has changed: increase the cut version in
// reports/job/shard/spec.cpp, which the golden contains, then update the golden.
#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "eightfold/core/board.hpp"
#include "reports/job/shard/computation.hpp"
#include "tests/support/golden.hpp"

namespace eightfold::job {
namespace {

// The specification and the first six shards. The numbers of solutions are also those of the plain search.
TEST(Cut, matches_its_version) {
  const auto board_with = [](int n, const std::vector<Square>& required, const std::vector<Square>& blocked) {
    Board board = Board::square(n);
    for (const Square square : required) board.require(square);
    for (const Square square : blocked) board.block(square);
    return board;
  };
  struct Cut {
    Work work;
    int n;
    std::optional<Board> board = {};
  };
  for (const auto& [work, n, constraints] :
       {Cut{Work::count, 12},
        {Work::count, 13},
        {Work::count, 12, board_with(12, {{9, 3}}, {{0, 4}})},
        {Work::half_turn, 18},
        {Work::half_turn, 18, board_with(18, {{9, 3}}, {{0, 4}})},
        {Work::quarter_turn, 29},
        {Work::quarter_turn, 29, board_with(29, {}, {{0, 4}, {9, 3}})},
        {Work::canonical_list, 12},
        {Work::canonical_list, 12, board_with(12, {}, {{0, 4}, {11, 7}, {2, 2}, {9, 9}})}}) {
    const Spec spec = plan(work, n, work == Work::canonical_list ? 20 : 40, 0, constraints);
    const Computation computation(spec);
    std::string text = spec_text(spec) + "\n";
    for (std::uint32_t shard = 0; shard < 6; ++shard) {
      const Outcome outcome = computation.worker(Route::engine)(shard, "").outcome;
      EXPECT_EQ(computation.worker(Route::plain)(shard, "").outcome, outcome) << "shard " << shard;
      text += "shard " + std::to_string(shard) + ": " + std::to_string(outcome.count);
      if (outcome.list) text += ", SHA-256 of the list " + outcome.list->sha256;
      text += "\n";
    }
    eightfold::test::expect_golden("cut-" + std::string(name_of(work)) + "_" + std::to_string(n) +
                                       (constraints ? "_constrained" : "") + ".txt",
                                   text);
  }
}

TEST(Cut, has_the_same_certificates_in_all_versions) {
  const Spec spec = plan(Work::canonical_list, 12, 20);
  const CertificateDigest digest = Computation(spec).certify(3, [](std::string_view) {}).digest;
  eightfold::test::expect_golden(
      "cut-certificate.txt", spec_text(spec) + "\ncertificate of shard 3: " + std::to_string(digest.bytes) +
                                 " bytes, SHA-256 " + digest.sha256 + "\n");
}

}  // namespace
}  // namespace eightfold::job
