// Checks the JSON and the CSV of `eightfold cycle-index` and `eightfold chains --count` against the published
// schemas, the values of the formulas, lists by brute force, and published sequences.
#include <gtest/gtest.h>

#include <array>

#include "eightfold/symmetry/integer.hpp"
#include "tests/program/data_output.hpp"
#include "tests/program/schemas.hpp"
#include "tests/support/chains.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

Integer integer(const json& text) { return Integer(text.get<std::string>()); }

// The number and its text say the same: the number is null only beyond 2^64 - 1.
void expect_exact(const json& number, const json& text) {
  const auto small = integer(text).to_uint64();
  EXPECT_EQ(number, small ? json(*small) : json()) << text;
}

// The sum of elements × colors^cycles, where the cycles are counted from the exponents.
Integer value_at(const json& index, int colors) {
  Integer sum;
  for (const json& term : index["terms"]) {
    int cycles = 0;
    for (const json& exponent : term["exponents"]) cycles += exponent.get<int>();
    EXPECT_EQ(term["cycles"], cycles);
    sum += term["elements"].get<int>() * power(colors, cycles);
  }
  return sum;
}

const std::vector<std::string> groups = {
    "cyclic 0",       "cyclic 1",       "cyclic 6",         "cyclic 300",
    "dihedral 0",     "dihedral 1",     "dihedral 2",       "dihedral 7",
    "dihedral 300",   "square-cells 0", "square-cells 1",   "square-cells 2",
    "square-cells 3", "square-cells 8", "square-cells 100", "cube-faces"};

TEST(CycleIndexData, follows_the_schema_for_every_group_and_number_of_colors) {
  for (const std::string& group : groups)
    for (const std::string colors : {"", " --colors 0", " --colors 1", " --colors 2", " --colors 1000000"}) {
      // std::regex, which valijson uses for patterns, needs a stack frame per digit of a number.
      if (group == "square-cells 100" && colors.size() > 12) continue;
      EXPECT_EQ(violations_of("cycle-index-1.0", json_of("cycle-index " + group + colors)), "")
          << group << colors;
    }
}

TEST(CycleIndexData, has_terms_whose_cycles_cover_the_points) {
  for (const std::string& group : groups) {
    const json index = json_of("cycle-index " + group);
    EXPECT_EQ(group,
              index["group"].get<std::string>() + (index["n"].is_null() ? "" : " " + index["n"].dump()));
    int order = 0;
    for (const json& term : index["terms"]) {
      order += term["elements"].get<int>();
      int points = 0;
      for (const auto& [length, number] : term["exponents"].items())
        points += std::stoi(length) * number.get<int>();
      EXPECT_EQ(points, index["points"]) << group << ' ' << term;
    }
    EXPECT_EQ(order, index["order"]) << group;
    EXPECT_FALSE(index.contains("colorings")) << group;
  }
}

TEST(CycleIndexData, gives_the_colorings_as_its_value_at_the_number_of_colors) {
  for (const std::string& group : groups)
    for (const int colors : {0, 1, 2, 3, 10, 1000000}) {
      const json index = json_of("cycle-index " + group + " --colors " + std::to_string(colors));
      const json& colorings = index["colorings"];
      EXPECT_EQ(colorings["colors"], colors);
      EXPECT_EQ(integer(colorings["fixed_point_sum_text"]), value_at(index, colors)) << group;
      EXPECT_EQ(integer(colorings["count_text"]) * index["order"].get<int>(), value_at(index, colors))
          << group;
      expect_exact(colorings["fixed_point_sum"], colorings["fixed_point_sum_text"]);
      expect_exact(colorings["count"], colorings["count_text"]);
      ASSERT_EQ(colorings["fixed_by_each"].size(), index["terms"].size());
      ASSERT_EQ(colorings["fixed_by_each_text"].size(), index["terms"].size());
      for (std::size_t i = 0; i < index["terms"].size(); ++i) {
        expect_exact(colorings["fixed_by_each"][i], colorings["fixed_by_each_text"][i]);
        EXPECT_EQ(integer(colorings["fixed_by_each_text"][i]), power(colors, index["terms"][i]["cycles"]));
      }
    }
}

