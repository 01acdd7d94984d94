#include "reports/io/internal/json_document.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

TEST(JsonDocument, has_one_member_per_line) {
  EXPECT_EQ(in_lines(ordered_json{{"n", 8}, {"a \"key\"", {1, 2}}}),
            "{\n"
            "  \"n\": 8,\n"
            "  \"a \\\"key\\\"\": [1,2]\n"
            "}\n");
}

TEST(JsonDocument, folds_values_that_exceed_a_line) {
  const ordered_json row = {{"name", std::string(90, 'x')}, {"list", {1, 2}}};
  const std::string line = "{\"name\":\"" + std::string(90, 'x') + "\",\"list\":[1,2]}";
  EXPECT_EQ(
      in_lines({{"n", 8}, {"short", {{"a", {1}}}}, {"rows", {row, row}}, {"none", ordered_json::array()}}),
      "{\n"
      "  \"n\": 8,\n"
      "  \"short\": {\"a\":[1]},\n"
      "  \"rows\": [\n    " +
          line + ",\n    " + line +
          "\n  ],\n"
          "  \"none\": []\n"
          "}\n");
  EXPECT_EQ(in_lines({{"\"", std::string(300, 'y')}}),
            "{\n  \"\\\"\": \"" + std::string(300, 'y') + "\"\n}\n");
}

TEST(JsonDocument, begins_with_schema_version_and_generator) {
  const ordered_json head = document_head("count");
  EXPECT_EQ(head.front(), "urn:eightfold:schema:count:1.0");
  EXPECT_EQ(head["schema_version"], "1.0");
  EXPECT_EQ(head["generator"]["name"], "eightfold");
}

TEST(JsonDocument, has_exact_numbers_as_text_beside_them) {
  ordered_json object;
  add_exact(object, "solutions", 234907967154122528);
  add_exact(object, "fixed", {{"identity", 92}, {"missing", nullptr}});
  add_exact(object, "levels", {1, 18446744073709551615U});
  EXPECT_EQ(object.dump(),
            R"({"solutions":234907967154122528,"solutions_text":"234907967154122528",)"
            R"("fixed":{"identity":92,"missing":null},"fixed_text":{"identity":"92","missing":null},)"
            R"("levels":[1,18446744073709551615],"levels_text":["1","18446744073709551615"]})");
}

TEST(JsonDocument, replaces_bytes_that_are_not_UTF_8) {
  EXPECT_EQ(in_lines(ordered_json{{"name", "\xff"}}), "{\n  \"name\": \"\xef\xbf\xbd\"\n}\n");
}

}  // namespace
}  // namespace eightfold::reports
