#include "reports/groups/products.hpp"

#include <fmt/core.h>

namespace eightfold::reports {

std::string product_text(int elements, int colors, int cycles, const Integer& fixed) {
  return fmt::format("{0} × {1}^{2} = {0} × {3} = {4}", elements, colors, cycles, fixed.str(),
                     Integer(elements * fixed).str());
}

std::string division_text(std::string_view orbits, const Integer& sum, int order, const Integer& quotient) {
  return fmt::format("{} = sum / order = {} / {} = {}\n", orbits, sum.str(), order, quotient.str());
}

}  // namespace eightfold::reports
