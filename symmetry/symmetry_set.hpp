#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "symmetry/symmetry.hpp"

namespace eightfold {

/// A set of symmetries, iterated in the order of all_symmetries. Any subset; see Subgroup for the closed
/// ones.
class SymmetrySet {
 public:
  class Iterator;

  constexpr SymmetrySet() = default;
  constexpr SymmetrySet(std::initializer_list<Symmetry> elements) {
    for (const Symmetry g : elements) insert(g);
  }
  /// Bit k of the low byte stands for all_symmetries[k].
  static constexpr SymmetrySet from_bits(unsigned bits) {
    SymmetrySet set;
    set.bits_ = static_cast<std::uint8_t>(bits);
    return set;
  }

  constexpr void insert(Symmetry g) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << index_of(g))); }
  constexpr bool contains(Symmetry g) const { return (bits_ >> index_of(g) & 1U) != 0; }
  constexpr bool contains(SymmetrySet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr unsigned bits() const { return bits_; }

  constexpr Iterator begin() const;
  constexpr Iterator end() const;

  friend constexpr bool operator==(SymmetrySet, SymmetrySet) = default;

 private:
  std::uint8_t bits_ = 0;
};

class SymmetrySet::Iterator {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = Symmetry;
  using difference_type = std::ptrdiff_t;
  using pointer = const Symmetry*;
  using reference = Symmetry;

  constexpr Iterator() = default;
  explicit constexpr Iterator(unsigned rest) : rest_(rest) {}
  constexpr Symmetry operator*() const { return static_cast<Symmetry>(std::countr_zero(rest_)); }
  constexpr Iterator& operator++() {
    rest_ &= rest_ - 1;
    return *this;
  }
  constexpr Iterator operator++(int) {
    const Iterator before = *this;
    ++*this;
    return before;
  }
  friend constexpr bool operator==(Iterator, Iterator) = default;

 private:
  unsigned rest_ = 0;
};

constexpr SymmetrySet::Iterator SymmetrySet::begin() const { return Iterator(bits_); }
constexpr SymmetrySet::Iterator SymmetrySet::end() const { return Iterator(0); }

}  // namespace eightfold
