#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace eightfold {

/// The limit of N: a placement has at most this many rows and columns.
inline constexpr int max_size = 32;

/// A square of a board: row and column from 0, row 0 on top, column 0 on the left.
struct Square {
  int row = 0;
  int column = 0;
  friend constexpr auto operator<=>(const Square&, const Square&) = default;
};

/// One queen in each of the first `rows()` rows, so a partial placement is as good as a full one.
///
/// `columns()[row]` is the queen's column, 0 to 31. A placement knows neither its board nor the rules: queens
/// may attack each other, and any width that holds the columns will do. It is a value of 33 bytes, without
/// heap. Placements are ordered lexicographically by their columns, a prefix before what extends it.
class Placement {
 public:
  constexpr Placement() = default;

  /// Throws std::invalid_argument on more than 32 rows or a column outside 0..31.
  explicit Placement(std::span<const int> columns);
  Placement(std::initializer_list<int> columns) : Placement(std::span(columns.begin(), columns.size())) {}

  constexpr int rows() const { return rows_; }
  constexpr bool empty() const { return rows_ == 0; }
  /// The column of a row's queen. Precondition: 0 <= row < rows().
  constexpr int operator[](int row) const { return columns_[static_cast<unsigned>(row)]; }
  constexpr std::span<const std::uint8_t> columns() const { return {columns_.data(), rows_}; }
  constexpr auto begin() const { return columns().begin(); }
  constexpr auto end() const { return columns().end(); }

  /// Places the next row's queen. Precondition: rows() < 32, 0 <= column < 32.
  constexpr void push_back(int column) { columns_[rows_++] = static_cast<std::uint8_t>(column); }

  /// The same rows with `row`'s queen elsewhere. Precondition: 0 <= row < rows(), 0 <= column < 32.
  constexpr void move_queen(int row, int column) {
    columns_[static_cast<unsigned>(row)] = static_cast<std::uint8_t>(column);
  }

  /// Takes the last row's queen away. Precondition: not empty.
  constexpr void pop_back() { columns_[--rows_] = 0; }

  friend constexpr auto operator<=>(const Placement&, const Placement&) = default;

 private:
  // Unused rows stay 0. So comparing the arrays first and the lengths second is the lexicographic order, and
  // the defaulted comparison is right.
  std::array<std::uint8_t, max_size> columns_{};
  std::uint8_t rows_ = 0;
};

/// True if the columns are 0..rows()-1, each once: the placements on which the symmetries of the square act.
bool is_permutation(const Placement& placement);

}  // namespace eightfold
