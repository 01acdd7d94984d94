#include "eightfold/core/board.hpp"

#include <stdexcept>
#include <string>

#include "eightfold/core/placement.hpp"

namespace eightfold {

Board::Board(int rows, int columns) : rows_(rows), columns_(columns) {
  if (rows < 0 || rows > columns || columns > max_size)
    throw std::invalid_argument("a board has 0 <= rows <= columns <= 32, not " + std::to_string(rows) +
                                " rows and " + std::to_string(columns) + " columns");
}

}  // namespace eightfold
