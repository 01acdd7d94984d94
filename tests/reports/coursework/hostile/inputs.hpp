#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace eightfold::test {

/// A submission that must not pass, and what its author is to be told.
struct HostileInput {
  std::string name;
  std::string text;
  std::vector<std::string> words;  ///< in the message if it can't be read, else in what is said of the claims
  bool readable = false;           ///< whether it can be read, and is wrong
};

using HostileInputs = std::vector<HostileInput>;

// By theme, each in a file of its own.
HostileInputs hostile_numbers();
HostileInputs hostile_keys();
HostileInputs hostile_types();
HostileInputs hostile_shapes();
HostileInputs hostile_characters();
HostileInputs hostile_markup();
HostileInputs hostile_lines();
HostileInputs hostile_exercises();
HostileInputs hostile_placements();
HostileInputs hostile_reports();

/// All of them.
HostileInputs hostile_inputs();

/// "line 2, column 7:"
std::string at(int line, int column);

/// The text so many times.
std::string times(std::size_t count, const std::string& text);

}  // namespace eightfold::test
