#pragma once

#include <gtest/gtest.h>

#include <string>

#include "reports/cli/parse/exit_code.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::test {

/// The message of the Failure that the step throws. The test fails if its exit code is not `usage`.
template <typename Step>
std::string usage_failure_of(Step step) {
  return message_of<cli::Failure>([&] {
    try {
      step();
    } catch (const cli::Failure& failure) {
      EXPECT_EQ(failure.code(), cli::ExitCode::usage);
      throw;
    }
  });
}

}  // namespace eightfold::test
