// Checks the JSON and the CSV of `eightfold group` against the published schema, the axioms of a group and
// the definitions, computed here from the data alone.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "tests/program/data_output.hpp"
#include "tests/program/schemas.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;
using Names = std::vector<std::string>;
using NameSet = std::set<std::string>;

std::string group_violations(const json& document) { return violations_of("group-1.0", document); }

const json& whole_group() {
  static const json document = json_of("group");
  return document;
}

Names elements_of(const json& document) {
  Names names;
  for (const json& element : document.at("elements")) names.push_back(element.at("name"));
  return names;
}

// Products of symmetries by name, from the Cayley table of the document.
class Products {
 public:
  explicit Products(const json& document) : names_(elements_of(document)) {
    for (std::size_t g = 0; g < names_.size(); ++g)
      for (std::size_t h = 0; h < names_.size(); ++h)
        products_[{names_[g], names_[h]}] = document.at("cayley_table").at(g).at(h);
  }
  const Names& names() const { return names_; }
  const std::string& of(const std::string& g, const std::string& h) const { return products_.at({g, h}); }
  std::string inverse(const std::string& g) const {
    return *std::ranges::find_if(names_, [&](const std::string& h) { return of(g, h) == "identity"; });
  }
  NameSet conjugates(const NameSet& set, const std::string& x) const {
    NameSet result;
    for (const std::string& g : set) result.insert(of(of(x, g), inverse(x)));
    return result;
  }
  bool is_closed(const NameSet& set) const {
    for (const std::string& g : set)
      for (const std::string& h : set)
        if (!set.contains(of(g, h))) return false;
    return true;
  }

 private:
  Names names_;
  std::map<std::pair<std::string, std::string>, std::string> products_;
};

using Matrix = std::array<std::array<int, 2>, 2>;

Matrix product(const Matrix& a, const Matrix& b) {
  Matrix result{};
  for (std::size_t i = 0; i < 2; ++i)
    for (std::size_t j = 0; j < 2; ++j) result[i][j] = a[i][0] * b[0][j] + a[i][1] * b[1][j];
  return result;
}

TEST(GroupData, follows_the_schema_for_every_part) {
  for (const std::string part : {"", " --table elements", " --table cayley", " --table classes",
                                 " --table subgroups", " --marks", " --lattice", " --generate identity",
                                 " --generate rotate90,transpose", " --generate rotate180,rotate180"})
    EXPECT_EQ(group_violations(json_of("group" + part)), "") << part;
}

TEST(GroupData, has_only_the_part_asked_for) {
  const auto parts_of = [](const json& document) {
    Names parts;
    for (const auto& [key, value] : document.items())
      if (key != "$schema" && key != "schema_version" && key != "generator") parts.push_back(key);
    return parts;
  };
  EXPECT_EQ(parts_of(whole_group()), (Names{"cayley_table", "conjugacy_classes", "elements", "subgroups"}));
  EXPECT_EQ(parts_of(json_of("group --table elements")), Names{"elements"});
  EXPECT_EQ(parts_of(json_of("group --table cayley")), Names{"cayley_table"});
  EXPECT_EQ(parts_of(json_of("group --table classes")), Names{"conjugacy_classes"});
  EXPECT_EQ(parts_of(json_of("group --table subgroups")), Names{"subgroups"});
  EXPECT_EQ(parts_of(json_of("group --marks")), (Names{"decomposition", "table_of_marks"}));
  EXPECT_EQ(parts_of(json_of("group --lattice")), Names{"lattice"});
  EXPECT_EQ(parts_of(json_of("group --generate rotate90")), Names{"generated"});
}

TEST(GroupData, satisfies_the_axioms_of_a_group) {
  const Products products(whole_group());
  ASSERT_EQ(NameSet(products.names().begin(), products.names().end()).size(), 8U);
  for (const std::string& g : products.names()) {
    EXPECT_EQ(products.of("identity", g), g);
    EXPECT_EQ(products.of(g, "identity"), g);
    NameSet row;
    for (const std::string& h : products.names()) {
      row.insert(products.of(g, h));
      for (const std::string& k : products.names())
        EXPECT_EQ(products.of(products.of(g, h), k), products.of(g, products.of(h, k)));
    }
    EXPECT_EQ(row.size(), 8U) << g;
  }
}

