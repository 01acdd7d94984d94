#pragma once

#include <gtest/gtest.h>

#include <string>

#include "tests/support/run_program.hpp"

namespace eightfold::test {

/// The standard output of a command that must succeed without a message.
inline std::string output_of(const std::string& words) {
  const ProgramRun run = eightfold(words);
  EXPECT_EQ(run.exit_code, 0) << words << '\n' << run.err;
  EXPECT_EQ(run.err, "") << words;
  return run.out;
}

}  // namespace eightfold::test
