#include "reports/notation/file_name.hpp"

#include "core/placement.hpp"

namespace eightfold::reports {

std::string file_name(int column) {
  std::string name;
  if (column >= 26) name += 'a';
  name += static_cast<char>('a' + column % 26);
  return name;
}

std::optional<int> file_named(std::string_view name) {
  for (int column = 0; column < max_size; ++column)
    if (file_name(column) == name) return column;
  return std::nullopt;
}

}  // namespace eightfold::reports
