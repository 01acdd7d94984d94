#include "tests/program/schemas.hpp"

#include <map>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "tests/support/run_program.hpp"

namespace eightfold::test {

const nlohmann::json& published_schema(const std::string& name) {
  static std::map<std::string, nlohmann::json> schemas;
  const auto [at, is_new] = schemas.try_emplace(name);
  if (is_new)
    at->second = nlohmann::json::parse(contents_of(EIGHTFOLD_DATA_DIR "/schemas/" + name + ".schema.json"));
  return at->second;
}

namespace {

const valijson::Schema& parsed_schema(const std::string& name) {
  static std::map<std::string, valijson::Schema> schemas;
  const auto [at, is_new] = schemas.try_emplace(name);
  if (is_new)
    valijson::SchemaParser(valijson::SchemaParser::kDraft7)
        .populateSchema(valijson::adapters::NlohmannJsonAdapter(published_schema(name)), at->second);
  return at->second;
}

// The results collect all violations; without them, validation ends at the first. The validator keeps the
// regular expressions of the schemas.
bool is_valid(const std::string& schema_name, const nlohmann::json& document,
              valijson::ValidationResults* results) {
  static valijson::Validator validator(valijson::Validator::kStrongTypes);
  return validator.validate(parsed_schema(schema_name), valijson::adapters::NlohmannJsonAdapter(document),
                            results);
}

}  // namespace

bool is_valid(const std::string& schema_name, const nlohmann::json& document) {
  return is_valid(schema_name, document, nullptr);
}

std::string violations_of(const std::string& schema_name, const nlohmann::json& document) {
  valijson::ValidationResults results;
  std::string text;
  if (is_valid(schema_name, document, &results)) return text;
  for (valijson::ValidationResults::Error error; results.popError(error);) text += error.description + '\n';
  return text.empty() ? "invalid" : text;
}

}  // namespace eightfold::test
