// The larger commands of json_outputs.txt.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/program/json_outputs.hpp"

namespace eightfold::test {
namespace {

TEST(LargeJsonOutputs, are_valid_and_lose_no_digits_as_doubles) {
  expect_exact_and_valid(json_outputs(true));
}

}  // namespace
}  // namespace eightfold::test
