// Commands with --queens, --blocked and --board. What they print is compared with the solutions of the whole
// board that have a piece on each required square and none on a blocked one.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "tests/program/output_of.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;
using Columns = std::vector<int>;
using Squares = std::set<std::pair<int, int>>;

struct Constraints {
  std::string words;
  std::vector<std::string> required;
  std::vector<std::string> blocked;
};

const std::vector<Constraints> some_constraints = {
    {"--queens b4", {"b4"}, {}},
    {"--queens e1,a2", {"e1", "a2"}, {}},
    {"--blocked a1,f6", {}, {"a1", "f6"}},
    {"--blocked a1,a6,f1,f6", {}, {"a1", "a6", "f1", "f6"}},
    {"--blocked b1,a2,e6,f5 --queens c6", {"c6"}, {"b1", "a2", "e6", "f5"}},
    {"--queens (6,3) --blocked (1,1),(2,2)", {"c1"}, {"a6", "b5"}},
    {"--queens a1,b2", {"a1", "b2"}, {}},
    {"--blocked a1,b1,c1,d1,e1,f1", {}, {"a1", "b1", "c1", "d1", "e1", "f1"}},
};

constexpr int n = 6;

std::pair<int, int> square_of(const std::string& name) { return {n - (name[1] - '0'), name[0] - 'a'}; }

bool fits(const Columns& columns, const Constraints& constraints) {
  const auto has_piece = [&](const std::string& name) {
    const auto [row, column] = square_of(name);
    return columns[static_cast<std::size_t>(row)] == column;
  };
  return std::ranges::all_of(constraints.required, has_piece) &&
         std::ranges::none_of(constraints.blocked, has_piece);
}

std::vector<Columns> listed(const std::string& words) {
  return json::parse(eightfold("list " + words + " --format json --quiet").out).get<std::vector<Columns>>();
}

// The image of a square as in data/certificate/README.md.
Columns image_under(const std::string& g, const Columns& columns) {
  Columns image(columns.size());
  const int m = static_cast<int>(columns.size()) - 1;
  for (int i = 0; i <= m; ++i) {
    const int j = columns[static_cast<std::size_t>(i)];
    const std::map<std::string, std::pair<int, int>> squares = {
        {"identity", {i, j}},      {"rotate90", {j, m - i}},          {"rotate180", {m - i, m - j}},
        {"rotate270", {m - j, i}}, {"flip_horizontal", {i, m - j}},   {"flip_vertical", {m - i, j}},
        {"transpose", {j, i}},     {"anti_transpose", {m - j, m - i}}};
    const auto [row, column] = squares.at(g);
    image[static_cast<std::size_t>(row)] = column;
  }
  return image;
}

TEST(Constraints, give_the_same_numbers_by_every_command_under_every_rule) {
  for (const std::string rule : {"queens", "superqueens", "torus", "rooks"}) {
    const std::string rule_words = std::to_string(n) + " --rule " + rule + " ";
    const auto all = listed(rule_words);
    for (const Constraints& constraints : some_constraints) {
      const std::string words = rule_words + constraints.words;
      SCOPED_TRACE(words);
      std::vector<Columns> expected;
      for (const Columns& columns : all)
        if (fits(columns, constraints)) expected.push_back(columns);
      EXPECT_EQ(listed(words), expected);

      const json report = json::parse(output_of("orbits " + words + " --members --format json"));
      EXPECT_EQ(report["solutions"], expected.size());
      EXPECT_EQ(report["constraints"]["preserved_by"], report["group"]["elements"]);
      std::set<Columns> members;
      std::vector<Columns> representatives;
      for (const json& orbit : report["orbits"]) {
        representatives.push_back(orbit["representative"]);
        std::set<Columns> images;
        for (const std::string g : report["group"]["elements"])
          images.insert(image_under(g, representatives.back()));
        EXPECT_EQ(*images.begin(), representatives.back());
        EXPECT_EQ(images.size(), orbit["size"]);
        members.merge(images);
      }
      EXPECT_EQ(members, std::set<Columns>(expected.begin(), expected.end()));
      EXPECT_EQ(listed(words + " --canonical"), representatives);

      const json counts = json::parse(output_of("count " + words + " --format json"))["counts"][0];
      EXPECT_EQ(counts["solutions"], expected.size());
      EXPECT_EQ(counts["fundamental"], representatives.size());
      EXPECT_EQ(counts["constraints"], report["constraints"]);
      const json burnside = json::parse(output_of("burnside " + words + " --format json"));
      EXPECT_EQ(burnside["orbits"], representatives.size());
      EXPECT_EQ(burnside["agrees"], true);
      EXPECT_EQ(burnside["fixed_points"]["by_tally"], report["burnside"]["fixed_points"]);
      if (rule == "queens") {
        EXPECT_EQ(burnside["fixed_points"]["by_search"], report["burnside"]["fixed_points"]);
      }
      const json tree = json::parse(output_of("tree " + words + " --format json"));
      EXPECT_EQ(tree["solutions"], expected.size());
      std::set<Columns> degenerate;
      for (const Columns& columns : expected)
        for (const std::string g : report["group"]["elements"])
          if (g != "identity" && image_under(g, columns) == columns) degenerate.insert(columns);
      EXPECT_EQ(listed(words + " --degenerate"), std::vector(degenerate.begin(), degenerate.end()));
      const std::string certificate = output_of("certify " + words);
      EXPECT_TRUE(contains(eightfold("check -", {.input = certificate}).out,
                           " in " + std::to_string(representatives.size()) + " orbit"))
          << certificate;
    }
  }
}

