#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::reports {

/// The first members of a document: "$schema", "schema_version" and "generator". `schema` is the name in
/// urn:eightfold:schema:NAME:1.0.
nlohmann::ordered_json document_head(std::string_view schema);

/// Adds the member `key`, and `key`_text with the same value in which each integer is a string of its decimal
/// digits: readers that keep numbers as doubles lose digits beyond 2^53. `value` is an integer, a string of
/// decimal digits, whose number is null beyond 2^64 - 1, null, or an array or object of such values.
void add_exact(nlohmann::ordered_json& object, const std::string& key, nlohmann::ordered_json value);

/// An array with a value for each item.
template <typename Items, typename Value>
nlohmann::ordered_json list_of(const Items& items, Value value) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const auto& item : items) list.push_back(std::invoke(value, item));
  return list;
}

/// The names of the items as an array.
template <typename Items>
nlohmann::ordered_json names_json(const Items& items) {
  return list_of(items, [](const auto& item) { return name_of(item); });
}

/// An object with the value of each item under its name.
template <typename Items, typename Values>
nlohmann::ordered_json by_name(const Items& items, const Values& values) {
  nlohmann::ordered_json object = nlohmann::ordered_json::object();
  for (const auto& item : items) object[std::string(name_of(item))] = values[item];
  return object;
}

/// [{"modulus":…,"residue":…},…].
nlohmann::ordered_json residues_json(const CheckedCount::Residues& residues);

/// An orbit type: its name, the size of its orbits and their number.
nlohmann::ordered_json orbit_type_json(const OrbitTypeCount& each);

/// A group that acts: its name, order and elements.
nlohmann::ordered_json acting_group_json(Subgroup group);

/// Appends the members of an object without its braces, each on a line of its own: "\n  " before each, a
/// comma between two. A value of more than 200 characters, with its indent and without its key, has one of
/// its parts per line. U+FFFD replaces bytes that are not UTF-8.
void append_members(std::string& out, const nlohmann::ordered_json& object);

/// An object as a document, with its members as append_members() writes them.
std::string in_lines(const nlohmann::ordered_json& object);

}  // namespace eightfold::reports
