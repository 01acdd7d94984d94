#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "eightfold/symmetry/solution_counts.hpp"

namespace eightfold {

/// The published counts for n queens. A count that is not in data/reference/queens.tsv, from which the table
/// is generated, is empty.
struct PublishedCounts {
  std::optional<std::uint64_t> all;
  std::optional<std::uint64_t> fundamental;
  std::optional<std::uint64_t> half_turn;     ///< solutions that the half turn fixes
  std::optional<std::uint64_t> quarter_turn;  ///< solutions that the quarter turn fixes

  /// The three counts from which the others follow, if all three are published.
  [[nodiscard]] std::optional<SolutionCounts> solution_counts() const {
    if (!all || !half_turn || !quarter_turn) return std::nullopt;
    return SolutionCounts{*all, *half_turn, *quarter_turn};
  }
};

/// The largest N for which any of the four counts is published.
inline constexpr int last_published_n = 69;

/// All counts are empty unless 0 <= n <= last_published_n.
[[nodiscard]] PublishedCounts published_counts(int n);

/// The sequences of the On-Line Encyclopedia of Integer Sequences that contain the counts. Only that of all
/// solutions has a term for n = 0; the others begin at n = 1.
inline constexpr std::string_view source_of_all = "OEIS A000170";
inline constexpr std::string_view source_of_fundamental = "OEIS A002562";
inline constexpr std::string_view source_of_half_turn = "OEIS A032522";
inline constexpr std::string_view source_of_quarter_turn = "OEIS A033148";

}  // namespace eightfold
