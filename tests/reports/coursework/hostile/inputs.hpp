#pragma once

#include <cstddef>
#include <string>
#include <string_view>
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

/// Every invalid number, value, character and markup in every position.
HostileInputs hostile_combinations();

/// Markup and formulas in every text of a student.
HostileInputs hostile_markup();

/// All of them, also those of data/goldens/coursework.
HostileInputs hostile_inputs();

/// "line 2, column 7:"
std::string at(int line, int column);

/// The text repeated `count` times.
std::string times(std::size_t count, const std::string& text);

/// The text with a line feed, a carriage return and a tab for ⏎, ␍ and ⇥, with bytes for ⟨c3 28⟩, and with
/// repetitions for ⟨3 × text⟩.
std::string unescaped(std::string_view text);

}  // namespace eightfold::test
