#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eightfold {

/// An integer of any size, because counts of colorings soon exceed 64 bits. Exact; implemented with
/// Boost.Multiprecision, which this header does not include because it is large.
class Integer {
 public:
  Integer() = default;  ///< 0
  /// Of at most 64 bits: with GNU extensions, __int128 is integral too.
  template <std::integral T>
  requires(sizeof(T) <= sizeof(std::uint64_t)) Integer(T value)  // NOLINT(google-explicit-constructor)
      : Integer(value < T{}, {magnitude(value)}) {}

  /// Decimal digits, after '-' for a negative number. Throws std::invalid_argument for other text.
  explicit Integer(std::string_view decimal);

  /// The sum of digits[i] × 2^(64 i), negated if `is_negative`.
  Integer(bool is_negative, std::vector<std::uint64_t> digits);

  [[nodiscard]] bool is_negative() const { return negative_; }
  /// The absolute value in base 2^64, least significant digit first, without leading zeros; empty for 0.
  [[nodiscard]] const std::vector<std::uint64_t>& digits() const { return digits_; }

  /// Decimal digits, after '-' for a negative number.
  [[nodiscard]] std::string str() const;
  /// Nothing if the number is negative or exceeds 64 bits.
  [[nodiscard]] std::optional<std::uint64_t> to_uint64() const;

  Integer& operator+=(const Integer& other);
  Integer& operator-=(const Integer& other);
  Integer& operator*=(const Integer& other);
  /// Rounds toward 0. This and %= throw std::overflow_error if `other` is 0.
  Integer& operator/=(const Integer& other);
  /// The remainder of /=, with the sign of the dividend.
  Integer& operator%=(const Integer& other);

  friend Integer operator+(Integer a, const Integer& b) { return a += b; }
  friend Integer operator-(Integer a, const Integer& b) { return a -= b; }
  friend Integer operator*(Integer a, const Integer& b) { return a *= b; }
  friend Integer operator/(Integer a, const Integer& b) { return a /= b; }
  friend Integer operator%(Integer a, const Integer& b) { return a %= b; }
  friend Integer operator-(const Integer& a) { return {!a.negative_, a.digits_}; }

  friend bool operator==(const Integer&, const Integer&) = default;
  std::strong_ordering operator<=>(const Integer& other) const;

 private:
  template <std::integral T>
  static std::uint64_t magnitude(T value) {
    const auto bits = static_cast<std::uint64_t>(value);
    return value < T{} ? 0 - bits : bits;
  }

  bool negative_ = false;
  std::vector<std::uint64_t> digits_;
};

std::ostream& operator<<(std::ostream& out, const Integer& number);

/// base^exponent, with 0^0 = 1. Throws std::invalid_argument if the exponent is negative.
[[nodiscard]] Integer power(const Integer& base, int exponent);

}  // namespace eightfold
