#pragma once

#include <array>
#include <span>

#include "reports/cli/parse/command.hpp"

namespace eightfold::test {

/// Commands whose words and help are full of characters that are special in shells and in roff.
inline std::span<const cli::Command> hostile_program() {
  constexpr auto heading = cli::Heading::help;
  static constexpr cli::Option pick = {.name = "pick",
                                       .letter = 'p',
                                       .value = "WHAT",
                                       .help = "it's [a] \"pick\" of $(touch ran) `touch ran` \\ %s",
                                       .choices = {"a b", "$(touch ran)", "it's`x`\\"}};
  static constexpr cli::Option where = {.name = "where", .value = "FI:LE", .help = ".[x] it's \\ $HOME"};
  static constexpr cli::Option in_file = {.name = "file",
                                          .letter = 'f',
                                          .value = "FILE",
                                          .help = "'.\\fB ~^ \xff a\tfile\nor two",
                                          .kind = cli::ValueKind::file};
  static const std::array<cli::Command, 5> commands = {
      {{.name = "odd:it's",
        .heading = heading,
        .place = 1,
        .summary = "do $(touch ran) 'it' `x` \\ [b]: \"c\"",
        .arguments = {{.name = "FILE", .remedy = "a file", .kind = cli::ValueKind::file, .repeats = true}},
        .options = {pick, where, in_file},
        .details = "'s is\n.so x\n\\fB\n\n.",
        .run = nullptr},
       {.name = "plain",
        .heading = heading,
        .place = 2,
        .summary = "plain",
        .arguments = {{.name = "WORD", .remedy = "a word", .choices = {"x'y", "$(z)"}}},
        .run = nullptr},
       {.name = "fam $(z)",
        .heading = heading,
        .place = 3,
        .summary = "a `member`",
        .options = {pick, where, in_file},
        .run = nullptr},
       {.name = "fam it's", .heading = heading, .place = 4, .summary = "another", .run = nullptr},
       {.name = "ask",
        .heading = heading,
        .place = 5,
        .summary = "ask",
        .arguments = {{.name = "COMMAND", .remedy = "a command", .kind = cli::ValueKind::command}},
        .run = nullptr}}};
  return commands;
}

}  // namespace eightfold::test
