#include "eightfold/reports/coursework/assignment/internal/json_parts.hpp"

#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "eightfold/reports/text/internal/words.hpp"

namespace eightfold::coursework {

std::string json_text(std::string_view text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string line_of(const reports::JsonMembers& members) {
  std::string text = "{";
  reports::append_members(text, members, " ");
  return text + " }";
}

std::string list_of(const std::vector<std::string>& items) {
  return fmt::format("[\n    {}\n  ]", reports::joined(items, ",\n    "));
}

reports::JsonMembers exercise_entries(const Exercise& exercise) {
  return {{"problem", json_text(name_of(exercise.problem))},
          {"n", std::to_string(exercise.n)},
          {"rule", json_text(name_of(exercise.rule))},
          {"group", json_text(name_of(exercise.group))}};
}

reports::JsonMembers student_entries(const Student& student) {
  reports::JsonMembers members;
  if (!student.name.empty()) members.emplace_back("name", json_text(student.name));
  if (!student.id.empty()) members.emplace_back("id", json_text(student.id));
  if (!student.email.empty()) members.emplace_back("email", json_text(student.email));
  return members;
}

std::string fixed_points_line(const Exercise& exercise, const FixedPoints& fixed_points) {
  reports::JsonMembers members;
  for (const Symmetry g : exercise.group.elements())
    members.emplace_back(name_of(g), std::to_string(fixed_points[g]));
  return line_of(members);
}

}  // namespace eightfold::coursework
