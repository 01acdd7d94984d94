#pragma once

#include <string>
#include <string_view>

#include "reports/job/shard/sha256.hpp"

namespace eightfold::fuzz {

/// The text of a record with the checksum of what is before it, as a writer of other records would do.
inline std::string sealed(std::string_view text) {
  constexpr std::string_view member = ",\"sha256\":\"";
  const std::size_t end = text.rfind(member);
  if (end == std::string_view::npos) return std::string(text);
  const std::string_view content = text.substr(0, end);
  return std::string(content) + std::string(member) + job::sha256(content) + "\"}\n";
}

}  // namespace eightfold::fuzz
