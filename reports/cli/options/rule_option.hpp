#pragma once

#include "core/rule.hpp"
#include "reports/cli/parse/options.hpp"

namespace eightfold::cli {

/// `--rule`, for every command that searches or looks at attacks.
inline constexpr Option rule_option = {"rule", '\0', "RULE",
                                       "what a piece attacks: queens (default), superqueens (queen and\n"
                                       "knight), torus (diagonals wrap around), rooks",
                                       rule_names};

/// The rule that it names; queens without it.
inline Rule rule_of(const CommandLine& line) {
  const auto name = line.value_of(rule_option.name);
  return name ? rule_named(*name).value() : Rule::queens;
}

}  // namespace eightfold::cli
