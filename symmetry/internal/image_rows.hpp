#pragma once

#include <cstdint>

#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold {

/// The rows of the images of a permutation, without computing the images: an image is the permutation or its
/// inverse, read from the first or the last row, with columns counted from the left or the right.
class ImageRows {
 public:
  /// `columns[row]` and `rows[column]`, n each, are inverse to each other and must outlive the object.
  ImageRows(const std::uint8_t* columns, const std::uint8_t* rows, int n)
      : columns_(columns), rows_(rows), last_(n - 1) {}

  /// The column of the queen in a row of an image, 0 <= row < n.
  int column(Symmetry g, int row) const {
    const Way& way = ways[g];
    const int line = way.from_last ? last_ - row : row;
    const int place = (way.inverse ? rows_ : columns_)[line];
    return way.from_right ? last_ - place : place;
  }

 private:
  struct Way {
    bool inverse;     // the rows of the image are columns of the permutation
    bool from_last;   // rows are counted from the other end
    bool from_right;  // and so are columns
  };

  // Derived from the preimages of the two ends of the first row.
  static constexpr EnumArray<Symmetry, Way> ways = [] {
    EnumArray<Symmetry, Way> result;
    for (const Symmetry g : all_symmetries) {
      const Square left = image(inverse(g), {0, 0}, 2);
      const Square right = image(inverse(g), {0, 1}, 2);
      const bool along_column = left.column == right.column;
      result[g] = {along_column, (along_column ? left.column : left.row) == 1,
                   (along_column ? left.row : left.column) == 1};
    }
    return result;
  }();

  const std::uint8_t* columns_;
  const std::uint8_t* rows_;
  int last_;
};

}  // namespace eightfold
