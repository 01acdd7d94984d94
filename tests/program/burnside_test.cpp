#include <gtest/gtest.h>

#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

bool has_line(const std::string& text, const std::string& line) {
  return ("\n" + text).find("\n" + line + "\n") != std::string::npos;
}

TEST(Burnside, writes_the_division_out) {
  const ProgramRun run = eightfold("burnside 8");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_TRUE(has_line(run.out, "orbits = sum / order = 96 / 8 = 12"));
  EXPECT_TRUE(has_line(run.out, "orbits by isomorph rejection = 12"));
  EXPECT_TRUE(has_line(run.out, "The two routes agree."));
}

TEST(Burnside, counts_the_orbits_under_each_of_the_ten_subgroups) {
  const std::vector<std::pair<std::string, std::string>> known = {
      {"full", "96 / 8 = 12"},           {"d4", "96 / 8 = 12"},
      {"quarter-turn", "96 / 4 = 24"},   {"rotations", "96 / 4 = 24"},
      {"half-turn", "96 / 2 = 48"},      {"axis-klein", "96 / 4 = 24"},
      {"diagonal-klein", "96 / 4 = 24"}, {"flip-horizontal", "92 / 2 = 46"},
      {"flip-vertical", "92 / 2 = 46"},  {"transpose", "92 / 2 = 46"},
      {"anti-transpose", "92 / 2 = 46"}, {"trivial", "92 / 1 = 92"}};
  for (const auto& [group, division] : known) {
    const ProgramRun run = eightfold("burnside 8 --group " + group);
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_TRUE(has_line(run.out, "orbits = sum / order = " + division)) << group << '\n' << run.out;
  }
}

TEST(Burnside, agrees_with_the_published_counts) {
  for (int n = 0; n <= 11; ++n) {
    const ProgramRun run = eightfold("burnside " + std::to_string(n));
    EXPECT_EQ(run.exit_code, 0);
    const std::string orbits = std::to_string(published_counts(n).fundamental.value());
    EXPECT_TRUE(has_line(run.out, "orbits by isomorph rejection = " + orbits)) << run.out;
    EXPECT_NE(run.out.find("/ 8 = " + orbits + "\n"), std::string::npos) << run.out;
  }
}

}  // namespace
}  // namespace eightfold::test
