#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "eightfold/core/board.hpp"
#include "eightfold/reports/text/style.hpp"

namespace eightfold::reports {

/// The number of solutions that each turn fixes; empty if it was not requested.
struct SymmetricCounts {
  int n = 0;
  std::optional<std::uint64_t> half_turn;
  std::optional<std::uint64_t> quarter_turn;
  double half_turn_seconds = 0;
  double quarter_turn_seconds = 0;
  std::optional<Board> board = {};  ///< n×n, with required or blocked squares; by default without

  /// The number of pairs of values in a pairing. Each pairing stands for 2^pairs() solutions that the quarter
  /// turn fixes.
  [[nodiscard]] int pairs() const { return n / 4; }

  /// Empty if they were not requested, if N mod 4 is 2 or 3, when there is nothing to pair, and on a board
  /// with constraints.
  [[nodiscard]] std::optional<std::uint64_t> pairings() const {
    return quarter_turn && n % 4 <= 1 && !board ? std::optional(*quarter_turn >> pairs()) : std::nullopt;
  }

  /// The number of solutions that each reflection fixes: the only placement of 0 or 1 queens, and none else.
  [[nodiscard]] std::uint64_t fixed_by_reflections() const {
    return n > 1 ? 0 : half_turn.value_or(quarter_turn.value_or(1));
  }
};

[[nodiscard]] std::string symmetric_text(const SymmetricCounts& counts, const Style& style);

/// A JSON document as defined in data/schemas/symmetric-1.0.schema.json.
[[nodiscard]] std::string symmetric_json(const SymmetricCounts& counts);

/// A line for each N and each turn that was requested; on request with the seconds, which differ from run to
/// run.
[[nodiscard]] std::string symmetric_csv(std::span<const SymmetricCounts> all, bool with_seconds = false);

}  // namespace eightfold::reports
