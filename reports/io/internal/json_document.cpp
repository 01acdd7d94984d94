#include "eightfold/reports/io/internal/json_document.hpp"

#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "eightfold/core/version.hpp"

namespace eightfold::reports {

using nlohmann::ordered_json;

ordered_json document_head(std::string_view schema) {
  return {{"$schema", fmt::format("urn:eightfold:schema:{}:1.0", schema)},
          {"schema_version", "1.0"},
          {"generator", {{"name", "eightfold"}, {"version", EIGHTFOLD_VERSION}}}};
}

JsonMembers members_of(const ordered_json& object) {
  JsonMembers members;
  for (const auto& [key, value] : object.items())
    members.emplace_back(key, value.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
  return members;
}

void append_members(std::string& out, const JsonMembers& members, std::string_view gap) {
  for (bool first = true; const auto& [key, value] : members) {
    if (!first) out += ',';
    first = false;
    out.append(gap).append(ordered_json(key).dump()).append(": ").append(value);
  }
}

std::string in_lines(const JsonMembers& members) {
  std::string text = "{";
  append_members(text, members);
  return text + "\n}\n";
}

std::string in_lines(const ordered_json& object) { return in_lines(members_of(object)); }

}  // namespace eightfold::reports
