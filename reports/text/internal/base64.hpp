#pragma once

#include <string>
#include <string_view>

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// Bytes in the encoding base64 (RFC 4648, section 4), in one line, with padding.
std::string base64(std::string_view bytes);

}  // namespace reports
}  // namespace eightfold
