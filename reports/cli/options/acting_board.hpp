#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "eightfold/core/board.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/parse/command.hpp"

// A board with constraints, and the group that acts on its solutions.
namespace eightfold::cli {

/// The n×n board if --queens, --blocked or --board constrain it. Throws as board_of().
std::optional<Board> constraints_of(const CommandLine& line, int n);

/// The group of --group, which must preserve the constraints, or without it the subgroup of the full group
/// that preserves them. Throws Failure (usage).
Subgroup group_on(const CommandLine& line, const std::optional<Board>& board);

/// The rows that leave a choice.
int free_rows(const Board& board);

/// Throws Failure (usage) if one of the three options is given: "--format html: ...".
void refuse_constraints(const CommandLine& line, std::string_view what);

/// " on this board: the queens on b4 and d5 attack each other", or without a contradiction " on this board".
/// Empty without constraints.
std::string place_of(const Board& board, Rule rule = Rule::queens);

}  // namespace eightfold::cli
