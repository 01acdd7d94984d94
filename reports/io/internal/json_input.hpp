#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace eightfold::reports {

/// Parses untrusted JSON. Throws ParseError on malformed text, on more than 16 levels of nesting and on
/// repeated keys of an object, of which nlohmann_json would keep the last.
nlohmann::json parse_json(std::string_view text);

}  // namespace eightfold::reports
