#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// The same picture for an HTML document, such as a notebook, that contains other pictures: identifiers and
/// style rules, which apply to a whole document, get a name that depends on the picture. `svg` is the result
/// of a function of this folder.
[[nodiscard]] std::string inline_picture(std::string_view svg);

}  // namespace eightfold::reports
