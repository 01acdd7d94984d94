// Every key with a value of another kind.
#include <algorithm>

#include "tests/reports/coursework/hostile/inputs.hpp"

namespace eightfold::test {
namespace {

struct Typed {
  std::string key;
  std::string kind;                 // as in the message
  std::vector<std::string> values;  // of other kinds
};

const std::vector<Typed> typed = {
    {"$schema", "text in quotes", {"1", "null", "[]", "{}"}},
    {"schema_version", "text in quotes", {"1.0", "null", "[\"1.0\"]"}},
    {"author", "text in quotes", {"7", "[\"Ann\"]", "{\"name\":\"Ann\"}", "true"}},
    {"problem", "text in quotes", {"0", "null", "[\"queens\"]"}},
    {"n", "a whole number", {"\"8\"", "[8]", "{}", "false"}},
    {"colors", "a whole number", {"\"2\"", "[\"red\",\"green\"]"}},
    {"rule", "text in quotes", {"0", "[\"queens\"]"}},
    {"group", "text in quotes", {"8", "[\"identity\"]", "{}"}},
    {"conventions", "an object", {"1", "[]", "\"base 1\""}},
    {"solutions", "a list", {"{}", "true"}},
    {"representatives", "a list", {"{}", "1", "\"[1 3 0 2]\""}},
    {"placements", "a list", {"{\"a\":[1,3,0,2]}", "true"}},
    {"orbits", "a list", {"{}", "false"}},
    {"stabilizers", "a list", {"{}", "\"full\"", "8"}},
    {"fixed_points", "an object", {"[2,2,2,2]", "8", "\"2\""}},
    {"orbit_types", "an object", {"[1]", "1", "\"full\""}},
    {"orbit_sizes", "an object", {"[2]", "1"}},
};

// Other keys concern all claims.
bool costs_only_a_part(const std::string& key) {
  const std::vector<std::string> general = {"$schema", "schema_version", "problem", "n",
                                            "colors",  "rule",           "group",   "conventions"};
  return std::ranges::find(general, key) == general.end();
}

}  // namespace

HostileInputs hostile_types() {
  HostileInputs inputs;
  for (const auto& [key, kind, values] : typed)
    for (const std::string& value : values) {
      const std::string front = "{\"" + key + "\":";
      const std::string n = key == "n" ? "" : R"("n":4,)";
      inputs.push_back({key + " is " + value,
                        front + value + "," + n + R"("orbit_count":2})",
                        {at(1, static_cast<int>(front.size()) + 1), "must be " + kind},
                        costs_only_a_part(key)});
    }
  const HostileInputs others = {
      {"another schema",
       R"({"$schema":"urn:eightfold:schema:submission:2.0","n":4,"orbit_count":1})",
       {at(1, 12), "submission:1.0"}},
      {"another version",
       R"({"schema_version":"1.1","n":4,"orbit_count":1})",
       {at(1, 19), "must be \"1.0\""}},
      {"an unknown problem", R"({"problem":"kings","n":4,"orbit_count":1})", {at(1, 12), "kings", "queens"}},
      {"an unknown rule", R"({"rule":"knights","n":4,"orbit_count":1})", {at(1, 9), "knights"}},
      {"an unknown indexing",
       R"({"n":4,"conventions":{"indexing":"rows"},"orbit_count":1})",
       {at(1, 34), "indexing", "rows_by_column"}},
      {"an unknown representative",
       R"({"n":4,"conventions":{"representative":"smallest"},"orbit_count":1})",
       {at(1, 40), "any, least or greatest"}},
      {"an orbit that is not a list", R"({"n":4,"orbits":[7]})", {at(1, 18), "must be a list"}, true},
      {"a placement that is an object",
       R"({"n":4,"solutions":[{}]})",
       {at(1, 21), "a placement must be a list"},
       true},
      {"a placement that is null",
       R"({"n":4,"solutions":[null]})",
       {at(1, 21), "a placement must be a list"},
       true},
      {"a column that is text",
       R"({"n":4,"solutions":[["1",3,0,2]]})",
       {at(1, 22), "a column must be"},
       true},
      {"a column that is a list",
       R"({"n":4,"solutions":[[[1],3,0,2]]})",
       {at(1, 22), "a column must be"},
       true},
      {"a fraction of a column",
       R"({"n":4,"solutions":[[1,3,0.5,2]]})",
       {at(1, 26), "a column must be"},
       true},
      {"a fixed point that is an object",
       R"({"n":4,"fixed_points":{"identity":{"fixed":2}}})",
       {at(1, 35), "identity must be"},
       true},
      {"a stabilizer that is a number",
       R"({"n":4,"stabilizers":[{"placement":[1,3,0,2],"stabilizer":4}]})",
       {at(1, 59), "stabilizer must be"},
       true},
      {"a stabilizer of numbers",
       R"({"n":4,"stabilizers":[{"placement":[1,3,0,2],"stabilizer":[0]}]})",
       {at(1, 60), "must be text"},
       true},
      {"a stabilizer of nothing",
       R"({"n":4,"stabilizers":[{"placement":[1,3,0,2]}]})",
       {at(1, 23), "a placement and a stabilizer"},
       true},
      {"a stabilizer of no placement",
       R"({"n":4,"stabilizers":[{"stabilizer":"full"}]})",
       {at(1, 23), "a placement and a stabilizer"},
       true},
      {"an empty stabilizer",
       R"({"n":4,"stabilizers":[{"placement":[1,3,0,2],"stabilizer":[]}]})",
       {"stabilizer"},
       true},
      {"text", R"("orbit count: 12")", {"n: missing"}},
      {"a number", "12", {"attack each other"}, true},
      {"null", "null", {"line 1, column 1:"}},
      {"a list of numbers in lists too deep", "[[[1,3,0,2]]]", {at(1, 3), "a column must be"}},
      {"a list of an object", R"([{"n":4,"orbit_count":1}])", {at(1, 2), "a placement must be a list"}},
  };
  inputs.insert(inputs.end(), others.begin(), others.end());
  return inputs;
}

}  // namespace eightfold::test
