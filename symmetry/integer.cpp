#include "eightfold/symmetry/integer.hpp"

#include <algorithm>
#include <ostream>
#include <stdexcept>
#include <utility>

#include "symmetry/internal/big_integer.hpp"

namespace eightfold {
namespace {

BigInteger parse(std::string_view decimal) {
  const bool is_negative = !decimal.empty() && decimal.front() == '-';
  std::string_view digits = decimal.substr(is_negative ? 1 : 0);
  const auto is_digit = [](char c) { return '0' <= c && c <= '9'; };
  if (digits.empty() || !std::all_of(digits.begin(), digits.end(), is_digit))
    throw std::invalid_argument("not a decimal integer: " + std::string(decimal));
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size() - 1));  // 0 would mean octal
  const BigInteger value{std::string(digits)};
  return is_negative ? BigInteger(-value) : value;
}

}  // namespace

Integer::Integer(std::string_view decimal) : Integer(integer(parse(decimal))) {}

Integer::Integer(bool is_negative, std::vector<std::uint64_t> digits) : digits_(std::move(digits)) {
  while (!digits_.empty() && digits_.back() == 0) digits_.pop_back();
  negative_ = is_negative && !digits_.empty();
}

std::string Integer::str() const { return big(*this).str(); }

std::optional<std::uint64_t> Integer::to_uint64() const {
  if (negative_ || digits_.size() > 1) return std::nullopt;
  return digits_.empty() ? 0 : digits_.front();
}

Integer& Integer::operator+=(const Integer& other) { return *this = integer(big(*this) + big(other)); }
Integer& Integer::operator-=(const Integer& other) { return *this = integer(big(*this) - big(other)); }
Integer& Integer::operator*=(const Integer& other) { return *this = integer(big(*this) * big(other)); }
Integer& Integer::operator/=(const Integer& other) { return *this = integer(big(*this) / big(other)); }
Integer& Integer::operator%=(const Integer& other) { return *this = integer(big(*this) % big(other)); }

std::strong_ordering Integer::operator<=>(const Integer& other) const {
  return big(*this).compare(big(other)) <=> 0;
}

std::ostream& operator<<(std::ostream& out, const Integer& number) { return out << number.str(); }

Integer power(const Integer& base, int exponent) {
  if (exponent < 0) throw std::invalid_argument("the exponent of an integer must be at least 0");
  return integer(pow(big(base), static_cast<unsigned>(exponent)));
}

}  // namespace eightfold
