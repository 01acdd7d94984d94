// Numbers in JSON outputs for readers that keep each number as a double, as jq and JavaScript do.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/program/json_outputs.hpp"
#include "tests/program/schema_mutants.hpp"
#include "tests/program/schemas.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

constexpr std::int64_t most_exact = std::int64_t{1} << 53;

// The newest version of each schema: "count" and "count-1.0".
std::map<std::string, std::string> newest_schemas() {
  std::map<std::string, std::pair<std::vector<int>, std::string>> newest;
  for (const auto& entry : std::filesystem::directory_iterator(EIGHTFOLD_DATA_DIR "/schemas")) {
    std::string file = entry.path().filename().string();
    file.erase(file.find(".schema.json"));
    const auto hyphen = file.rfind('-');
    const auto dot = file.find('.', hyphen);
    const std::vector<int> version = {std::stoi(file.substr(hyphen + 1)), std::stoi(file.substr(dot + 1))};
    auto& known = newest[file.substr(0, hyphen)];
    known = std::max(known, std::pair(version, file));
  }
  std::map<std::string, std::string> names;
  for (const auto& [name, versioned] : newest) names[name] = versioned.second;
  return names;
}

// Formats that people write, who may give a number as text.
const std::set<std::string> only_read = {"submission", "rubric", "misconceptions", "rule"};

// Formats whose rarer properties are in the documents of the schema tests of their folders.
const std::set<std::string> tested_elsewhere = {"assignment-keys", "job-status", "verdict"};

// The integers of a schema that may pass 2^53 without an exact text beside them or beside what contains them.
class UnboundedIntegers {
 public:
  explicit UnboundedIntegers(const json& schema) : schema_(schema) { visit(schema, "", false); }
  const std::string& places() const { return places_; }

 private:
  static bool may_be(const json& part, const std::string& type) {
    const json& types = part.value("type", json());
    return types == type || (types.is_array() && std::ranges::find(types, json(type)) != types.end());
  }

  void visit(const json& part, const std::string& place, bool has_text) {
    if (!part.is_object() || has_text) return;
    const bool is_bounded = part.contains("maximum") && part["maximum"] <= most_exact;
    if (may_be(part, "integer") && !is_bounded) places_ += place + '\n';
    if (const auto reference = part.find("$ref"); reference != part.end() && visited_.insert(place).second)
      visit(schema_.at(json::json_pointer(reference->get<std::string>().substr(1))), place, has_text);
    for (const std::string key : {"anyOf", "allOf", "oneOf"})
      if (part.contains(key))
        for (const json& each : part[key]) visit(each, place, has_text);
    for (const std::string key : {"if", "then", "else", "items", "additionalProperties"})
      if (part.contains(key)) visit(part[key], place + '/' + key, has_text);
    if (part.contains("items") && part["items"].is_array())
      for (const json& each : part["items"]) visit(each, place + "/items", has_text);
    for (const std::string key : {"properties", "patternProperties"}) {
      if (!part.contains(key)) continue;
      for (const auto& [name, property] : part[key].items())
        visit(property, place + '/' + name, requires_text(part, name));
    }
  }

  // The text is required, at least together with the number.
  static bool requires_text(const json& part, const std::string& name) {
    const std::string text = name + "_text";
    if (!part.value("properties", json::object()).contains(text)) return false;
    return contains(part.value("required", json::array()), text) || depends(part, name, text) ||
           depends_in_alternatives(part, name, text);
  }

  static bool contains(const json& list, const std::string& name) {
    return std::ranges::find(list, json(name)) != list.end();
  }

  static bool depends(const json& part, const std::string& name, const std::string& text) {
    const json dependencies = part.value("dependencies", json::object());
    for (const auto& [key, list] : dependencies.items())
      if (list.is_array() && contains(list, text) &&
          (key == name || contains(dependencies.value(key, json::array()), name)))
        return true;
    return false;
  }

  // Each alternative that requires the number requires its text.
  static bool depends_in_alternatives(const json& part, const std::string& name, const std::string& text) {
    bool found = false;
    for (const std::string key : {"anyOf", "oneOf"})
      for (const json& each : part.value(key, json::array())) {
        const json required = each.value("required", json::array());
        if (contains(required, name) && !contains(required, text)) return false;
        found = found || contains(required, text);
      }
    return found;
  }

  const json& schema_;
  std::string places_;
  std::set<std::string> visited_;
};

std::string unbounded_integers(const json& schema) { return UnboundedIntegers(schema).places(); }

TEST(PublishedSchemas, require_an_exact_text_beside_each_integer_without_a_maximum) {
  for (const auto& [name, file] : newest_schemas())
    if (!only_read.contains(name)) {
      EXPECT_EQ(unbounded_integers(published_schema(file)), "") << file;
    }
}

