#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// A text fit for the content of an XML element or for an attribute in either kind of quotes: & < > " ' as
/// entities, and U+FFFD for what is no UTF-8 or what XML 1.0 forbids (control characters other than tab and
/// line breaks, U+FFFE and U+FFFF).
std::string xml_escape(std::string_view text);

}  // namespace eightfold::reports
