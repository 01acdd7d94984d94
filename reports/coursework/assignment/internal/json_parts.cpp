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
  ordered_json members = {{"problem", name_of(exercise.problem)}};
  if (exercise.problem < Problem::cube_faces) members["n"] = exercise.n;
  if (exercise.problem == Problem::queens) members["rule"] = name_of(exercise.rule);
  if (exercise.problem != Problem::queens) members["colors"] = exercise.colors;
  if (exercise.content) members["content"] = *exercise.content;
  members["group"] = group_name(exercise);
  return members;
}

ordered_json student_json(const Student& student) {
  ordered_json members = ordered_json::object();
  if (!student.name.empty()) members["name"] = student.name;
  if (!student.id.empty()) members["id"] = student.id;
  if (!student.email.empty()) members["email"] = student.email;
  return members;
}

ordered_json number_json(const Integer& value) {
  const std::optional<std::uint64_t> small = value.to_uint64();
  return small ? ordered_json(*small) : ordered_json(value.str());
}

ordered_json fixed_points_json(const std::vector<TallyEntry>& tally) {
  ordered_json members = ordered_json::object();
  for (const auto& [key, fixed] : tally) members[key.name] = number_json(fixed);
  return members;
}

}  // namespace eightfold::coursework
