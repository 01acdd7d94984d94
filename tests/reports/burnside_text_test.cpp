#include "reports/burnside_text.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/reports/messages.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/reports/whole_report.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

std::string check_of(int n, Subgroup group = {}) {
  return burnside_text(test::head_of_solutions(n, group), test::tail_of_solutions(n, group));
}

TEST(BurnsideText, works_the_lemma_out_for_eight_queens) {
  EXPECT_EQ(check_of(8),
            "Burnside's lemma for the 8-queens solutions under the full group (order 8)\n"
            "\n"
            "element                 fixes\n"
            "identity                   92\n"
            "rotate90                    0\n"
            "rotate180                   4\n"
            "rotate270                   0\n"
            "flip_horizontal             0\n"
            "flip_vertical               0\n"
            "transpose                   0\n"
            "anti_transpose              0\n"
            "sum                        96\n"
            "\n"
            "orbits = sum / order = 96 / 8 = 12\n"
            "orbits by isomorph rejection = 12\n"
            "The two routes agree.\n");
}

TEST(BurnsideText, names_only_the_elements_of_the_group) {
  const std::string text = check_of(8, *Subgroup::named("flip_vertical"));
  EXPECT_TRUE(mentions(text, {"flip_vertical group (order 2)", "= 92 / 2 = 46\n", "rejection = 46\n"}));
  EXPECT_FALSE(mentions(text, {"rotate"}));
  EXPECT_FALSE(mentions(text, {"transpose"}));
}

TEST(BurnsideText, divides_eight_by_eight_on_the_smallest_boards) {
  for (const int n : {0, 1}) EXPECT_TRUE(mentions(check_of(n), {"= 8 / 8 = 1\n", "agree.\n"}));
}

TEST(BurnsideText, is_loud_about_two_counts_that_disagree) {
  CheckedOrbitCount tail = test::tail_of_solutions(8);
  tail.counts.orbits = 13;
  const std::string text = burnside_text(test::head_of_solutions(8), tail);
  EXPECT_TRUE(mentions(text, {"= 96 / 8 = 12\n", "rejection = 13\n", "THE TWO ROUTES DISAGREE.\n"}));
}

TEST(BurnsideText, is_plain_text_for_every_group_and_small_board) {
  for (int n = 0; n <= 8; ++n)
    for (const Subgroup group : all_subgroups()) {
      const std::string text = check_of(n, group);
      EXPECT_TRUE(test::is_plain_text(text));
      EXPECT_TRUE(mentions(text, {"The two routes agree."})) << "N = " << n << ", " << group;
    }
}

TEST(BurnsideText, is_colored_on_request_and_otherwise_the_same) {
  OrbitReportHead head = test::head_of_solutions(8);
  head.style.color = true;
  const std::string colored = burnside_text(head, test::tail_of_solutions(8));
  EXPECT_TRUE(mentions(colored, {"\x1b[32mThe two routes agree.\x1b[0m"}));
  EXPECT_EQ(test::without_color(colored), check_of(8));
}

}  // namespace
}  // namespace eightfold::reports
