#include "eightfold/reports/io/internal/json_document.hpp"

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

TEST(JsonDocument, copies_values_that_are_JSON_text) {
  EXPECT_EQ(in_lines(JsonMembers{{"list", "[ 1 ]"}}), "{\n  \"list\": [ 1 ]\n}\n");
}

TEST(JsonDocument, begins_with_schema_version_and_generator) {
  const ordered_json head = document_head("count");
  EXPECT_EQ(members_of(head).front().second, "\"urn:eightfold:schema:count:1.0\"");
  EXPECT_EQ(head["schema_version"], "1.0");
  EXPECT_EQ(head["generator"]["name"], "eightfold");
}

TEST(JsonDocument, replaces_bytes_that_are_not_UTF_8) {
  EXPECT_EQ(in_lines(ordered_json{{"name", "\xff"}}), "{\n  \"name\": \"\xef\xbf\xbd\"\n}\n");
}

}  // namespace
}  // namespace eightfold::reports
