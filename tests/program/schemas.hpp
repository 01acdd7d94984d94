#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace eightfold::test {

/// A published schema, by its file's name without the ending: "count-1.0".
const nlohmann::json& published_schema(const std::string& name);

/// What is wrong with a document by a published schema, in the words of a validator that is not ours; empty
/// if nothing is.
std::string violations_of(const std::string& schema_name, const nlohmann::json& document);

}  // namespace eightfold::test
