#pragma once

#include <string>
#include <string_view>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// The program's manual page in ASCII, as roff with the macros of man(7). It has no date, so that the output
/// depends on the program only.
std::string man_page(std::span<const Command> commands, std::string_view version);

}  // namespace eightfold::cli
