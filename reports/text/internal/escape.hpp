#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// Text as the content of an XML element or of an attribute in either kind of quotes: & < > " ' as entities,
/// and U+FFFD for bytes that are not UTF-8 and for characters that XML 1.0 forbids (control characters other
/// than tab and line breaks, U+FFFE and U+FFFF).
std::string xml_escape(std::string_view text);

/// A line of text for a paragraph, an item, a heading or a table cell of a Markdown document, with a
/// backslash before everything that CommonMark or GitHub reads as markup, raw HTML, a link, an entity or the
/// beginning of a block.
std::string markdown_escape(std::string_view line);

/// A line of text for a paragraph of a LaTeX document, in ASCII. Characters special to TeX, dashes, the
/// ellipsis, the degree sign, the multiplication sign and Latin letters with accents become commands. Any
/// other character beyond ASCII becomes a question mark, because TeX stops where a font lacks a character.
std::string latex_escape(std::string_view line);

/// Text as a CSV cell, in quotes as in RFC 4180 if it has a comma, a quote or a line break. A spreadsheet
/// runs a cell that begins with = + - @, a tab or a line break as a formula, so such a cell gets a leading
/// apostrophe; write numbers without this function.
std::string csv_cell(std::string_view text);

/// The text with `by` in place of each `what`.
std::string with_all_replaced(std::string text, std::string_view what, std::string_view by);

}  // namespace eightfold::reports
