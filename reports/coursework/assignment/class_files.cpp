#include "reports/coursework/assignment/internal/class_files.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "eightfold/reports/coursework/roster/layout.hpp"
#include "reports/coursework/assignment/internal/files.hpp"
#include "reports/coursework/assignment/internal/json_parts.hpp"
#include "reports/io/internal/json_document.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::ordered_json;

// Without a hyphen at the start, which commands such as rm take for an option.
std::string folder_name(const Student& student) {
  std::string name = student.name.empty() ? student.email : student.name;
  if (!student.id.empty()) name += (name.empty() ? "" : "_") + student.id;
  name = safe_file_name(name);
  if (name.starts_with('-')) name[0] = '_';
  return name;
}

// The exercises of the variants may differ.
std::string title_of_class(std::span<const Assignment> variants) {
  std::string title = title_of(variants.front());
  const bool same = std::ranges::all_of(variants, [&](const auto& each) { return title_of(each) == title; });
  return same                                   ? title
         : is_about_solutions(variants.front()) ? "Solutions up to symmetry"
                                                : "Colorings up to symmetry";
}

}  // namespace

std::vector<std::string> folder_names(std::span<const Assignment> variants) {
  std::vector<std::string> names;
  std::set<std::string> taken;
  for (const Assignment& variant : variants)
    names.push_back(unique_name(folder_name(variant.student.value()), taken));
  return names;
}

std::string class_keys(std::span<const Assignment> variants, std::span<const std::string> folders) {
  ordered_json document = reports::document_head("assignment-keys");
  document["title"] = title_of_class(variants);
  ordered_json& keys = document["keys"] = ordered_json::array();
  for (std::size_t i = 0; i < variants.size(); ++i)
    keys.push_back({{"student", student_json(variants[i].student.value())},
                    {"folder", folders[i]},
                    {"key", key_json(variants[i])}});
  return reports::in_lines(document);
}

std::string class_rubric(std::span<const Assignment> variants) {
  ordered_json document = common_rubric(variants.front(), title_of_class(variants));
  ordered_json& students = document["students"] = ordered_json::array();
  for (const Assignment& variant : variants)
    students.emplace_back(student_json(variant.student.value())).update(variant_rubric(variant));
  return reports::in_lines(document);
}

}  // namespace eightfold::coursework
