#include "reports/coursework/verify/number_text.hpp"

#include <fmt/core.h>

#include "symmetry/integer.hpp"

namespace eightfold::coursework {

std::string number_text(const Rational& value) {
  const Integer numerator = boost::multiprecision::numerator(value);
  const Integer denominator = boost::multiprecision::denominator(value);
  if (denominator == 1) return numerator.str();
  const std::string fraction = fmt::format("{}/{}", numerator.str(), denominator.str());
  constexpr int most_places = 4;
  Integer scale = 1;
  for (int places = 1; places <= most_places; ++places) {
    scale *= 10;
    if ((numerator * scale) % denominator != 0) continue;
    std::string digits = Integer(numerator * scale / denominator).str();
    while (digits.size() <= static_cast<std::size_t>(places)) digits.insert(digits.begin(), '0');
    return fmt::format("{} = {}.{}", fraction,
                       digits.substr(0, digits.size() - static_cast<std::size_t>(places)),
                       digits.substr(digits.size() - static_cast<std::size_t>(places)));
  }
  return fraction;
}

}  // namespace eightfold::coursework
