#include "tests/support/drawings.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <utility>

namespace eightfold::test {
namespace {

char& at(Drawing& drawing, int row, int column) {
  return drawing[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

char at(const Drawing& drawing, int row, int column) {
  return drawing[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

int size_of(const Drawing& drawing) { return static_cast<int>(drawing.size()); }

Drawing empty_drawing(int n) {
  const auto size = static_cast<std::size_t>(n);
  return Drawing(size, std::string(size, '.'));
}

bool is_required(char square) { return square == 'Q' || square == '!'; }
bool is_blocked(char square) { return square == '#' || square == '!'; }

Drawing turned_right(const Drawing& drawing) {
  Drawing result = drawing;
  const int n = size_of(drawing);
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) at(result, row, column) = at(drawing, n - 1 - column, row);
  return result;
}

Drawing read_backwards(Drawing drawing) {
  for (std::string& row : drawing) std::reverse(row.begin(), row.end());
  return drawing;
}

bool has_attack(const std::vector<std::vector<bool>>& reaches, const std::vector<int>& columns) {
  const std::size_t n = columns.size();
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = 0; b < n; ++b)
      if (a != b &&
          reaches[a * n + static_cast<std::size_t>(columns[a])][b * n + static_cast<std::size_t>(columns[b])])
        return true;
  return false;
}

std::vector<Placement> solutions_without_constraints(int n, Rule rule) {
  std::vector<std::vector<bool>> reaches;
  for (int from = 0; from < n * n; ++from) {
    reaches.emplace_back();
    for (int to = 0; to < n * n; ++to)
      reaches.back().push_back(can_move(rule, n, {from / n, from % n}, {to / n, to % n}));
  }
  std::vector<int> columns(static_cast<std::size_t>(n));
  std::iota(columns.begin(), columns.end(), 0);
  std::vector<Placement> solutions;
  do
    if (!has_attack(reaches, columns)) solutions.push_back(Placement(columns));
  while (std::next_permutation(columns.begin(), columns.end()));
  return solutions;
}

const std::vector<Placement>& all_solutions(int n, Rule rule) {
  static std::map<std::pair<int, Rule>, std::vector<Placement>> known;
  auto found = known.find({n, rule});
  if (found == known.end())
    found = known.emplace(std::pair(n, rule), solutions_without_constraints(n, rule)).first;
  return found->second;
}

bool meets(const Placement& solution, const Drawing& drawing) {
  for (int row = 0; row < size_of(drawing); ++row)
    for (int column = 0; column < size_of(drawing); ++column) {
      const bool has_piece = solution[row] == column;
      if (has_piece ? is_blocked(at(drawing, row, column)) : is_required(at(drawing, row, column)))
        return false;
    }
  return true;
}

// Of a square with two such characters.
char both(char a, char b) {
  const bool required = is_required(a) || is_required(b);
  const bool blocked = is_blocked(a) || is_blocked(b);
  return required && blocked ? '!' : required ? 'Q' : blocked ? '#' : '.';
}

}  // namespace

std::string text_of(const Drawing& drawing) {
  std::string text;
  for (const std::string& row : drawing) text += row + '\n';
  return text;
}

Board board_of(const Drawing& drawing) {
  const int n = size_of(drawing);
  Board board = Board::square(n);
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      if (is_required(at(drawing, row, column))) board.require({row, column});
      if (is_blocked(at(drawing, row, column))) board.block({row, column});
    }
  return board;
}

Drawing moved(Symmetry g, const Drawing& drawing) {
  switch (g) {
    case Symmetry::identity:
      return drawing;
    case Symmetry::rotate90:
      return turned_right(drawing);
    case Symmetry::rotate180:
      return turned_right(turned_right(drawing));
    case Symmetry::rotate270:
      return turned_right(turned_right(turned_right(drawing)));
    case Symmetry::flip_horizontal:
      return read_backwards(drawing);
    case Symmetry::flip_vertical:
      return {drawing.rbegin(), drawing.rend()};
    case Symmetry::transpose:
      return read_backwards(turned_right(drawing));
    case Symmetry::anti_transpose:
      return turned_right(read_backwards(drawing));
  }
  return drawing;
}

Placement moved(Symmetry g, const Placement& placement) {
  Drawing drawing = empty_drawing(placement.rows());
  for (int row = 0; row < placement.rows(); ++row) at(drawing, row, placement[row]) = 'Q';
  Placement result;
  for (const std::string& row : moved(g, drawing)) result.push_back(static_cast<int>(row.find('Q')));
  return result;
}

bool can_move(Rule rule, int n, Square from, Square to) {
  constexpr auto straight = std::to_array<Square>({{0, 1}, {0, -1}, {1, 0}, {-1, 0}});
  constexpr auto diagonal = std::to_array<Square>({{1, 1}, {1, -1}, {-1, 1}, {-1, -1}});
  constexpr auto jumps =
      std::to_array<Square>({{1, 2}, {1, -2}, {2, 1}, {2, -1}, {-1, 2}, {-1, -2}, {-2, 1}, {-2, -1}});
  const auto slides_to = [&](Square direction) {
    Square square = from;
    for (int step = 1; step < n; ++step) {
      square = {square.row + direction.row, square.column + direction.column};
      if (rule == Rule::torus) square.column = (square.column + n) % n;
      if (square == to && square != from) return true;
    }
    return false;
  };
  const auto jumps_to = [&](Square jump) {
    return Square{from.row + jump.row, from.column + jump.column} == to;
  };
  return std::any_of(straight.begin(), straight.end(), slides_to) ||
         (rule != Rule::rooks && std::any_of(diagonal.begin(), diagonal.end(), slides_to)) ||
         (rule == Rule::superqueens && std::any_of(jumps.begin(), jumps.end(), jumps_to));
}

std::vector<Placement> plain_solutions(const Drawing& drawing, Rule rule) {
  std::vector<Placement> solutions;
  for (const Placement& solution : all_solutions(size_of(drawing), rule))
    if (meets(solution, drawing)) solutions.push_back(solution);
  return solutions;
}

std::vector<Drawing> all_drawings(int n, const std::string& characters) {
  std::vector<Drawing> drawings = {empty_drawing(n)};
  for (int square = 0; square < n * n; ++square) {
    std::vector<Drawing> longer;
    for (Drawing& drawing : drawings)
      for (const char character : characters) {
        at(drawing, square / n, square % n) = character;
        longer.push_back(drawing);
      }
    drawings = std::move(longer);
  }
  return drawings;
}

Drawing random_drawing(int n, Rule rule, RandomNumbers& random) {
  const auto below = [&](std::size_t bound) { return static_cast<int>(random.below(bound)); };
  const auto size = static_cast<std::size_t>(n);
  const auto& all = all_solutions(n, rule);
  const bool has_base = !all.empty() && random.below(2) == 0;
  const Placement base = has_base ? all[random.below(all.size())] : Placement();
  Drawing drawing = empty_drawing(n);
  const auto random_square = [&] {
    const int row = below(size);
    return Square{row, below(size)};
  };
  for (int count = below(size * size / 3 + 1); count > 0; --count)
    if (const Square square = random_square(); !has_base || base[square.row] != square.column)
      at(drawing, square.row, square.column) = '#';
  for (int count = below(4); count > 0; --count) {
    const Square square = random_square();
    const int column = has_base ? base[square.row] : square.column;
    at(drawing, square.row, column) = both(at(drawing, square.row, column), 'Q');
  }
  Drawing closed = drawing;
  for (const Symmetry g : all_subgroups()[random.below(all_subgroups().size())].elements()) {
    const Drawing image = moved(g, drawing);
    for (int row = 0; row < n; ++row)
      for (int column = 0; column < n; ++column)
        at(closed, row, column) = both(at(closed, row, column), at(image, row, column));
  }
  return closed;
}

}  // namespace eightfold::test
