#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace eightfold {

/// What a piece attacks: the queens puzzle and its relatives on the same board.
enum class Rule : std::uint8_t {
  queens,       // row, column, diagonals
  superqueens,  // those and the knight's moves; also called amazons
  torus,        // row, column, and diagonals that go on at the other side: columns modulo the board's width
  rooks,        // row and column: the permutations
};

inline constexpr std::array<Rule, 4> all_rules = {Rule::queens, Rule::superqueens, Rule::torus, Rule::rooks};
inline constexpr std::array<std::string_view, 4> rule_names = {"queens", "superqueens", "torus", "rooks"};

constexpr std::string_view name_of(Rule rule) { return rule_names[static_cast<unsigned>(rule)]; }

/// By name, as name_of() gives it; nothing if there is no such rule.
constexpr std::optional<Rule> rule_named(std::string_view name) {
  for (const Rule rule : all_rules)
    if (name_of(rule) == name) return rule;
  return std::nullopt;
}

/// What stands on the board, one of them: "queen", "superqueen", "rook". On the torus it is a queen.
constexpr std::string_view piece_of(Rule rule) {
  constexpr std::array<std::string_view, 4> pieces = {"queen", "superqueen", "queen", "rook"};
  return pieces[static_cast<unsigned>(rule)];
}

}  // namespace eightfold
