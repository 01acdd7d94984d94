#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace eightfold::test {

/// A submission that must not pass, and words of the messages about it.
struct HostileInput {
  std::string name;
  std::string text;
  std::vector<std::string>
      words;              ///< in the message if it is unreadable, otherwise in those about its claims
  bool readable = false;  ///< whether it can be read
};

using HostileInputs = std::vector<HostileInput>;

// By topic, each in its own file.
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

/// The text repeated `count` times.
std::string times(std::size_t count, const std::string& text);

}  // namespace eightfold::test
