#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "reports/cli/parse/options.hpp"
#include "reports/text/style.hpp"

namespace eightfold::cli {

inline constexpr std::array<std::string_view, 3> charset_names = {"auto", "ascii", "unicode"};

/// `--charset` and `--width`, for commands that draw in characters.
inline constexpr Option charset_option = {"charset", '\0', "SET",
                                          "boards, tables and the names of squares in unicode, in ascii, or\n"
                                          "auto (default): in unicode on a terminal whose locale is UTF-8",
                                          charset_names};
inline constexpr Option text_width_option = {
    "width", '\0', "COLUMNS",
    "no line longer than COLUMNS, 20 to 1000; without it as wide as the\n"
    "terminal, and in a file as long as it must be"};

/// Whether the standard output is to be colored; `when` is the value of `--color`, if any.
bool color_wanted(const std::optional<std::string>& when);

/// The style with the charset and the width that the two options say, or else the terminal, if the output
/// goes there. Throws Failure (usage).
reports::Style laid_out(reports::Style style, const CommandLine& line, bool to_file = false);

}  // namespace eightfold::cli
