#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eightfold::reports {

/// How a text was read.
struct TextForm {
  std::string words;                  ///< "digits", or "vectors, one a line, columns by row, numbered from 1"
  std::string_view notation;          ///< its name, or that of the notation closest to the form
  std::optional<int> base = {};       ///< the number of the first column, if columns have numbers
  std::string_view orientation = {};  ///< "columns by row" or "ranks by file", if it is not in the notation
  std::size_t frames = 0;             ///< dropped lines of frames or of letters of files
  std::vector<std::string> notes = {};  ///< the form, if the text is not in a notation, and what is ignored
};

}  // namespace eightfold::reports
