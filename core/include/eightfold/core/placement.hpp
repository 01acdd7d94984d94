#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <iosfwd>
#include <optional>  // std::hash
#include <span>
#include <type_traits>
#include <utility>

namespace eightfold {

/// The largest N: the maximum number of rows and of columns of a placement.
inline constexpr int max_size = 32;

/// A square of a board. Rows and columns start at 0; row 0 is on top, column 0 on the left.
struct Square {
  int row = 0;
  int column = 0;
  friend constexpr auto operator<=>(const Square&, const Square&) = default;
};

/// A range of integers, of any integer type.
template <typename Range>
concept IntegerRange = requires(Range& range) {
  requires std::is_integral_v<std::remove_cvref_t<decltype(*std::begin(range))>>;
  std::end(range);
};

/// One queen in each of the first `rows()` rows; full and partial placements alike.
///
/// `columns()[row]` is the column of the queen, 0 to 31. A placement is independent of boards and rules:
/// its queens may attack each other. It is a value of 33 bytes without heap memory. Placements are ordered
/// lexicographically by their columns; a prefix precedes its extensions.
class Placement {
 public:
  constexpr Placement() = default;

  /// Throws std::invalid_argument on more than 32 rows or a column outside 0..31.
  Placement(std::initializer_list<int> columns) {
    for (const int column : columns) append(column);
  }
  template <IntegerRange Range>
  requires(!std::is_same_v<std::remove_cvref_t<Range>, Placement>) explicit Placement(Range&& columns) {
    for (const auto column : columns)
      append(std::in_range<long long>(column) ? static_cast<long long>(column) : max_size);
  }

  [[nodiscard]] constexpr int rows() const { return rows_; }
  [[nodiscard]] constexpr bool empty() const { return rows_ == 0; }
  /// The column of the queen in a row. Precondition: 0 <= row < rows().
  constexpr int operator[](int row) const { return columns_[static_cast<unsigned>(row)]; }
  [[nodiscard]] constexpr std::span<const std::uint8_t> columns() const { return {columns_.data(), rows_}; }
  constexpr auto begin() const { return columns().begin(); }
  constexpr auto end() const { return columns().end(); }

  /// Appends a row with its queen. Precondition: rows() < 32, 0 <= column < 32.
  constexpr void push_back(int column) { columns_[rows_++] = static_cast<std::uint8_t>(column); }

  /// Moves the queen of a row to another column. Precondition: 0 <= row < rows(), 0 <= column < 32.
  constexpr void move_queen(int row, int column) {
    columns_[static_cast<unsigned>(row)] = static_cast<std::uint8_t>(column);
  }

  /// Removes the last row. Precondition: not empty.
  constexpr void pop_back() { columns_[--rows_] = 0; }

  friend constexpr bool operator==(const Placement&, const Placement&) = default;
  friend constexpr std::strong_ordering operator<=>(const Placement& a, const Placement& b) {
    if (std::is_constant_evaluated()) {
      for (std::size_t row = 0; row < max_size; ++row)
        if (a.columns_[row] != b.columns_[row]) return a.columns_[row] <=> b.columns_[row];
      return a.rows_ <=> b.rows_;
    }
    const int difference = std::memcmp(a.columns_.data(), b.columns_.data(), max_size);
    return difference != 0 ? difference <=> 0 : a.rows_ <=> b.rows_;
  }

 private:
  void append(long long column);  // checked

  // Invariant: unused rows are 0. Comparing the arrays and then the lengths is therefore the lexicographic
  // order.
  std::array<std::uint8_t, max_size> columns_{};
  std::uint8_t rows_ = 0;
};

/// Prints the columns: "[1 3 0 2]".
std::ostream& operator<<(std::ostream& out, const Placement& placement);

/// True if the columns are 0..rows()-1, each once. The symmetries of the square act on these placements.
[[nodiscard]] bool is_permutation(const Placement& placement);

}  // namespace eightfold

template <>
struct std::hash<eightfold::Placement> {
  std::size_t operator()(const eightfold::Placement& placement) const noexcept;
};
