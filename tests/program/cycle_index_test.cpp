#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string cycle_index(const std::string& words) {
  const ProgramRun run = eightfold("cycle-index " + words);
  EXPECT_EQ(run.exit_code, 0) << words << '\n' << run.err;
  EXPECT_EQ(run.err, "") << words;
  return run.out;
}

TEST(CycleIndexCommand, shows_the_index_of_each_group) {
  const std::vector<std::pair<std::string, std::string>> known = {
      {"cyclic 6",
       "The cycle index of the cyclic group (order 6) acting on 6 points in a circle\n\n"
       "(a1^6 + a2^3 + 2 a3^2 + 2 a6) / 6\n"},
      {"dihedral 6",
       "The cycle index of the dihedral group (order 12) acting on 6 points in a circle\n\n"
       "(a1^6 + 3 a1^2 a2^2 + 4 a2^3 + 2 a3^2 + 2 a6) / 12\n"},
      {"square-cells 2",
       "The cycle index of the symmetries of the square (order 8) acting on the cells of\n  the 2x2 board\n\n"
       "(a1^4 + 2 a1^2 a2 + 3 a2^2 + 2 a4) / 8\n"},
      {"cube-faces",
       "The cycle index of the rotations of the cube (order 24) acting on its faces\n\n"
       "(a1^6 + 3 a1^2 a2^2 + 6 a1^2 a4 + 6 a2^3 + 8 a3^2) / 24\n"},
      {"cyclic 1", "The cycle index of the cyclic group (order 1) acting on 1 point in a circle\n\na1\n"},
      {"cyclic 0", "The cycle index of the cyclic group (order 1) acting on 0 points in a circle\n\n1\n"},
      {"dihedral 0", "The cycle index of the dihedral group (order 1) acting on 0 points in a circle\n\n1\n"},
      {"square-cells 0",
       "The cycle index of the symmetries of the square (order 8) acting on the cells of\n  the 0x0 board\n\n"
       "8 / 8\n"}};
  for (const auto& [words, beginning] : known)
    EXPECT_EQ(cycle_index(words).substr(0, beginning.size()), beginning);
}

TEST(CycleIndexCommand, accepts_an_underscore_for_a_hyphen) {
  EXPECT_EQ(cycle_index("cube_faces"), cycle_index("cube-faces"));
  EXPECT_EQ(cycle_index("square_cells 3"), cycle_index("square-cells 3"));
}

TEST(CycleIndexCommand, agrees_with_oeis_A054247_on_boards_in_two_colors) {
  const std::vector<std::string> published = {"1", "2", "6", "102", "8,548", "4,211,744"};
  for (std::size_t n = 0; n < published.size(); ++n)
    EXPECT_TRUE(cycle_index("square-cells " + std::to_string(n) + " --colors 2")
                    .ends_with(" / 8 = " + published[n] + "\n"))
        << n;
}

TEST(CycleIndexCommand, agrees_with_oeis_A047780_on_the_faces_of_a_cube) {
  const std::vector<std::string> published = {"0", "1", "10", "57", "240", "800", "2,226"};
  for (std::size_t colors = 0; colors < published.size(); ++colors)
    EXPECT_TRUE(cycle_index("cube-faces --colors " + std::to_string(colors))
                    .ends_with(" / 24 = " + published[colors] + "\n"))
        << colors;
}

TEST(CycleIndexCommand, agrees_with_the_chains_command) {
  const auto last_number = [](const std::string& text) { return words_of(text).back(); };
  for (const std::string n : {"0", "1", "2", "3", "12", "30", "300"})
    for (const std::string colors : {"0", "1", "2", "100"}) {
      const std::string size = n + " " + colors;
      const std::string circle = n + " --colors " + colors;
      EXPECT_EQ(last_number(cycle_index("cyclic " + circle)),
                last_number(eightfold("chains " + size + " --necklaces --count").out))
          << size;
      EXPECT_EQ(last_number(cycle_index("dihedral " + circle)),
                last_number(eightfold("chains " + size + " --bracelets --count").out))
          << size;
    }
}

TEST(CycleIndexCommand, supports_its_largest_arguments) {
  EXPECT_TRUE(cycle_index("cyclic 300 --colors 1000000").ends_with("\n"));
  EXPECT_TRUE(cycle_index("square-cells 100 --colors 2").ends_with("\n"));
  EXPECT_TRUE(cycle_index("cube-faces --colors 1000000")
                  .ends_with("/ 24\n  = 41,666,666,666,791,667,166,667,000,000,000,000\n"));
}

}  // namespace
}  // namespace eightfold::test
