#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {

/// Which squares a piece attacks: the n-queens puzzle and related puzzles on the same board.
enum class Rule : std::uint8_t {
  queens,       // row, column, diagonals
  superqueens,  // the same and the knight's moves; also called amazons
  torus,        // row, column, and diagonals that wrap around: columns modulo the width of the board
  rooks,        // row and column; solutions are permutations
};

inline constexpr std::array<Rule, 4> all_rules = {Rule::queens, Rule::superqueens, Rule::torus, Rule::rooks};
inline constexpr std::array<std::string_view, 4> rule_names = {"queens", "superqueens", "torus", "rooks"};

/// "unknown" for a value that is not one of the enumeration.
[[nodiscard]] constexpr std::string_view name_of(Rule rule) {
  const auto index = static_cast<std::size_t>(rule);
  return index < rule_names.size() ? rule_names[index] : "unknown";
}

/// The rule with this name_of(), if any.
[[nodiscard]] constexpr std::optional<Rule> rule_named(std::string_view name) {
  for (const Rule rule : all_rules)
    if (name_of(rule) == name) return rule;
  return std::nullopt;
}

/// The name of the piece: "queen" (also on the torus), "superqueen" or "rook".
[[nodiscard]] constexpr std::string_view piece_of(Rule rule) {
  constexpr std::array<std::string_view, 4> pieces = {"queen", "superqueen", "queen", "rook"};
  return pieces[static_cast<unsigned>(rule)];
}

}  // namespace eightfold
