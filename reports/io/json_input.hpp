#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace eightfold::reports {

/// Parses JSON that nobody vouches for. Throws ParseError on malformed text, on nesting deeper than 16 and on
/// an object that gives a key twice (which the parser itself would take silently).
nlohmann::json parse_json(std::string_view text);

}  // namespace eightfold::reports
