#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "eightfold/core/enum_array.hpp"
#include "eightfold/core/placement.hpp"

namespace eightfold {

/// The eight symmetries of the square. If several have the same image, the witness is the first in this
/// order. Row 0 is on top, so rotate90 turns clockwise.
enum class Symmetry : std::uint8_t {
  identity,
  rotate90,
  rotate180,
  rotate270,
  flip_horizontal,  // left-right mirror
  flip_vertical,    // top-bottom mirror
  transpose,        // mirror in the main diagonal
  anti_transpose,   // mirror in the anti-diagonal
};

template <>
inline constexpr std::size_t enum_size<Symmetry> = 8;

inline constexpr std::array<Symmetry, 8> all_symmetries = {
    Symmetry::identity,        Symmetry::rotate90,      Symmetry::rotate180, Symmetry::rotate270,
    Symmetry::flip_horizontal, Symmetry::flip_vertical, Symmetry::transpose, Symmetry::anti_transpose};

/// The index in all_symmetries, 0 to 7.
[[nodiscard]] constexpr unsigned index_of(Symmetry g) { return static_cast<unsigned>(g); }

inline constexpr EnumArray<Symmetry, std::string_view> symmetry_names({"identity", "rotate90", "rotate180",
                                                                       "rotate270", "flip_horizontal",
                                                                       "flip_vertical", "transpose",
                                                                       "anti_transpose"});

[[nodiscard]] constexpr std::string_view name_of(Symmetry g) { return symmetry_names[g]; }

/// The image of a square of the n×n board. Everything else about the group is derived from this table.
[[nodiscard]] constexpr Square image(Symmetry g, Square square, int n) {
  const auto [i, j] = square;
  const int m = n - 1;
  switch (g) {
    case Symmetry::identity:
      return {i, j};
    case Symmetry::rotate90:
      return {j, m - i};
    case Symmetry::rotate180:
      return {m - i, m - j};
    case Symmetry::rotate270:
      return {m - j, i};
    case Symmetry::flip_horizontal:
      return {i, m - j};
    case Symmetry::flip_vertical:
      return {m - i, j};
    case Symmetry::transpose:
      return {j, i};
    case Symmetry::anti_transpose:
      return {m - j, m - i};
  }
  return square;
}

/// `cayley_table[g][h]` is g * h: first h, then g.
inline constexpr auto cayley_table = [] {
  // Square (0, 1) of the 4×4 board has eight different images, so its image identifies the symmetry.
  constexpr int n = 4;
  constexpr Square probe{0, 1};
  EnumArray<Symmetry, EnumArray<Symmetry, Symmetry>> table;
  for (const Symmetry g : all_symmetries)
    for (const Symmetry h : all_symmetries)
      for (const Symmetry product : all_symmetries)
        if (image(product, probe, n) == image(g, image(h, probe, n), n)) table[g][h] = product;
  return table;
}();

/// The composition: first h, then g.
constexpr Symmetry operator*(Symmetry g, Symmetry h) { return cayley_table[g][h]; }

[[nodiscard]] constexpr Symmetry inverse(Symmetry g) {
  for (const Symmetry h : all_symmetries)
    if (g * h == Symmetry::identity) return h;
  return g;
}

/// The least k >= 1 with g^k = identity: 1, 2 or 4.
[[nodiscard]] constexpr int order_of(Symmetry g) {
  int order = 1;
  for (Symmetry power = g; power != Symmetry::identity; power = power * g) ++order;
  return order;
}

}  // namespace eightfold
