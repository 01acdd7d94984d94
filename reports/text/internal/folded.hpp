#pragma once

#include <string>
#include <string_view>

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The text for comparisons that ignore case: equal for two texts that differ only in case, or in whether an
/// accent is part of its letter or a character of its own, as in the file names of macOS. Bytes that are not
/// UTF-8 become U+FFFD.
std::string folded(std::string_view text);

}  // namespace reports
}  // namespace eightfold