TEST(GroupData, has_matrices_that_multiply_like_the_elements) {
  const Products products(whole_group());
  std::map<std::string, Matrix> matrices;
  for (const json& element : whole_group()["elements"])
    matrices[element["name"]] = element["matrix"].get<Matrix>();
  EXPECT_EQ(matrices["identity"], (Matrix{{{1, 0}, {0, 1}}}));
  EXPECT_EQ(matrices["rotate90"], (Matrix{{{0, 1}, {-1, 0}}})) << "the right end of a row becomes its bottom";
  EXPECT_EQ(matrices["flip_horizontal"], (Matrix{{{1, 0}, {0, -1}}})) << "the column changes its sign";
  for (const std::string& g : products.names())
    for (const std::string& h : products.names())
      EXPECT_EQ(product(matrices[g], matrices[h]), matrices[products.of(g, h)]) << g << " * " << h;
}

// Row i - m/2 and column j - m/2 from the center become those of the matrix.
TEST(GroupData, has_coordinates_that_agree_with_the_matrices) {
  const std::map<std::string, std::pair<int, int>> signs = {
      {"i", {1, 0}}, {"m-i", {-1, 0}}, {"j", {0, 1}}, {"m-j", {0, -1}}};
  for (const json& element : whole_group()["elements"]) {
    const std::string text = element["coordinates"];
    const auto comma = text.find(", ");
    const auto row = signs.at(text.substr(1, comma - 1));
    const auto column = signs.at(text.substr(comma + 2, text.size() - comma - 3));
    EXPECT_EQ(element["matrix"], (json{{row.first, row.second}, {column.first, column.second}})) << text;
  }
}

TEST(GroupData, has_orders_inverses_and_conjugacy_classes_of_the_cayley_table) {
  const Products products(whole_group());
  std::map<std::string, NameSet> classes;
  for (const json& type : whole_group()["conjugacy_classes"]) {
    classes[type["name"]] = type["elements"].get<NameSet>();
    EXPECT_EQ(type["size"], type["elements"].size());
  }
  for (const json& element : whole_group()["elements"]) {
    const std::string g = element["name"];
    int order = 1;
    for (std::string power = g; power != "identity"; power = products.of(power, g)) ++order;
    EXPECT_EQ(element["order"], order) << g;
    EXPECT_EQ(element["inverse"], products.inverse(g)) << g;
    NameSet conjugates;
    for (const std::string& x : products.names()) conjugates.merge(products.conjugates({g}, x));
    EXPECT_EQ(classes.at(element["conjugacy_class"]), conjugates) << g;
  }
}

TEST(GroupData, has_every_subgroup_with_its_class) {
  const Products products(whole_group());
  std::set<NameSet> expected;
  for (unsigned bits = 0; bits < 256; ++bits) {
    NameSet set;
    for (std::size_t i = 0; i < 8; ++i)
      if ((bits >> i & 1U) != 0) set.insert(products.names()[i]);
    if (!set.empty() && products.is_closed(set)) expected.insert(set);
  }
  std::set<NameSet> found;
  std::map<std::string, std::set<NameSet>> by_class;
  for (const json& group : whole_group()["subgroups"]) {
    const NameSet elements = group["elements"].get<NameSet>();
    found.insert(elements);
    by_class[group["class"]].insert(elements);
    EXPECT_EQ(group["order"], elements.size());
  }
  EXPECT_EQ(found, expected);
  for (const json& group : whole_group()["subgroups"]) {
    std::set<NameSet> conjugates;
    for (const std::string& x : products.names())
      conjugates.insert(products.conjugates(group["elements"].get<NameSet>(), x));
    EXPECT_EQ(by_class[group["class"]], conjugates) << group;
    EXPECT_EQ(group["normal"], conjugates.size() == 1) << group;
  }
}

// The table in the design of the project, which Burnside's definition gives: the cosets of H that K fixes.
constexpr std::array<std::array<int, 8>, 8> known_marks = {{{8, 0, 0, 0, 0, 0, 0, 0},
                                                            {4, 4, 0, 0, 0, 0, 0, 0},
                                                            {4, 0, 2, 0, 0, 0, 0, 0},
                                                            {4, 0, 0, 2, 0, 0, 0, 0},
                                                            {2, 2, 2, 0, 2, 0, 0, 0},
                                                            {2, 2, 0, 2, 0, 2, 0, 0},
                                                            {2, 2, 0, 0, 0, 0, 2, 0},
                                                            {1, 1, 1, 1, 1, 1, 1, 1}}};
