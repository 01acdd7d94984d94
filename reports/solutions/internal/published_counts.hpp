#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace eightfold::reports {

/// The published counts for the n-queens puzzle in data/reference/queens.tsv, which names the sources. A
/// count that is not in the table is empty.
struct PublishedCounts {
  std::optional<std::uint64_t> all;
  std::optional<std::uint64_t> fundamental;
  std::optional<std::uint64_t> half_turn;     ///< solutions that the half turn fixes
  std::optional<std::uint64_t> quarter_turn;  ///< solutions that the quarter turn fixes
};

PublishedCounts published_counts(int n);

/// The source of each column.
inline constexpr std::string_view source_of_all = "OEIS A000170";
inline constexpr std::string_view source_of_fundamental = "OEIS A002562";
inline constexpr std::string_view source_of_half_turn = "OEIS A032522";
inline constexpr std::string_view source_of_quarter_turn = "OEIS A033148";

}  // namespace eightfold::reports
