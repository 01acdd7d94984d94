#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace eightfold::reports {

/// Parses untrusted JSON. Throws ParseError on malformed text, on more than 16 levels of nesting and on
/// repeated keys of an object, of which nlohmann_json would keep the last.
nlohmann::json parse_json(std::string_view text);

/// The member `key` of an object, a whole number from 0 to `greatest`. Throws ParseError.
std::uint64_t number_at(const nlohmann::json& object, std::string_view key,
                        std::uint64_t greatest = UINT64_MAX);

}  // namespace eightfold::reports
