#include "reports/cli/parse/arguments.hpp"

#include <fmt/core.h>

#include <charconv>
#include <limits>

#include "core/placement.hpp"
#include "reports/cli/parse/exit_code.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::cli {

std::uint64_t parse_number(std::string_view argument, std::string_view text, std::uint64_t least,
                           std::uint64_t greatest, std::string_view reason) {
  const std::string_view digits = text.substr(text.starts_with('-') ? 1 : 0);
  if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos)
    throw Failure(ExitCode::usage, fmt::format("{}: {} is not a whole number; give {} to {}", argument,
                                               reports::quote(text), least, greatest));
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || value < least || value > greatest)
    throw Failure(ExitCode::usage,
                  fmt::format("{}: {} is out of range{}; give {} to {}", argument, text.substr(0, 40),
                              reason.empty() || text.starts_with('-') ? "" : fmt::format(" ({})", reason),
                              least, greatest));
  return value;
}

std::uint64_t parse_count(const CommandLine& line, std::string_view option, std::uint64_t otherwise) {
  const auto text = line.value_of(option);
  if (!text) return otherwise;
  return parse_number(fmt::format("--{}", option), *text, 0, std::numeric_limits<std::uint64_t>::max());
}

int parse_n(std::string_view text) { return static_cast<int>(parse_number("N", text, 0, max_size)); }

const std::string& only_argument(const CommandLine& line, std::string_view name, std::string_view remedy) {
  if (line.arguments.empty())
    throw Failure(ExitCode::usage, fmt::format("{}: missing; give {}", name, remedy));
  if (line.arguments.size() > 1)
    throw Failure(ExitCode::usage, fmt::format("{}: given twice, {} the second time; give one{}", name,
                                               reports::quote(line.arguments[1]),
                                               name == "N" ? "" : ", in quotes if it has spaces"));
  return line.arguments[0];
}

void expect_no_arguments(const CommandLine& line) {
  if (!line.arguments.empty())
    throw Failure(ExitCode::usage, fmt::format("unexpected argument {}; there should be none",
                                               reports::quote(line.arguments[0])));
}

}  // namespace eightfold::cli
