#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// What a text for people must not hold.
struct BadByte {
  std::size_t offset;  ///< in bytes
  std::string what;    ///< "the byte ff is not UTF-8; save the file as UTF-8"
};

/// The first byte that is not part of well-formed UTF-8, or a control character other than a tab, a line feed
/// or a carriage return; nothing if the text has none.
std::optional<BadByte> find_bad_byte(std::string_view text);

}  // namespace eightfold::reports
