#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/program/output_of.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

TEST(Symmetric, has_the_published_counts_in_json) {
  for (const int n : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20}) {
    const json document = json::parse(output_of("symmetric " + std::to_string(n) + " --format json"));
    EXPECT_EQ(document["n"], n);
    EXPECT_EQ(document["counts"][0]["turn"], "half_turn");
    EXPECT_EQ(document["counts"][0]["solutions"], published_counts(n).half_turn.value()) << n;
    EXPECT_EQ(document["counts"][0]["method"], "placed_with_image");
    EXPECT_EQ(document["counts"][1]["turn"], "quarter_turn");
    EXPECT_EQ(document["counts"][1]["solutions"], published_counts(n).quarter_turn.value()) << n;
    EXPECT_EQ(document["counts"][1]["method"], n % 4 > 1 ? "none_possible" : "pairings");
    EXPECT_EQ(document["counts"][1]["pairs"], n % 4 > 1 ? json() : json(n / 4));
    EXPECT_EQ(document["fixed_by_reflections"], n < 2 ? 1 : 0);
  }
}

}  // namespace
}  // namespace eightfold::test