const Names known_types = {"trivial",        "half_turn",  "diagonal_flip", "axis_flip",
                           "diagonal_klein", "axis_klein", "quarter_turn",  "full"};

TEST(GroupData, has_the_known_table_of_marks) {
  const json document = json_of("group --marks");
  const auto csv = csv_of("group --marks");
  ASSERT_EQ(csv.size(), 8U);
  for (std::size_t row = 0; row < 8; ++row) {
    const json& type = document["table_of_marks"].at(row);
    EXPECT_EQ(type["orbit_type"], known_types[row]);
    EXPECT_EQ(type["orbit_size"], known_marks[row][0]);
    EXPECT_EQ(type["marks"].size(), 8U);
    EXPECT_EQ(csv[row].size(), 9U);
    EXPECT_EQ(csv[row].at("orbit_type"), known_types[row]);
    for (std::size_t column = 0; column < 8; ++column) {
      EXPECT_EQ(type["marks"].at(known_types[column]), known_marks[row][column]);
      EXPECT_EQ(csv[row].at(known_types[column]), std::to_string(known_marks[row][column]));
    }
  }
}

TEST(GroupData, decomposes_the_solutions_of_8_queens) {
  const json example = json_of("group --marks")["decomposition"];
  EXPECT_EQ(example["set"], "8-queens solutions");
  for (std::size_t column = 0; column < 8; ++column) {
    int mark = 0;
    for (std::size_t row = 0; row < 8; ++row)
      mark += known_marks[row][column] * example["orbits"][known_types[row]].get<int>();
    EXPECT_EQ(example["marks"][known_types[column]], mark);
    EXPECT_EQ(example["marks_text"][known_types[column]], std::to_string(mark));
    EXPECT_EQ(example["orbits_text"][known_types[column]], example["orbits"][known_types[column]].dump());
  }
  EXPECT_EQ(example["marks"]["trivial"], 92);
  EXPECT_EQ(example["orbits"]["trivial"], 11);
  EXPECT_EQ(example["orbits"]["half_turn"], 1);
}

TEST(GroupData, has_the_edges_of_the_lattice_with_their_indices) {
  const json lattice = json_of("group --lattice")["lattice"];
  EXPECT_EQ(lattice["subgroups"], whole_group()["subgroups"]);
  std::map<std::string, NameSet> elements;
  for (const json& group : lattice["subgroups"]) elements[group["name"]] = group["elements"].get<NameSet>();
  const auto is_below = [&](const std::string& lower, const std::string& upper) {
    return lower != upper && std::ranges::includes(elements[upper], elements[lower]);
  };
  json expected = json::array();
  std::vector<CsvLine> csv;
  for (const json& upper : lattice["subgroups"])
    for (const json& lower : lattice["subgroups"]) {
      const auto is_between = [&](const auto& other) {
        return is_below(lower["name"], other.first) && is_below(other.first, upper["name"]);
      };
      if (!is_below(lower["name"], upper["name"]) || std::ranges::any_of(elements, is_between)) continue;
      const int index = upper["order"].get<int>() / lower["order"].get<int>();
      expected.push_back({{"upper", upper["name"]}, {"lower", lower["name"]}, {"index", index}});
      csv.push_back({{"upper", upper["name"]}, {"lower", lower["name"]}, {"index", std::to_string(index)}});
    }
  EXPECT_EQ(expected.size(), 15U);
  EXPECT_EQ(lattice["edges"], expected);
  EXPECT_EQ(csv_of("group --lattice"), csv);
}

TEST(GroupData, generates_each_element_by_its_word) {
  const Products products(whole_group());
  for (const std::string generators :
       {"identity", "rotate90", "rotate180,transpose", "rotate270,flip-vertical"}) {
    const json generated = json_of("group --generate " + generators)["generated"];
    NameSet found;
    for (const json& word : generated["words"]) {
      std::string element = "identity";
      for (const json& letter : word["letters"]) {
        EXPECT_NE(std::ranges::find(generated["generators"], letter), generated["generators"].end());
        element = products.of(element, letter);
      }
      EXPECT_EQ(word["element"], element);
      found.insert(element);
    }
    EXPECT_EQ(generated["subgroup"]["elements"].get<NameSet>(), found) << generators;
    EXPECT_TRUE(products.is_closed(found)) << generators;
    EXPECT_NE(std::ranges::find(whole_group()["subgroups"], generated["subgroup"]),
              whole_group()["subgroups"].end());
  }
}

