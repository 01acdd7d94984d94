#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// A text from outside, like a file's name, fit for a message: as well-formed UTF-8, control characters and
/// what is no UTF-8 as \xNN.
std::string printable(std::string_view text);

/// The text in double quotes, fit for a message: cut after 40 bytes, with control and non-ASCII bytes as
/// \xNN.
std::string quote(std::string_view text);

/// A file's name as a word of a command to be typed into a shell: quoted if it must be, fit for a message.
std::string shell_word(const std::string& name);

}  // namespace eightfold::reports
