#include "eightfold/reports/coursework/submission/rational.hpp"

#include <ostream>
#include <stdexcept>
#include <utility>

#include "symmetry/internal/big_integer.hpp"

namespace eightfold::coursework {

Rational::Rational(Integer value) : numerator_(std::move(value)) {}

Rational::Rational(Integer numerator, Integer denominator)
    : numerator_(std::move(numerator)), denominator_(std::move(denominator)) {
  if (is_whole()) return;
  if (denominator_ == 0) throw std::overflow_error("the denominator of a fraction is 0");
  const Integer divisor = integer(gcd(big(numerator_), big(denominator_))) * (denominator_ < 0 ? -1 : 1);
  numerator_ /= divisor;
  denominator_ /= divisor;
}

std::string Rational::str() const {
  return is_whole() ? numerator_.str() : numerator_.str() + '/' + denominator_.str();
}

Rational& Rational::operator+=(const Rational& other) {
  return *this = {numerator_ * other.denominator_ + other.numerator_ * denominator_,
                  denominator_ * other.denominator_};
}

Rational& Rational::operator-=(const Rational& other) {
  return *this = {numerator_ * other.denominator_ - other.numerator_ * denominator_,
                  denominator_ * other.denominator_};
}

Rational& Rational::operator*=(const Rational& other) {
  return *this = {numerator_ * other.numerator_, denominator_ * other.denominator_};
}

Rational& Rational::operator/=(const Rational& other) {
  return *this = {numerator_ * other.denominator_, denominator_ * other.numerator_};
}

std::strong_ordering Rational::operator<=>(const Rational& other) const {
  return numerator_ * other.denominator_ <=> other.numerator_ * denominator_;
}

std::ostream& operator<<(std::ostream& out, const Rational& value) { return out << value.str(); }

}  // namespace eightfold::coursework
