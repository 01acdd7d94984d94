#pragma once

#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/golden.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {

using Cells = std::vector<std::string>;

/// The text with \n, \t, \\ and \xNN in place of line feeds, tabs, backslashes and other control characters.
inline std::string with_escapes(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string cell;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\\' || c == '\n' || c == '\t')
      cell += c == '\\' ? "\\\\" : c == '\n' ? "\\n" : "\\t";
    else if (byte < 0x20 || byte == 0x7f)
      cell.append("\\x").append(1, digits[byte / 16]).append(1, digits[byte % 16]);
    else
      cell += c;
  }
  return cell;
}

/// The inverse; \xNN may be any byte.
inline std::string without_escapes(std::string_view cell) {
  std::string text;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    if (cell[i] != '\\') {
      text += cell[i];
      continue;
    }
    const char c = cell.at(++i);
    text += c == 'n' ? '\n' : c == 't' ? '\t' : c;
    if (c != 'x') continue;
    text.back() = static_cast<char>(std::stoi(std::string(cell.substr(i + 1, 2)), nullptr, 16));
    i += 2;
  }
  return text;
}

/// Each line of a file in data/goldens is a comment, or a case: the name of a function, its arguments and its
/// result, separated by tabs and written as by with_escapes(). Expects these results. To add a case, add a
/// line without the result and update the goldens.
inline void expect_cases(const std::string& file,
                         const std::map<std::string, std::function<std::string(const Cells&)>>& functions) {
  std::string text;
  for (const std::string& line : lines_of(contents_of(EIGHTFOLD_DATA_DIR "/goldens/" + file))) {
    Cells cells;
    std::istringstream words(line);
    for (std::string cell; std::getline(words, cell, '\t');) cells.push_back(without_escapes(cell));
    const bool is_case = !line.empty() && line[0] != '#';
    const std::string result = is_case ? with_escapes(functions.at(cells.at(0))(cells)) : "";
    text += (is_case ? line.substr(0, line.rfind('\t') + 1) + result : line) + '\n';
  }
  expect_golden(file, text);
}

}  // namespace eightfold::test
