#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(Group, shows_elements_table_classes_and_subgroups) {
  const ProgramRun run = eightfold("group");
  EXPECT_EQ(run.exit_code, 0);
  for (const std::string part :
       {"r   rotate90         (j, m-i)      [ 0  1; -1  0]        4  rotate270        quarter_turn",
        "h     h   t   v   a   e   r2  r   r3", "axis_flip           2  flip_horizontal flip_vertical",
        "diagonal_klein       4  diagonal_klein   yes     identity rotate180 transpose anti_transpose"})
    EXPECT_NE(run.out.find(part), std::string::npos) << part;
}

}  // namespace
}  // namespace eightfold::test
