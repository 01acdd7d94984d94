#include "reports/coursework/assignment/internal/json_parts.hpp"

#include <nlohmann/json.hpp>

namespace eightfold::coursework {

using nlohmann::ordered_json;

ordered_json placement_json(const Placement& placement, int base) {
  ordered_json columns = ordered_json::array();
  for (const int column : placement) columns.push_back(column + base);
  return columns;
}

ordered_json placements_json(std::span<const Placement> placements, int base) {
  ordered_json list = ordered_json::array();
  for (const Placement& placement : placements) list.push_back(placement_json(placement, base));
  return list;
}

ordered_json exercise_json(const Exercise& exercise) {
  return {{"problem", name_of(exercise.problem)},
          {"n", exercise.n},
          {"rule", name_of(exercise.rule)},
          {"group", name_of(exercise.group)}};
}

ordered_json student_json(const Student& student) {
  ordered_json members = ordered_json::object();
  if (!student.name.empty()) members["name"] = student.name;
  if (!student.id.empty()) members["id"] = student.id;
  if (!student.email.empty()) members["email"] = student.email;
  return members;
}

ordered_json fixed_points_json(const Exercise& exercise, const FixedPoints& fixed_points) {
  ordered_json members = ordered_json::object();
  for (const Symmetry g : exercise.group.elements()) members[std::string(name_of(g))] = fixed_points[g];
  return members;
}

}  // namespace eightfold::coursework
