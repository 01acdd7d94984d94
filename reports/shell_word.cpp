#include "reports/shell_word.hpp"

#include <algorithm>
#include <string_view>

#include "reports/parse_error.hpp"

namespace eightfold::reports {

std::string shell_word(const std::string& name) {
  constexpr std::string_view harmless = "-_./+:,@%";
  const auto is_plain = [&](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           harmless.find(c) != std::string_view::npos;
  };
  // What begins with a dash would be taken for an option.
  const std::string word = name.starts_with('-') ? "./" + name : name;
  if (!word.empty() && std::ranges::all_of(word, is_plain)) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? R"('\'')" : std::string(1, c);
  return printable(quoted + "'");
}

}  // namespace eightfold::reports
