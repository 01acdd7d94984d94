// Compares the documents and tables of show with the published schema, published solutions and definitions.
#include <gtest/gtest.h>

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>

#include "tests/program/csv_records.hpp"
#include "tests/program/schemas.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;
using Columns = std::vector<int>;

std::string list_of(const Columns& columns) { return json(columns).dump(); }

json shown(const Columns& columns, const std::string& options = "") {
  const ProgramRun run =
      eightfold("show --format json " + list_of(columns) + (options.empty() ? "" : " " + options));
  json document = json::parse(run.out);
  EXPECT_EQ(run.exit_code, document["attacks"].empty() ? 0 : 1) << run.err;
  EXPECT_EQ(violations_of("show-1.0", document), "") << list_of(columns) << options;
  return document;
}

// The images of square (i, j), m = n - 1, as in the table of the group.
using Motion = std::pair<int, int> (*)(int i, int j, int m);
const std::map<std::string, Motion>& motions() {
  static const std::map<std::string, Motion> all = {
      {"identity", [](int i, int j, int) { return std::pair(i, j); }},
      {"rotate90", [](int i, int j, int m) { return std::pair(j, m - i); }},
      {"rotate180", [](int i, int j, int m) { return std::pair(m - i, m - j); }},
      {"rotate270", [](int i, int j, int m) { return std::pair(m - j, i); }},
      {"flip_horizontal", [](int i, int j, int m) { return std::pair(i, m - j); }},
      {"flip_vertical", [](int i, int j, int m) { return std::pair(m - i, j); }},
      {"transpose", [](int i, int j, int) { return std::pair(j, i); }},
      {"anti_transpose", [](int i, int j, int m) { return std::pair(m - j, m - i); }}};
  return all;
}

Columns moved(const Columns& columns, const std::string& symmetry) {
  Columns image(columns.size());
  const int n = static_cast<int>(columns.size());
  for (int row = 0; row < n; ++row) {
    const auto [i, j] = motions().at(symmetry)(row, columns[static_cast<std::size_t>(row)], n - 1);
    image[static_cast<std::size_t>(i)] = j;
  }
  return image;
}

TEST(ShowSchema, has_the_identifier_that_documents_refer_to) {
  EXPECT_EQ(published_schema("show-1.0")["$id"], shown({1, 3, 0, 2})["$schema"]);
  EXPECT_EQ(published_schema("show-1.0")["$schema"], "http://json-schema.org/draft-07/schema#");
}

TEST(ShowSchema, accepts_full_and_partial_placements_under_every_rule) {
  for (const std::string rule : {"queens", "superqueens", "torus", "rooks"})
    for (int n = 0; n <= 32; n += n < 12 ? 1 : 10) {
      Columns columns(static_cast<std::size_t>(n));
      std::iota(columns.begin(), columns.end(), 0);
      const json diagonal = shown(columns, "--notation json --rule " + rule);
      EXPECT_EQ(diagonal["rule"], rule);
      EXPECT_EQ(diagonal["n"], n);
      EXPECT_EQ(diagonal["attacks"].size(), rule == "rooks" || n == 0 ? 0U : n * (n - 1) / 2U);
      if (n < 2) continue;
      columns.assign(columns.size(), n - 1);
      EXPECT_EQ(shown(columns, "--notation json --rule " + rule)["images"], nullptr);
      EXPECT_EQ(shown({n - 1}, "--notation json --size " + std::to_string(n) + " --rule " + rule)["is_full"],
                false);
    }
}

TEST(ShowSchema, rejects_documents_with_a_missing_key) {
  json valid = shown({5, 3, 6, 0, 7, 1, 4, 2});
  valid["attacks"] = shown({0, 1})["attacks"];
  ASSERT_EQ(violations_of("show-1.0", valid), "");
  for (const std::string place :
       {"", "/generator", "/notations", "/attacks/0", "/attacks/0/upper", "/images/0", "/stabilizer",
        "/orbit", "/orbit/members/0", "/canonical_form"})
    for (const auto& [key, value] : valid[json::json_pointer(place)].items()) {
      json without = valid;
      without[json::json_pointer(place)].erase(key);
      EXPECT_NE(violations_of("show-1.0", without), "") << place << ' ' << key;
    }
}