TEST(Constraints, give_the_solutions_that_a_turn_fixes) {
  for (const auto& [turn, g] :
       std::map<std::string, std::string>{{"half", "rotate180"}, {"quarter", "rotate90"}})
    for (const std::string squares :
         {"5 --blocked a1,e1,e5,a5", "12 --queens e12,l8,h1,a5",
          "12 --queens c11,k10,j2,b3 --blocked d9,i9,i4,d4", "12 --queens a12,l12,l1,a1"}) {
      const std::string words = squares + " --turn " + turn;
      std::vector<Columns> expected;
      for (const Columns& columns : listed(squares))
        if (image_under(g, columns) == columns) expected.push_back(columns);
      EXPECT_EQ(json::parse(eightfold("symmetric " + words + " --list --format json --quiet").out), expected)
          << words;
      const json document = json::parse(output_of("symmetric " + words + " --format json"));
      EXPECT_EQ(document["counts"][0]["solutions"], expected.size()) << words;
      EXPECT_EQ(document["counts"][0]["method"], "placed_with_image");
      EXPECT_FALSE(expected.empty() && squares.find("a12") == squares.npos) << words;
    }
}

TEST(Constraints, that_a_turn_does_not_preserve_are_refused_by_name) {
  for (const auto& [words, message] : std::map<std::string, std::string>{
           {"--queens b1", "--queens: rotate180 moves the required square b1 to k12, which is not required"},
           {"--blocked b1 --turn half",
            "--blocked: rotate180 moves the blocked square b1 to k12, which is not blocked"},
           {"--queens b1,k12 --turn quarter",
            "--queens: rotate90 moves the required square k12 to l2, which is not required"}})
    for (const std::string list : {"", " --list"}) {
      const ProgramRun run = eightfold("symmetric 12 " + words + list);
      EXPECT_EQ(run.exit_code, 2);
      EXPECT_EQ(run.err, "eightfold: " + message + "; add it\n");
      EXPECT_EQ(run.out, "");
    }
}

TEST(Constraints, number_the_solutions) {
  for (const Constraints& constraints : some_constraints) {
    const auto all = listed("6 " + constraints.words);
    for (std::size_t k = 0; k < all.size(); ++k) {
      const std::string nth =
          output_of("nth 6 " + std::to_string(k) + " --format digits " + constraints.words);
      const std::string rank = "rank " + nth.substr(0, nth.size() - 1) + " " + constraints.words;
      EXPECT_EQ(output_of(rank), std::to_string(k) + "\n");
    }
    const ProgramRun beyond = eightfold("nth 6 " + std::to_string(all.size()) + " " + constraints.words);
    EXPECT_EQ(beyond.exit_code, 2);
    EXPECT_TRUE(contains(beyond.err, "on this board")) << beyond.err;
    if (all.empty()) continue;
    std::set<Columns> drawn;
    for (const std::string& line :
         lines_of(output_of("sample 6 --draws 60 --format ndjson " + constraints.words)))
      if (contains(line, "columns")) drawn.insert(json::parse(line)["columns"].get<Columns>());
    EXPECT_EQ(drawn, std::set<Columns>(all.begin(), all.end()));
  }
}

