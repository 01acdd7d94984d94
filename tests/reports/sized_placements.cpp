#include "tests/reports/sized_placements.hpp"

#include <algorithm>

namespace eightfold::test {

using reports::Notation;
using reports::SizedPlacement;

namespace {

rc::Gen<int> size_for(const Notation& notation) {
  const auto size = rc::gen::weightedOneOf<int>({{9, number(0, 13)}, {1, rc::gen::just(max_size)}});
  return rc::gen::map(size, [least = notation.least_size, greatest = notation.greatest_size](int n) {
    return std::clamp(n, least, greatest);
  });
}

rc::Gen<SizedPlacement> placement_of(int rows, int n) {
  return rc::gen::map(placement_on(Board(rows, n)), [n](const Placement& placement) {
    return SizedPlacement{placement, n};
  });
}

}  // namespace

rc::Gen<SizedPlacement> sized_placement(int n) {
  const auto rows = rc::gen::oneOf(number(0, n + 1), rc::gen::just(n));
  return rc::gen::mapcat(rows, [n](int k) { return placement_of(k, n); });
}

rc::Gen<SizedPlacement> placement_for(const Notation& notation) {
  return rc::gen::mapcat(size_for(notation), sized_placement);
}

rc::Gen<SizedPlacement> full_placement_for(const Notation& notation) {
  return rc::gen::mapcat(size_for(notation), [](int n) { return placement_of(n, n); });
}

std::string written(const Notation& notation, const SizedPlacement& placement, int base) {
  std::string text;
  notation.append(text, placement, base);
  return text;
}

}  // namespace eightfold::test
