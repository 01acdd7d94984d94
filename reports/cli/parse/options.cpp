#include "reports/cli/parse/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/program_options.hpp>

#include "reports/cli/parse/exit_code.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/suggestion.hpp"

namespace eightfold::cli {
namespace {

namespace po = boost::program_options;

constexpr std::array<std::string_view, 3> color_choices = {"auto", "always", "never"};

constexpr std::array<Option, 4> common = {{
    {"color", '\0', "WHEN", "color the output: auto (on a terminal), always, never", color_choices},
    {"quiet", 'q', "", "no notes on the standard error, errors only"},
    {"help", 'h', "", "show this help"},
    {"version", '\0', "", "show the version"},
}};

// Boost takes "-1" for an option. It is an argument, out of range as it may be, so that the message can say
// so.
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

std::string checked_choice(const Option& option, const std::string& value) {
  const auto& choices = option.choices;
  if (choices.empty()) return value;
  std::string hyphenated = value;
  std::replace(hyphenated.begin(), hyphenated.end(), '_', '-');
  if (std::find(choices.begin(), choices.end(), hyphenated) != choices.end()) return hyphenated;
  throw Failure(ExitCode::usage,
                fmt::format("--{}: {} is none of {}{}", option.name, reports::quote(value),
                            fmt::join(choices, ", "), reports::did_you_mean(value, choices)));
}

std::string unknown_option_message(const std::string& given, const std::vector<const Option*>& known) {
  std::vector<std::string> names;
  for (const Option* option : known) names.push_back(fmt::format("--{}", option->name));
  const std::string nearest = reports::did_you_mean(
      given.substr(0, given.find('=')), std::vector<std::string_view>(names.begin(), names.end()));
  return fmt::format("unknown option {}{}", reports::quote(given),
                     nearest.empty() ? "; try --help" : nearest);
}

}  // namespace

std::optional<std::string> CommandLine::value_of(std::string_view option) const {
  const auto it = options.find(option);
  if (it == options.end()) return std::nullopt;
  return it->second;
}

std::span<const Option> common_options() { return common; }

CommandLine parse_command_line(const std::vector<std::string>& words, std::span<const Option> options) {
  std::vector<const Option*> known;
  for (const Option& option : options) known.push_back(&option);
  for (const Option& option : common) known.push_back(&option);

  po::options_description description;
  for (const Option* option : known) {
    const std::string names = option->letter != '\0' ? fmt::format("{},{}", option->name, option->letter)
                                                     : std::string(option->name);
    if (option->value.empty())
      description.add_options()(names.c_str(), "");
    else
      description.add_options()(names.c_str(), po::value<std::string>(), "");
  }
  const po::positional_options_description no_named_arguments;
  const int style = po::command_line_style::default_style & ~po::command_line_style::allow_guessing;

  for (const std::string& word : words)  // Boost takes the rest for an argument
    if (word.starts_with("--=")) throw Failure(ExitCode::usage, unknown_option_message(word, known));

  CommandLine line;
  try {
    const auto parsed = po::command_line_parser(words)
                            .options(description)
                            .style(style)
                            .extra_style_parser(negative_number)
                            .run();
    for (const po::option& item : parsed.options) {
      if (item.string_key.empty()) {
        line.arguments.insert(line.arguments.end(), item.value.begin(), item.value.end());
        continue;
      }
      const auto option = std::find_if(known.begin(), known.end(),
                                       [&](const Option* o) { return o->name == item.string_key; });
      if (!item.value.empty() && item.value.front().empty())
        throw Failure(ExitCode::usage, fmt::format("--{}: needs a value", item.string_key));
      const std::string value = item.value.empty() ? "" : checked_choice(**option, item.value.front());
      if (!line.options.emplace(item.string_key, value).second)
        throw Failure(ExitCode::usage, fmt::format("--{}: given twice; give it once", item.string_key));
    }
  } catch (const po::unknown_option& error) {
    throw Failure(ExitCode::usage, unknown_option_message(error.get_option_name(), known));
  } catch (const po::invalid_command_line_syntax& error) {
    using Kind = po::invalid_syntax::kind_t;
    const bool extra = error.kind() == Kind::extra_parameter;
    throw Failure(ExitCode::usage,
                  fmt::format("{}: {}", error.get_option_name(), extra ? "takes no value" : "needs a value"));
  }
  return line;
}

}  // namespace eightfold::cli
