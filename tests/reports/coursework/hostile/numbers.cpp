// Invalid and out-of-range numbers, in every position.
#include "tests/reports/coursework/hostile/inputs.hpp"

namespace eightfold::test {
namespace {

struct Spot {
  std::string name;
  std::string before;  // the text up to the number, all on one line
  std::string after;

  // The exercise and the conventions concern all claims.
  [[nodiscard]] bool costs_only_a_claim() const { return name != "n" && name != "colors" && name != "base"; }
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

}  // namespace

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

  const HostileInputs others = {
      {"half a fixed point",
       R"({"n":4,"fixed_points":{"rotate90":2.5}})",
       {at(1, 35), "rotate90 must be a whole number"},
       true},
      {"half an orbit of a type",
       R"({"n":4,"orbit_types":{"full":0.5}})",
       {at(1, 30), "full must be a whole number"},
       true},
      {"half a queen", R"({"n":8.5,"orbit_count":12})", {at(1, 6), "n must be a whole number"}},
      {"2^63 queens",
       R"({"n":9223372036854775808,"orbit_count":12})",
       {at(1, 6), "n must be a whole number"}},
      {"2^32 queens", R"({"n":4294967300,"orbit_count":1})", {at(1, 6), "n"}},
      {"2^32 + 4 colors",
       R"({"problem":"cube_faces","colors":4294967300,"coloring_count":1})",
       {at(1, 34), "colors"}},
      {"a base of 2", R"({"n":4,"conventions":{"base":2},"orbit_count":1})", {at(1, 30), "base must be"}},
      {"2^64 - 1 solutions", R"({"n":4,"solution_count":18446744073709551615})", {"There are 2."}, true},
      {"2^64 + 2 solutions in quotes",
       R"({"n":4,"solution_count":"18446744073709551618"})",
       {"solution_count"},
       true},
      {"2^32 + 1 orbits", R"({"n":4,"orbit_count":4294967297})", {"orbit_count"}, true},
      {"a thousand nines", R"({"n":4,"orbit_count":")" + times(1000, "9") + R"("})", {"orbit_count"}, true},
      {"a small difference",
       R"({"n":4,"orbit_count":"1.)" + times(999, "0") + R"(1"})",
       {"orbit_count"},
       true},
      {"zeros before 2", R"({"n":4,"orbit_count":"0002"})", {"orbit_count"}, true},
  };
  inputs.insert(inputs.end(), others.begin(), others.end());
  return inputs;
}

}  // namespace eightfold::test
