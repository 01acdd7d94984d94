#pragma once

#include <array>
#include <cstddef>

namespace eightfold {

/// The number of values of an enumeration, which are 0, 1, 2, …. Specialized beside each enumeration.
template <typename Enum>
inline constexpr std::size_t enum_size = 0;

/// One element for each value of an enumeration, in the order of the values. Arrays over different
/// enumerations have different types, and an array has no index that is a plain integer. A tag as the third
/// argument distinguishes arrays that have the same elements but another meaning.
template <typename Enum, typename T, typename Tag = void>
class EnumArray {
  using Elements = std::array<T, enum_size<Enum>>;

 public:
  using value_type = T;
  using iterator = typename Elements::iterator;
  using const_iterator = typename Elements::const_iterator;

  constexpr EnumArray() = default;
  constexpr explicit EnumArray(const Elements& elements) : elements_(elements) {}

  constexpr T& operator[](Enum value) { return elements_[static_cast<std::size_t>(value)]; }
  constexpr const T& operator[](Enum value) const { return elements_[static_cast<std::size_t>(value)]; }

  constexpr iterator begin() { return elements_.begin(); }
  constexpr iterator end() { return elements_.end(); }
  constexpr const_iterator begin() const { return elements_.begin(); }
  constexpr const_iterator end() const { return elements_.end(); }
  [[nodiscard]] constexpr const T* data() const { return elements_.data(); }
  [[nodiscard]] static constexpr std::size_t size() { return enum_size<Enum>; }

  friend constexpr bool operator==(const EnumArray&, const EnumArray&) = default;

 private:
  Elements elements_{};
};

}  // namespace eightfold