TEST(CycleIndexData, agrees_with_brute_force_and_published_counts) {
  for (int beads = 0; beads <= 7; ++beads)
    for (int colors = 0; colors <= 3; ++colors) {
      std::set<Chain> necklaces;
      std::set<Chain> bracelets;
      for (const Chain& chain : all_chains({beads, colors})) {
        necklaces.insert(least(rotations_of(chain)));
        bracelets.insert(least(rotations_and_reflections_of(chain)));
      }
      const std::string size = std::to_string(beads) + " --colors " + std::to_string(colors);
      EXPECT_EQ(json_of("cycle-index cyclic " + size)["colorings"]["count"], necklaces.size()) << size;
      EXPECT_EQ(json_of("cycle-index dihedral " + size)["colorings"]["count"], bracelets.size()) << size;
    }
  // OEIS A054247, n×n boards in two colors, and A047780, a cube in n colors.
  const std::array boards = {1, 2, 6, 102, 8548, 4211744};
  for (std::size_t n = 0; n < boards.size(); ++n)
    EXPECT_EQ(json_of("cycle-index square-cells " + std::to_string(n) + " --colors 2")["colorings"]["count"],
              boards[n]);
  const std::array cubes = {0, 1, 10, 57, 240, 800, 2226};
  for (std::size_t colors = 0; colors < cubes.size(); ++colors)
    EXPECT_EQ(json_of("cycle-index cube-faces --colors " + std::to_string(colors))["colorings"]["count"],
              cubes[colors]);
}

TEST(CycleIndexData, has_one_line_of_csv_per_term) {
  for (const std::string& group : groups) {
    const json index = json_of("cycle-index " + group + " --colors 10");
    const auto plain = csv_of("cycle-index " + group);
    const auto colored = csv_of("cycle-index " + group + " --colors 10");
    ASSERT_EQ(plain.size(), index["terms"].size());
    ASSERT_EQ(colored.size(), index["terms"].size());
    for (std::size_t i = 0; i < colored.size(); ++i) {
      const json& term = index["terms"][i];
      std::string monomial;
      for (const auto& [length, number] : term["exponents"].get<std::map<std::string, int>>()) {
        const std::string factor = "a" + length + (number > 1 ? "^" + std::to_string(number) : "");
        EXPECT_NE((" " + colored[i].at("monomial") + " ").find(" " + factor + " "), std::string::npos)
            << factor;
      }
      CsvLine expected = {{"elements", term["elements"].dump()},
                          {"order", index["order"].dump()},
                          {"monomial", colored[i].at("monomial")},
                          {"cycles", term["cycles"].dump()}};
      EXPECT_EQ(plain[i], expected) << group;
      expected["colors"] = "10";
      expected["fixed_by_each"] = index["colorings"]["fixed_by_each_text"][i];
      EXPECT_EQ(colored[i], expected) << group;
    }
  }
  EXPECT_EQ(data_of("cycle-index square-cells 2 --format csv"),
            "elements,order,monomial,cycles\n1,8,a1^4,4\n2,8,a1^2 a2,3\n3,8,a2^2,2\n2,8,a4,1\n");
}

const std::vector<std::string> kinds = {"", " --necklaces", " --bracelets"};

TEST(ChainCountData, follows_the_schema_for_every_kind_and_size) {
  for (const std::string& kind : kinds)
    for (const std::string size :
         {"0 0", "0 2", "1 0", "1 1", "2 2", "3 100", "12 3", "63 2", "60 10", "64 2", "300 100"})
      EXPECT_EQ(violations_of("chain-count-1.0", json_of("chains " + size + " --count" + kind)), "")
          << size << kind;
}

