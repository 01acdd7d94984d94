#include "eightfold/core/pieces/piece_board.hpp"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <stdexcept>

namespace eightfold {
namespace {

int wrapped(int i, int size) { return (i % size + size) % size; }

// A ball between the centers 0 and size - 1 runs around a circle of twice the distance. Its place on the
// circle is the place on the board in the first half, and the mirror image of it in the second one. At the
// two ends both directions are the same walk, which is described by the one into the board.
struct Bounce {
  int place;
  int step;
};
Bounce bounced(int place, int step, int size) {
  if (size == 1) return {0, step};
  const int around = 2 * (size - 1);
  const int on_circle = wrapped(place + step, around);
  if (on_circle == 0) return {0, std::abs(step)};
  if (on_circle == size - 1) return {size - 1, -std::abs(step)};
  return on_circle < size - 1 ? Bounce{on_circle, step} : Bounce{around - on_circle, -step};
}

bool is_on(const PieceBoard& board, Square square) {
  return 0 <= square.row && square.row < board.rows && 0 <= square.column && square.column < board.columns;
}

// Marks the squares that a piece reaches. Every walk that does not leave the board repeats its first move.
void join_reached(ConflictGraph& graph, const PieceBoard& board, int from, Step step, bool slides) {
  const auto has_pawn = [&](Square square) {
    return std::find(board.pawns.begin(), board.pawns.end(), square) != board.pawns.end();
  };
  if (has_pawn(board.square_of(from))) return;
  const auto move = [&](const Walk& walk) {
    return walk_on(walk, board.rule.border, board.rows, board.columns);
  };
  const std::optional<Walk> first = move({board.square_of(from), step});
  for (std::optional<Walk> walk = first; walk && !has_pawn(walk->square);) {
    const int to = board.index_of(walk->square);
    if (to != from) graph.join(from, to);
    walk = slides ? move(*walk) : std::nullopt;
    if (walk == first) return;
  }
}

}  // namespace

PieceRule::PieceRule(const RuleFacts& facts)
    : name(facts.name),
      piece(facts.piece),
      letter(facts.letter),
      meaning(facts.meaning),
      slides(facts.slides.begin(), facts.slides.end()),
      leaps(facts.leaps.begin(), facts.leaps.end()),
      border(facts.border) {}

// Defined here because every copy of a board contains one, which took kilobytes wherever it was inline.
PieceRule::PieceRule(const PieceRule&) = default;
PieceRule::PieceRule(PieceRule&&) noexcept = default;
PieceRule& PieceRule::operator=(const PieceRule&) = default;
PieceRule& PieceRule::operator=(PieceRule&&) noexcept = default;
PieceRule::~PieceRule() = default;

std::optional<PieceRule> piece_rule_named(std::string_view name) {
  for (const std::span<const RuleFacts> table : {std::span<const RuleFacts>(rule_facts), {piece_facts}})
    for (const RuleFacts& facts : table)
      if (facts.name == name) return PieceRule(facts);
  return std::nullopt;
}

std::optional<Walk> walk_on(const Walk& walk, Border border, int rows, int columns) {
  Walk next = {{walk.square.row + walk.step.down, walk.square.column + walk.step.across}, walk.step};
  auto& [row, column] = next.square;
  const bool leaves_rows = row < 0 || row >= rows;
  const bool leaves_columns = column < 0 || column >= columns;
  switch (border) {
    case Border::plain:
      if (leaves_rows || leaves_columns) return std::nullopt;
      break;
    case Border::torus:
      row = wrapped(row, rows);
      column = wrapped(column, columns);
      break;
    case Border::cylinder:
      if (leaves_rows) return std::nullopt;
      column = wrapped(column, columns);
      break;
    case Border::moebius:
      if (leaves_rows) return std::nullopt;
      if ((column - wrapped(column, columns)) / columns % 2 != 0) {
        row = rows - 1 - row;
        next.step.down = -next.step.down;
      }
      column = wrapped(column, columns);
      break;
    case Border::reflecting: {
      const Bounce down = bounced(walk.square.row, walk.step.down, rows);
      const Bounce across = bounced(walk.square.column, walk.step.across, columns);
      return Walk{{down.place, across.place}, {down.step, across.step}};
    }
  }
  return next;
}

ConflictGraph attack_graph(const PieceBoard& board) {
  if (board.rows < 1 || board.rows > max_size || board.columns < 1 || board.columns > max_size)
    throw std::invalid_argument("a board of pieces has 1 to 32 rows and columns, not " +
                                std::to_string(board.rows) + " rows and " + std::to_string(board.columns) +
                                " columns");
  ConflictGraph graph(board.squares());
  for (int from = 0; from < board.squares(); ++from)
    for (const bool slides : {true, false})
      for (const Step step : slides ? board.rule.slides : board.rule.leaps)
        for (const int sign : {1, -1})
          join_reached(graph, board, from, {sign * step.down, sign * step.across}, slides);
  for (const auto* squares : {&board.required, &board.blocked, &board.pawns})
    for (const Square square : *squares) {
      if (!is_on(board, square))
        throw std::invalid_argument("row " + std::to_string(square.row) + ", column " +
                                    std::to_string(square.column) + " is not on the board");
      const int vertex = board.index_of(square);
      squares == &board.required ? graph.require(vertex) : graph.join(vertex, vertex);
    }
  return graph;
}

std::optional<int> implied_pieces(const PieceBoard& board) {
  const auto attacks_line = [&](Step step) {
    const auto is_step = [&](Step slide) { return slide == step || slide == Step{-step.down, -step.across}; };
    return std::any_of(board.rule.slides.begin(), board.rule.slides.end(), is_step);
  };
  if (!attacks_line({0, 1}) || !board.pawns.empty()) return std::nullopt;
  const int lines = board.rule.border == Border::moebius ? (board.rows + 1) / 2 : board.rows;
  return attacks_line({1, 0}) ? std::min(lines, board.columns) : lines;
}

}  // namespace eightfold
