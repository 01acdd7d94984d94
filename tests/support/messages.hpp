#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace eightfold::test {

/// True if the text is not empty and has no control characters.
inline bool is_one_clean_line(std::string_view text) {
  return !text.empty() &&
         std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

/// The message of the Error that the step throws. The test fails if the step throws no Error or its message
/// is not one clean line.
template <typename Error, typename Step>
std::string message_of(Step step) {
  try {
    step();
  } catch (const Error& error) {
    const std::string message = error.what();
    EXPECT_TRUE(is_one_clean_line(message)) << ::testing::PrintToString(message);
    return message;
  }
  ADD_FAILURE() << "no exception";
  return {};
}

/// The number in a text for people: 14200 for "14,200".
inline std::uint64_t ungrouped(std::string digits) {
  std::erase(digits, ',');
  return std::stoull(digits);
}

using Phrases = std::initializer_list<std::string_view>;

/// Passes if the text contains each phrase.
inline ::testing::AssertionResult mentions(std::string_view text, Phrases phrases) {
  for (const std::string_view phrase : phrases)
    if (text.find(phrase) == std::string_view::npos)
      return ::testing::AssertionFailure() << "no \"" << phrase << "\" in: " << text;
  return ::testing::AssertionSuccess();
}

}  // namespace eightfold::test
