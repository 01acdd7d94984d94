#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace eightfold::test {

/// A published schema by its file name without the extension: "count-1.0".
const nlohmann::json& published_schema(const std::string& name);

/// Whether a document is valid under a published schema.
bool is_valid(const std::string& schema_name, const nlohmann::json& document);

/// The violations of a published schema in a document, as valijson reports them; empty if it is valid.
std::string violations_of(const std::string& schema_name, const nlohmann::json& document);

}  // namespace eightfold::test
