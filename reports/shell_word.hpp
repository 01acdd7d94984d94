#pragma once

#include <string>

namespace eightfold::reports {

/// A file's name as a word of a command to be typed into a shell: quoted if it must be, fit for a message.
std::string shell_word(const std::string& name);

}  // namespace eightfold::reports
