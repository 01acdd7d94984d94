#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

#include "eightfold/symmetry/integer.hpp"

namespace eightfold {

/// The type that computes for Integer. Its header is large, so only .cpp files include this one. Operators
/// return expression templates, so declare results as BigInteger, not auto.
using BigInteger = boost::multiprecision::cpp_int;

inline BigInteger big(const Integer& number) {
  BigInteger value;
  if (number.digits().empty()) return value;  // import_bits() needs a digit
  import_bits(value, number.digits().begin(), number.digits().end(), 64, false);
  if (number.is_negative()) value = -value;
  return value;
}

inline Integer integer(const BigInteger& value) {
  std::vector<std::uint64_t> digits;
  export_bits(BigInteger(abs(value)), std::back_inserter(digits), 64, false);
  return {value < 0, std::move(digits)};
}

}  // namespace eightfold
