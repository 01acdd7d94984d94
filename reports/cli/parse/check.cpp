#include <fmt/core.h>

#include <algorithm>

#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/extensions.hpp"
#include "reports/cli/parse/hints.hpp"
#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/suggestion.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

[[noreturn]] void fail(const std::string& message) { throw Failure(ExitCode::usage, message); }

std::string with_hyphens(std::string_view option) { return fmt::format("--{}", option); }

// Throws if the text is not a number or range within the bounds. `command` precedes a range in the message.
void check_value(std::string_view name, std::string_view text, ValueKind kind, const Bounds& bounds,
                 std::string_view command = {}) {
  if (kind == ValueKind::number) parse_number(name, text, bounds);
  if (kind != ValueKind::range) return;
  if (const std::string range = range_meant(text); !range.empty())
    fail(fmt::format("{}: {} is not a range; try {}", name, reports::quote(text),
                     command.empty() ? range : fmt::format("`eightfold {} {}`", command, range)));
  parse_range(name, text, bounds);
}

// The command parses rows and columns.
template <typename Declaration>
bool is_shape(const Declaration& declared, std::string_view text) {
  return declared.shapes && resembles_shape(text);
}

std::string remedy_of(const Argument& argument) {
  if (!argument.remedy.empty()) return std::string(argument.remedy);
  return fmt::format("{} to {}", argument.bounds.least, argument.bounds.greatest);
}

void check_argument_count(const CommandLine& line, const Command& command) {
  const std::span<const Argument> arguments = command.arguments;
  const std::size_t given = line.arguments.size();
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Argument& argument = arguments[i];
    const bool replaced = line.has(argument.instead);
    if (i < given && replaced)
      fail(
          fmt::format("--{}: cannot be combined with {}; give one of them", argument.instead, argument.name));
    if (i >= given && !replaced && !argument.optional)
      fail(fmt::format("{}: missing; give {}{}", argument.name, remedy_of(argument),
                       argument.kind == ValueKind::number ? as_in_example(command, line) : ""));
  }
  if (given <= arguments.size()) return;
  // The name of a command may have two words.
  if (!arguments.empty() && (arguments.back().repeats || arguments.back().kind == ValueKind::command)) return;
  const bool has_placement = std::ranges::count(arguments, ValueKind::placement, &Argument::kind) > 0;
  fail(fmt::format("unexpected argument {}; give {}{}", reports::quote(line.arguments[arguments.size()]),
                   arguments.empty() ? "none" : "only " + reports::phrase(arguments, &Argument::name),
                   has_placement ? ", in quotes if it has spaces" : ""));
}

void check_option(const CommandLine& line, const Option& option) {
  const auto is_given = [&](std::string_view other) { return line.has(other); };
  if (!line.has(option.name)) {
    if (!option.remedy.empty()) fail(fmt::format("--{}: missing; give {}", option.name, option.remedy));
    return;
  }
  if (!option.value.empty() && !is_shape(option, *line.value_of(option.name)))
    check_value(with_hyphens(option.name), *line.value_of(option.name), option.kind, option.bounds);
  if (!option.needs.empty() && std::ranges::none_of(option.needs, is_given))
    fail(fmt::format("--{}: needs {}; add {}", option.name, reports::phrase(option.needs, with_hyphens, "or"),
                     option.needs.size() == 1 ? "it" : "one of them"));
  const auto excluded = std::ranges::find_if(option.excludes, is_given);
  if (excluded != option.excludes.end())
    fail(fmt::format("--{}: cannot be combined with --{}; give one of them", option.name, *excluded));
}

}  // namespace

std::string checked_choice(std::string_view argument, std::string_view value_name,
                           std::span<const std::string_view> choices, const std::string& text,
                           std::string_view remedy) {
  std::string hyphenated = text;
  std::ranges::replace(hyphenated, '_', '-');
  if (std::ranges::find(choices, hyphenated) != choices.end()) return hyphenated;
  std::string kind(value_name);
  std::ranges::transform(kind, kind.begin(), reports::to_lower);
  std::string nearest = hint_for_choice(argument, text, choices);
  if (nearest.empty()) nearest = reports::did_you_mean(text, choices);
  fail(fmt::format("{}: {} is not a valid {}{}", argument, reports::quote(text), kind,
                   !nearest.empty() ? nearest
                   : remedy.empty() ? "; choose " + reports::phrase(choices, {}, "or")
                                    : fmt::format("; give {}", remedy)));
}

void check(CommandLine& line, const Command& command) {
  const std::span<const Argument> arguments = command.arguments;
  const bool repeats = !arguments.empty() && arguments.back().repeats;
  const std::size_t checked =
      repeats ? line.arguments.size() : std::min(line.arguments.size(), arguments.size());
  for (std::size_t i = 0; i < checked; ++i) {
    const Argument& argument = arguments[std::min(i, arguments.size() - 1)];
    std::string& text = line.arguments[i];
    if (!argument.choices.empty())
      text = checked_choice(argument.name, argument.name, argument.choices, text);
    if (!argument.names.empty())
      text = checked_choice(argument.name, argument.name, argument.names, text, argument.remedy);
    if (!is_shape(argument, text))
      check_value(argument.name, text, argument.kind, argument.bounds, command.name);
  }
  check_argument_count(line, command);
  apply_extensions(line, command);
  naming_format_file(line, [&] {
    for (const Option& option : command.options) check_option(line, option);
  });
}

}  // namespace eightfold::cli