TEST(ChainCountData, has_the_terms_of_the_lemma) {
  for (const std::string& kind : kinds)
    for (const std::string size : {"0 2", "1 2", "2 3", "6 2", "7 3", "60 10", "300 100"}) {
      const json count = json_of("chains " + size + " --count" + kind);
      const auto csv = csv_of("chains " + size + " --count" + kind);
      EXPECT_EQ(count["kind"], kind.empty() ? "chains" : kind.substr(3));
      EXPECT_EQ(count["beads"].dump() + " " + count["colors"].dump(), size);
      int order = 0;
      Integer sum;
      ASSERT_EQ(csv.size(), count["terms"].size());
      for (std::size_t i = 0; i < csv.size(); ++i) {
        const json& term = count["terms"][i];
        order += term["elements"].get<int>();
        const Integer fixed = power(count["colors"].get<int>(), term["cycles"]);
        EXPECT_EQ(integer(term["fixed_by_each_text"]), fixed);
        expect_exact(term["fixed_by_each"], term["fixed_by_each_text"]);
        sum += term["elements"].get<int>() * fixed;
        EXPECT_EQ(csv[i], (CsvLine{{"kind", term["kind"]},
                                   {"elements", term["elements"].dump()},
                                   {"order", count["order"].dump()},
                                   {"cycles", term["cycles"].dump()},
                                   {"colors", count["colors"].dump()},
                                   {"fixed_by_each", fixed.str()}}));
      }
      EXPECT_EQ(count["order"], order);
      EXPECT_EQ(integer(count["fixed_point_sum_text"]), sum);
      EXPECT_EQ(integer(count["count_text"]) * order, sum);
      expect_exact(count["fixed_point_sum"], count["fixed_point_sum_text"]);
      expect_exact(count["count"], count["count_text"]);
    }
}

TEST(ChainCountData, agrees_with_published_and_listed_numbers) {
  for (std::size_t beads = 0; beads < published_necklaces.size(); ++beads) {
    const std::string size = "chains " + std::to_string(beads) + " 2 --count";
    EXPECT_EQ(json_of(size)["count"], 1U << beads);
    EXPECT_EQ(json_of(size + " --necklaces")["count"], published_necklaces[beads]);
    EXPECT_EQ(json_of(size + " --bracelets")["count"], published_bracelets[beads]);
  }
}

// OEIS A000031: 2^64 chains exceed 64 bits by one, their necklaces do not.
TEST(ChainCountData, is_exact_beyond_53_and_64_bits) {
  const json necklaces = json_of("chains 64 2 --necklaces --count");
  EXPECT_EQ(necklaces["count"], 288230376218822676U);
  EXPECT_EQ(necklaces["count_text"], "288230376218822676");
  EXPECT_EQ(necklaces["terms"][0]["fixed_by_each"], nullptr);
  EXPECT_EQ(necklaces["terms"][0]["fixed_by_each_text"], "18446744073709551616");
  EXPECT_EQ(json_of("chains 300 100 --count")["count_text"], "1" + std::string(600, '0'));
  EXPECT_EQ(json_of("chains 63 2 --count")["count"], 9223372036854775808U);
  EXPECT_EQ(json_of("chains 60 10 --bracelets --count")["count_text"],
            json_of("cycle-index dihedral 60 --colors 10")["colorings"]["count_text"]);
}

TEST(ColoringSchemas, reject_invalid_documents) {
  const auto expect_invalid = [](const std::string& schema, const json& valid,
                                 const std::vector<std::pair<std::string, json>>& changes) {
    ASSERT_EQ(violations_of(schema, valid), "");
    for (const auto& [place, value] : changes) {
      json changed = valid;
      changed[json::json_pointer(place)] = value;
      EXPECT_NE(violations_of(schema, changed), "") << place << " = " << value;
    }
    for (const auto& [key, value] : valid.items()) {
      if (key == "colorings") continue;
      json without = valid;
      without.erase(key);
      EXPECT_NE(violations_of(schema, without), "") << key;
    }
  };
  expect_invalid("cycle-index-1.0", json_of("cycle-index dihedral 6 --colors 2"),
                 {{"/extra", 1},
                  {"/group", "alternating"},
                  {"/n", 301},
                  {"/order", 0},
                  {"/terms/0/exponents", {{"0", 1}}},
                  {"/terms/0/exponents", {{"1", 0}}},
                  {"/terms/0/extra", 1},
                  {"/colorings/count", "13"},
                  {"/colorings/count_text", 13},
                  {"/colorings/count_text", "13.0"},
                  {"/colorings/fixed_by_each_text/0", 64}});
  expect_invalid("chain-count-1.0", json_of("chains 6 2 --bracelets --count"),
                 {{"/extra", 1},
                  {"/kind", "ropes"},
                  {"/beads", 301},
                  {"/terms/0/kind", "identity"},
                  {"/terms/0/fixed_by_each", 1.5},
                  {"/count", "13"},
                  {"/count_text", "013"},
                  {"/fixed_point_sum_text", nullptr}});
}

}  // namespace
}  // namespace eightfold::test
