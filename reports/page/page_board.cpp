#include "reports/page/page_board.hpp"

#include <iterator>

#include "reports/text/append.hpp"

namespace eightfold::reports {

std::string piece_points(const Placement& placement) {
  std::string points;
  for (int row = 0; row < placement.rows(); ++row)
    append_format(points, "{}{}.5,{}.5", row > 0 ? " " : "", placement[row], row);
  return points;
}

std::string dark_squares(int n) {
  std::string path;
  for (int row = 0; row < n; ++row)
    for (int column = (row + 1) % 2; column < n; column += 2)
      append_format(path, "M{} {}h1v1h-1z", column, row);
  return path;
}

}  // namespace eightfold::reports
