#include "eightfold/core/placement.hpp"

#include <stdexcept>
#include <string>

namespace eightfold {

Placement::Placement(std::span<const int> columns) {
  if (columns.size() > max_size)
    throw std::invalid_argument("a placement has at most 32 rows, not " + std::to_string(columns.size()));
  for (const int column : columns) {
    if (column < 0 || column >= max_size)
      throw std::invalid_argument("a placement has columns from 0 to 31, not " + std::to_string(column));
    push_back(column);
  }
}

bool is_permutation(const Placement& placement) {
  std::uint64_t seen = 0;
  for (const int column : placement) seen |= std::uint64_t{1} << column;
  return seen == (std::uint64_t{1} << placement.rows()) - 1;
}

}  // namespace eightfold
