// Markup and formulas in every text of a student.
#include "tests/reports/coursework/hostile/inputs.hpp"

namespace eightfold::test {
namespace {

struct Markup {
  std::string name;
  std::string text;  // without characters that JSON must escape
};

const std::vector<Markup> markups = {
    {"a script", "<script>alert(1)</script>"},
    {"an image", "<img src=x onerror='x()'>"},
    {"the end of a section", "]]><evil/>"},
    {"an entity", "&lol;&#27;&amp;"},
    {"a doctype", "<!DOCTYPE x [<!ENTITY y SYSTEM 'file:///etc/passwd'>]>"},
    {"a link", "[x](javascript:alert(1))"},
    {"a table", "| a | b |`_*~#>"},
    {"a formula", "=SUM(A1)"},
    {"a format", "{} {0} %s %n"},
};

}  // namespace

HostileInputs hostile_markup() {
  HostileInputs inputs;
  for (const auto& [name, text] : markups) {
    inputs.push_back({name + " as the author",
                      R"({"author":")" + text + R"(","n":4,"orbit_count":2})",
                      {"orbit_count"},
                      true});
    inputs.push_back({name + " as a key", R"({")" + text + R"(":1})", {at(1, 2), "unknown key"}});
    inputs.push_back({name + " as the group",
                      R"({"n":4,"group":")" + text + R"(","orbit_count":1})",
                      {at(1, 16), "group:"}});
    inputs.push_back({name + " as the problem",
                      R"({"problem":")" + text + R"(","n":4,"orbit_count":1})",
                      {at(1, 12), "problem:"}});
    inputs.push_back(
        {name + " as a placement", R"({"n":4,"solutions":[")" + text + R"("]})", {at(1, 21)}, true});
    inputs.push_back({name + " as a number",
                      R"({"n":4,"orbit_count":")" + text + R"("})",
                      {at(1, 22), "orbit_count must be"},
                      true});
    inputs.push_back({name + " as an element",
                      R"({"n":4,"fixed_points":{")" + text + R"(":1}})",
                      {at(1, 24), "not an element or class"},
                      true});
    inputs.push_back({name + " as a stabilizer",
                      R"({"n":4,"stabilizers":[{"placement":[1,3,0,2],"stabilizer":")" + text + R"("}]})",
                      {at(1, 59), "stabilizer:"},
                      true});
  }
  return inputs;
}

}  // namespace eightfold::test
