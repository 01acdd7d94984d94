#pragma once

#include <optional>
#include <string>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/reports/pictures/theme.hpp"

namespace eightfold::reports {

/// A board of a contact sheet.
struct SheetBoard {
  Placement placement = {};
  std::string caption = {};  ///< any text, on one line
  std::string detail = {};   ///< a second line in a smaller font, or empty
  std::string remark = {};   ///< follows the detail, or is on a third line if there is not enough room
};

/// A contact sheet: boards of one size.
struct SheetPicture {
  Board board = Board::square(0);  ///< N, and the required and blocked squares
  Rule rule = Rule::queens;        ///< determines the shape of the pieces
  std::vector<SheetBoard> boards = {};
  std::string title = {};           ///< any text, above the boards; without it, no space is reserved
  std::string subtitle = {};        ///< any text, below the title; explains why a sheet is empty
  std::optional<int> columns = {};  ///< boards per row; by default slightly more than the number of rows
  std::optional<int> width = {};    ///< pixels, at least 16; the default depends on the boards, up to 16384
  Theme theme = Theme::automatic;
};

struct PictureSize {
  int width = 0;   ///< pixels
  int height = 0;  ///< pixels
};

/// The size of the picture. The boards may still be without pieces.
[[nodiscard]] PictureSize size_of(const SheetPicture& picture);

/// A complete SVG document. Without boards it consists of title and subtitle. All captions of one kind have
/// the same font size.
[[nodiscard]] std::string sheet_picture(const SheetPicture& picture);

}  // namespace eightfold::reports
