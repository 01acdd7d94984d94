#pragma once

#include <stdexcept>

namespace eightfold::reports {

/// Invalid input. The message is one line: what is wrong and how to correct it.
class ParseError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace eightfold::reports
