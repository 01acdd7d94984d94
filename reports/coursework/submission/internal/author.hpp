#pragma once

#include <string>
#include <string_view>

namespace eightfold::coursework {

/// The name of an author, printable and not too long.
std::string printable_author(std::string_view name);

}  // namespace eightfold::coursework
