#pragma once

#include <stdexcept>

namespace eightfold::reports {

/// Input that can't be read. The message is one line that says what is wrong and what would be right.
class ParseError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace eightfold::reports
