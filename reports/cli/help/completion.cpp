// The scripts of the three shells only pass the words to the program and show what it prints. A script that
// contains all names would need a command-line parser and quoting rules in the language of each shell.
#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "reports/cli/help/help.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::cli {
namespace {

void append_word(std::string& out, std::string_view word, std::string_view meaning = {}) {
  std::string line(meaning);
  std::ranges::replace(line, '\n', ' ');
  out.append(word).append(meaning.empty() ? "" : "\t").append(reports::clean_line(line)).append("\n");
}

// Reads words from left to right, as the parser does.
class Reader {
 public:
  explicit Reader(std::span<const Command> commands) : commands_(commands) {}

  void read(std::string_view word) {
    if (awaiting_value_ != nullptr)
      awaiting_value_ = nullptr;
    else if (only_arguments_ || word.size() < 2 || word[0] != '-')
      read_argument(word);
    else if (word == "--")
      only_arguments_ = true;
    else if (word[1] == '-')
      read_option(find_option(word), word.find('=') != std::string_view::npos);
    else
      read_letters(word.substr(1));
  }

  // The candidates for a word after those that are read.
  std::string candidates(std::string_view word) const {
    if (awaiting_value_ != nullptr) return values(awaiting_value_->kind, awaiting_value_->choices);
    if (only_arguments_ || !word.starts_with('-')) return argument_values();
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return options();
    const Option* option = find_option(word);
    if (option == nullptr || option->value.empty()) return "words\n";
    return values(option->kind, option->choices, word.substr(0, equals + 1));
  }

 private:
  std::vector<const Option*> known_options() const {
    return with_common_options(command_ != nullptr ? command_->options : std::initializer_list<Option>());
  }

  // The option of a word like "--rule" or "--rule=torus"; null if there is none.
  const Option* find_option(std::string_view word) const {
    const auto known = known_options();
    const auto found = std::ranges::find(known, word.substr(0, word.find('=')), [](const Option* option) {
      return fmt::format("--{}", option->name);
    });
    return found != known.end() ? *found : nullptr;
  }

  void read_option(const Option* option, bool has_value) {
    if (option == nullptr) return;
    given_.push_back(option);
    if (!option->value.empty() && !has_value) awaiting_value_ = option;
  }

  // The letters of switches, optionally followed by that of an option with a value: "-qo", "-qoFILE".
  void read_letters(std::string_view letters) {
    const auto known = known_options();
    for (; !letters.empty(); letters.remove_prefix(1)) {
      const auto found = std::ranges::find(known, letters[0], &Option::letter);
      if (found == known.end()) return;
      read_option(*found, letters.size() > 1);
      if (!(*found)->value.empty()) return;
    }
  }

  const Argument* next_argument() const {
    if (command_ == nullptr || command_->arguments.size() == 0) return nullptr;
    const std::span<const Argument> arguments = command_->arguments;
    if (argument_count_ < arguments.size()) return &arguments[argument_count_];
    return arguments.back().repeats ? &arguments.back() : nullptr;
  }

  bool expects_command() const {
    return !has_command_ || (next_argument() != nullptr && next_argument()->kind == ValueKind::command);
  }

  void read_argument(std::string_view word) {
    if (!expects_command()) {
      ++argument_count_;
      return;
    }
    const auto names = next_name_words(commands_, family_);
    const auto name = std::ranges::find(names, word, &NameWord::word);
    const bool is_known = name != names.end();
    if (is_known && name->command == nullptr) {
      family_ = name->word;
      return;
    }
    family_ = {};
    command_ = is_known && !has_command_ ? name->command : nullptr;  // nothing follows `help COMMAND`
    has_command_ = true;
  }

  std::string values(ValueKind kind, const Words& choices, std::string_view prefix = {}) const {
    if (kind == ValueKind::file || kind == ValueKind::output_file) return "files\n";
    if (kind == ValueKind::folder || kind == ValueKind::output_folder) return "folders\n";
    std::string out = "words\n";
    for (const std::string_view choice : choices) append_word(out, fmt::format("{}{}", prefix, choice));
    return out;
  }

  std::string values_of(const Argument& argument) const {
    std::string out = values(argument.kind, argument.choices);
    for (const std::string_view name : argument.names) append_word(out, name);
    return out;
  }

  std::string argument_values() const {
    if (!expects_command()) return next_argument() != nullptr ? values_of(*next_argument()) : "words\n";
    std::string out = "words\n";
    for (const NameWord& name : next_name_words(commands_, family_))
      append_word(out, name.word, name.meaning);
    return out;
  }

  // The options that are not given yet, by all their names.
  std::string options() const {
    std::string out = "words\n";
    for (const Option* option : known_options()) {
      if (std::ranges::find(given_, option) != given_.end()) continue;
      if (option->letter != '\0') append_word(out, fmt::format("-{}", option->letter), option->help);
      append_word(out, fmt::format("--{}", option->name), option->help);
    }
    return out;
  }

  std::span<const Command> commands_;
  const Command* command_ = nullptr;
  bool has_command_ = false;  ///< the command's name is complete, known or not
  std::string_view family_;   ///< the first word of a name whose second word comes next
  std::size_t argument_count_ = 0;
  std::vector<const Option*> given_;
  const Option* awaiting_value_ = nullptr;
  bool only_arguments_ = false;  ///< after "--"
};

}  // namespace

std::string completion(std::span<const Command> commands, std::span<const std::string> words) {
  if (words.empty()) return "words\n";
  Reader reader(commands);
  for (const std::string& word : words.first(words.size() - 1)) reader.read(word);
  return reader.candidates(words.back());
}

}  // namespace eightfold::cli
