// count --estimate.
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/program/output_of.hpp"
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

TEST(CountEstimate, of_a_board_names_the_constraints) {
  const std::string words = "count 18 --queens a1,c2 --blocked d16 --format json --quiet ";
  const json counts = json::parse(output_of(words))["counts"][0];
  const json document = json::parse(output_of(words + "--estimate 1s"));
  EXPECT_EQ(document["constraints"], counts["constraints"]);
  EXPECT_EQ(document["full_count"]["engine"], "lanes");
  EXPECT_FALSE(document.contains("exact"));
  const double deviation = document["solutions"].get<double>() - counts["solutions"].get<double>();
  EXPECT_LT(std::abs(deviation), 4 * document["standard_error"].get<double>());
}

}  // namespace
}  // namespace eightfold::test
