#pragma once

#include <string>

#include "eightfold/core/rule.hpp"
#include "eightfold/core/search_tree.hpp"
#include "eightfold/reports/pictures/theme.hpp"

namespace eightfold::reports {

struct ProfilePlot {
  SearchTree tree = {};
  int size = 0;  ///< N
  Rule rule = Rule::queens;
  std::string title = {};  ///< any text; empty for a default title
  int width = 960;         ///< pixels, at least 16
  Theme theme = Theme::automatic;
};

/// A complete SVG document: one bar, labeled with the number of boards, for each depth 0 to N of the search
/// tree.
[[nodiscard]] std::string profile_plot(const ProfilePlot& plot);

}  // namespace eightfold::reports
