#pragma once

#include <string>

#include "core/rule.hpp"
#include "core/search_tree.hpp"
#include "reports/pictures/theme.hpp"

namespace eightfold::reports {

struct ProfilePlot {
  SearchTree tree = {};
  int size = 0;  ///< N
  Rule rule = Rule::queens;
  std::string title = {};  ///< any text; empty for a default
  int width = 960;         ///< pixels, at least 16
  Theme theme = Theme::automatic;
};

/// A whole SVG document: a bar with its number for each depth of the search tree, 0 to N.
std::string profile_plot(const ProfilePlot& plot);

}  // namespace eightfold::reports
