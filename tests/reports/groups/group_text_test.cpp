#include "eightfold/reports/groups/group_text.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

TEST(GroupText, has_a_row_for_each_of_the_eight_symmetries) {
  EXPECT_TRUE(mentions(group_text({}),
                       {"\n                     (i, j)\n"
                        "    element          maps to     matrix          order  inverse  class\n"
                        "e   identity         (i, j)      [ 1  0;  0  1]      1  e        identity\n"
                        "r   rotate90         (j, m-i)    [ 0  1; -1  0]      4  r3       quarter_turn\n"
                        "r2  rotate180        (m-i, m-j)  [-1  0;  0 -1]      2  r2       half_turn\n"
                        "r3  rotate270        (m-j, i)    [ 0 -1;  1  0]      4  r        quarter_turn\n"
                        "h   flip_horizontal  (i, m-j)    [ 1  0;  0 -1]      2  h        axis_flip\n"
                        "v   flip_vertical    (m-i, j)    [-1  0;  0  1]      2  v        axis_flip\n"
                        "t   transpose        (j, i)      [ 0  1;  1  0]      2  t        diagonal_flip\n"
                        "a   anti_transpose   (m-j, m-i)  [ 0 -1; -1  0]      2  a        diagonal_flip\n"}));
}

TEST(GroupText, has_the_cayley_table_with_the_first_factor_in_the_column) {
  EXPECT_TRUE(mentions(group_text({}), {"\nThe entry in row g and column h is g*h: h acts first, then g.\n"
                                        "\n"
                                        "g*h   e   r   r2  r3  h   v   t   a\n"
                                        "e     e   r   r2  r3  h   v   t   a\n"
                                        "r     r   r2  r3  e   a   t   h   v\n"
                                        "r2    r2  r3  e   r   v   h   a   t\n"
                                        "r3    r3  e   r   r2  t   a   v   h\n"
                                        "h     h   t   v   a   e   r2  r   r3\n"
                                        "v     v   a   h   t   r2  e   r3  r\n"
                                        "t     t   v   a   h   r3  r   e   r2\n"
                                        "a     a   h   t   v   r   r3  r2  e\n"}));
}

TEST(GroupText, has_the_five_conjugacy_classes) {
  EXPECT_TRUE(mentions(group_text({}), {"\nclass            size  elements\n"
                                        "identity            1  identity\n"
                                        "quarter_turn        2  rotate90 rotate270\n"
                                        "half_turn           1  rotate180\n"
                                        "axis_flip           2  flip_horizontal flip_vertical\n"
                                        "diagonal_flip       2  transpose anti_transpose\n"}));
}

TEST(GroupText, has_the_ten_subgroups_with_their_classes) {
  EXPECT_TRUE(
      mentions(group_text({}), {"\nsubgroup         order  class            normal  elements\n"
                                "trivial              1  trivial          yes     e\n"
                                "half_turn            2  half_turn        yes     e r2\n"
                                "flip_horizontal      2  axis_flip        no      e h\n"
                                "flip_vertical        2  axis_flip        no      e v\n"
                                "transpose            2  diagonal_flip    no      e t\n"
                                "anti_transpose       2  diagonal_flip    no      e a\n"
                                "quarter_turn         4  quarter_turn     yes     e r r2 r3\n"
                                "axis_klein           4  axis_klein       yes     e r2 h v\n"
                                "diagonal_klein       4  diagonal_klein   yes     e r2 t a\n"
                                "full                 8  full             yes     e r r2 r3 h v t a\n"}));
}

TEST(GroupText, is_plain_text_with_or_without_colors) {
  EXPECT_TRUE(test::is_plain_text(group_text({})));
  EXPECT_NE(group_text({true}), group_text({}));
  EXPECT_EQ(test::without_color(group_text({true})), group_text({}));
}

}  // namespace
}  // namespace eightfold::reports
