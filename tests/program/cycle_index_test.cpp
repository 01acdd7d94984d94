#include <gtest/gtest.h>

#include "tests/program/output_of.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string cycle_index(const std::string& words) { return output_of("cycle-index " + words); }

TEST(CycleIndexCommand, accepts_an_underscore_for_a_hyphen) {
  EXPECT_EQ(cycle_index("cube_faces"), cycle_index("cube-faces"));
  EXPECT_EQ(cycle_index("square_cells 3"), cycle_index("square-cells 3"));
}

TEST(CycleIndexCommand, supports_its_largest_arguments) {
  EXPECT_TRUE(cycle_index("cyclic 300 --colors 1000000").ends_with("\n"));
  EXPECT_TRUE(cycle_index("square-cells 100 --colors 2").ends_with("\n"));
  EXPECT_TRUE(cycle_index("cube-faces --colors 1000000")
                  .ends_with("/ 24\n  = 41,666,666,666,791,667,166,667,000,000,000,000\n"));
}

}  // namespace
}  // namespace eightfold::test
