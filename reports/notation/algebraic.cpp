// The squares in chess notation, the letters of a file followed by the number of a rank, where row 0 is rank
// N: a8 e7 h6 f5 c4 g3 b2 d1. The parser accepts any order.
#include <fmt/core.h>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/notation/internal/scanner.hpp"

namespace eightfold::reports {
namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view digits = "0123456789";

void append(std::string& out, const SizedPlacement& placement, int) {
  if (placement.placement.empty()) out += empty_placement;
  for (int row = 0; row < placement.placement.rows(); ++row) {
    if (row > 0) out += ' ';
    out += file_name(placement.placement[row]);
    out += std::to_string(placement.size - row);
  }
}

bool may_read(std::string_view text) {
  const auto rank = text.find_first_not_of(letters);
  return (rank == 1 || rank == 2) && digits.find(text[rank]) != std::string_view::npos &&
         consists_of(text, "abcdefghijklmnopqrstuvwxyz0123456789 \t\r\n");
}

std::optional<int> file_named(std::string_view name) {
  for (int column = 0; column < max_size; ++column)
    if (file_name(column) == name) return column;
  return std::nullopt;
}

struct NamedSquare {
  int column;
  int rank;
  std::string name;
};

NamedSquare parse_square(Scanner& scanner) {
  const std::string_view file = scanner.letters();
  const int rank = scanner.number();
  const std::string name = fmt::format("{}{}", file.substr(0, 40), rank);
  const auto column = file_named(file);
  if (!column) throw ParseError(fmt::format("{} is not a square; files are a to z, then aa to af", name));
  if (rank < 1) throw ParseError(fmt::format("{} is not a square; ranks begin at 1", name));
  return {*column, rank, name};
}

WrittenQueens parse(std::string_view text, const Reading& reading) {
  if (text == empty_placement) return {};
  std::vector<NamedSquare> squares;
  for (Scanner scanner(text); !scanner.at_end();) squares.push_back(parse_square(scanner));
  const int size = reading.size.value_or(static_cast<int>(squares.size()));
  WrittenQueens found;
  for (const auto& [column, rank, name] : squares) {
    if (rank > size)
      throw ParseError(fmt::format("{} does not fit on the {}×{} board{}", name, size, size,
                                   reading.size || !reading.may_be_partial || rank > max_size
                                       ? ""
                                       : fmt::format("; give {} {} or more", reading.size_name, rank)));
    found.queens.push_back({size - rank, column, name});
  }
  return found;
}

}  // namespace

std::string file_name(int column) {
  std::string name;
  if (column >= 26) name += 'a';
  name += static_cast<char>('a' + column % 26);
  return name;
}

std::string square_name(Square square, int n) {
  return file_name(square.column) + std::to_string(n - square.row);
}

const Notation algebraic_notation = {"algebraic", "a8 e7 h6 f5 c4 g3 b2 d1", append, may_read, parse};

}  // namespace eightfold::reports
