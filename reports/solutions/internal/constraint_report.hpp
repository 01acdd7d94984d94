#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"

// What reports say of a board with required and blocked squares.
namespace eightfold::reports {

/// The elements of the full group that preserve the constraints: "2 of the 8 symmetries preserve the blocked
/// squares: identity, half turn".
std::string preserving_in_words(const Board& board);

/// "rotate180 moves the required square b4 to g5, which is not required"; n is the size of the board.
std::string unpreserved_in_words(const UnpreservedSquare& found, int n);

/// The constraints, the symmetries that preserve them, and the reason if they contradict each other, as a
/// line each. Empty without constraints.
std::string constraints_in_lines(const std::optional<Board>& board, Rule rule);

/// The same as a paragraph before a blank line.
std::string constraints_text(const std::optional<Board>& board, Rule rule, const Style& style);

/// The names of squares of the n×n board.
nlohmann::ordered_json names_of(const std::vector<Square>& squares, int n);

/// The names of the required and blocked squares, and of the symmetries that preserve them.
nlohmann::ordered_json constraints_json(const Board& board);

/// Adds the member "constraints" if there are any.
void add_constraints(nlohmann::ordered_json& document, const std::optional<Board>& board);

/// The same in CSV: the names of the columns, and their cells as members of a row.
inline constexpr std::string_view constraint_columns = ",required,blocked,preserved_by";
void add_constraint_cells(nlohmann::ordered_json& row, const std::optional<Board>& board);

}  // namespace eightfold::reports
