#include "reports/explanation/math_latex.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace eightfold::reports {
namespace {

struct Sign {
  std::string_view text;
  std::string_view latex;
};

constexpr std::array<Sign, 12> signs = {{
    {"(mod 4)", "\\pmod{4}"},
    {"×", "\\times"},
    {"−", "-"},
    {"≡", "\\equiv"},
    {"→", "\\to"},
    {"≤", "\\le"},
    {"≠", "\\ne"},
    {"²", "^{2}"},
    {"³", "^{3}"},
    {"⁻¹", "^{-1}"},
    {"{", "\\{"},
    {"}", "\\}"},
}};

constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

constexpr bool is_plain(char c) {
  return is_letter(c) || (c >= '0' && c <= '9') ||
         std::string_view("+-=/(), .").find(c) != std::string_view::npos;
}

}  // namespace

std::string math_latex(std::string_view math) {
  std::string result;
  while (!math.empty()) {
    const auto sign =
        std::find_if(signs.begin(), signs.end(), [&](const Sign& s) { return math.starts_with(s.text); });
    if (sign == signs.end()) {
      if (!is_plain(math.front())) throw std::logic_error("math_latex: a character has no LaTeX equivalent");
      result += math.front();
      math.remove_prefix(1);
      continue;
    }
    result += sign->latex;
    math.remove_prefix(sign->text.size());
    if (is_letter(result.back()) && !math.empty() && is_letter(math.front())) result += ' ';
  }
  return result;
}

}  // namespace eightfold::reports
