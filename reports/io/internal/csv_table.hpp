#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

// CSV of members of JSON objects. `columns` names them: "n,turn,pairs". A column contains the member of its
// name; "image=columns" or "matrix_00=matrix/0/0" names another one, by its path. Where the row lacks a
// member or it is null, it is that of the document `outer`, or else NAME_text, so that large integers are
// complete. The items of a list are separated by spaces, a fraction has six decimals, and null is an empty
// cell.
namespace eightfold::reports {

/// A line with the names of the columns.
std::string csv_head(std::string_view columns);

/// Appends a line with a cell for each column.
void append_csv_row(std::string& out, std::string_view columns, const nlohmann::ordered_json& row,
                    const nlohmann::ordered_json& outer = {});

/// The names of the columns, and a line for each object of the array `rows`.
std::string csv_table(std::string_view columns, const nlohmann::ordered_json& rows,
                      const nlohmann::ordered_json& outer = {});

}  // namespace eightfold::reports
