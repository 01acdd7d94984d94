#include "reports/io/internal/json_document.hpp"

#include <fmt/core.h>

#include "eightfold/core/version.hpp"

namespace eightfold::reports {

using nlohmann::ordered_json;

namespace {

// Replaces each value that is not a list or an object.
void replace_leaves(ordered_json& value, ordered_json (*convert)(const ordered_json&)) {
  if (value.is_structured())
    for (ordered_json& part : value) replace_leaves(part, convert);
  else
    value = convert(value);
}

ordered_json text_of_integer(const ordered_json& value) {
  return value.is_number_integer() ? ordered_json(value.dump()) : value;
}

ordered_json integer_or_null(const ordered_json& value) {
  if (!value.is_string()) return value;
  const auto number = ordered_json::parse(value.get_ref<const std::string&>(), nullptr, false);
  return number.is_number_integer() ? number : ordered_json();
}

std::string compact(const ordered_json& value) {
  return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

// The number of bytes of a value in compact form, or any number above `most` if it has more. The form itself
// would take as much memory again as a large document.
std::size_t length_of(const ordered_json& value, std::size_t most) {
  if (value.is_string() && value.get_ref<const std::string&>().size() > most) return most + 1;
  if (!value.is_structured()) return compact(value).size();
  std::size_t length = value.empty() ? 2 : 1;
  for (const auto& [key, part] : value.items()) {
    length += length_of(part, most) + (value.is_object() ? compact(key).size() + 2 : 1);
    if (length > most) break;
  }
  return length;
}

void append_parts(std::string& out, const ordered_json& value, const std::string& indent);

// A value on one line, or one of its parts per line.
void append_folded(std::string& out, const ordered_json& value, const std::string& indent) {
  constexpr std::size_t width = 200;
  if (!value.is_structured() || indent.size() + length_of(value, width) <= width) {
    out += compact(value);
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
  replace_leaves(text, text_of_integer);
  replace_leaves(value, integer_or_null);
  object[key] = std::move(value);
  object[key + "_text"] = std::move(text);
}

ordered_json residues_json(const CheckedCount::Residues& residues) {
  ordered_json list = ordered_json::array();
  for (std::size_t i = 0; i < check_primes.size(); ++i)
    list.push_back({{"modulus", check_primes[i]}, {"residue", residues[i]}});
  return list;
}

ordered_json orbit_type_json(const OrbitTypeCount& each) {
  ordered_json entry = {{"type", name_of(each.type)}, {"orbit_size", each.size}};
  add_exact(entry, "orbits", each.orbits);
  return entry;
}

ordered_json acting_group_json(Subgroup group) {
  return {{"name", name_of(group)}, {"order", group.order()}, {"elements", names_json(group.elements())}};
}

void append_members(std::string& out, const ordered_json& object) { append_parts(out, object, "  "); }

std::string in_lines(const ordered_json& object) {
  std::string text = "{";
  append_members(text, object);
  return text + "\n}\n";
}

}  // namespace eightfold::reports
