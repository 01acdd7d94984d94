#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace eightfold::reports {

/// Numbers that others have published of the n-queens puzzle; nothing where none is at hand. They are those
/// of data/reference/queens.tsv, whose head names the sources, compiled in.
struct PublishedCounts {
  std::optional<std::uint64_t> all;
  std::optional<std::uint64_t> fundamental;
  std::optional<std::uint64_t> half_turn;     ///< fixed by 180 degrees
  std::optional<std::uint64_t> quarter_turn;  ///< fixed by 90 degrees
};

PublishedCounts published_counts(int n);

/// Where each column comes from.
inline constexpr std::string_view source_of_all = "OEIS A000170";
inline constexpr std::string_view source_of_fundamental = "OEIS A002562";
inline constexpr std::string_view source_of_half_turn = "OEIS A032522";
inline constexpr std::string_view source_of_quarter_turn = "OEIS A033148";

}  // namespace eightfold::reports