TEST(GroupData, has_the_same_tables_as_csv) {
  std::vector<CsvLine> elements;
  std::vector<CsvLine> cayley;
  const Names names = elements_of(whole_group());
  for (std::size_t g = 0; g < 8; ++g) {
    const json& element = whole_group()["elements"][g];
    const auto matrix = element["matrix"].get<Matrix>();
    elements.push_back({{"element", element["name"]},
                        {"letter", element["letter"]},
                        {"coordinates", element["coordinates"]},
                        {"matrix_00", std::to_string(matrix[0][0])},
                        {"matrix_01", std::to_string(matrix[0][1])},
                        {"matrix_10", std::to_string(matrix[1][0])},
                        {"matrix_11", std::to_string(matrix[1][1])},
                        {"order", element["order"].dump()},
                        {"inverse", element["inverse"]},
                        {"conjugacy_class", element["conjugacy_class"]}});
    cayley.push_back({{"g*h", names[g]}});
    for (std::size_t h = 0; h < 8; ++h) cayley.back()[names[h]] = whole_group()["cayley_table"][g][h];
  }
  EXPECT_EQ(csv_of("group --table elements"), elements);
  EXPECT_EQ(csv_of("group --table cayley"), cayley);
}

std::string spaced(const json& names) {
  std::string text;
  for (const json& name : names) text += (text.empty() ? "" : " ") + name.get<std::string>();
  return text;
}

TEST(GroupData, has_the_same_classes_subgroups_and_words_as_csv) {
  std::vector<CsvLine> classes;
  for (const json& type : whole_group()["conjugacy_classes"])
    classes.push_back({{"conjugacy_class", type["name"]},
                       {"size", type["size"].dump()},
                       {"elements", spaced(type["elements"])}});
  EXPECT_EQ(csv_of("group --table classes"), classes);
  std::vector<CsvLine> subgroups;
  for (const json& group : whole_group()["subgroups"])
    subgroups.push_back({{"subgroup", group["name"]},
                         {"order", group["order"].dump()},
                         {"class", group["class"]},
                         {"normal", group["normal"].dump()},
                         {"elements", spaced(group["elements"])}});
  EXPECT_EQ(csv_of("group --table subgroups"), subgroups);
  std::vector<CsvLine> words;
  const json generated = json_of("group --generate rotate90,transpose")["generated"];
  for (const json& word : generated["words"]) {
    std::string text = spaced(word["letters"]);
    std::ranges::replace(text, ' ', '*');
    words.push_back(
        {{"element", word["element"]}, {"length", std::to_string(word["letters"].size())}, {"word", text}});
  }
  EXPECT_EQ(csv_of("group --generate rotate90,transpose"), words);
}

TEST(GroupData, rejects_documents_that_are_invalid) {
  json all = whole_group();
  for (const std::string part : {"--marks", "--lattice", "--generate rotate90"})
    all.update(json_of("group " + part));
  ASSERT_EQ(group_violations(all), "");
  const std::vector<std::pair<std::string, json>> changes = {{"/schema_version", "1.1"},
                                                             {"/extra", 1},
                                                             {"/elements/0/name", "rotate45"},
                                                             {"/elements/0/order", 0},
                                                             {"/elements/0/matrix/0/0", 2},
                                                             {"/elements/0/extra", 1},
                                                             {"/cayley_table/7/7", "e"},
                                                             {"/conjugacy_classes/0/size", "1"},
                                                             {"/subgroups/0/normal", "yes"},
                                                             {"/subgroups/0/class", "d4"},
                                                             {"/table_of_marks/0/marks/full", 9},
                                                             {"/table_of_marks/0/marks/rotate90", 0},
                                                             {"/decomposition/marks/trivial", "92"},
                                                             {"/decomposition/marks_text/trivial", 92},
                                                             {"/decomposition/orbits_text/trivial", "011"},
                                                             {"/lattice/edges/0/index", 1},
                                                             {"/generated/words/0/letters", "e"}};
  for (const auto& [place, value] : changes) {
    json changed = all;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(group_violations(changed), "") << place << " = " << value;
  }
  json none = {{"$schema", all["$schema"]}, {"schema_version", "1.0"}, {"generator", all["generator"]}};
  EXPECT_NE(group_violations(none), "") << "no part";
}

}  // namespace
}  // namespace eightfold::test
