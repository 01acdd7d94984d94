#pragma once

#include <boost/multiprecision/cpp_int.hpp>

namespace eightfold {

/// A whole number of any size, exact: counts of colorings leave 64 bits at once. The result of an operator is
/// an expression until it is given a type, so say Integer, not auto.
using Integer = boost::multiprecision::cpp_int;

/// base^exponent, with 0^0 = 1: there is one way to color nothing. By repeated squaring. Precondition: both
/// are 0 or more.
inline Integer power(int base, int exponent) {
  Integer result = 1;
  Integer square = base;
  for (; exponent > 0; exponent /= 2) {
    if (exponent % 2 == 1) result *= square;
    if (exponent > 1) square *= square;
  }
  return result;
}

}  // namespace eightfold
