#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "eightfold/reports/pictures/sheet_picture.hpp"
#include "reports/pictures/internal/board_drawing.hpp"
#include "reports/pictures/internal/svg.hpp"

namespace eightfold::reports {

/// The figures of a sheet in place of its boards.
struct SheetDrawing {
  int size = 0;  ///< how many squares a side of a figure has room for; 0 without figures
  std::vector<ColorRule> rules = {};
  std::string css = {};
  std::string definitions = {};
  std::function<std::string(std::size_t i)> in_words = {};
  std::function<void(std::string& out, const BoardPlace& place, std::size_t i)> append = {};
};

/// The sheet with the captions of its boards below these figures.
std::string sheet_picture(const SheetPicture& picture, const SheetDrawing& drawing);

}  // namespace eightfold::reports
