#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/submission/json_tree.hpp"

namespace eightfold::coursework {

// The parts of one line of a submission in plain text, Markdown or CSV.

/// The text without white space and the marks of emphasis and code around it.
std::string_view cleaned(std::string_view text);

/// The line without the mark of a list item or a quotation before it.
std::string_view without_bullet(std::string_view line);

/// Whether the text leaves a form blank: "", "?", "___", "…".
bool is_blank(std::string_view value);

/// Whether the text claims an empty list: "none".
bool is_none(std::string_view value);

/// Whether the line gives a reason and no claim: "because …", "why: …", "note: …".
bool is_reason(std::string_view line);

/// Whether the text has the form of a placement, rather than of prose with brackets or a slash.
bool looks_like_placement(std::string_view text);

/// The position of the first separator of a key, : or =, or of cells, which is none of these, outside quotes.
std::optional<std::size_t> find_separator(std::string_view line);

/// The cells of a line, cleaned; those of CSV may be in quotes. Empty cells at the end are left out.
std::vector<std::string> cells_of(std::string_view line, char separator);

/// "[0 4 7 5 2 6 1 3]" of the cells 0, 4, 7, 5, 2, 6, 1 and 3; empty for other cells.
std::string placement_of(const std::vector<std::string>& cells);

/// The placements of a JSON array, [[1,3,0,2],[2,0,3,1]] or [[".Q..",…],…], or the one that is a list of
/// rows, [".Q..",…]; nothing for other text, whose reader explains the error.
std::optional<JsonTree::Array> json_placements(Place place, std::string_view text);

/// The columns of a table by its header.
struct Columns {
  std::size_t key = 0;
  std::size_t value = 1;
  std::size_t count = 2;
  std::string_view group = {};  ///< the key whose entries are in the table, if the header gives it
};

/// The columns, if the cells are a header: "element | fixed".
std::optional<Columns> columns_of(const std::vector<std::string>& cells);

/// Whether the line is the one below the header of a Markdown table: "|:--|--:|".
bool is_rule_of_table(std::string_view line);

/// A key and the number in the columns of the program's own output: "rotate180    4    4".
struct AlignedNumber {
  std::string_view key;
  std::string_view number;
};
std::optional<AlignedNumber> aligned_number(std::string_view line);

}  // namespace eightfold::coursework