TEST(ShowSchema, rejects_invalid_values) {
  json valid = shown({5, 3, 6, 0, 7, 1, 4, 2});
  valid["attacks"] = shown({0, 1})["attacks"];
  for (const auto& [place, value] :
       std::vector<std::pair<std::string, json>>{{"/schema_version", "1.1"},
                                                 {"/extra", 1},
                                                 {"/n", 33},
                                                 {"/rule", "bishops"},
                                                 {"/columns/0", 32},
                                                 {"/read_as", "text"},
                                                 {"/notations/vector", 1},
                                                 {"/notations/text", ""},
                                                 {"/is_solution", "yes"},
                                                 {"/attacks/0/line", "row"},
                                                 {"/attacks/0/upper/row", -1},
                                                 {"/attacks/0/upper/name", "h0"},
                                                 {"/attacks/0/upper/name", "ag1"},
                                                 {"/images/0/symmetry", "spin"},
                                                 {"/images/0/witness", nullptr},
                                                 {"/images/8", json::object()},
                                                 {"/stabilizer/order", 3},
                                                 {"/orbit/size", 5},
                                                 {"/orbit/type", "spiral"},
                                                 {"/canonical_form/columns", 3}}) {
    json changed = valid;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(violations_of("show-1.0", changed), "") << place << " = " << value;
  }
}

TEST(ShowJson, has_the_published_facts_about_the_fundamental_solutions_of_eight_queens) {
  for (const PublishedCanonicalSolution& known : published_canonical_solutions()) {
    const Columns columns(known.placement.begin(), known.placement.end());
    const json document = shown(columns);
    EXPECT_EQ(document["columns"], columns);
    EXPECT_EQ(document["is_solution"], true);
    EXPECT_EQ(document["read_as"], "json");
    EXPECT_EQ(document["notations"]["fen"], known.fen);
    EXPECT_EQ(document["notations"]["algebraic"], known.algebraic);
    EXPECT_EQ(json::parse(document["notations"]["json"].get<std::string>()), columns);
    EXPECT_EQ(document["orbit"]["size"], known.orbit_size);
    EXPECT_EQ(document["orbit"]["type"], known.orbit_type);
    EXPECT_EQ(document["canonical_form"], (json{{"columns", columns}, {"witness", "identity"}}));
    EXPECT_EQ(document["free_squares"], nullptr);
  }
}

// The definitions: an image moves each square; the orbit is the set of the images; the stabilizer fixes the
// placement; the canonical form is the least image; a witness is the first symmetry with an image.
TEST(ShowJson, has_the_images_the_stabilizer_and_the_canonical_form_by_definition) {
  for (const Columns& columns :
       {Columns{}, Columns{0}, Columns{0, 1}, Columns{1, 3, 0, 2}, Columns{5, 3, 6, 0, 7, 1, 4, 2},
        Columns{0, 1, 2, 3}, Columns{2, 1, 0}, Columns{1, 0, 3, 2}, Columns{3, 0, 4, 7, 1, 6, 2, 5}}) {
    const json document = shown(columns, "--notation json");
    std::set<Columns> distinct;
    std::vector<std::string> fixing;
    for (const json& image : document["images"]) {
      const std::string symmetry = image["symmetry"];
      const Columns expected = moved(columns, symmetry);
      EXPECT_EQ(image["columns"], expected) << symmetry;
      const bool is_new = distinct.insert(expected).second;
      EXPECT_EQ(image["witness"] == symmetry, is_new);
      EXPECT_EQ(moved(columns, image["witness"]), expected);
      if (expected == columns) fixing.push_back(symmetry);
    }
    for (const json& image : document["images"])
      EXPECT_EQ(image["is_canonical"], image["columns"] == *distinct.begin());
    EXPECT_EQ(document["stabilizer"]["elements"], fixing);
    EXPECT_EQ(document["stabilizer"]["order"], fixing.size());
    EXPECT_EQ(document["orbit"]["size"], distinct.size());
    EXPECT_EQ(document["orbit"]["members"].size(), distinct.size());
    for (const json& member : document["orbit"]["members"])
      EXPECT_EQ(member["columns"], moved(columns, member["witness"]));
    EXPECT_EQ(document["canonical_form"]["columns"], *distinct.begin());
    EXPECT_EQ(moved(columns, document["canonical_form"]["witness"]), *distinct.begin());
  }
}

