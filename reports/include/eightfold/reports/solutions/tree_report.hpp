#pragma once

#include <optional>
#include <string>

#include "eightfold/core/board.hpp"
#include "eightfold/core/search_tree.hpp"
#include "eightfold/reports/text/style.hpp"

namespace eightfold::reports {

/// The number of boards in the search tree by depth, their total, and the number of solutions. `rule` is the
/// rule of the search, and `board` has its required and blocked squares, if there are any.
[[nodiscard]] std::string tree_text(const SearchTree& tree, const Style& style, Rule rule = Rule::queens,
                                    const std::optional<Board>& board = {});

/// A JSON document as defined in data/schemas/tree-1.0.schema.json.
[[nodiscard]] std::string tree_json(const SearchTree& tree, Rule rule = Rule::queens,
                                    const std::optional<Board>& board = {});

/// A line for each depth with its number of boards.
[[nodiscard]] std::string tree_csv(const SearchTree& tree);

}  // namespace eightfold::reports
