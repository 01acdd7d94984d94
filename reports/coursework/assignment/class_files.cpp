#include "eightfold/reports/coursework/assignment/internal/class_files.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "eightfold/reports/coursework/assignment/internal/files.hpp"
#include "eightfold/reports/coursework/assignment/internal/json_parts.hpp"
#include "eightfold/reports/coursework/roster/layout.hpp"
#include "eightfold/reports/text/internal/folded.hpp"

namespace eightfold::coursework {
namespace {

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
  return same ? title : "Solutions up to symmetry";
}

// An object with a member on each line.
std::string object_of(const reports::JsonMembers& members) {
  std::string text = "{";
  reports::append_members(text, members);
  return text + "\n}";
}

// JSON inside of other JSON. Its strings contain no line breaks.
std::string indented(std::string_view json, std::size_t spaces) {
  std::string text;
  for (const char c : json) {
    text += c;
    if (c == '\n') text.append(spaces, ' ');
  }
  return text;
}

}  // namespace

std::vector<std::string> folder_names(std::span<const Assignment> variants) {
  std::vector<std::string> names;
  std::set<std::string> taken;
  for (const Assignment& variant : variants) {
    const std::string name = folder_name(variant.student.value());
    std::string different = name;
    for (int i = 2; !taken.insert(reports::folded(different)).second; ++i)
      different = fmt::format("{}-{}", name, i);
    names.push_back(different);
  }
  return names;
}

std::string class_keys(std::span<const Assignment> variants, std::span<const std::string> folders) {
  std::vector<std::string> keys;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    reports::JsonMembers members = {{"student", line_of(student_entries(variants[i].student.value()))},
                                    {"folder", json_text(folders[i])}};
    members.emplace_back("key", indented(object_of(key_members(variants[i])), 2));
    keys.push_back(indented(object_of(members), 4));
  }
  reports::JsonMembers document = reports::members_of(reports::document_head("assignment-keys"));
  document.emplace_back("title", json_text(title_of_class(variants)));
  document.emplace_back("keys", list_of(keys));
  return reports::in_lines(document);
}

std::string class_rubric(std::span<const Assignment> variants) {
  reports::JsonMembers members = common_rubric_members(variants.front(), title_of_class(variants));
  std::vector<std::string> students;
  for (const Assignment& variant : variants) {
    reports::JsonMembers student = student_entries(variant.student.value());
    for (auto& member : variant_rubric_members(variant)) student.push_back(std::move(member));
    students.push_back(indented(object_of(student), 4));
  }
  members.emplace_back("students", list_of(students));
  return reports::in_lines(members);
}

}  // namespace eightfold::coursework
