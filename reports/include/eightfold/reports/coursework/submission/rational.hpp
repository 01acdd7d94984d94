#pragma once

#include <compare>
#include <concepts>
#include <string>

#include "eightfold/symmetry/integer.hpp"

namespace eightfold::coursework {

/// An exact fraction in lowest terms, since an incorrect division need not give a whole number.
class Rational {
 public:
  Rational() = default;  ///< 0
  template <std::integral T>
  Rational(T value) : numerator_(value) {}  // NOLINT(google-explicit-constructor)
  Rational(Integer value);                  // NOLINT(google-explicit-constructor)
  /// Throws std::overflow_error if the denominator is 0, like /=.
  Rational(Integer numerator, Integer denominator);

  [[nodiscard]] const Integer& numerator() const { return numerator_; }
  /// At least 1.
  [[nodiscard]] const Integer& denominator() const { return denominator_; }
  [[nodiscard]] bool is_whole() const { return denominator_ == 1; }

  /// "23/2", or "12" for a whole number.
  [[nodiscard]] std::string str() const;

  Rational& operator+=(const Rational& other);
  Rational& operator-=(const Rational& other);
  Rational& operator*=(const Rational& other);
  Rational& operator/=(const Rational& other);

  friend Rational operator+(Rational a, const Rational& b) { return a += b; }
  friend Rational operator-(Rational a, const Rational& b) { return a -= b; }
  friend Rational operator*(Rational a, const Rational& b) { return a *= b; }
  friend Rational operator/(Rational a, const Rational& b) { return a /= b; }

  friend bool operator==(const Rational&, const Rational&) = default;
  std::strong_ordering operator<=>(const Rational& other) const;

 private:
  Integer numerator_;
  Integer denominator_ = 1;
};

std::ostream& operator<<(std::ostream& out, const Rational& value);

}  // namespace eightfold::coursework
