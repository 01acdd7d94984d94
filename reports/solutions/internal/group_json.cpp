#include "reports/solutions/internal/group_json.hpp"

#include <nlohmann/json.hpp>

namespace eightfold::reports {

using nlohmann::ordered_json;

ordered_json names_of_elements(SymmetrySet set) {
  ordered_json names = ordered_json::array();
  for (const Symmetry g : set) names.push_back(name_of(g));
  return names;
}

ordered_json group_json(Subgroup group) {
  return {
      {"name", name_of(group)}, {"order", group.order()}, {"elements", names_of_elements(group.elements())}};
}

}  // namespace eightfold::reports
