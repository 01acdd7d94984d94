#include "reports/text/latex_escape.hpp"

#include <gtest/gtest.h>

#include "reports/explanation/math_latex.hpp"
#include "tests/reports/explanation/latex_source.hpp"

namespace eightfold::reports {
namespace {

TEST(LatexEscape, leaves_ordinary_text_as_it_is) {
  EXPECT_EQ(latex_escape(""), "");
  EXPECT_EQ(latex_escape("Queen's move, (1 + 2) / 3 = 1; is it so? Yes!"),
            "Queen's move, (1 + 2) / 3 = 1; is it so? Yes!");
}

TEST(LatexEscape, makes_commands_stand_for_themselves) {
  EXPECT_EQ(latex_escape("\\input{x}"), "\\textbackslash{}input\\{x\\}");
  EXPECT_EQ(latex_escape("50% of $3 & #1_a"), "50\\% of \\$3 \\& \\#1\\_a");
  EXPECT_EQ(latex_escape("~^"), "\\textasciitilde{}\\textasciicircum{}");
  EXPECT_EQ(latex_escape("<b>|"), "\\textless{}b\\textgreater{}\\textbar{}");
  EXPECT_EQ(latex_escape("\"`"), "''{\\char96}");
}

TEST(LatexEscape, keeps_hyphens_from_becoming_a_dash) {
  EXPECT_EQ(latex_escape("a-b"), "a-b");
  EXPECT_EQ(latex_escape("---"), "-{}-{}-");
}

TEST(LatexEscape, writes_signs_beyond_ascii_as_commands_or_a_question_mark) {
  EXPECT_EQ(latex_escape("90° – 8 × 8 − 1…"), "90$^{\\circ}$ -- 8 $\\times$ 8 $-$ 1\\ldots{}");
  EXPECT_EQ(latex_escape("女王"), "??");
  EXPECT_EQ(latex_escape(std::string_view("\0\n\x1b\x7f\xff\xc3", 6)), "??????");
}

TEST(LatexEscape, makes_every_byte_sound) {
  std::string all;
  for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
  EXPECT_TRUE(test::is_sound_latex(latex_escape(all)));
  EXPECT_TRUE(test::is_sound_latex(latex_escape(all + all)));
}

TEST(MathLatex, translates_signs) {
  EXPECT_EQ(math_latex("8a + 4b = (Q − H) / 8"), "8a + 4b = (Q - H) / 8");
  EXPECT_EQ(math_latex("N ≡ 0 (mod 4)"), "N \\equiv 0 \\pmod{4}");
  EXPECT_EQ(math_latex("r⁻¹(x) = r³(x) ≠ r²"), "r^{-1}(x) = r^{3}(x) \\ne r^{2}");
  EXPECT_EQ(math_latex("{e, r²}"), "\\{e, r^{2}\\}");
}

TEST(MathLatex, keeps_a_command_from_swallowing_a_letter) {
  EXPECT_EQ(math_latex("a×b"), "a\\times b");
  EXPECT_EQ(math_latex("2×3"), "2\\times3");
}

TEST(MathLatex, refuses_what_it_does_not_know) {
  for (const std::string_view math : {"a_b", "50%", "α", "\\x", "a & b", "\xff"})
    EXPECT_THROW(math_latex(math), std::logic_error) << math;
}

}  // namespace
}  // namespace eightfold::reports
