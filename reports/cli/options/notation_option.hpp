#pragma once

#include <array>
#include <string_view>

#include "reports/cli/parse/options.hpp"
#include "reports/notation/notation.hpp"

namespace eightfold::cli {

inline constexpr std::array<std::string_view, 9> notation_names = {
    "vector", "digits", "pairs", "sicp", "algebraic", "fen", "board", "json", "ndjson"};

/// `--format`, for every command that writes placements.
inline constexpr Option notation_option = {
    "format", '\0', "FORMAT",
    "vector (default), digits, pairs, sicp, algebraic, fen, board, json,\n"
    "ndjson",
    notation_names};

/// The notation that it names, vector without it. Throws Failure (usage) if it does not go with the board's
/// size, or --base not with it.
const reports::Notation& notation_of(const CommandLine& line, int n);

}  // namespace eightfold::cli
