#pragma once

#include <string>
#include <string_view>

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The same picture for an HTML document, such as a notebook, that contains other pictures: identifiers and
/// style rules, which apply to a whole document, get a name that depends on the picture. `svg` is the result
/// of a function of this folder.
[[nodiscard]] std::string inline_picture(std::string_view svg);

}  // namespace reports
}  // namespace eightfold
