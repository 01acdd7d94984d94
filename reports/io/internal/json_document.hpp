#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The first members of a document: "$schema", "schema_version" and "generator". `schema` is the name in
/// urn:eightfold:schema:NAME:1.0.
nlohmann::ordered_json document_head(std::string_view schema);

/// Adds the member `key`, and `key`_text with the same value in which each integer is a string of its decimal
/// digits: readers that keep numbers as doubles lose digits beyond 2^53. `value` is an integer, null, or an
/// array or object of such values.
void add_exact(nlohmann::ordered_json& object, const std::string& key, nlohmann::ordered_json value);

/// The members of an object in order: keys, and values as JSON text.
using JsonMembers = std::vector<std::pair<std::string, std::string>>;

/// The members with their values in compact form. U+FFFD replaces bytes that are not UTF-8.
JsonMembers members_of(const nlohmann::ordered_json& object);

/// Appends members without the braces of their object: `gap` before each, a comma between two.
void append_members(std::string& out, const JsonMembers& members, std::string_view gap = "\n  ");

/// An object as a document with one member per line.
std::string in_lines(const JsonMembers& members);
std::string in_lines(const nlohmann::ordered_json& object);

/// An object as a document for people and programs: a value that fits 200 characters is on one line, any
/// other has one of its parts per line.
std::string in_short_lines(const nlohmann::ordered_json& object);

}  // namespace reports
}  // namespace eightfold