TEST(PublishedSchemas, without_a_required_text_are_noticed) {
  const json integer = {{"type", "integer"}};
  const json limited = {{"type", "integer"}, {"maximum", most_exact}};
  const json beyond = {{"type", "integer"}, {"maximum", most_exact + 2}};
  const json text = {{"type", "string"}};
  EXPECT_EQ(unbounded_integers({{"properties", {{"a", limited}}}}), "");
  EXPECT_EQ(unbounded_integers({{"properties", {{"a", beyond}}}}), "/a\n");
  EXPECT_EQ(
      unbounded_integers({{"properties", {{"a", integer}, {"a_text", text}}}, {"required", {"a_text"}}}), "");
  EXPECT_EQ(unbounded_integers({{"properties", {{"a", integer}, {"a_text", text}}}, {"required", {"a"}}}),
            "/a\n");
  EXPECT_EQ(unbounded_integers({{"properties", {{"a", {{"items", integer}}}}}}), "/a/items\n");
  EXPECT_EQ(unbounded_integers({{"properties", {{"a", {{"additionalProperties", integer}}}}}}),
            "/a/additionalProperties\n");
  EXPECT_EQ(unbounded_integers(
                {{"properties", {{"a", {{"$ref", "#/definitions/n"}}}}}, {"definitions", {{"n", integer}}}}),
            "/a\n");
}

TEST(PublishedSchemas, are_named_and_titled_alike) {
  for (const auto& entry : std::filesystem::directory_iterator(EIGHTFOLD_DATA_DIR "/schemas")) {
    std::string file = entry.path().filename().string();
    file.erase(file.find(".schema.json"));
    const json& schema = published_schema(file);
    const auto hyphen = file.rfind('-');
    const std::string version = file.substr(hyphen + 1);
    EXPECT_EQ(schema.at("$schema"), "http://json-schema.org/draft-07/schema#") << file;
    EXPECT_EQ(schema.at("$id"), "urn:eightfold:schema:" + file.substr(0, hyphen) + ':' + version);
    EXPECT_TRUE(schema.at("title").get<std::string>().ends_with(", version " + version)) << file;
  }
}

TEST(LostDigits, are_noticed) {
  EXPECT_EQ(lost_digits({{"a", most_exact}}), "");
  EXPECT_EQ(lost_digits({{"a", most_exact + 1}}), "/a is beyond 2^53 and has no text\n");
  EXPECT_EQ(lost_digits({{"a", {{{"b", most_exact + 1}}}}}), "/a/0/b is beyond 2^53 and has no text\n");
  EXPECT_EQ(lost_digits({{"a", most_exact + 1}, {"a_text", "9007199254740993"}}), "");
  EXPECT_EQ(lost_digits({{"a", {1, 2}}, {"a_text", {"1", "2"}}}), "");
  EXPECT_EQ(lost_digits({{"a", {1, 2}}, {"a_text", {"1", "3"}}}), "/a and its text differ\n");
  EXPECT_EQ(lost_digits({{"a", {1, 2}}, {"a_text", {"1"}}}), "/a and its text differ\n");
  EXPECT_EQ(lost_digits({{"a", {{"x", 1}}}, {"a_text", {{"y", "1"}}}}), "/a and its text differ\n");
  EXPECT_EQ(lost_digits({{"a", nullptr}, {"a_text", nullptr}}), "");
  EXPECT_EQ(lost_digits({{"a", nullptr}, {"a_text", "18446744073709551616"}}), "");
  EXPECT_EQ(lost_digits({{"a", nullptr}, {"a_text", "92"}}), "/a and its text differ\n");
}

// The names of the properties that a schema defines.
std::set<std::string> properties_of(const json& schema) {
  std::set<std::string> names;
  if (schema.is_object() && schema.contains("properties"))
    for (const auto& [name, property] : schema["properties"].items()) names.insert(name);
  if (schema.is_structured())
    for (const json& part : schema) names.merge(properties_of(part));
  return names;
}

void erase_members(const json& document, std::set<std::string>& names) {
  if (!document.is_structured()) return;
  for (const auto& [name, part] : document.items()) {
    names.erase(name);
    erase_members(part, names);
  }
}

// In one test, because the commands run once for each test.
TEST(JsonOutputs, are_valid_and_lose_no_digits_as_doubles_and_have_every_property_of_the_newest_schemas) {
  const std::vector<JsonOutput> outputs = json_outputs(false);
  expect_exact_and_valid(outputs);

  const auto newest = newest_schemas();
  std::map<std::string, std::set<std::string>> missing;  // properties by schema
  for (const auto& [name, file] : newest)
    if (tested_elsewhere.contains(name))
      missing[file] = {"$schema"};
    else if (!only_read.contains(name))
      missing[file] = properties_of(published_schema(file));
  for (const auto& [command, text] : outputs) {
    const json document = json::parse(text);
    const std::string schema = schema_of(document);
    EXPECT_EQ(newest.at(schema.substr(0, schema.rfind('-'))), schema) << command;
    erase_members(document, missing[schema]);
  }
  for (const auto& [schema, properties] : missing)
    EXPECT_EQ(properties, std::set<std::string>()) << schema << ": add a line to json_outputs.txt";

  std::vector<json> documents;
  for (const JsonOutput& output : outputs) documents.push_back(json::parse(output.text));
  expect_golden("accepted-mutants.txt", accepted_mutants(documents));
}

// As jq 1.6 and JavaScript print it.
TEST(JsonOutputs, give_the_digits_that_a_double_loses) {
  const json document = json::parse(eightfold("census 27 --format json").out);
  const json& solutions = document["censuses"][0]["figures"]["solutions"];
  EXPECT_EQ(solutions["value"].get<std::uint64_t>(), 234907967154122528U);
  EXPECT_EQ(solutions["value_text"], "234907967154122528");
  EXPECT_FALSE(lost_digits({{"solutions", solutions["value"]}}).empty());
}

}  // namespace
}  // namespace eightfold::test
