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

}  // namespace

std::string violations_of(const std::string& schema_name, const nlohmann::json& document) {
  valijson::Validator validator(valijson::Validator::kStrongTypes);
  valijson::ValidationResults results;
  std::string text;
  if (validator.validate(parsed_schema(schema_name), valijson::adapters::NlohmannJsonAdapter(document),
                         &results))
    return text;
  for (valijson::ValidationResults::Error error; results.popError(error);) text += error.description + '\n';
  return text.empty() ? "invalid" : text;
}

}  // namespace eightfold::test
