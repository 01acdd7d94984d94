#pragma once

#include <optional>
#include <string_view>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/symmetry/pieces/piece_group.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/parse/command.hpp"

// Placements of pieces that need not be one in each row, on boards of any shape: what the commands do
// if a command line asks for them.
namespace eightfold::cli {

inline constexpr Option pieces_option =
    number_option("pieces", "K",
                  "place K pieces, 0 to 1024, that do not attack each other on any squares; needed under "
                  "rules that allow several in a row",
                  {0, ConflictGraph::most_vertices});

/// `--rule` with the rules of piece_facts and files.
inline constexpr Option piece_rule_option = [] {
  Option option = choice_option(
      "rule", "RULE",
      "what a piece attacks: queens (default), superqueens (queen and knight), torus (queens, diagonals wrap "
      "around), rooks, bishops, kings, knights, or a rule in FILE.json",
      {"queens", "superqueens", "torus", "rooks", "bishops", "kings", "knights"});
  option.or_file = true;
  return option;
}();

/// `--group` with the translations of boards that are joined at their sides.
inline constexpr Option piece_group_option = [] {
  Option option = group_option;
  option.help =
      "the group that acts: full (or d4; default), quarter-turn (or rotations), half-turn, axis-klein, "
      "diagonal-klein, flip-horizontal, flip-vertical, transpose, anti-transpose, trivial; on a torus also "
      "translations, and all: both";
  option.choices = {"full",          "d4",         "quarter-turn",   "rotations",
                    "half-turn",     "axis-klein", "diagonal-klein", "flip-horizontal",
                    "flip-vertical", "transpose",  "anti-transpose", "trivial",
                    "translations",  "all"};
  return option;
}();

/// The part of the same for commands that otherwise act by the eight symmetries.
inline constexpr Option translations_option = choice_option(
    "group", "GROUP", "on a torus, the group that acts: translations, or all: also the symmetries",
    {"translations", "all"});

/// A number N, or rows and columns: "8x10". A command that accepts fewer rows for some rules checks that.
template <typename Declaration>
constexpr Declaration with_shapes(Declaration number) {
  number.shapes = true;
  number.bounds = {0, max_size};
  return number;
}

/// Whether the command line asks for pieces that need not be one in each row of a square board.
bool is_about_pieces(const CommandLine& line);
/// The same for a command that gets the size of the board from an option.
bool is_about_pieces(const CommandLine& line, std::string_view shape);

// Each throws Failure (usage) for options that do not apply.
ExitCode run_piece_count(const CommandLine& line, const Context& context);
ExitCode run_piece_list(const CommandLine& line, const Context& context);
ExitCode run_piece_nth(const CommandLine& line, const Context& context);
ExitCode run_piece_rank(const CommandLine& line, const Context& context);
ExitCode run_piece_sample(const CommandLine& line, const Context& context);
ExitCode run_piece_orbits(const CommandLine& line, const Context& context);
ExitCode run_piece_burnside(const CommandLine& line, const Context& context);
ExitCode run_piece_draw(const CommandLine& line);
ExitCode run_piece_show(const CommandLine& line, const Context& context);

}  // namespace eightfold::cli
