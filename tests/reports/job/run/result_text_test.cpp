#include <gtest/gtest.h>

#include "reports/job/run/result.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;

FinalResult eight_queens() {
  const Spec spec = test::count_of_eight(4);
  Standing standing = test::count_standing(spec, {0, 46, 40, 6});
  standing.duplicates = 1;
  standing.shards[3].audits = standing.shards[3].records;
  return final_result(spec, standing, 1);
}

TEST(JobResultText, explains_each_number) {
  EXPECT_EQ(result_text(eight_queens(), {}),
            "Solutions of the 8-queens puzzle\n"
            "\n"
            "solutions                                       92  no two queens attack\n"
            "fixed by half turn                               4  unchanged by 180 degrees\n"
            "fixed by quarter turn                            0  unchanged by 90 degrees\n"
            "fundamental                                     12  up to symmetry\n"
            "  fixed by the identity only                    11  orbits of size 8\n"
            "  fixed by the half turn only                    1  orbit of size 4\n"
            "\n"
            "92 = 11x8 + 1x4\n"
            "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12\n"
            "\n"
            "check       the count modulo 2147483647 is 92, modulo 2147483629 is 92; each is\n"
            "            summed independently\n"
            "shards      4, and 1 duplicate with the same outcome\n"
            "audited     1 (25.0 %), confirmed by another engine\n"
            "engine      halves with avx2\n"
            "program     eightfold 0.1.0, built from commit 0123456\n"
            "job         " +
                job_hash(test::count_of_eight(4)) + "\n");
}

TEST(JobResultText, fits_its_width) {
  for (const int width : {40, 60, 80, 200}) {
    std::string_view rest;
    const std::string text = result_text(eight_queens(), {.width = width});
    for (rest = text; !rest.empty(); rest.remove_prefix(rest.find('\n') + 1))
      EXPECT_LE(rest.find('\n'), static_cast<std::size_t>(width)) << rest;
  }
}

TEST(JobResultText, of_a_turn_has_no_orbits) {
  const Spec spec = {Work::half_turn, 12, "cover", 10, 1};
  const std::string text = result_text(final_result(spec, test::count_standing(spec, {80}), 1), {});
  EXPECT_TRUE(mentions(text, {"Symmetric solutions of the 12-queens puzzle\n\nfixed by half turn "}));
  EXPECT_EQ(text.find("fundamental"), std::string::npos);
  EXPECT_EQ(text.find("orbit"), std::string::npos);
}

TEST(JobResultText, of_zero_solutions_has_equations) {
  const Spec spec = {Work::count, 3, "halves", 1, 1};
  Record record = test::record_of(spec, 0, 0);
  record.origin.kernel.clear();
  const std::string text = result_text(final_result(spec, test::standing_of({record}), 1), {});
  EXPECT_TRUE(mentions(text, {"0 = 0\n", "/ 8 = 0 / 8 = 0\n", "halves with no vectorized code"}));
}

}  // namespace
}  // namespace eightfold::job
