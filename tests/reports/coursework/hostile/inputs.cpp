#include "tests/reports/coursework/hostile/inputs.hpp"

namespace eightfold::test {

HostileInputs hostile_inputs() {
  HostileInputs all;
  for (const auto topic :
       {hostile_numbers, hostile_keys, hostile_types, hostile_shapes, hostile_characters, hostile_markup,
        hostile_lines, hostile_exercises, hostile_placements, hostile_reports})
    for (HostileInput& input : topic()) all.push_back(std::move(input));
  return all;
}

std::string at(int line, int column) {
  return "line " + std::to_string(line) + ", column " + std::to_string(column) + ":";
}

std::string times(std::size_t count, const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < count; ++i) result += text;
  return result;
}

}  // namespace eightfold::test
