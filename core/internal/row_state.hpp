// The state of a row-by-row search and its step to the next row. Rules differ only here and in verify.cpp.
// Code that visits many boards is compiled for each rule and selected by for_rule(), outside its loops.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <type_traits>

#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"

namespace eightfold {

/// The squares of a row that the queens above attack, one bit per column: along columns, falling diagonals
/// and rising diagonals. Diagonals that have left the board may remain in the upper bits.
struct RowState {
  std::uint32_t columns = 0;
  std::uint32_t falling = 0;  ///< towards higher columns
  std::uint32_t rising = 0;   ///< towards lower columns

  constexpr std::uint32_t attacked() const { return columns | falling | rising; }

  /// The state of the next row, given the queen (one bit) of this row.
  constexpr RowState below(std::uint32_t queen) const {
    return {columns | queen, (falling | queen) << 1, (rising | queen) >> 1};
  }

  /// The same on the torus: diagonals wrap around at the last column of `all_columns`.
  constexpr RowState below_on_torus(std::uint32_t queen, std::uint32_t all_columns) const {
    const std::uint32_t last_column = all_columns ^ (all_columns >> 1);
    const RowState cut = below(queen);
    const bool falls_out = ((falling | queen) & last_column) != 0;
    const bool rises_out = ((rising | queen) & 1) != 0;
    return {cut.columns, cut.falling | (falls_out ? 1U : 0U), cut.rising | (rises_out ? last_column : 0U)};
  }
};

/// The squares that the knight's moves of the two rows above attack.
struct KnightState {
  std::uint32_t here = 0;
  std::uint32_t below = 0;  ///< in the next row; upper bits may be outside the board

  constexpr KnightState after(std::uint32_t piece) const {
    return {below | piece << 2 | piece >> 2, piece << 1 | piece >> 1};
  }
};

/// The state of a row under a rule. Only superqueens store knight's moves.
template <Rule rule>
struct RuleState {
  struct NoKnights {};
  static constexpr bool has_knights = rule == Rule::superqueens;

  RowState lines;
  [[no_unique_address]] std::conditional_t<has_knights, KnightState, NoKnights> knights;

  constexpr std::uint32_t attacked() const {
    if constexpr (rule == Rule::rooks)
      return lines.columns;
    else if constexpr (has_knights)
      return lines.attacked() | knights.here;
    else
      return lines.attacked();
  }

  /// The state of the next row, given the piece (one bit) of this row. `all_columns` has a bit per column.
  constexpr RuleState below(std::uint32_t piece, [[maybe_unused]] std::uint32_t all_columns) const {
    if constexpr (rule == Rule::rooks)
      return {{lines.columns | piece, 0, 0}, {}};
    else if constexpr (rule == Rule::torus)
      return {lines.below_on_torus(piece, all_columns), {}};
    else if constexpr (has_knights)
      return {lines.below(piece), knights.after(piece)};
    else
      return {lines.below(piece), {}};
  }
};

/// The n lowest bits, 0 <= n <= 32.
constexpr std::uint32_t columns_below(int n) {
  return static_cast<std::uint32_t>((std::uint64_t{1} << n) - 1);
}

/// The state of the row after a prefix; nothing if its pieces attack each other. Precondition: the prefix
/// fits on the board.
template <Rule rule>
constexpr std::optional<RuleState<rule>> state_below(const Placement& prefix, std::uint32_t all_columns) {
  RuleState<rule> state;
  for (const int column : prefix) {
    const std::uint32_t piece = std::uint32_t{1} << column;
    if ((piece & state.attacked()) != 0) return std::nullopt;
    state = state.below(piece, all_columns);
  }
  return state;
}

/// Calls `function` with the rule as a compile-time constant, std::integral_constant<Rule, …>. Throws
/// std::invalid_argument for an unknown rule.
template <typename Function>
decltype(auto) for_rule(Rule rule, Function&& function) {
  switch (rule) {
    case Rule::queens:
      return function(std::integral_constant<Rule, Rule::queens>());
    case Rule::superqueens:
      return function(std::integral_constant<Rule, Rule::superqueens>());
    case Rule::torus:
      return function(std::integral_constant<Rule, Rule::torus>());
    case Rule::rooks:
      return function(std::integral_constant<Rule, Rule::rooks>());
  }
  throw std::invalid_argument("unknown rule");
}

}  // namespace eightfold
