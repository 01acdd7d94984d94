#include "reports/cli/parse/command_line.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <boost/program_options.hpp>
#include <cstddef>
#include <stdexcept>
#include <utility>

#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/exit_code.hpp"
#include "reports/cli/parse/hints.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/suggestion.hpp"

namespace eightfold::cli {
namespace {

namespace po = boost::program_options;

constexpr std::array<Option, 4> common = {{
    choice_option("color", "MODE", "when to color the output: auto (on a terminal), always, never",
                  {"auto", "always", "never"}),
    {.name = "quiet", .letter = 'q', .help = "print only errors, not notes, to standard error"},
    {.name = "help", .letter = 'h', .help = "show this help"},
    {.name = "version", .help = "show the version"},
}};

// Boost treats "-1" as an option. As an argument, it gets the message about numbers out of range.
std::vector<po::option> negative_number(std::vector<std::string>& words) {
  std::vector<po::option> found;
  const std::string& word = words.front();
  if (word.size() > 1 && word[0] == '-' && word.find_first_not_of("0123456789", 1) == std::string::npos) {
    found.emplace_back("", std::vector<std::string>{word});
    found.back().original_tokens.push_back(word);
    words.erase(words.begin());
  }
  return found;
}

std::string unknown_option_message(const std::string& given, const std::vector<const Option*>& known,
                                   const Command* command, const std::vector<std::string>& words) {
  if (const std::string hint = command != nullptr ? hint_for_option(given, *command, words) : "";
      !hint.empty())
    return fmt::format("unknown option {}; {}", reports::quote(given), hint);
  std::vector<std::string> names;
  for (const Option* option : known) names.push_back(fmt::format("--{}", option->name));
  const std::string nearest = reports::did_you_mean(
      given.substr(0, given.find('=')), std::vector<std::string_view>(names.begin(), names.end()));
  return fmt::format("unknown option {}{}", reports::quote(given),
                     nearest.empty() ? "; try --help" : nearest);
}

// Whether "--output" or "-o" is an option.
bool is_known(std::string_view given, const std::vector<const Option*>& known) {
  return std::ranges::any_of(known, [&](const Option* option) {
    return given == fmt::format("--{}", option->name) || given == fmt::format("-{}", option->letter);
  });
}

po::options_description description_of(const std::vector<const Option*>& known) {
  po::options_description description;
  for (const Option* option : known) {
    const std::string names = option->letter != '\0' ? fmt::format("{},{}", option->name, option->letter)
                                                     : std::string(option->name);
    if (option->value.empty())
      description.add_options()(names.c_str(), "");
    else
      description.add_options()(names.c_str(), po::value<std::string>(), "");
  }
  return description;
}

void add_option(CommandLine& line, const Option& option, const po::option& item) {
  if (!item.value.empty() && item.value.front().empty())
    throw usage_error("--{}: missing value; give {}", option.name, option.value);
  std::string value = item.value.empty() ? "" : item.value.front();
  const bool is_path = option.or_file && value.find_first_of("./") != std::string::npos;
  if (!option.choices.empty() && !is_path)
    value = checked_choice("--" + item.string_key, option.value, option.choices, value);
  if (!line.options.emplace(item.string_key, value).second)
    throw usage_error("--{}: given twice; give it once", option.name);
}

}  // namespace

std::optional<std::string> CommandLine::value_of(std::string_view option) const {
  if (const auto given = options.find(option); given != options.end()) return given->second;
  if (const auto otherwise = fallbacks.find(option); otherwise != fallbacks.end())
    return std::string(otherwise->second);
  return std::nullopt;
}

std::string CommandLine::text(std::string_view option) const {
  if (auto value = value_of(option)) return *std::move(value);
  throw std::logic_error(fmt::format("--{} has neither a value nor a fallback", option));
}

Failure with_format_file(const std::string& file, const Failure& failure) {
  const std::string_view message = failure.what();
  if (!message.starts_with("--format")) return failure;
  return {failure.code(), fmt::format("--output {}: {}", reports::printable(file), message)};
}

std::span<const Option> common_options() { return common; }

std::vector<const Option*> with_common_options(std::span<const Option> options) {
  std::vector<const Option*> known;
  for (const Option& option : options) known.push_back(&option);
  for (const Option& option : common) known.push_back(&option);
  return known;
}

namespace {

// `command` is for hints; it may be null.
CommandLine parse(const std::vector<std::string>& words, std::span<const Option> options,
                  const Command* command) {
  CommandLine line;
  const std::vector<const Option*> known = with_common_options(options);
  for (const Option* option : known)
    if (!option->fallback.empty()) line.fallbacks.emplace(option->name, option->fallback);

  for (const std::string& word : words)  // Boost treats the rest as an argument
    if (word.starts_with("--="))
      throw Failure(ExitCode::usage, unknown_option_message(word, known, command, words));

  const po::options_description description = description_of(known);
  const int style = po::command_line_style::default_style & ~po::command_line_style::allow_guessing;
  try {
    const auto parsed = po::command_line_parser(words)
                            .options(description)
                            .style(style)
                            .extra_style_parser(negative_number)
                            .run();
    for (const po::option& item : parsed.options) {
      if (item.string_key.empty())
        line.arguments.insert(line.arguments.end(), item.value.begin(), item.value.end());
      else
        add_option(line, **std::ranges::find(known, item.string_key, &Option::name), item);
    }
  } catch (const po::unknown_option& error) {
    throw Failure(ExitCode::usage, unknown_option_message(error.get_option_name(), known, command, words));
  } catch (const po::invalid_command_line_syntax& error) {
    using Kind = po::invalid_syntax::kind_t;
    const std::string given = error.get_option_name();
    if (!is_known(given, known))
      throw Failure(ExitCode::usage, unknown_option_message(given, known, command, words));
    const bool extra = error.kind() == Kind::extra_parameter;
    throw usage_error("{}: {}", given, extra ? "takes no value; remove it" : "missing value; add one");
  }
  return line;
}

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

CommandLine parse_command_line(const std::vector<std::string>& words, std::span<const Option> options) {
  return parse(words, options, nullptr);
}

CommandLine parse_command_line(const std::vector<std::string>& words, const Command& command) {
  CommandLine line = parse(words, command.options, &command);
  if (!line.has("help") && !line.has("version")) check(line, command);
  return line;
}

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
