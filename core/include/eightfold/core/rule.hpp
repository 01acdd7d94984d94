#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace eightfold {

/// Which squares a piece attacks: the n-queens puzzle and related puzzles on the same board.
enum class Rule : std::uint8_t {
  queens,       // row, column, diagonals
  superqueens,  // the same and the knight's moves; also called amazons
  torus,        // row, column, and diagonals that wrap around: columns modulo the width of the board
  rooks,        // row and column; solutions are permutations
};

inline constexpr std::array<Rule, 4> all_rules = {Rule::queens, Rule::superqueens, Rule::torus, Rule::rooks};

/// What distinguishes a rule. Under every rule a piece attacks its row and its column.
struct RuleFacts {
  std::string_view name;
  std::string_view piece;
  std::string_view letter;   ///< of a piece in a drawn board
  std::string_view meaning;  ///< the rule in a heading
  bool diagonals;            ///< whether a piece attacks its diagonals
  bool wraps;                ///< whether diagonals continue on the other side
  bool knight_moves;         ///< whether a piece attacks by the knight's moves
};

inline constexpr std::array<RuleFacts, 4> rule_facts = {{
    {"queens", "queen", "Q", "queens", true, false, false},
    {"superqueens", "superqueen", "Q", "superqueens (queen and knight)", true, false, true},
    {"torus", "queen", "Q", "queens on the torus (diagonals wrap around)", true, true, false},
    {"rooks", "rook", "R", "rooks (rows and columns only)", false, false, false},
}};
inline constexpr std::array<std::string_view, 4> rule_names = {rule_facts[0].name, rule_facts[1].name,
                                                               rule_facts[2].name, rule_facts[3].name};

/// Precondition: the rule is one of the enumeration.
[[nodiscard]] constexpr const RuleFacts& facts_of(Rule rule) {
  return rule_facts[static_cast<std::size_t>(rule)];
}

/// "unknown" for a value that is not one of the enumeration.
[[nodiscard]] constexpr std::string_view name_of(Rule rule) {
  return static_cast<std::size_t>(rule) < rule_facts.size() ? facts_of(rule).name : "unknown";
}

/// The rule with this name_of(), if any.
[[nodiscard]] constexpr std::optional<Rule> rule_named(std::string_view name) {
  for (const Rule rule : all_rules)
    if (name_of(rule) == name) return rule;
  return std::nullopt;
}

/// The name of the piece: "queen" (also on the torus), "superqueen" or "rook".
[[nodiscard]] constexpr std::string_view piece_of(Rule rule) { return facts_of(rule).piece; }

}  // namespace eightfold
