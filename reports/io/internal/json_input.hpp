#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// Parses untrusted JSON. Throws ParseError on malformed text, on more than 16 levels of nesting and on
/// repeated keys of an object, of which nlohmann_json would keep the last.
nlohmann::json parse_json(std::string_view text);

}  // namespace reports
}  // namespace eightfold
