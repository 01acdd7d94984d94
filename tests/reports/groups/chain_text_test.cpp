#include "eightfold/reports/groups/chain_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

std::string line_of(const std::vector<int>& chain) {
  std::string text = "before\n";
  append_chain(text, chain);
  return text;
}

std::string count_text(ChainKind kind, int beads, int colors) {
  return chain_count_text(count_chains(kind, {beads, colors}), {});
}

TEST(ChainText, is_a_line_of_colors_in_brackets) {
  EXPECT_EQ(line_of({0, 0, 1}), "before\n[0 0 1]\n");
  EXPECT_EQ(line_of({99, 10}), "before\n[99 10]\n");
  EXPECT_EQ(line_of({7}), "before\n[7]\n");
  EXPECT_EQ(line_of({}), "before\n[]\n");
}

TEST(ChainCountText, uses_the_singular_for_one_bead_and_one_color) {
  EXPECT_TRUE(mentions(count_text(ChainKind::bracelets, 1, 1),
                       {"Bracelets of 1 bead in 1 color:", "1 rotation and 1\n  reflection (order 2)"}));
}

TEST(ChainCountText, has_only_the_identity_for_no_beads) {
  EXPECT_TRUE(
      mentions(count_text(ChainKind::bracelets, 0, 3),
               {"under the identity (order 1)", "identity                                   1       0",
                "bracelets = sum / order = 1 / 1 = 1\n"}));
}

TEST(ChainCountText, multiplies_for_plain_chains) {
  EXPECT_EQ(count_text(ChainKind::chains, 4, 2),
            "Chains of 4 beads in 2 colors\n\n2^4 = 2 x 2 x 2 x 2 = 16\n");
  EXPECT_TRUE(mentions(count_text(ChainKind::chains, 0, 0), {"\n0^0 = 1, the empty chain\n"}));
  EXPECT_TRUE(mentions(count_text(ChainKind::chains, 1, 7), {"\n7^1 = 7\n"}));
  EXPECT_TRUE(mentions(count_text(ChainKind::chains, 3, 0), {"\n0^3 = 0 x 0 x 0 = 0\n"}));
  EXPECT_TRUE(mentions(count_text(ChainKind::chains, 12, 1),
                       {" = 1 x 1 x 1 x 1 x 1 x 1 x 1 x 1 x 1 x 1 x 1 x 1 = 1\n"}));
  EXPECT_TRUE(mentions(count_text(ChainKind::chains, 13, 2), {" x 2 x ... (13 factors) = 8,192\n"}));
}

}  // namespace
}  // namespace eightfold::reports
