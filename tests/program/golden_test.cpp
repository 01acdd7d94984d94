// Compares the output with data/goldens byte by byte.
#include "tests/support/golden.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <filesystem>
#include <iomanip>
#include <sstream>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

struct Golden {
  std::string file;
  std::vector<std::string> arguments;
  int exit_code = 0;
};

// The output of a command as text, in a file named by the letters and digits of its words. '[0 1]' is one
// word.
Golden named_by_its_words(const std::string& command, int exit_code) {
  Golden golden = {"", {}, exit_code};
  std::istringstream words(command);
  for (std::string word; words >> std::quoted(word, '\'');) {
    golden.arguments.push_back(word);
    std::erase_if(word, [](unsigned char c) { return std::isalnum(c) == 0; });
    golden.file += word + '-';
  }
  golden.file.back() = '.';
  golden.file += "txt";
  return golden;
}

std::vector<Golden> goldens() {
  std::vector<Golden> all = {
      {"group.txt", {"group"}},
      {"group.json", {"group", "--format", "json"}},
      {"group-marks.txt", {"group", "--marks"}},
      {"group-lattice.txt", {"group", "--lattice"}},
      {"group-lattice.dot", {"group", "--lattice", "--format", "dot"}},
      {"group-generate-klein.txt", {"group", "--generate", "transpose,rotate180"}},
      {"group-generate-flip.txt", {"group", "--generate", "flip_vertical"}},
      {"group-generate.txt", {"group", "--generate", "rotate90,flip_horizontal"}},
      {"list-8-canonical.txt", {"list", "8", "--canonical"}},
      {"show-solution.txt", {"show", "[0 4 7 5 2 6 1 3]"}},
      {"show-unicode.txt", {"show", "[2 0 3 1]", "--charset", "unicode", "--width", "60"}},
      {"show-half-turn.txt", {"show", "[5 3 6 0 7 1 4 2]"}},
      {"show-repeated-column.txt", {"show", "[1 1 3 0]"}, 1},
      {"show-no-free-square.txt", {"show", "[0 2]", "--size", "4"}},
      {"show-no-queens.txt", {"show", "[]", "--size", "2"}},
      {"show-empty.txt", {"show", "[]"}},
      {"show-sicp.txt", {"show", "((3 . 4) (1 . 3) (4 . 2) (2 . 1))"}},
      {"show-attacks.txt", {"show", "12345678"}, 1},
      {"show-partial.txt", {"show", "[0 4 7]", "--size", "8"}},
      {"show-superqueens.txt", {"show", "[0 2 4 1 3]", "--rule", "superqueens"}, 1},
      {"show-torus.txt", {"show", "[1 3 0 2]", "--rule", "torus"}, 1},
      {"tree-0.txt", {"tree", "0"}},
      {"tree-2.txt", {"tree", "2"}},
      {"tree-10-superqueens.txt", {"tree", "10", "--rule", "superqueens"}},
      {"tree-7-torus.txt", {"tree", "7", "--rule", "torus"}},
      {"orbits-9.txt", {"orbits", "9"}},
      {"orbits-10.txt", {"orbits", "10"}},
      {"orbits-8-transpose.txt", {"orbits", "8", "--group", "transpose"}},
      {"orbits-4-members.txt", {"orbits", "4", "--members"}},
      {"orbits-5-boards.txt", {"orbits", "5", "--boards"}},
      {"orbits-6-boards.txt", {"orbits", "6", "--boards"}},
      {"orbits-5-rooks.txt", {"orbits", "5", "--rule", "rooks"}},
      {"orbits-5-rooks.json", {"orbits", "5", "--rule", "rooks", "--format", "json"}},
      {"symmetric-12-list.txt", {"symmetric", "12", "--list", "--turn", "quarter"}},
      {"sample-12.txt", {"sample", "12", "--draws", "5", "--seed", "7"}},
      {"help.txt", {"--help"}},
      {"draw-1.svg", {"draw", "[0]"}},
      {"draw-4.svg", {"draw", "[1 3 0 2]"}},
      {"draw-8.svg", {"draw", "[2 4 1 7 0 6 3 5]", "--symmetries"}},
      {"draw-32.svg",
       {"draw", "[1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 2 0 6 8 10 12 14 16 18 20 22 24 26 28 30 4]"}},
      {"draw-4-orbit.svg", {"draw", "[1 3 0 2]", "--orbit"}},
      {"sheet-6.svg", {"sheet", "6"}},
      {"sheet-3x5-kings.svg", {"sheet", "3x5", "--rule", "kings", "--pieces", "4"}},
      {"coloring-tetrahedron-faces.svg",
       words_of("cycle-index tetrahedron-faces --colors 2 --list --draw -")},
      {"sheet-5-by-orbit.svg", {"sheet", "5", "--by-orbit"}},
      {"sheet-8-by-orbit.svg", {"sheet", "8", "--by-orbit"}},
      {"burnside-8-characters.txt", {"burnside", "8", "--characters"}},
      {"burnside-0.txt", {"burnside", "0"}},
      {"burnside-6-rooks.txt", {"burnside", "6", "--rule", "rooks"}},
      {"burnside-8-flip-vertical.txt", {"burnside", "8", "--group", "flip-vertical"}},
      {"burnside-15.txt", {"burnside", "15"}},
      {"census-8.json", {"census", "8", "--format", "json"}},
      {"census-27.json", {"census", "27", "--format", "json"}},
      {"census-28.json", {"census", "28", "--format", "json"}},
      {"census-40-computed-only.json", {"census", "40", "--computed-only", "--format", "json"}},
      {"chains-all.txt", {"chains", "2", "3"}},
      {"chains-necklaces.txt", {"chains", "3", "3", "--necklaces"}},
      {"chains-6-2-count.txt", {"chains", "6", "2", "--bracelets", "--count"}},
      {"chains-5-2-count.txt", {"chains", "5", "2", "--bracelets", "--count"}},
      {"chains-5-3-necklaces-count.txt", {"chains", "5", "3", "--necklaces", "--count"}},
      {"chains-bracelets.txt", {"chains", "6", "2", "--bracelets"}},
      {"chains-count.txt", {"chains", "12", "3", "--bracelets", "--count"}},
      {"chains-count.json", {"chains", "12", "3", "--bracelets", "--count", "--format", "json"}},
      {"cycle-index-cube-faces.json", {"cycle-index", "cube-faces", "--colors", "3", "--format", "json"}},
      {"cycle-index-cube-faces.txt", {"cycle-index", "cube-faces", "--colors", "3"}},
      {"cycle-index-cyclic.txt", {"cycle-index", "cyclic", "6"}},
      {"cycle-index-dihedral.txt", {"cycle-index", "dihedral", "6"}},
      {"cycle-index-no-points.txt", {"cycle-index", "square-cells", "0"}},
      {"cycle-index-3-colors.txt", {"cycle-index", "square-cells", "3", "--colors", "2"}},
      {"cycle-index-square-cells.txt", {"cycle-index", "square-cells", "8"}},
  };
  for (const auto& [file, command, formats] : std::vector<std::array<std::string, 3>>{
           {"group-elements", "group --table elements", "json csv"},
           {"group-cayley", "group --table cayley", "json csv"},
           {"group-classes", "group --table classes", "json csv"},
           {"group-subgroups", "group --table subgroups", "json csv"},
           {"group-marks", "group --marks", "json csv"},
           {"group-lattice", "group --lattice", "json csv"},
           {"group-generate", "group --generate rotate90,transpose", "json csv"},
           {"cycle-index-square-cells", "cycle-index square-cells 8 --colors 10", "json csv"},
           {"cycle-index-dihedral", "cycle-index dihedral 7", "json csv"},
           {"chains-count", "chains 12 3 --bracelets --count", "csv"},
           {"chains-64-2", "chains 64 2 --necklaces --count", "json csv"},
           {"growth-69", "plot growth --to 69 --computed 9", "json csv"},
           {"census-0-16", "census 0..16", "csv"},
           {"census-27", "census 27", "csv"},
           {"census-28", "census 28", "csv"},
           {"census-30", "census 30", "csv"},
           {"census-40", "census 40", "csv"},
           {"census-60", "census 60", "csv"},
           {"census-68-71", "census 68..71", "csv"},
           {"census-8-computed-only", "census 8 --computed-only", "csv"},
           {"census-30-computed-only", "census 30 --computed-only", "csv"},
           {"census-60-computed-only", "census 60 --computed-only", "csv"},
           {"census-superqueens", "census 0..11 --rule superqueens", "csv"},
           {"census-torus", "census 0..11 --rule torus", "csv"},
           {"census-rooks", "census 0..7 --rule rooks", "csv"},
           {"census-5-rooks", "census 5 --rule rooks", "json"},
           {"orbits-2", "orbits 2", "csv"},
           {"orbits-4", "orbits 4", "csv"},
           {"orbits-8", "orbits 8", "csv"},
           {"orbits-8-half-turn", "orbits 8 --group half-turn", "json csv"},
           {"orbits-6-rotations-members", "orbits 6 --group rotations --members", "json"},
           {"orbits-4-members", "orbits 4 --members", "csv"},
           {"orbits-5-rooks-members", "orbits 5 --rule rooks --members", "csv"},
           {"show-solution", "show [5,3,6,0,7,1,4,2]", "json csv"},
           {"show-partial", "show [0,4,7] --size 8", "json csv"},
           {"burnside-8-characters", "burnside 8 --characters", "json"},
           {"burnside-6-rooks", "burnside 6 --rule rooks", "json csv"},
           {"burnside-15", "burnside 15", "json csv"},
           {"burnside-2-4-transpose", "burnside 2..4 --group transpose", "csv"},
           {"symmetric-11-13", "symmetric 11..13", "csv"},
           {"symmetric-40-quarter", "symmetric 40 --turn quarter", "csv"},
           {"tree-8", "tree 8", "json csv"},
           {"tree-7-torus", "tree 7 --rule torus", "json csv"},
           {"rank", "rank 15863724", "json"}})
    for (const std::string& format : words_of(formats))
      all.push_back({file + '.' + format, words_of(command + " --format " + format)});
  for (const auto& [file, placement, rule] :
       std::vector<std::array<std::string, 3>>{{"show-attacks.json", "[0,1,1,3]", "queens"},
                                               {"show-superqueens.json", "[0,2,4,1,3]", "superqueens"},
                                               {"show-torus.json", "[1,3,0,2]", "torus"}})
    all.push_back({file, {"show", placement, "--rule", rule, "--format", "json"}, 1});
  for (const int n : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 27})
    all.push_back({"explain-" + std::to_string(n) + ".md",
                   words_of("explain " + std::to_string(n) + " --format markdown")});
  all.push_back({"explain-8.tex", {"explain", "8", "--format", "latex"}});
  for (const std::string n : {"1", "2", "8", "12"}) all.push_back({"explain-" + n + ".txt", {"explain", n}});
  for (const std::string n : {"0", "1", "3", "4", "6", "8"}) {
    all.push_back({"orbits-" + n + ".txt", {"orbits", n}});
    all.push_back({"orbits-" + n + ".json", {"orbits", n, "--format", "json"}});
    all.push_back({"orbits-" + n + "-members.json", {"orbits", n, "--format", "json", "--members"}});
  }
  for (const std::string n : {"1", "4", "6", "8"}) {
    all.push_back({"burnside-" + n + ".txt", {"burnside", n}});
    all.push_back({"tree-" + n + ".txt", {"tree", n}});
    all.push_back({"list-" + n + ".json", {"list", n, "--format", "json"}});
    all.push_back({"list-" + n + ".txt", {"list", n, "--format", "board"}});
  }
  struct Texts {
    std::string command;
    std::vector<std::string> arguments;
    int exit_code = 0;
  };
  for (const auto& [command, arguments, exit_code] : std::vector<Texts>{
           {"burnside", {"1 --characters", "3", "3 --characters", "5 --characters", "15 --group transpose"}},
           {"chains --count", {"0 0", "1 7", "3 0", "4 2", "12 1", "13 2"}},
           {"chains --bracelets --count", {"0 3", "1 1"}},
           {"cycle-index",
            {"cyclic 0", "cyclic 1", "cyclic 2", "dihedral 1", "dihedral 4", "square-cells 1"}},
           {"cycle-index square-cells", {"0 --colors 1", "16 --colors 10", "16 --colors 10 --width 40"}},
           {"group", {"--lattice --width 79", "--marks --charset unicode"}},
           {"orbits --boards", {"0", "2", "3 --members", "5 --width 20", "5 --members"}},
           {"orbits --members --charset unicode", {"4 --boards", "5"}},
           {"show", {"'[0]'", "'[2 0 3 1]'", "'[0 2]' --size 5"}},
           {"show --charset unicode", {"'[0 2]' --size 4", "'[0 2]' --size 5", "15863724 --width 35"}},
           {"show --color always", {"'[0 2]' --size 5"}},
           {"show --rule rooks", {"'[0]' --size 3", "'[0 1 2]'"}},
           {"show --rule torus", {"'[0]' --size 4", "'[0 2 4 1 3]'"}},
           {"tree", {"4 --rule rooks", "4 --width 28"}},
           {"show", {"'[0 1]' --size 4", "'[1 2 0]'", "'[1 3 3 0]'"}, 1},
           {"show --charset unicode", {"'[1 3 3 0]'"}, 1},
           {"show --color always", {"'[0 1 4]' --size 5"}, 1},
           {"show --rule rooks", {"'[0 0 2]'"}, 1},
           {"show --rule superqueens", {"'[0 2]' --size 5", "'[1 3 0 2]'"}, 1},
           {"show --rule torus", {"'[0 1 1 3]'"}, 1}})
    for (const std::string& each : arguments)
      all.push_back(named_by_its_words(command + ' ' + each, exit_code));
  return all;
}

