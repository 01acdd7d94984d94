#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/support/run_program.hpp"

namespace eightfold::test {

/// Passes if the text ends with a newline, no line ends with a space and there is no escape sequence.
inline ::testing::AssertionResult is_plain_text(const std::string& text) {
  if (!text.ends_with('\n')) return ::testing::AssertionFailure() << "no newline at the end of:\n" << text;
  for (const std::string& line : lines_of(text)) {
    if (line.ends_with(' ')) return ::testing::AssertionFailure() << "a space at the end of: " << line;
    if (line.find('\x1b') != std::string::npos)
      return ::testing::AssertionFailure() << "an escape sequence in: " << line;
  }
  return ::testing::AssertionSuccess();
}

/// The text without its ANSI color sequences, "\x1b[" to "m".
inline std::string without_color(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const auto escape = text.find("\x1b[");
    plain += text.substr(0, escape);
    if (escape == std::string_view::npos) break;
    text.remove_prefix(text.find('m', escape) + 1);
  }
  return plain;
}

/// Expects plain texts, and that the others differ from them in color only.
inline void expect_only_color(const std::vector<std::string>& plain,
                              const std::vector<std::string>& colored) {
  ASSERT_EQ(plain.size(), colored.size());
  for (std::size_t i = 0; i < plain.size(); ++i) {
    EXPECT_TRUE(is_plain_text(plain[i]));
    EXPECT_NE(colored[i], plain[i]);
    EXPECT_EQ(without_color(colored[i]), plain[i]);
  }
}

}  // namespace eightfold::test
