#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "eightfold/core/placement.hpp"

namespace eightfold {

/// A permutation as two numbers, which are ordered like permutations. The column of the last row follows from
/// the others.
struct PermutationKey {
  std::uint16_t prefix = 0;  ///< rows 0 to 2, five bits each
  std::uint64_t rest = 0;    ///< the rows from 3 on
  friend constexpr auto operator<=>(const PermutationKey&, const PermutationKey&) = default;
};

/// The keys of canonical forms under the full group. A key is a sum over the rows, so that each square has
/// its share in the key of the permutation and in that of its inverse, from the first row on and from the
/// last. The keys of the other four images, with columns counted from the right, are a constant minus these.
class CanonicalKeys {
 public:
  static constexpr int max_n = 17;

  /// Throws std::invalid_argument unless 0 <= n <= max_n.
  explicit CanonicalKeys(int n);

  /// The key of the least image of a permutation of n columns.
  PermutationKey of(const Placement& permutation) const;

  /// Moves the queens of the placement, which has n rows, to the permutation with the key.
  void move_queens(const PermutationKey& key, Placement& placement) const;

  /// The prefixes of canonical forms, whose first queen is in the left half of the board, are less.
  std::size_t prefixes() const { return static_cast<std::size_t>(n_ / 2 + 1) << 10U; }

 private:
  // The permutation, the same from the last row on, the inverse, and that from the last row on.
  struct Images {
    std::array<std::uint64_t, 4> rests{};
    std::uint64_t prefixes = 0;  // 16 bits each

    PermutationKey operator[](std::size_t i) const {
      return {static_cast<std::uint16_t>(prefixes >> (16 * i)), rests[i]};
    }
  };

  void add(Images& images, std::size_t i, int row, int column) const;

  int n_;
  std::vector<Images> squares_;          // by row, then by column
  Images last_columns_;                  // n - 1 in each row
  std::vector<std::uint8_t> quotients_;  // of the last field of a key by n
};

}  // namespace eightfold