// The sample of "Chessboard and Queens", CSES Problem Set 1624 (cses.fi/problemset/task/1624): 65 ways.
TEST(Constraints, count_the_published_sample_of_blocked_squares) {
  const TemporaryFolder folder;
  const std::string path = folder.add(
      "board.txt", "........\n........\n..#.....\n........\n........\n.....##.\n...#....\n........\n");
  const std::string words = "8 --board " + path;
  EXPECT_EQ(lines_of(output_of("list " + words)).size(), 65U);
  EXPECT_EQ(json::parse(output_of("count " + words + " --format json"))["counts"][0]["solutions"], 65);
  EXPECT_EQ(json::parse(output_of("orbits " + words + " --format json"))["solutions"], 65);
  EXPECT_EQ(json::parse(output_of("burnside " + words + " --format json"))["sum"], 65);
}

// Published completions: a page gives queens of a board of 8 and every placement that has them, as one digit
// per row from the top.
TEST(Constraints, list_the_published_completions) {
  const std::map<std::string, std::vector<std::string>> published = {
      // The sample of "8 Queens Chess Problem", UVa 750 (ohbug.com/uva/750); it names the queen by row and
      // column.
      {"(1,1)", {"15863724", "16837425", "17468253", "17582463"}},
      // Nauck's problem of 1850 and its two answers, drawn in CSPLib, prob079 by Ian Gent
      // (www.csplib.org/Problems/prob079).
      {"b4,d5", {"51842736", "57142863"}},
      // Both examples of the mission "Place Queens" at CheckiO (py.checkio.org/en/mission/place-queens).
      {"b2,c4,d6,e8", {"58413627"}},
      {"b2,c4,d6,e8,a7,g5", {}}};
  for (const auto& [queens, completions] : published) {
    const std::string words = "8 --queens " + queens;
    EXPECT_EQ(lines_of(eightfold("list " + words + " --format digits").out), completions) << words;
    for (const std::string command : {"count", "orbits"}) {
      const json document = json::parse(output_of(command + " " + words + " --format json"));
      const json& found = command == "count" ? document["counts"][0] : document;
      EXPECT_EQ(found["solutions"], completions.size()) << command << ' ' << words;
    }
  }
}

TEST(Constraints, name_an_element_and_a_square_that_a_given_group_moves) {
  const std::string message =
      "--group full: rotate90 moves the blocked square a1 to a8, which is not blocked\n";
  for (const std::string command : {"list 8 --canonical", "orbits 8", "burnside 8", "certify 8"})
    for (const std::string group : {"full", "d4"}) {
      const ProgramRun run = eightfold(command + " --blocked a1 --group " + group);
      EXPECT_EQ(run.exit_code, 2) << command;
      EXPECT_TRUE(contains(run.err, message.substr(12))) << run.err;
      EXPECT_EQ(run.out, "");
    }
  const std::string required = eightfold("orbits 8 --queens e4 --group half-turn").err;
  EXPECT_TRUE(contains(required, "rotate180 moves the required square e4 to d5, which is not required"));
  EXPECT_EQ(
      json::parse(output_of("orbits 8 --blocked a1 --group anti-transpose --format json"))["orbit_count"],
      44);
}

TEST(Constraints, that_contradict_each_other_have_no_solutions_for_a_reason) {
  for (const auto& [words, reason] :
       std::map<std::string, std::string>{{"--queens a1,b2", "the queens on a1 and b2 attack each other"},
                                          {"--queens a1 --blocked a1", "a1 is required and blocked"},
                                          {"--blocked a3,b3,c3,d3", "no square of rank 3 is allowed"},
                                          {"--blocked b1,b2,b3,b4", "no square of file b is allowed"}}) {
    for (const std::string command : {"count", "orbits", "burnside", "tree"})
      EXPECT_TRUE(contains(output_of(command + " 4 " + words), "\nNo solution: " + reason + ".\n"))
          << command << ' ' << words;
    const ProgramRun run = eightfold("list 4 " + words);
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_EQ(run.out, "");
    EXPECT_TRUE(contains(run.err, "no solution on this board: " + reason + "\n")) << run.err;
  }
}

}  // namespace
}  // namespace eightfold::test
