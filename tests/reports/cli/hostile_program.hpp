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
  using cli::Heading;
  static constexpr std::array<cli::Argument, 1> files = {
      {{.name = "FILE", .remedy = "", .kind = cli::ValueKind::file, .repeats = true}}};
  static constexpr std::array<cli::Argument, 1> word = {{{.name = "WORD", .remedy = ""}}};
  static constexpr std::array<cli::Argument, 1> file = {
      {{.name = "FILE", .remedy = "", .kind = cli::ValueKind::file}}};
  static constexpr std::array<cli::Argument, 1> command = {
      {{.name = "COMMAND", .remedy = "", .kind = cli::ValueKind::command}}};
  static constexpr std::array<cli::Command, 5> commands = {
      {{.name = "odd:it's",
        .heading = Heading::search,
        .place = 1,
        .summary = "do $(touch ran) 'it' `x` \\ [b]: \"c\"",
        .arguments = files,
        .options = options,
        .details = "'s is\n.so x\n\\fB\n\n.",
        .run = nullptr},
       {.name = "plain",
        .heading = Heading::search,
        .place = 2,
        .summary = "plain",
        .arguments = word,
        .details = "WORD is one of\n  x'y  a\n  $(z) b",
        .run = nullptr},
       {.name = "fam $(z)",
        .heading = Heading::search,
        .place = 3,
        .summary = "a `member`",
        .arguments = file,
        .options = options,
        .run = nullptr},
       {.name = "fam it's", .heading = Heading::search, .place = 4, .summary = "another", .run = nullptr},
       {.name = "ask",
        .heading = Heading::search,
        .place = 5,
        .summary = "ask",
        .arguments = command,
        .run = nullptr}}};
  return {{commands.begin(), commands.end()}, cli::common_options()};
}

}  // namespace eightfold::test
