#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// Untrusted text, such as a file name, for a message: control characters and bytes that are not UTF-8 become
/// \xNN.
std::string printable(std::string_view text);

/// Untrusted text in double quotes for a message: cut after 40 characters, with control characters, invisible
/// ones and bytes that are not UTF-8 as \xNN.
std::string quote(std::string_view text);

/// The same with every byte beyond ASCII as \xNN, for numbers: digits of other scripts can look like ASCII.
std::string quote_as_ascii(std::string_view text);

/// A file name as a word of a shell command in a message, quoted if necessary.
std::string shell_word(const std::string& name);

}  // namespace eightfold::reports
