#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace eightfold {

/// A vector from a square to another one: rows down and columns to the right.
struct Step {
  int down = 0;
  int across = 0;
  friend constexpr bool operator==(const Step&, const Step&) = default;
};

/// What a piece does that leaves the board.
enum class Border : std::uint8_t {
  plain,       // it stops
  cylinder,    // the left and the right side are joined
  torus,       // so are the upper and the lower side
  moebius,     // the left and the right side are joined upside down: row r continues in row rows-1-r
  reflecting,  // it bounces off all four sides, like a ball between the centers of the outer squares
};

inline constexpr std::array<std::string_view, 5> border_names = {"plain", "cylinder", "torus", "moebius",
                                                                 "reflecting"};

[[nodiscard]] constexpr std::string_view name_of(Border border) {
  return border_names[static_cast<std::size_t>(border)];
}

inline constexpr std::array<Step, 4> queen_steps = {{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
inline constexpr std::array<Step, 4> knight_steps = {{{1, 2}, {1, -2}, {2, 1}, {2, -1}}};
inline constexpr std::span<const Step> rook_steps = std::span(queen_steps).first(2);
inline constexpr std::span<const Step> bishop_steps = std::span(queen_steps).last(2);

/// Which squares a piece attacks: the n-queens puzzle and related puzzles on the same board.
enum class Rule : std::uint8_t {
  queens,       // row, column, diagonals
  superqueens,  // the same and the knight's moves; also called amazons
  torus,        // row, column, and diagonals that wrap around: columns modulo the width of the board
  rooks,        // row and column; solutions are permutations
};

inline constexpr std::array<Rule, 4> all_rules = {Rule::queens, Rule::superqueens, Rule::torus, Rule::rooks};

/// What distinguishes a rule. A step stands for its opposite, too.
struct RuleFacts {
  std::string_view name;
  std::string_view piece;
  std::string_view letter;       ///< of a piece in a drawn board
  std::string_view meaning;      ///< the rule in a heading
  std::span<const Step> slides;  ///< a piece attacks all squares that are any number of these steps away
  std::span<const Step> leaps;   ///< and those that are one of these steps away
  Border border;

  [[nodiscard]] constexpr bool has_diagonals() const { return slides.size() == queen_steps.size(); }
  [[nodiscard]] constexpr bool has_knight_moves() const { return !leaps.empty(); }
  [[nodiscard]] constexpr bool wraps() const { return border == Border::torus; }
};

/// Under each of these rules a piece attacks its row and its column.
inline constexpr std::array<RuleFacts, 4> rule_facts = {{
    {"queens", "queen", "Q", "queens", queen_steps, {}, Border::plain},
    {"superqueens", "superqueen", "Q", "superqueens (queen and knight)", queen_steps, knight_steps,
     Border::plain},
    {"torus", "queen", "Q", "queens on the torus (diagonals wrap around)", queen_steps, {}, Border::torus},
    {"rooks", "rook", "R", "rooks (rows and columns only)", rook_steps, {}, Border::plain},
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
