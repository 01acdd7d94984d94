#pragma once

#include <array>
#include <string>
#include <string_view>

#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/notation/placement_reader.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "reports/cli/parse/command_line.hpp"

// The options and arguments that describe placements and what acts on them.
namespace eightfold::cli {

/// The size of a board for commands without a smaller limit.
inline constexpr Argument n_argument = {
    .name = "N", .remedy = "0 to 32", .kind = ValueKind::number, .bounds = {0, max_size}};

inline constexpr Option base_option = choice_option(
    "base", "BASE", "the number of the first column in vectors and JSON: 0 (default), 1", {"0", "1"}, "0");

/// The number of the first column.
inline int base_of(const CommandLine& line) { return line.value_of(base_option.name) == "1" ? 1 : 0; }

inline constexpr std::array<std::string_view, 12> group_names = {
    "full",          "d4",         "quarter-turn",   "rotations",
    "half-turn",     "axis-klein", "diagonal-klein", "flip-horizontal",
    "flip-vertical", "transpose",  "anti-transpose", "trivial"};

inline constexpr Option group_option = choice_option(
    "group", "GROUP",
    "the group that acts: full (or d4; default), quarter-turn (or rotations), half-turn, axis-klein, "
    "diagonal-klein, flip-horizontal, flip-vertical, transpose, anti-transpose, trivial",
    group_names);

/// The group given, or else the full group.
inline Subgroup group_of(const CommandLine& line) {
  const auto name = line.value_of(group_option.name);
  return name ? Subgroup::named(*name).value() : full_group;
}

inline constexpr Option rule_option = choice_option(
    "rule", "RULE",
    "what a piece attacks: queens (default), superqueens (queen and knight), torus (diagonals wrap "
    "around), rooks",
    rule_names);

/// The rule given, or else queens.
inline Rule rule_of(const CommandLine& line) {
  const auto name = line.value_of(rule_option.name);
  return name ? rule_named(*name).value() : Rule::queens;
}

inline constexpr std::array<std::string_view, 9> notation_names = {
    "vector", "digits", "pairs", "sicp", "algebraic", "fen", "board", "json", "ndjson"};

/// `--format` for commands that write placements.
inline constexpr Option notation_option = choice_option(
    "format", "FORMAT", "vector (default), digits, pairs, sicp, algebraic, fen, board, json, ndjson",
    notation_names, "vector");

/// The notation given, or else vector. Throws Failure (usage) if it cannot write boards of size n, or if
/// --base is given and the notation has a fixed numbering.
const reports::Notation& notation_of(const CommandLine& line, int n);

/// `--notation` for commands that read placements.
inline constexpr Option input_notation_option = choice_option(
    "notation", "NOTATION",
    "how placements are written (default: recognized): vector, digits, pairs, sicp, algebraic, fen, "
    "board, json, ndjson",
    notation_names);

/// The notation given for input; null for any. Throws Failure (usage) if --base is given and the notation has
/// a fixed numbering.
const reports::Notation* input_notation_of(const CommandLine& line);

inline constexpr Argument placement_argument = {
    .name = "PLACEMENT",
    .remedy = "one like \"[0 4 7 5 2 6 1 3]\", or - for standard input",
    .kind = ValueKind::placement};

/// `--size` for commands that read a placement on fewer rows than the board has.
inline constexpr Option size_option =
    number_option("size", "N", "the board is N by N; default: the number of rows", {0, max_size});

/// A message for a text that cannot be read as a placement, with the command line that was meant: another one
/// if the text is a number of queens, or the same one if it is columns with other signs than those of a
/// notation, such as 1,3,0,2 or [1 3 0 2 without its last bracket. Empty if the meaning is unknown.
std::string hint_for_placement(std::string_view text, std::string_view command,
                               const reports::Reading& reading);

/// Reads PLACEMENT as below, but with pieces on any squares, together with the squares that the options of
/// constraint_options.hpp require and block. There is a piece on each required square.
reports::ReadPosition read_position_argument(const CommandLine& line, std::string_view command);

/// Reads PLACEMENT with --notation, and with --size and --base if the command has them, from the file of
/// --from, or from standard input if the argument is "-". One line is one placement; several lines may be a
/// drawn board or the output of `list`. Throws ParseError, with a command line that may have been meant;
/// `command` is the name of this command.
reports::ReadPlacement read_placement_argument(const CommandLine& line, std::string_view command,
                                               bool may_be_partial = true);

}  // namespace eightfold::cli
