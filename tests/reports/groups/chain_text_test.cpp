#include "eightfold/reports/groups/chain_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

std::string line_of(const std::vector<int>& chain) {
  std::string text = "before\n";
  append_chain(text, chain);
  return text;
}

std::string count_text(ChainKind kind, int beads, int colors, Style style = {}) {
  return chain_count_text(count_chains(kind, {beads, colors}), style);
}

TEST(ChainText, is_a_line_of_colors_in_brackets) {
  EXPECT_EQ(line_of({0, 0, 1}), "before\n[0 0 1]\n");
  EXPECT_EQ(line_of({99, 10}), "before\n[99 10]\n");
  EXPECT_EQ(line_of({7}), "before\n[7]\n");
  EXPECT_EQ(line_of({}), "before\n[]\n");
}

TEST(ChainCountText, shows_the_whole_computation_for_bracelets_of_six_beads) {
  EXPECT_EQ(count_text(ChainKind::bracelets, 6, 2),
            "Bracelets of 6 beads in 2 colors: Burnside's lemma under 6 rotations and 6\n"
            "  reflections (order 12)\n"
            "\n"
            "An element fixes a chain if all beads of each of its cycles have the same color.\n"
            "\n"
            "element                               number  cycles  number x fixed by each\n"
            "identity                                   1       6  1 x 2^6 = 1 x 64 = 64\n"
            "rotations by k, gcd(k, 6) = 3              1       3  1 x 2^3 = 1 x 8 = 8\n"
            "rotations by k, gcd(k, 6) = 2              2       2  2 x 2^2 = 2 x 4 = 8\n"
            "rotations by k, gcd(k, 6) = 1              2       1  2 x 2^1 = 2 x 2 = 4\n"
            "reflections through two beads              3       4  3 x 2^4 = 3 x 16 = 48\n"
            "reflections through two gaps               3       3  3 x 2^3 = 3 x 8 = 24\n"
            "sum                                       12          156\n"
            "\n"
            "bracelets = sum / order = 156 / 12 = 13\n");
}

TEST(ChainCountText, has_only_rotations_for_necklaces) {
  const std::string text = count_text(ChainKind::necklaces, 5, 3);
  EXPECT_TRUE(
      mentions(text, {"Necklaces of 5 beads in 3 colors: Burnside's lemma under 5 rotations (order 5)\n",
                      "rotations by k, gcd(k, 5) = 1              4       1  4 x 3^1 = 4 x 3 = 12\n",
                      "necklaces = sum / order = 255 / 5 = 51\n"}));
  EXPECT_FALSE(mentions(text, {"reflection"}));
}

TEST(ChainCountText, has_one_kind_of_reflection_for_odd_bracelets) {
  EXPECT_TRUE(mentions(count_text(ChainKind::bracelets, 5, 2),
                       {"\nreflections through a bead and a gap       5       3  5 x 2^3 = 5 x 8 = 40\n"
                        "sum                                       10          80\n",
                        "bracelets = sum / order = 80 / 10 = 8\n"}));
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

TEST(ChainCountText, is_plain_text_with_or_without_colors) {
  for (const ChainKind kind : {ChainKind::chains, ChainKind::necklaces, ChainKind::bracelets})
    for (const int beads : {0, 1, 2, 12, 300}) {
      const std::string text = count_text(kind, beads, 100);
      EXPECT_TRUE(test::is_plain_text(text));
      EXPECT_NE(count_text(kind, beads, 100, {true}), text);
      EXPECT_EQ(test::without_color(count_text(kind, beads, 100, {true})), text);
    }
}

}  // namespace
}  // namespace eightfold::reports
