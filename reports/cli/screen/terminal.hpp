#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "eightfold/reports/text/style.hpp"
#include "reports/cli/parse/command_line.hpp"

namespace eightfold::cli {

/// `--charset` and `--width`, for commands that write text with boards or tables.
inline constexpr Option charset_option = choice_option(
    "charset", "CHARSET",
    "the characters of boards and tables: ascii, unicode, or auto (default), which is unicode on a "
    "terminal with a UTF-8 locale",
    {"auto", "ascii", "unicode"}, "auto");
inline constexpr Option text_width_option = number_option(
    "width", "COLUMNS",
    "the longest line, 20 to 1000; default: the width of the terminal, and 80 in a file or pipe; "
    "prose is at most 80 columns wide unless this option is given",
    {20, 1000});

/// The current width of the terminal that is open on this descriptor: as the terminal reports it, or else the
/// variable COLUMNS, or else 80.
int terminal_columns(int descriptor);

/// True if standard output should be colored. `when` is the value of --color, if it is given.
bool color_wanted(const std::optional<std::string>& when);

/// The style with the character set and the width of the two options. The defaults suit the terminal, unless
/// the output is a file.
reports::Style laid_out(reports::Style style, const CommandLine& line, bool to_file = false);

}  // namespace eightfold::cli
