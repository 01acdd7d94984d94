#include <gtest/gtest.h>

#include <string>

#include "reports/coursework/submission/internal/steps.hpp"
#include "tests/reports/coursework/cases.hpp"

namespace eightfold::coursework {
namespace {

std::string numbers_in(const test::CaseInput& input) {
  std::string text;
  for (const bool may_be_fraction : {false, true}) {
    const auto value = read_written_number(input.text, may_be_fraction).value;
    text += (value ? value->str() : "none") + "\n";
  }
  return text;
}

TEST(WrittenNumber, has_the_stated_values) { test::expect_cases("written-numbers.txt", numbers_in); }

TEST(WrittenNumber, has_a_remedy_if_it_can_be_two_numbers) {
  EXPECT_NE(read_written_number("1,125", true).problem.find("without a separator"), std::string::npos);
}

}  // namespace
}  // namespace eightfold::coursework
