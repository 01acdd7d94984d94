#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// A line of text fit for a Markdown document, in a paragraph, an item, a heading or a table's cell: a
/// backslash before whatever CommonMark or GitHub would take for markup, raw HTML, a link, an entity or the
/// beginning of a block.
std::string markdown_escape(std::string_view line);

}  // namespace eightfold::reports
