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
                       {"\n                                                    (i, j)\n"
                        "    symmetry                       name             maps to     order  inverse\n"
                        "e   identity                       identity         (i, j)          1  e\n"
                        "r   clockwise quarter turn         rotate90         (j, m-i)        4  r3\n"
                        "r2  half turn                      rotate180        (m-i, m-j)      2  r2\n"
                        "r3  counterclockwise quarter turn  rotate270        (m-j, i)        4  r\n"
                        "h   left-right mirror              flip_horizontal  (i, m-j)        2  h\n"
                        "v   top-bottom mirror              flip_vertical    (m-i, j)        2  v\n"
                        "t   mirror in the main diagonal    transpose        (j, i)          2  t\n"
                        "a   mirror in the anti-diagonal    anti_transpose   (m-j, m-i)      2  a\n",
                        "\n    matrix\n"
                        "e   [ 1  0;  0  1]\n"
                        "r   [ 0  1; -1  0]\n"
                        "r2  [-1  0;  0 -1]\n"
                        "r3  [ 0 -1;  1  0]\n"
                        "h   [ 1  0;  0 -1]\n"
                        "v   [-1  0;  0  1]\n"
                        "t   [ 0  1;  1  0]\n"
                        "a   [ 0 -1; -1  0]\n"}));
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
  EXPECT_TRUE(mentions(group_text({}), {"\nclass             size  elements\n"
                                        "identity             1  e\n"
                                        "quarter turns        2  r r3\n"
                                        "half turn            1  r2\n"
                                        "axis mirrors         2  h v\n"
                                        "diagonal mirrors     2  t a\n"}));
}

TEST(GroupText, has_the_ten_subgroups_in_words_and_with_the_names_that_options_take) {
  EXPECT_TRUE(mentions(group_text({}),
                       {"\nThe two axis mirror groups are conjugate, and so are the two diagonal mirror\n"
                        "groups. Each other subgroup is alone in its class, and normal. `--group` takes\n"
                        "the names.\n",
                        "\nsubgroup                    name             order  normal  elements\n"
                        "trivial group               trivial              1  yes     e\n"
                        "half-turn group             half_turn            2  yes     e r2\n"
                        "left-right mirror group     flip_horizontal      2  no      e h\n"
                        "top-bottom mirror group     flip_vertical        2  no      e v\n"
                        "main-diagonal mirror group  transpose            2  no      e t\n"
                        "anti-diagonal mirror group  anti_transpose       2  no      e a\n"
                        "rotation group              quarter_turn         4  yes     e r r2 r3\n"
                        "axis Klein group            axis_klein           4  yes     e r2 h v\n"
                        "diagonal Klein group        diagonal_klein       4  yes     e r2 t a\n"
                        "full group                  full                 8  yes     e r r2 r3 h v t a\n"}));
}

TEST(GroupText, is_plain_text_with_or_without_colors) {
  EXPECT_TRUE(test::is_plain_text(group_text({})));
  EXPECT_NE(group_text({true}), group_text({}));
  EXPECT_EQ(test::without_color(group_text({true})), group_text({}));
}

}  // namespace
}  // namespace eightfold::reports
