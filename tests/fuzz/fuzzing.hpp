#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/text/internal/utf8.hpp"

// What the fuzzers share. An oracle that fails prints its name with the text, and ends the program.
namespace eightfold::fuzz {

inline void expect(bool condition, std::string_view what, std::string_view text) {
  if (condition) return;
  std::cerr << what << ":\n" << text << '\n';
  std::abort();
}

inline void expect_clean_line(std::string_view message) {
  expect(!message.empty() && message.find_first_of("\t\n\r") == std::string_view::npos, "not one line",
         message);
  expect(!reports::find_bad_byte(message), "not clean", message);
}

/// Runs a reader. Returns false if it throws `Error`, whose message must be one clean line. Any other
/// exception ends the program.
template <typename Error = reports::ParseError, typename Read>
bool reads(Read read) {
  try {
    read();
    return true;
  } catch (const Error& error) {
    expect_clean_line(error.what());
    return false;
  }
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace eightfold::fuzz
