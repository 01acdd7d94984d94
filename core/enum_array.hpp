#pragma once

#include <array>
#include <cstddef>

namespace eightfold {

/// The number of values of an enumeration, which are 0, 1, 2, …. Specialized beside each enumeration.
template <typename Enum>
inline constexpr std::size_t enum_size = 0;

/// One element for each value of an enumeration, in the order of the values. Arrays over different
/// enumerations have different types, and an array has no index that is a plain integer.
template <typename Enum, typename T>
class EnumArray {
 public:
  constexpr EnumArray() = default;
  constexpr explicit EnumArray(const std::array<T, enum_size<Enum>>& elements) : elements_(elements) {}

  constexpr T& operator[](Enum value) { return elements_[static_cast<std::size_t>(value)]; }
  constexpr const T& operator[](Enum value) const { return elements_[static_cast<std::size_t>(value)]; }

  constexpr auto begin() { return elements_.begin(); }
  constexpr auto end() { return elements_.end(); }
  constexpr auto begin() const { return elements_.begin(); }
  constexpr auto end() const { return elements_.end(); }
  static constexpr std::size_t size() { return enum_size<Enum>; }

  friend constexpr bool operator==(const EnumArray&, const EnumArray&) = default;

 private:
  std::array<T, enum_size<Enum>> elements_{};
};

}  // namespace eightfold
