#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "reports/cli/parse/options.hpp"

namespace eightfold::cli {

/// A whole number from an option or argument, or Failure (usage): "N: 33 is out of range; give 0 to 32".
/// `reason`, if any, says why there is no more: "N: 29 is out of range (64 bits hold no more); give 0 to 28".
std::uint64_t parse_number(std::string_view argument, std::string_view text, std::uint64_t least,
                           std::uint64_t greatest, std::string_view reason = {});

/// An option's value, 0 to 2^64 - 1, or `otherwise` without the option.
std::uint64_t parse_count(const CommandLine& line, std::string_view option, std::uint64_t otherwise);

/// N itself, 0 to 32.
int parse_n(std::string_view text);

/// The one argument of a command, `name`. Throws Failure (usage) if it is missing or not alone; `remedy` says
/// what to give.
const std::string& only_argument(const CommandLine& line, std::string_view name, std::string_view remedy);

/// Throws Failure (usage) if there are arguments.
void expect_no_arguments(const CommandLine& line);

}  // namespace eightfold::cli
