// count --estimate.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

TEST(CountEstimate, is_a_number_with_its_error_and_the_time_of_a_full_count) {
  const ProgramRun run = eightfold("count 22 --estimate 1s --seed 3 --quiet");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  for (const std::string part :
       {"Estimated solutions of the 22-queens puzzle\n\nsolutions       (2.", "10^12", "95 % interval",
        "halves\n", "seed 3", "the first 12 rows at random, the other 10 completely\n"})
    EXPECT_TRUE(contains(run.out, part)) << part << '\n' << run.out;
}

TEST(CountEstimate, is_close_to_the_count_in_json) {
  const json document = json::parse(eightfold("count 16 --estimate 1s --format json --quiet").out);
  EXPECT_GE(document["samples"], 32);
  EXPECT_EQ(document["full_count"]["engine"], "halves");
  EXPECT_EQ(document["full_count"]["timed_n"], 16);
  const double deviation = document["solutions"].get<double>() - 14'772'512;
  EXPECT_LT(std::abs(deviation), 4 * document["standard_error"].get<double>());
}

TEST(CountEstimate, refuses_what_it_cannot_estimate) {
  const auto error_of = [](const std::string& words) {
    const ProgramRun run = eightfold("count " + words);
    EXPECT_EQ(run.exit_code, 2) << words;
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_TRUE(contains(error_of("15 --estimate 1s"), "N: 15 is out of range"))
      << error_of("15 --estimate 1s");
  EXPECT_TRUE(contains(error_of("33 --estimate 1s"), "N: 33 is out of range"));
  EXPECT_TRUE(contains(error_of("16..18 --estimate 1s"), "N: "));
  EXPECT_TRUE(contains(error_of("20 --estimate 10"), "--estimate: \"10\" is not a valid duration"));
  EXPECT_TRUE(contains(error_of("20 --estimate 0s"), "--estimate: 0s is out of range; give 1s to 1000h"));
  EXPECT_TRUE(contains(error_of("20 --estimate 1s --prefix 0"), "--estimate"));
  EXPECT_TRUE(contains(error_of("20 --estimate 1s --rule torus"), "--estimate"));
  EXPECT_TRUE(contains(error_of("20 --estimate 1s --format csv"), "--format csv: is not for --estimate"));
  EXPECT_TRUE(contains(error_of("20 --seed 1"), "--seed"));
}

}  // namespace
}  // namespace eightfold::test
