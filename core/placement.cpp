#include "eightfold/core/placement.hpp"

#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace eightfold {

void Placement::append(long long column) {
  if (rows_ == max_size) throw std::invalid_argument("a placement has at most 32 rows");
  if (column < 0 || column >= max_size)
    throw std::invalid_argument("a placement has columns from 0 to 31, not " + std::to_string(column));
  push_back(static_cast<int>(column));
}

std::ostream& operator<<(std::ostream& out, const Placement& placement) {
  out << '[';
  for (int row = 0; row < placement.rows(); ++row) out << (row > 0 ? " " : "") << placement[row];
  return out << ']';
}

bool is_permutation(const Placement& placement) {
  std::uint64_t seen = 0;
  for (const int column : placement) seen |= std::uint64_t{1} << column;
  return seen == (std::uint64_t{1} << placement.rows()) - 1;
}

}  // namespace eightfold

// The bytes of the columns, and with them the number of rows, as a string: libraries hash strings well.
std::size_t std::hash<eightfold::Placement>::operator()(
    const eightfold::Placement& placement) const noexcept {
  const auto columns = placement.columns();
  return std::hash<std::string_view>()({reinterpret_cast<const char*>(columns.data()), columns.size()});
}
