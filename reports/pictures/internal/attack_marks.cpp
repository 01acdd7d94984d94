#include <algorithm>
#include <array>
#include <cmath>
#include <complex>

#include "reports/pictures/internal/board_drawing.hpp"

namespace eightfold::reports {
namespace {

struct Direction {
  int down = 0;
  int right = 0;
};

constexpr std::array<Direction, 8> compass = {
    {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};

bool is_diagonal(Direction d) { return d.down != 0 && d.right != 0; }

// The number of squares beyond `place` on a line of n squares in the direction of `step`; n if `step` is 0,
// which does not limit the line.
int steps_to_end(int place, int step, int n) {
  if (step == 0) return n;
  return step > 0 ? n - 1 - place : place;
}

using Point = std::complex<double>;  // column and row, in units of a square

Point moved(Point from, Direction way, double squares) { return from + squares * Point(way.right, way.down); }

Point center_of(Square square) { return {square.column + 0.5, square.row + 0.5}; }

// The distance between the end of a line and the center of a piece, in squares.
constexpr double clearance = 0.4;

double stroke_of(const BoardPlace& place) { return std::clamp(place.square() * 0.06, 1.0, 3.0); }

void append_line(std::string& out, const BoardPlace& place, std::string_view css_class, Point from, Point to,
                 bool dashed = false) {
  append_svg(out, "<line class=\"{}\"{} stroke-width=\"{}\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>\n",
             css_class, dashed ? " stroke-dasharray=\"6 5\"" : "", stroke_of(place), place.x(from.real()),
             place.y(from.imag()), place.x(to.real()), place.y(to.imag()));
}

// Appends an arrow beyond the edge where a line leaves the board, and a stroke where it comes back. Without
// them a line that leaves and one that comes back at the same place look like the reflection of one line.
void append_crossing(std::string& out, const BoardPlace& place, std::string_view css_class, Point left,
                     Point back, Direction way) {
  append_svg(
      out,
      "<path class=\"{}\" fill=\"none\" stroke-width=\"{}\" d=\"M{} {}l{} {}m{} 0h{}v{}M{} {}l{} {}\"/>\n",
      css_class, stroke_of(place), place.x(left.real()), place.y(left.imag()), 9 * way.right, 9 * way.down,
      -5 * way.right, 5 * way.right, -5 * way.down, place.x(back.real()), place.y(back.imag()),
      -9 * way.right, -9 * way.down);
}

// Appends a line of the given length in squares. At the left or right edge it continues at the opposite edge.
// It is dashed from there, or from its beginning if that is already `around` the edge.
void append_wrapping_line(std::string& out, const BoardPlace& place, std::string_view css_class, Point from,
                          Direction way, double length, bool around = false) {
  for (; length > 0; around = true) {
    const double to_edge = way.right == 0 ? length : way.right > 0 ? place.size - from.real() : from.real();
    const double part = std::min(length, to_edge);
    const Point to = moved(from, way, part);
    append_line(out, place, css_class, from, to, around);
    from = {way.right > 0 ? 0.0 : place.size, to.imag()};
    length -= part;
    if (length > 0) append_crossing(out, place, css_class, to, from, way);
  }
}

int reach(const BoardPlace& place, Square from, Direction way, Rule rule) {
  if (is_diagonal(way) && !facts_of(rule).has_diagonals()) return 0;
  const int rows = steps_to_end(from.row, way.down, place.size);
  if (is_diagonal(way) && facts_of(rule).wraps()) return rows;
  return std::min(rows, steps_to_end(from.column, way.right, place.size));
}

// The square `steps` squares away, around the torus if the line crosses the left or right edge.
Square square_at(const BoardPlace& place, Square from, Direction way, int steps) {
  const int column = (from.column + steps * way.right) % place.size;
  return {from.row + steps * way.down, column < 0 ? column + place.size : column};
}

// Whether the two pieces attack each other across the edge of the torus only.
bool is_wrapped(const Attack& attack, Rule rule) {
  return facts_of(rule).wraps() && !attacks(attack.upper, attack.lower);
}

// The direction of the diagonal from the upper piece to the lower one on the torus.
Direction wrapped_diagonal(const Attack& attack, int n) {
  const int rows = attack.lower.row - attack.upper.row;
  return {1, (attack.upper.column + rows) % n == attack.lower.column ? 1 : -1};
}

bool in_line(Square a, Square b, Square c) {
  return (b.row - a.row) * (c.column - a.column) == (c.row - a.row) * (b.column - a.column);
}

// Whether a third piece is between the two pieces on their line, which may cross the edge of the torus.
bool is_interrupted(const Attack& attack, std::span<const Attack> conflicts, const BoardPlace& place,
                    Rule rule) {
  const Direction way = wrapped_diagonal(attack, place.size);
  const auto is_between = [&](Square piece) {
    if (piece <= attack.upper || attack.lower <= piece) return false;
    return is_wrapped(attack, rule)
               ? piece == square_at(place, attack.upper, way, piece.row - attack.upper.row)
               : in_line(attack.upper, piece, attack.lower);
  };
  return std::any_of(conflicts.begin(), conflicts.end(),
                     [&](const Attack& other) { return is_between(other.upper) || is_between(other.lower); });
}

void append_straight_conflict(std::string& out, const BoardPlace& place, const Attack& conflict) {
  const Point upper = center_of(conflict.upper);
  const Point lower = center_of(conflict.lower);
  const Point way = lower - upper;
  const double part = clearance / std::max(std::abs(way.real()), std::abs(way.imag()));
  append_line(out, place, "warning-line", upper + part * way, lower - part * way);
}

void append_wrapped_conflict(std::string& out, const BoardPlace& place, const Attack& conflict) {
  const Direction way = wrapped_diagonal(conflict, place.size);
  append_wrapping_line(out, place, "warning-line", moved(center_of(conflict.upper), way, clearance), way,
                       conflict.lower.row - conflict.upper.row - 2 * clearance);
}

using Pieces = std::span<const Square>;

bool is_free(Pieces pieces, Square square) { return std::ranges::find(pieces, square) == pieces.end(); }

// Appends the lines for everything that a piece attacks in one direction.
void append_ray(std::string& out, const BoardPlace& place, Pieces pieces, Square piece, Direction way,
                int length) {
  int last = 0;  // the distance of the last piece
  const auto append = [&](std::string_view css_class, double to) {
    const Point from = center_of(square_at(place, piece, way, last));
    const bool around = last > steps_to_end(piece.column, way.right, place.size);
    append_wrapping_line(out, place, css_class, moved(from, way, clearance), way, to - last - clearance,
                         around);
  };
  for (int steps = 1; steps <= length; ++steps) {
    if (is_free(pieces, square_at(place, piece, way, steps))) continue;
    append("warning-line", steps - clearance);
    last = steps;
  }
  append("accent-line", length);
}

void append_knight_move(std::string& out, const BoardPlace& place, Pieces pieces, Square piece, Square to) {
  if (!is_free(pieces, to))
    append_straight_conflict(out, place, {piece, to});
  else
    append_svg(out, "<circle class=\"accent\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>\n", place.x(to.column + 0.5),
               place.y(to.row + 0.5), place.square() * 0.12);
}

}  // namespace

void append_attack_lines(std::string& out, const BoardPlace& place, Pieces pieces, Square piece, Rule rule) {
  for (const Direction way : compass)
    append_ray(out, place, pieces, piece, way, reach(place, piece, way, rule));
  if (!facts_of(rule).has_knight_moves()) return;
  for (int i = 0; i < place.size; ++i)
    for (int j = 0; j < place.size; ++j)
      if (attacks(piece, {i, j}, rule, place.size) && !attacks(piece, {i, j}))
        append_knight_move(out, place, pieces, piece, {i, j});
}

void append_conflicts(std::string& out, const BoardPlace& place, std::span<const Attack> conflicts,
                      Rule rule) {
  for (const Attack& conflict : conflicts) {
    if (is_interrupted(conflict, conflicts, place, rule)) continue;
    if (is_wrapped(conflict, rule))
      append_wrapped_conflict(out, place, conflict);
    else
      append_straight_conflict(out, place, conflict);
  }
}

}  // namespace eightfold::reports
