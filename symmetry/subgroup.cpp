#include "eightfold/symmetry/subgroup.hpp"

#include <algorithm>
#include <iterator>
#include <string>

namespace eightfold {

std::optional<Subgroup> Subgroup::named(std::string_view name) {
  std::string wanted(name);
  std::replace(wanted.begin(), wanted.end(), '-', '_');
  if (wanted == "d4") wanted = "full";
  if (wanted == "rotations") wanted = "quarter_turn";
  for (const Subgroup group : all_subgroups())
    if (name_of(group) == wanted) return group;
  return std::nullopt;
}

const std::vector<Subgroup>& all_subgroups() {
  static const std::vector<Subgroup> subgroups = [] {
    std::vector<Subgroup> found;
    for (unsigned bits = 0; bits < 256; ++bits)
      if (const auto set = SymmetrySet::from_bits(bits); is_subgroup(set)) found.emplace_back(set);
    std::stable_sort(found.begin(), found.end(),
                     [](Subgroup a, Subgroup b) { return a.order() < b.order(); });
    return found;
  }();
  return subgroups;
}

std::string_view name_of(Subgroup group) {
  if (is_normal(group)) return name_of(class_of(group));
  return name_of(*std::next(group.elements().begin()));  // the identity and one reflection
}

}  // namespace eightfold
