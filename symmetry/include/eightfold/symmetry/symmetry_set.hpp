#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>

#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold {

/// Any set of symmetries, iterated in the order of all_symmetries.
class SymmetrySet {
 public:
  constexpr SymmetrySet() = default;
  constexpr SymmetrySet(std::initializer_list<Symmetry> elements) {
    for (const Symmetry g : elements) insert(g);
  }
  /// Bit k of the low byte is all_symmetries[k].
  [[nodiscard]] static constexpr SymmetrySet from_bits(unsigned bits) {
    SymmetrySet set;
    set.bits_ = static_cast<std::uint8_t>(bits);
    return set;
  }

  constexpr void insert(Symmetry g) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << index_of(g))); }
  [[nodiscard]] constexpr bool contains(Symmetry g) const { return (bits_ >> index_of(g) & 1U) != 0; }
  [[nodiscard]] constexpr bool contains(SymmetrySet other) const { return (other.bits_ & ~bits_) == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr unsigned bits() const { return bits_; }

  constexpr const Symmetry* begin() const { return lists_by_bits[bits_].data(); }
  constexpr const Symmetry* end() const { return begin() + size(); }

  friend constexpr bool operator==(SymmetrySet, SymmetrySet) = default;

 private:
  // The elements of each set, by its bits.
  static constexpr auto lists_by_bits = [] {
    std::array<std::array<Symmetry, 8>, 256> lists{};
    for (unsigned bits = 0; bits < 256; ++bits)
      for (unsigned size = 0, rest = bits; rest != 0; rest &= rest - 1)
        lists[bits][size++] = all_symmetries[static_cast<unsigned>(std::countr_zero(rest))];
    return lists;
  }();

  std::uint8_t bits_ = 0;
};

}  // namespace eightfold
