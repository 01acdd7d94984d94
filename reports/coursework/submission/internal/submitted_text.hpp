#pragma once

#include <string>
#include <string_view>

namespace eightfold::coursework {

/// The text of a file that a student submits, in UTF-8. Decodes UTF-16 and Windows-1252, and converts a page
/// of HTML to text: a line for each paragraph and item, `## ` before a heading, `| a | b |` for a row of a
/// table. Any other text is unchanged. Takes linear time.
std::string submitted_text(std::string_view text);

}  // namespace eightfold::coursework
