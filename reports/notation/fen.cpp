// The piece placement of Forsyth-Edwards Notation, where row 0 is rank 8: Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4. The
// parser also accepts black queens and a complete FEN record.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr int ranks = 8;

// Empty for other letters, and for queens.
std::string_view name_of_piece(char c) {
  constexpr auto pieces = std::to_array<std::pair<char, std::string_view>>(
      {{'k', "king"}, {'r', "rook"}, {'b', "bishop"}, {'n', "knight"}, {'p', "pawn"}});
  const auto found =
      std::ranges::find(pieces, static_cast<char>(c | 0x20), [](const auto& p) { return p.first; });
  return found == pieces.end() ? "" : found->second;
}

// The five fields of a record after the placement: side to move, castling, en passant, two counters.
void check_other_fields(std::string_view text) {
  Scanner scanner(text);
  if (scanner.at_end()) return;
  if (!scanner.accept('w')) scanner.expect('b');
  if (!scanner.accept('-'))
    for (const char right : {'K', 'Q', 'k', 'q'}) scanner.accept(right);
  if (!scanner.accept('-')) {
    scanner.letter();
    scanner.number();
  }
  scanner.number();
  scanner.number();
  scanner.expect_end();
}

void append(std::string& out, const SizedPlacement& placement, int) {
  for (int row = 0; row < ranks; ++row) {
    if (row > 0) out += '/';
    if (row >= placement.placement.rows()) {
      out += '8';
      continue;
    }
    const int before = placement.placement[row];
    const int after = ranks - 1 - before;
    if (before > 0) out += std::to_string(before);
    out += 'Q';
    if (after > 0) out += std::to_string(after);
  }
}

// A first row of numbers and pieces, so that no path is read as FEN.
bool may_read(std::string_view text) {
  const auto end = text.find('/');
  return end != std::string_view::npos && end > 0 &&
         text.substr(0, end).find_first_not_of("0123456789kqrbnpKQRBNP") == std::string_view::npos;
}

WrittenQueens parse(std::string_view text, const Reading&) {
  WrittenQueens found;
  found.size = ranks;
  int row = 0;
  int column = 0;
  const auto finish_row = [&] {
    if (column != ranks)
      throw ParseError(
          fmt::format("FEN rank {} has {}; a rank has 8", ranks - row, counted(column, "square")));
    column = 0;
    ++row;
  };
  const auto end = std::min(text.find_first_of(" \t\r\n"), text.size());
  const auto written = 1 + std::ranges::count(text.substr(0, end), '/');
  const auto wrong_number = [&] {
    return ParseError(fmt::format("FEN has {}; a board has 8", counted(written, "rank")));
  };
  if (written > ranks) throw wrong_number();
  for (const char c : text.substr(0, end)) {
    if (c == '/') {
      finish_row();
    } else if ('1' <= c && c <= '8') {
      column += c - '0';
    } else if (c == 'Q' || c == 'q') {
      found.queens.push_back({row, column, square_name({row, column}, 8)});
      ++column;
    } else {
      const std::string_view piece = name_of_piece(c);
      throw ParseError(piece.empty() ? fmt::format("FEN rank {}: {} is neither a queen nor 1 to 8",
                                                   ranks - row, quote({&c, 1}))
                                     : fmt::format("FEN rank {}: {} is a {}; a placement has only queens",
                                                   ranks - row, quote({&c, 1}), piece));
    }
  }
  finish_row();
  check_other_fields(text.substr(end));
  if (written < ranks) throw wrong_number();
  return found;
}

}  // namespace

const Notation fen_notation = {.name = "fen",
                               .example = "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4",
                               .append = append,
                               .may_read = may_read,
                               .parse = parse,
                               .least_size = ranks,
                               .greatest_size = ranks,
                               .limit = "FEN is for the 8×8 board",
                               .alternative = "board"};

}  // namespace eightfold::reports
