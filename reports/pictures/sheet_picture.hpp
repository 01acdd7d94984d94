#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/placement.hpp"
#include "core/rule.hpp"
#include "reports/pictures/theme.hpp"

namespace eightfold::reports {

/// A board of a contact sheet.
struct SheetBoard {
  Placement placement = {};
  std::string caption = {};  ///< any text, on one line
  std::string detail = {};   ///< a second line in smaller letters, or empty
  std::string remark = {};   ///< after a comma on the same line, or on a third line if there is no room
};

/// Several boards of one size on a sheet.
struct SheetPicture {
  int size = 0;              ///< N
  Rule rule = Rule::queens;  ///< rooks or queens are drawn
  std::vector<SheetBoard> boards = {};
  std::string title = {};           ///< any text, shown above the boards
  std::string subtitle = {};        ///< any text, shown below the title; without boards it says why
  std::optional<int> columns = {};  ///< boards beside each other; a bit more than rows if not given
  std::optional<int> width = {};    ///< pixels, 16 or more; without it as the boards need, to 16384
  Theme theme = Theme::automatic;
};

struct PictureSize {
  int width = 0;   ///< in pixels
  int height = 0;  ///< likewise
};

/// How large the picture will be, for which its boards need have no pieces.
PictureSize size_of(const SheetPicture& picture);

/// A whole SVG document. Without boards it has its title and subtitle only. The captions of one kind have one
/// size.
std::string sheet_picture(const SheetPicture& picture);

}  // namespace eightfold::reports
