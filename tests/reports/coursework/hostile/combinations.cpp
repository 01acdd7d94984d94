// Inputs that combine every position with every invalid part.
#include <algorithm>

#include "tests/reports/coursework/hostile/inputs.hpp"

namespace eightfold::test {
namespace {

struct Spot {
  std::string name;
  std::string before;  // the text up to the number, all on one line
  std::string after;

  // The exercise and the conventions concern all claims.
  [[nodiscard]] bool costs_only_a_claim() const {
    return name != "n" && name != "colors" && name != "content" && name != "base";
  }
};

struct BadNumber {
  std::string name;
  std::string text;
};

// Rejected in every position, with the place and the name of the key.
const std::vector<Spot> spots = {
    {"n", R"({"n":)", R"(,"orbit_count":1})"},
    {"colors", R"({"problem":"cube_faces","colors":)", R"(,"coloring_count":1})"},
    {"base", R"({"n":4,"conventions":{"base":)", R"(},"orbit_count":1})"},
    {"solution_count", R"({"n":4,"solution_count":)", "}"},
    {"burnside_sum", R"({"n":4,"burnside_sum":)", "}"},
    {"orbit_count", R"({"n":4,"orbit_count":)", "}"},
    {"fundamental_count", R"({"n":4,"fundamental_count":)", "}"},
    {"necklace_count", R"({"problem":"beads","n":4,"colors":2,"necklace_count":)", "}"},
    {"bracelet_count", R"({"problem":"beads","n":4,"colors":2,"bracelet_count":)", "}"},
    {"coloring_count", R"({"problem":"cube_faces","colors":2,"coloring_count":)", "}"},
    {"rotate180", R"({"n":4,"fixed_points":{"rotate180":)", "}}"},
    {"quarter_turn", R"({"n":4,"orbit_types":{"quarter_turn":)", "}}"},
    {"2", R"({"n":4,"orbit_sizes":{"2":)", "}}"},
    {"a column", R"({"n":4,"solutions":[[1,3,0,)", "]]}"},
    {"content", R"({"problem":"beads","n":4,"content":[2,)", R"(],"necklace_count":1})"},
};

const std::vector<BadNumber> refused = {
    {"2^64", "18446744073709551616"},
    {"-1", "-1"},
    {"-0.5", "-0.5"},
    {"1e30", "1e30"},
    {"1E400", "1E400"},
    {"a thousand digits", times(1000, "9")},
    {"true", "true"},
};

// Not JSON; the message has the place but not the key.
const std::vector<BadNumber> no_json = {
    {"007", "007"},
    {"+1", "+1"},
    {"0x10", "0x10"},
    {"NaN", "NaN"},
    {"Infinity", "Infinity"},
    {".5", ".5"},
    {"5.", "5."},
    {"1e", "1e"},
    {"1_000", "1_000"},
    {"a full-width 4", "４"},
    {"a lone minus", "-"},
    {"1,5", "1,5"},
    {"nothing", ""},
    {"an unquoted word", "four"},
    {"1/2", "1/2"},
};

// Large numbers and fractions can be in quotes; these texts are neither.
const std::vector<BadNumber> in_quotes = {
    {"a sign", R"("-1")"},
    {"an exponent", R"("1e3")"},
    {"a division by 0", R"("1/0")"},
    {"a division by 00", R"("1/00")"},
    {"two points", R"("1.2.3")"},
    {"two slashes", R"("1/2/3")"},
    {"a hexadecimal number", R"("0x10")"},
    {"no front", R"(".5")"},
    {"two numbers", R"("12 or 13")"},
    {"an unequal equation", R"("96/8 = 13")"},
    {"a range", R"("12-13")"},
    {"another number in parentheses", R"x("12 (or 13)")x"},
    {"a comma of thousands or decimals", R"("1,125")"},
    {"NaN", R"("NaN")"},
    {"other digits", R"("٤")"},
    {"1001 digits", '"' + times(1001, "1") + '"'},
    {"half of 1001 digits", "\"1/" + times(1001, "1") + '"'},
    {"a mixed fraction", R"("1 1/2")"},
};

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

struct BadBytes {
  std::string name;
  std::string bytes;
  std::string words;
};

// Rejected in every position.
const std::vector<BadBytes> bad_bytes = {
    {"NUL", std::string(1, '\0'), "U+0000"},
    {"a bell", "\x07", "U+0007"},
    {"a backspace", "\x08", "U+0008"},
    {"a vertical tab", "\x0b", "U+000B"},
    {"a form feed", "\x0c", "U+000C"},
    {"an escape sequence", "\x1b[31m", "U+001B"},
    {"a title sequence", "\x1b]0;x\x07", "U+001B"},
    {"DEL", "\x7f", "U+007F"},
    {"a C1 control",
     "\xc2\x9b"
     "31m",
     "U+009B"},
    {"a bare C1 byte",
     "\x9b"
     "31m♛",
     "9b is not UTF-8"},
    {"Latin-1 beside UTF-8", "\xe9♛", "e9 is not UTF-8"},
    {"ff", "\xff♛", "ff is not UTF-8"},
    {"an overlong NUL", "\xc0\x80", "c0 is not UTF-8"},
    {"an overlong slash", "\xe0\x80\xaf", "e0 is not UTF-8"},
    {"a surrogate", "\xed\xa0\x80", "ed is not UTF-8"},
    {"beyond U+10FFFF", "\xf4\x90\x80\x80", "f4 is not UTF-8"},
    {"half a character", "\xe2\x82", "e2 is not UTF-8"},
};

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

HostileInputs hostile_numbers() {
  HostileInputs inputs;
  for (const Spot& spot : spots) {
    const std::string place = at(1, static_cast<int>(spot.before.size()) + 1);
    for (const BadNumber& bad : refused) {
      const bool beyond_double = bad.text == "1E400" || bad.text.size() > 400;
      inputs.push_back({spot.name + " is " + bad.name,
                        spot.before + bad.text + spot.after,
                        {place, beyond_double ? "out of range" : spot.name},
                        !beyond_double && spot.costs_only_a_claim()});
    }
  }
  const Spot& count = spots[5];
  const std::string place = at(1, static_cast<int>(count.before.size()) + 1);
  for (const BadNumber& bad : no_json)
    inputs.push_back({"no JSON: " + bad.name, count.before + bad.text + count.after, {"line 1, column "}});
  for (const BadNumber& bad : in_quotes)
    inputs.push_back({"in quotes " + bad.name,
                      count.before + bad.text + count.after,
                      {place, "orbit_count must be"},
                      true});
  return inputs;
}

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
  return inputs;
}

HostileInputs hostile_characters() {
  HostileInputs inputs;
  for (const auto& [name, bytes, words] : bad_bytes) {
    inputs.push_back({name + " in an author",
                      R"({"author":"A)" + bytes + R"(","n":4,"orbit_count":1})",
                      {at(1, 13), words}});
    inputs.push_back({name + " in a key", "{\n\"a" + bytes + "\":1}", {at(2, 3), words}});
    inputs.push_back({name + " in a text", "n: 4\norbit count: 1 # " + bytes, {at(2, 18), words}, true});
    inputs.push_back({name + " in CSV", "element,fixed\nn,4\n" + bytes + ",2\n", {at(3, 1), words}});
  }
  return inputs;
}

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

HostileInputs hostile_combinations() {
  HostileInputs inputs = hostile_markup();
  for (const auto& more : {hostile_numbers(), hostile_types(), hostile_characters()})
    inputs.insert(inputs.end(), more.begin(), more.end());
  return inputs;
}

}  // namespace eightfold::test