TEST(ShowJson, names_the_squares_of_an_attack_and_what_they_share) {
  const json document = shown({0, 1, 1, 3});
  EXPECT_EQ(document["is_solution"], false);
  std::set<std::string> found;
  for (const json& attack : document["attacks"])
    found.insert(attack["upper"]["name"].get<std::string>() + ' ' +
                 attack["lower"]["name"].get<std::string>() + ' ' + attack["line"].get<std::string>());
  EXPECT_EQ(found,
            (std::set<std::string>{"a4 b3 diagonal", "b3 b2 column", "a4 d1 diagonal", "b3 d1 diagonal"}));
  EXPECT_EQ(document["attacks"][0]["upper"], (json{{"row", 0}, {"column", 0}, {"name", "a4"}}));
  EXPECT_EQ(shown({0, 2}, "--size 4 --rule superqueens")["attacks"][0]["line"], "knight_move");
  EXPECT_EQ(shown({1, 3, 0, 2}, "--rule torus")["attacks"][0]["line"], "wrapped_diagonal");
}

TEST(ShowJson, has_the_free_squares_of_the_next_row) {
  const json document = shown({0, 4, 7}, "--size 8");
  EXPECT_EQ(document["free_squares"],
            (json{{{"row", 3}, {"column", 1}, {"name", "b5"}}, {{"row", 3}, {"column", 5}, {"name", "f5"}}}));
  EXPECT_EQ(document["images"], nullptr);
  EXPECT_EQ(document["is_solution"], false);
  EXPECT_EQ(shown({0, 2}, "--size 4")["free_squares"], json::array());
}

TEST(ShowJson, has_null_for_a_notation_that_cannot_write_the_board) {
  Columns columns(27);
  std::iota(columns.begin(), columns.end(), 0);
  const json document = shown(columns);
  EXPECT_EQ(document["notations"]["digits"], nullptr);
  EXPECT_EQ(document["notations"]["vector"],
            "[0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26]");
  EXPECT_EQ(document["attacks"][350]["lower"]["name"], "aa1");
}

TEST(ShowCsv, has_a_line_for_each_symmetry) {
  EXPECT_EQ(eightfold("show 2413 --format csv").out,
            "symmetry,image,witness,is_canonical\n"
            "identity,[1 3 0 2],identity,true\n"
            "rotate90,[1 3 0 2],identity,true\n"
            "rotate180,[1 3 0 2],identity,true\n"
            "rotate270,[1 3 0 2],identity,true\n"
            "flip_horizontal,[2 0 3 1],flip_horizontal,false\n"
            "flip_vertical,[2 0 3 1],flip_horizontal,false\n"
            "transpose,[2 0 3 1],flip_horizontal,false\n"
            "anti_transpose,[2 0 3 1],flip_horizontal,false\n");
}

TEST(ShowCsv, has_the_images_of_the_document) {
  const Columns columns = {0, 2, 4, 1, 3, 10, 8, 6, 11, 9, 7, 5};
  const json document = shown(columns, "--rule rooks");
  const auto records = csv_records(eightfold("show --format csv --rule rooks " + list_of(columns)).out);
  ASSERT_EQ(records.size(), 8U);
  for (std::size_t i = 0; i < 8; ++i) {
    const json& image = document["images"][i];
    std::string digits = records[i].at("image");
    std::ranges::replace(digits, ' ', ',');
    EXPECT_EQ(json::parse(digits), image["columns"]);
    EXPECT_EQ(records[i].at("symmetry"), image["symmetry"]);
    EXPECT_EQ(records[i].at("witness"), image["witness"]);
    EXPECT_EQ(records[i].at("is_canonical"), image["is_canonical"].dump());
  }
}

TEST(ShowCsv, is_only_a_header_without_images) {
  const std::string header = "symmetry,image,witness,is_canonical\n";
  EXPECT_EQ(eightfold("show --format csv [1,1,3,0]").out, header);
  EXPECT_EQ(eightfold("show --format csv --size 8 [0,4,7]").out, header);
  EXPECT_EQ(csv_records(eightfold("show --format csv [] --size 0").out).size(), 8U);
}

TEST(ShowFormat, refuses_options_that_apply_to_text_only) {
  for (const std::string format : {"json", "csv"})
    for (const std::string option : {"charset ascii", "width 80"}) {
      const ProgramRun run = eightfold("show 2413 --format " + format + " --" + option);
      EXPECT_EQ(run.exit_code, 2);
      EXPECT_EQ(run.out, "");
      EXPECT_EQ(run.err,
                "eightfold: --" + words_of(option)[0] + ": applies to text only; use --format text\n");
    }
}

}  // namespace
}  // namespace eightfold::test
