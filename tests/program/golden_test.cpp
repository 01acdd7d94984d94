// Compares the output with data/goldens byte by byte.
#include "tests/support/golden.hpp"

#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

struct Golden {
  std::string file;
  std::vector<std::string> arguments;
  int exit_code = 0;
};

std::vector<Golden> goldens() {
  std::vector<Golden> all = {
      {"group.txt", {"group"}},
      {"group.json", {"group", "--format", "json"}},
      {"group-marks.txt", {"group", "--marks"}},
      {"group-lattice.txt", {"group", "--lattice"}},
      {"group-lattice.dot", {"group", "--lattice", "--format", "dot"}},
      {"group-generate.txt", {"group", "--generate", "rotate90,flip_horizontal"}},
      {"list-8-canonical.txt", {"list", "8", "--canonical"}},
      {"show-solution.txt", {"show", "[0 4 7 5 2 6 1 3]"}},
      {"show-attacks.txt", {"show", "12345678"}, 1},
      {"show-partial.txt", {"show", "[0 4 7]", "--size", "8"}},
      {"show-superqueens.txt", {"show", "[0 2 4 1 3]", "--rule", "superqueens"}, 1},
      {"show-torus.txt", {"show", "[1 3 0 2]", "--rule", "torus"}, 1},
      {"tree-10-superqueens.txt", {"tree", "10", "--rule", "superqueens"}},
      {"tree-7-torus.txt", {"tree", "7", "--rule", "torus"}},
      {"orbits-5-rooks.txt", {"orbits", "5", "--rule", "rooks"}},
      {"orbits-5-rooks.json", {"orbits", "5", "--rule", "rooks", "--format", "json"}},
      {"symmetric-12-list.txt", {"symmetric", "12", "--list", "--turn", "quarter"}},
      {"sample-12.txt", {"sample", "12", "--draws", "5", "--seed", "7"}},
      {"help.txt", {"--help"}},
      {"burnside-0.txt", {"burnside", "0"}},
      {"burnside-6-rooks.txt", {"burnside", "6", "--rule", "rooks"}},
      {"burnside-8-flip-vertical.txt", {"burnside", "8", "--group", "flip-vertical"}},
      {"burnside-15.txt", {"burnside", "15"}},
      {"census-8.json", {"census", "8", "--format", "json"}},
      {"census-27.json", {"census", "27", "--format", "json"}},
      {"census-28.json", {"census", "28", "--format", "json"}},
      {"census-40-computed-only.json", {"census", "40", "--computed-only", "--format", "json"}},
      {"chains-bracelets.txt", {"chains", "6", "2", "--bracelets"}},
      {"chains-count.txt", {"chains", "12", "3", "--bracelets", "--count"}},
      {"chains-count.json", {"chains", "12", "3", "--bracelets", "--count", "--format", "json"}},
      {"cycle-index-cube-faces.json", {"cycle-index", "cube-faces", "--colors", "3", "--format", "json"}},
      {"cycle-index-cube-faces.txt", {"cycle-index", "cube-faces", "--colors", "3"}},
      {"cycle-index-square-cells.txt", {"cycle-index", "square-cells", "8"}},
  };
  all.push_back({"explain-8.md", {"explain", "8", "--format", "markdown"}});
  all.push_back({"explain-8.tex", {"explain", "8", "--format", "latex"}});
  for (const std::string n : {"1", "2", "8", "12"}) all.push_back({"explain-" + n + ".txt", {"explain", n}});
  for (const std::string n : {"1", "4", "6", "8"}) {
    all.push_back({"orbits-" + n + ".txt", {"orbits", n}});
    all.push_back({"orbits-" + n + ".json", {"orbits", n, "--format", "json"}});
    all.push_back({"orbits-" + n + "-members.json", {"orbits", n, "--format", "json", "--members"}});
    all.push_back({"burnside-" + n + ".txt", {"burnside", n}});
    all.push_back({"tree-" + n + ".txt", {"tree", n}});
    all.push_back({"list-" + n + ".json", {"list", n, "--format", "json"}});
    all.push_back({"list-" + n + ".txt", {"list", n, "--format", "board"}});
  }
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

INSTANTIATE_TEST_SUITE_P(Files, GoldenTest, ::testing::ValuesIn(goldens()), [](const auto& golden) {
  std::string name = golden.param.file;
  for (char& c : name)
    if (c == '-' || c == '.') c = '_';
  return name;
});

}  // namespace
}  // namespace eightfold::test
