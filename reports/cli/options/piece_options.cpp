#include "reports/cli/options/piece_options.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/piece_rule.hpp"
#include "eightfold/reports/notation/piece_squares.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/pieces.hpp"
#include "reports/cli/parse/numbers.hpp"

namespace eightfold::cli {
namespace {

bool is_translating(const CommandLine& line) {
  const auto group = line.value_of(group_option.name);
  return group == "translations" || group == "all";
}

PieceRule piece_rule_of(const CommandLine& line) {
  const std::string name = line.value_of(rule_option.name).value_or("queens");
  if (auto rule = piece_rule_named(name)) return *rule;
  return read_option_file(rule_option.name, name, reports::read_piece_rule);
}

// "8" or "8x10"
PieceBoard shape_of(std::string_view name, std::string_view text) {
  const Bounds bounds = {1, max_size};
  PieceBoard board;
  const auto by = text.find('x');
  board.rows = parse_number<int>(by == std::string::npos ? name : "rows", text.substr(0, by), bounds);
  board.columns =
      by == std::string::npos ? board.rows : parse_number<int>("columns", text.substr(by + 1), bounds);
  return board;
}

std::vector<Square> squares_of(std::string_view name, const std::string& text, const PieceBoard& board) {
  try {
    return reports::parse_squares_of_shape(text, board.rows, board.columns);
  } catch (const reports::ParseError& error) {
    throw usage_error("{}: {}", name, error.what());
  }
}

void add_constraints(PieceBoard& board, const CommandLine& line) {
  for (const auto& [option, squares] : {std::pair(queens_option.name, &board.required),
                                        {blocked_option.name, &board.blocked},
                                        {pawns_option.name, &board.pawns}})
    if (line.has(option))
      for (const Square square : squares_of(fmt::format("--{}", option), line.text(option), board))
        if (std::ranges::count(*squares, square) == 0) squares->push_back(square);
  if (!board.pawns.empty() && board.rule.letter == "P")
    throw usage_error("--pawns: {} have the letter of a pawn, P; give them another", board.rule.name);
}

}  // namespace

bool is_about_pieces(const CommandLine& line, std::string_view shape) {
  const auto rule = line.value_of(rule_option.name);
  return line.has(pieces_option.name) || line.has(pawns_option.name) || is_translating(line) ||
         (rule && !rule_named(*rule)) || resembles_shape(shape);
}

bool is_about_pieces(const CommandLine& line) {
  return is_about_pieces(line, line.arguments.empty() ? "" : std::string_view(line.arguments[0]));
}

void refuse_for_pieces(const CommandLine& line, std::initializer_list<std::string_view> options) {
  for (const std::string_view option : options)
    if (line.has(option))
      throw usage_error("--{}: is for one piece in each row of a square board; remove it", option);
}

std::vector<Square> read_pieces(PieceBoard& board, const CommandLine& line) {
  if (line.has(size_option.name)) board = shape_of("--size", line.text(size_option.name));
  board.rule = piece_rule_of(line);
  const auto read = [&](const std::string& text) { return reports::read_piece_squares(text, board); };
  std::vector<Square> pieces;
  if (const auto path = line.value_of("from")) {
    pieces = read_option_file("from", *path, read);
  } else {
    const std::string& argument = line.arguments.at(0);
    try {
      pieces =
          read(argument == "-" ? read_input(argument, reports::longest_placement_text, "give one placement")
                               : argument);
    } catch (const reports::ParseError& error) {
      throw reports::ParseError(fmt::format("PLACEMENT: {}", error.what()));
    }
  }
  add_constraints(board, line);
  return pieces;
}

std::optional<PieceGroupParams> piece_group_params_of(const CommandLine& line) {
  const auto name = line.value_of(group_option.name);
  if (!name) return {};
  if (*name == "all") return PieceGroupParams{full_group, true};
  if (*name == "translations") return PieceGroupParams{Subgroup({Symmetry::identity}), true};
  return PieceGroupParams{group_of(line), false};
}

reports::PieceReport piece_report_of(const CommandLine& line, bool needs_pieces) {
  return piece_report_of(line, line.arguments.at(0), needs_pieces);
}

reports::PieceReport piece_report_of(const CommandLine& line, std::string_view shape, bool needs_pieces) {
  PieceBoard board = shape_of("N", shape);
  board.rule = piece_rule_of(line);
  add_constraints(board, line);
  const auto pieces = line.number<int>(pieces_option.name);
  reports::PieceReport report =
      with_group(line, [&](const auto& group) { return reports::report_on_pieces(board, group, pieces); });
  if (needs_pieces && !report.pieces)
    throw usage_error("--pieces: missing; give the number of {}s", board.rule.piece);
  return report;
}

}  // namespace eightfold::cli
