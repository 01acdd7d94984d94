#pragma once

#include <array>
#include <cstdint>

#include "symmetry/symmetry.hpp"

namespace eightfold {

/// The images of a permutation row by row, without making them: each is the permutation or its inverse, read
/// from the first row or the last, with columns counted from the left or the right.
class ImageRows {
 public:
  /// `columns[row]` and `rows[column]`, inverse to each other, n of each; they must outlive the object.
  ImageRows(const std::uint8_t* columns, const std::uint8_t* rows, int n)
      : columns_(columns), rows_(rows), last_(n - 1) {}

  /// The column of the queen in an image's row, 0 <= row < n.
  int column(Symmetry g, int row) const {
    const Way& way = ways[index_of(g)];
    const int line = way.from_last ? last_ - row : row;
    const int place = (way.inverse ? rows_ : columns_)[line];
    return way.from_right ? last_ - place : place;
  }

 private:
  struct Way {
    bool inverse;     // the image's rows are columns of the permutation
    bool from_last;   // counted from the other end
    bool from_right;  // and so the places along them
  };

  // Where the first row of an image comes from, by its two ends.
  static constexpr std::array<Way, 8> ways = [] {
    std::array<Way, 8> result{};
    for (const Symmetry g : all_symmetries) {
      const Square left = image(inverse(g), {0, 0}, 2);
      const Square right = image(inverse(g), {0, 1}, 2);
      const bool along_column = left.column == right.column;
      result[index_of(g)] = {along_column, (along_column ? left.column : left.row) == 1,
                             (along_column ? left.row : left.column) == 1};
    }
    return result;
  }();

  const std::uint8_t* columns_;
  const std::uint8_t* rows_;
  int last_;
};

}  // namespace eightfold
