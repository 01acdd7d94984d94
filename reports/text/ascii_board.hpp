#pragma once

#include <string>

namespace eightfold::reports {

/// Appends one row of a board in ASCII, ". . Q .", without a newline. With a column outside 0 to columns - 1
/// the row is empty.
inline void append_ascii_row(std::string& out, int column, int columns, char piece = 'Q') {
  for (int i = 0; i < columns; ++i) {
    if (i > 0) out += ' ';
    out += i == column ? piece : '.';
  }
}

}  // namespace eightfold::reports
