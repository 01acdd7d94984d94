#include <gtest/gtest.h>

#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(LargerRuns, of_14_queens_stay_under_32_MiB) {
  const std::string report = "/dev/null";
  for (const std::string words :
       {"list 14", "orbits 14 --format json", "orbits 14 --members", "burnside 14", "tree 14"}) {
    const ProgramRun run = eightfold(words, {.output_path = report});
    EXPECT_EQ(run.exit_code, 0) << words;
    EXPECT_LT(run.peak_kib, 32 * 1024) << words;
  }
}

TEST(LargerRuns, of_12_to_14_queens_have_the_published_numbers) {
  for (int n = 12; n <= 14; ++n) {
    const ProgramRun run = eightfold("burnside " + std::to_string(n));
    const std::string orbits = std::to_string(published_counts(n).fundamental.value());
    EXPECT_NE(run.out.find(" / 8 = " + orbits + "\norbits by isomorph rejection = " + orbits + "\n"),
              std::string::npos)
        << run.out;
  }
}

TEST(LargerRuns, classify_a_list_of_73712_placements) {
  const ProgramRun run = eightfold("orbits --from -", {.input = eightfold("list 13").out});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("isomorph rejection: 9233; they agree"), std::string::npos);
}

}  // namespace
}  // namespace eightfold::test