class GoldenTest : public ::testing::TestWithParam<Golden> {};

TEST_P(GoldenTest, equals_the_output) {
  const auto& [file, arguments, exit_code] = GetParam();
  const ProgramRun run = eightfold(arguments);
  EXPECT_EQ(run.exit_code, exit_code) << run.err;
  EXPECT_EQ(run.err, "");
  expect_golden(file, run.out);
}

TEST(GoldenPictures, are_well_formed) {
  const std::string xmllint = "/usr/bin/xmllint";
  if (!std::filesystem::exists(xmllint)) GTEST_SKIP() << "no xmllint";
  std::vector<std::string> arguments = {"--noout"};
  for (const Golden& golden : goldens())
    if (golden.file.ends_with(".svg")) arguments.push_back(EIGHTFOLD_DATA_DIR "/goldens/" + golden.file);
  EXPECT_EQ(arguments.size(), 11U);
  const ProgramRun run = run_program(xmllint, arguments);
  EXPECT_EQ(run.exit_code, 0) << run.err;
}

INSTANTIATE_TEST_SUITE_P(Files, GoldenTest, ::testing::ValuesIn(goldens()), [](const auto& golden) {
  std::string name = golden.param.file;
  for (char& c : name)
    if (c == '-' || c == '.') c = '_';
  return name;
});

}  // namespace
}  // namespace eightfold::test
