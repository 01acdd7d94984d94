#include "eightfold/reports/io/internal/json_document.hpp"

#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "eightfold/core/version.hpp"

namespace eightfold::reports {

using nlohmann::ordered_json;

namespace {

void replace_integers_by_text(ordered_json& value) {
  if (value.is_structured()) {
    for (ordered_json& part : value) replace_integers_by_text(part);
  } else if (value.is_number_integer()) {
    value = value.dump();
  }
}

std::string compact(const ordered_json& value) {
  return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

void append_parts(std::string& out, const ordered_json& value, const std::string& indent);

// A value on one line, or one of its parts per line.
void append_folded(std::string& out, const ordered_json& value, const std::string& indent) {
  constexpr std::size_t width = 200;
  const std::string line = compact(value);
  if (!value.is_structured() || indent.size() + line.size() <= width) {
    out += line;
    return;
  }
  out += value.is_object() ? '{' : '[';
  append_parts(out, value, indent + "  ");
  out += '\n' + indent + (value.is_object() ? '}' : ']');
}

void append_parts(std::string& out, const ordered_json& value, const std::string& indent) {
  for (bool first = true; const auto& [key, part] : value.items()) {
    out += first ? "\n" : ",\n";
    first = false;
    out += indent;
    if (value.is_object()) out += compact(key) + ": ";
    append_folded(out, part, indent);
  }
}

}  // namespace

ordered_json document_head(std::string_view schema) {
  return {{"$schema", fmt::format("urn:eightfold:schema:{}:1.0", schema)},
          {"schema_version", "1.0"},
          {"generator", {{"name", "eightfold"}, {"version", EIGHTFOLD_VERSION}}}};
}

void add_exact(ordered_json& object, const std::string& key, ordered_json value) {
  ordered_json text = value;
  replace_integers_by_text(text);
  object[key] = std::move(value);
  object[key + "_text"] = std::move(text);
}

void append_members(std::string& out, const ordered_json& object) { append_parts(out, object, "  "); }

std::string in_lines(const ordered_json& object) {
  std::string text = "{";
  append_members(text, object);
  return text + "\n}\n";
}

}  // namespace eightfold::reports
