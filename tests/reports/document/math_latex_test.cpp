#include <gtest/gtest.h>

#include <stdexcept>

#include "reports/document/internal/document_writers.hpp"

namespace eightfold::reports {
namespace {

TEST(MathLatex, translates_signs) {
  EXPECT_EQ(math_latex("8a + 4b = (Q − H) / 8"), "8a + 4b = (Q - H) / 8");
  EXPECT_EQ(math_latex("N ≡ 0 (mod 4)"), "N \\equiv 0 \\pmod{4}");
  EXPECT_EQ(math_latex("r⁻¹(x) = r³(x) ≠ r²"), "r^{-1}(x) = r^{3}(x) \\ne r^{2}");
  EXPECT_EQ(math_latex("{e, r²}"), "\\{e, r^{2}\\}");
  EXPECT_EQ(math_latex("14,200 = 1,775 × 8"), "14{,}200 = 1{,}775 \\times 8");
  EXPECT_EQ(math_latex("(4, 5)"), "(4, 5)");
}

TEST(MathLatex, separates_a_command_from_a_letter) {
  EXPECT_EQ(math_latex("a×b"), "a\\times b");
  EXPECT_EQ(math_latex("2×3"), "2\\times3");
}

TEST(MathLatex, rejects_unknown_characters) {
  for (const std::string_view math : {"a_b", "50%", "α", "\\x", "a & b", "\xff"})
    EXPECT_THROW(math_latex(math), std::logic_error) << math;
}

}  // namespace
}  // namespace eightfold::reports
