#pragma once

#include <string>
#include <string_view>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// The program's manual as roff with the macros of man(7), in ASCII. It has no date, so the same program
/// writes the same page.
std::string man_page(std::span<const Command> commands, std::string_view version);

}  // namespace eightfold::cli
