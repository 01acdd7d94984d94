#pragma once

#include <string>

#include "core/search_tree.hpp"
#include "reports/text/style.hpp"

namespace eightfold::reports {

/// The boards of the search tree by depth, their sum, and the solutions. `rule` is the one that was searched
/// under.
std::string tree_text(const SearchTree& tree, const Style& style, Rule rule = Rule::queens);

}  // namespace eightfold::reports
