#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace eightfold::cli {

/// An item of a list in help: a label like "cube-faces", and its meaning.
struct HelpItem {
  std::string label;
  std::string text;
};

/// A part of a command's details: a paragraph, with the line breaks of the source, or a list.
struct HelpBlock {
  std::string paragraph;
  std::vector<HelpItem> items;  ///< empty for a paragraph
};

/// A text of help as one line of prose: with spaces for its line breaks, and colons for wider gaps.
std::string in_one_line(std::string_view text);

/// The blocks of Command::details. A paragraph ends at a blank line or a list. A line that is indented by two
/// spaces is an item, with two or more spaces after its label; a line that is indented further continues it.
std::vector<HelpBlock> help_blocks(std::string_view details);

}  // namespace eightfold::cli
