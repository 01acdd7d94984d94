#pragma once

#include <boost/multiprecision/cpp_int.hpp>

namespace eightfold {

/// An integer of any size, because counts of colorings soon exceed 64 bits. Operators return expression
/// templates, so declare results as Integer, not auto.
using Integer = boost::multiprecision::cpp_int;

/// base^exponent by repeated squaring, with 0^0 = 1. Precondition: both are at least 0.
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
