#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// Input that can't be read. The message is one line that says what is wrong and what would be right.
class ParseError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A text from outside, like a file's name, fit for a message: as well-formed UTF-8, control characters and
/// what is no UTF-8 as \xNN.
std::string printable(std::string_view text);

/// The text in double quotes, fit for a message: cut after 40 bytes, with control and non-ASCII bytes as
/// \xNN.
std::string quote(std::string_view text);

}  // namespace eightfold::reports
