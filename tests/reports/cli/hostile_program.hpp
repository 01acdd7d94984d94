#pragma once

#include "reports/cli/help/program_table.hpp"

namespace eightfold::test {

/// A program whose words and help are full of what shells and roff take for their own.
inline cli::ProgramTable hostile_program() {
  static constexpr std::array<std::string_view, 3> choices = {"a b", "$(touch ran)", "it's`x`\\"};
  static constexpr std::array<cli::Option, 3> options = {
      {{"pick", 'p', "WHAT", "it's [a] \"pick\" of $(touch ran) `touch ran` \\ %s", choices},
       {"where", '\0', "FI:LE", ".[x] it's \\ $HOME"},
       {"file", 'f', "FILE", "'.\\fB ~^ \xff a file"}}};
  static constexpr std::array<cli::Command, 5> commands = {
      {{"odd:it's",
        "Odd",
        "FILE...",
        "do $(touch ran) 'it' `x` \\ [b]: \"c\"",
        {},
        "'s is\n.so x\n\\fB\n\n.",
        options,
        nullptr},
       {"plain", "Odd", "WORD", "plain", {}, "WORD is one of\n  x'y  a\n  $(z) b", {}, nullptr},
       {"fam $(z)", "Odd", "FILE", "a `member`", {}, "", options, nullptr},
       {"fam it's", "Odd", "", "another", {}, "", {}, nullptr},
       {"ask", "Odd", "COMMAND", "ask", {}, "", {}, nullptr}}};
  return {{commands.begin(), commands.end()}, cli::common_options()};
}

}  // namespace eightfold::test
