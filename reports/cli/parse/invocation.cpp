#include "reports/cli/parse/invocation.hpp"

#include <fmt/core.h>

#include <cstddef>
#include <optional>

#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/exit_code.hpp"

namespace eightfold::cli {
namespace {

// The index of the first word that is neither an option nor an option's value: a word of the command's name.
std::size_t find_name_word(const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--color")
      ++i;
    else if (!words[i].starts_with('-'))
      return i;
  }
  return words.size();
}

// Only the options of every command may precede a command's name.
void check_words_before_command(const std::vector<std::string>& words) {
  try {
    parse_command_line(words);
  } catch (const Failure& failure) {
    throw Failure(failure.code(),
                  fmt::format("{} (a command's own options follow its name)", failure.what()));
  }
}

// Removes the command's name, one word or two, from the words and returns it.
std::optional<std::string> take_command_name(std::vector<std::string>& words) {
  std::optional<std::string> name;
  do {
    const auto place = words.begin() + static_cast<std::ptrdiff_t>(find_name_word(words));
    if (place == words.end()) break;
    check_words_before_command({words.begin(), place});
    name = name ? fmt::format("{} {}", *name, *place) : *place;
    words.erase(place);
  } while (is_family(*name));
  return name;
}

}  // namespace

Invocation parse_invocation(std::vector<std::string> words) {
  Invocation invocation;
  const auto name = take_command_name(words);
  if (name && !is_family(*name)) invocation.command = &find_command(*name, words);
  invocation.name = name.value_or("");
  invocation.line = invocation.command != nullptr ? parse_command_line(words, *invocation.command)
                                                  : parse_command_line(words);
  return invocation;
}

}  // namespace eightfold::cli
