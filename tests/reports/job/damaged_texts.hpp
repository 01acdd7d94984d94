#pragma once

#include <gtest/gtest.h>

#include <string>

#include "eightfold/reports/io/parse_error.hpp"

namespace eightfold::job::test {

/// Expects that `parse` accepts the text, and throws ParseError for the text with any bit flipped, truncated
/// anywhere, or with another character anywhere.
template <typename Parse>
void expect_damage_is_rejected(std::string text, Parse parse) {
  EXPECT_NO_THROW(parse(text));
  for (char& byte : text)
    for (int bit = 0; bit < 8; ++bit) {
      byte = static_cast<char>(byte ^ (1 << bit));
      EXPECT_THROW(parse(text), reports::ParseError) << text;
      byte = static_cast<char>(byte ^ (1 << bit));
    }
  for (std::size_t at = 0; at <= text.size(); ++at) {
    EXPECT_THROW(parse(text.substr(0, at) + (at == text.size() ? "x" : "")), reports::ParseError) << at;
    for (const char byte : {' ', '\n', '0', '\0', '}'})
      EXPECT_THROW(parse(std::string(text).insert(at, 1, byte)), reports::ParseError) << at;
  }
}

/// The text with the first occurrence of a part replaced.
inline std::string changed(std::string text, const std::string& part, const std::string& other) {
  return text.replace(text.find(part), part.size(), other);
}

/// The message of the ParseError that the step throws, or "accepted".
template <typename Step>
std::string rejection_by(Step step) {
  try {
    step();
    return "accepted";
  } catch (const reports::ParseError& error) {
    return error.what();
  }
}

}  // namespace eightfold::job::test
