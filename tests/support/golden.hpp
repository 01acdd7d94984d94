#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

namespace eightfold::test {

/// Expects the text to be the contents of the file in data/goldens, byte for byte. To accept an intended
/// change, run the test with EIGHTFOLD_UPDATE_GOLDENS=1, which writes the file and skips the test, and review
/// the difference before the commit.
inline void expect_golden(const std::string& file, const std::string& text) {
  const std::string path = EIGHTFOLD_DATA_DIR "/goldens/" + file;
  if (std::getenv("EIGHTFOLD_UPDATE_GOLDENS") != nullptr) {
    std::ofstream(path, std::ios::binary) << text;
    GTEST_SKIP() << "wrote " << path;
  }
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in.is_open()) << path;
  std::ostringstream expected;
  expected << in.rdbuf();
  EXPECT_EQ(text, expected.str()) << path;
}

}  // namespace eightfold::test
