#pragma once

#include <optional>
#include <string>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/reports/pictures/sheet_picture.hpp"
#include "eightfold/reports/pictures/theme.hpp"

namespace eightfold::reports {

/// A board of a contact sheet of pieces, with captions like those of a SheetBoard.
struct PieceSheetBoard {
  std::vector<Square> pieces = {};
  std::string caption = {};
  std::string detail = {};
  std::string remark = {};
};

/// A contact sheet of placements of pieces on boards of one shape.
struct PieceSheetPicture {
  PieceBoard board = {};  ///< the rule's letter determines the shape of the pieces
  std::vector<PieceSheetBoard> boards = {};
  std::string title = {};           ///< as those of a SheetPicture
  std::string subtitle = {};        ///< below the title
  std::optional<int> columns = {};  ///< boards per row
  std::optional<int> width = {};    ///< pixels
  Theme theme = Theme::automatic;
};

/// The size of the picture. The boards may still be without pieces.
[[nodiscard]] PictureSize size_of(const PieceSheetPicture& picture);

/// A complete SVG document like that of sheet_picture(). A board that is not square is as wide or as high as
/// a square one.
[[nodiscard]] std::string piece_sheet_picture(const PieceSheetPicture& picture);

}  // namespace eightfold::reports
