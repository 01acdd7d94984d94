#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string_view>

#include "reports/document/internal/document.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t source_width = 80;
constexpr std::size_t widest_equation = 66;  // in columns of plain text

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

constexpr bool is_plain(char c) {
  return is_letter(c) || (c >= '0' && c <= '9') ||
         std::string_view("+-=/(), .").find(c) != std::string_view::npos;
}

// The comma in "14,200", after which TeX would leave a space.
bool is_in_number(std::string_view before, std::string_view rest) {
  return rest.starts_with(',') && !before.empty() && is_digit(before.back()) && rest.size() > 1 &&
         is_digit(rest[1]);
}

std::string latex(const Runs& runs) {
  constexpr std::array<std::string_view, 5> commands = {"", "", "texttt", "emph", "textbf"};  // by kind
  std::string result;
  for (const auto& [kind, text] : runs) {
    if (kind == Run::Kind::math)
      result += '$' + math_latex(text) + '$';
    else if (kind == Run::Kind::text)
      result += latex_escape(text);
    else
      append_format(result, "\\{}{{{}}}", commands.at(static_cast<std::size_t>(kind)), latex_escape(text));
  }
  return result;
}

std::string latex(const Expression& expression) {
  const auto& [numerator, denominator] = expression;
  if (denominator.empty()) return math_latex(numerator);
  return fmt::format("\\frac{{{}}}{{{}}}", math_latex(numerator), math_latex(denominator));
}

// TeX ends the block at \end{verbatim}, and no font has all characters.
std::string verbatim(std::string_view line) {
  if (line.find("\\end") != std::string_view::npos)
    throw std::logic_error("a code block contains the end of its LaTeX environment");
  std::string ascii;
  for_each_character(line, [&](char32_t code, std::string_view) {
    ascii += code >= 0x20 && code < 0x7f ? static_cast<char>(code) : '?';
  });
  return ascii;
}

struct LatexWriter {
  std::string out;

  void operator()(const Paragraph& paragraph) {
    out += '\n' + wrapped(latex(paragraph.runs), {"", "", source_width});
  }

  void operator()(const Display& display) {
    out += "\\begin{align*}\n";
    for (const Equation& equation : display.equations) {
      const bool is_wide = display_lines({{equation}}, widest_equation).size() > 1;
      out += "  " + latex(equation.front());
      for (std::size_t i = 1; i < equation.size(); ++i)
        out += (i == 1 ? " &= " : is_wide ? " \\\\\n    &= " : " = ") + latex(equation[i]);
      out += &equation == &display.equations.back() ? "\n" : " \\\\\n";
    }
    out += "\\end{align*}\n";
  }

  void operator()(const Table& table) {
    std::string alignment;
    for (const Column& column : table.columns) alignment += column.is_number ? 'r' : 'l';
    append_format(
        out, "\\begin{{center}}\\small\n\\begin{{tabular}}{{@{{}}{}@{{}}}}\n\\hline\n{} \\\\\n\\hline\n",
        alignment, joined(table.columns, " & ", [](const Column& column) { return latex(column.head); }));
    for (const auto& row : table.rows)
      out += joined(row, " & ", [](const Runs& cell) { return latex(cell); }) + " \\\\\n";
    out += "\\hline\n\\end{tabular}\n\\end{center}\n";
  }

  void operator()(const List& list) {
    const std::string_view name = list.numbered ? "enumerate" : "itemize";
    append_format(out, "\\begin{{{}}}\n", name);
    // The default bullet is from a font that TeX may have to generate.
    const std::string_view item_mark = list.numbered ? "\\item " : "\\item[$\\bullet$] ";
    for (const Runs& item : list.items)
      out += wrapped(latex(item), {std::string(item_mark), "  ", source_width});
    append_format(out, "\\end{{{}}}\n", name);
  }

  void operator()(const CodeBlock& code) {
    out += "{\\small\n\\begin{verbatim}\n";
    for (const std::string& line : code.lines) out += verbatim(line) + '\n';
    out += "\\end{verbatim}\n}\n";
  }

  // As many boards with labels as fit side by side. The line skip separates the rows of boards.
  void operator()(const Boards& boards) {
    out += "\\begin{center}\n\\setlength{\\unitlength}{12pt}\n";
    const bool labeled = std::ranges::any_of(boards.boards, [](const auto& b) { return !b.label.empty(); });
    if (labeled) out += "\\setlength{\\lineskip}{18pt}\n";
    for (const DocumentBoard& board : boards.boards) {
      if (labeled) out += "\\begin{tabular}{@{}c@{}}\n";
      add_picture(board.placement);
      if (labeled)
        append_format(out, "\\\\[4pt]\n{} \\\\\n\\scriptsize\\texttt{{{}}}\n\\end{{tabular}}\\quad\n",
                      latex(board.label), latex_escape(board.vector));
    }
    out += "\\end{center}\n";
  }

  // A grid with a disk for each piece. The origin of a LaTeX picture is its bottom left corner.
  void add_picture(const Placement& placement) {
    const int n = placement.rows();
    append_format(out, "\\begin{{picture}}({0},{0})\n", n);
    append_format(out, "\\multiput(0,0)(1,0){{{}}}{{\\line(0,1){{{}}}}}\n", n + 1, n);
    append_format(out, "\\multiput(0,0)(0,1){{{}}}{{\\line(1,0){{{}}}}}\n", n + 1, n);
    for (int row = 0; row < n; ++row)
      append_format(out, "\\put({}.5,{}.5){{\\circle*{{0.6}}}}\n", placement[row], n - 1 - row);
    out += "\\end{picture}\n";
  }
};

}  // namespace

std::string math_latex(std::string_view math) {
  std::string result;
  while (!math.empty()) {
    const auto sign =
        std::find_if(signs.begin(), signs.end(), [&](const Sign& s) { return math.starts_with(s.text); });
    if (sign != signs.end()) {
      result += sign->latex;
      math.remove_prefix(sign->text.size());
      if (is_letter(result.back()) && !math.empty() && is_letter(math.front())) result += ' ';
      continue;
    }
    if (!is_plain(math.front())) throw std::logic_error("math_latex: a character has no LaTeX equivalent");
    result += is_in_number(result, math) ? "{,}" : math.substr(0, 1);
    math.remove_prefix(1);
  }
  return result;
}

std::string document_latex(const Document& document) {
  LatexWriter writer;
  // The width is that of the table of fixed points for N = 27; it fits on A4 and on letter paper.
  // emergencystretch prevents overfull lines, because TeX does not break numbers. beginparpenalty prevents a
  // page break before a board or a table.
  append_format(writer.out,
                "\\documentclass[11pt]{{article}}\n\\usepackage{{amsmath}}\n"
                "\\setlength{{\\textwidth}}{{460pt}}\\setlength{{\\oddsidemargin}}{{0pt}}\n"
                "\\setlength{{\\emergencystretch}}{{6em}}\n"
                "\\makeatletter\\@beginparpenalty=10000\\makeatother\n"
                "\\title{{{}}}\n\\author{{}}\n\\date{{}}\n\n"
                "\\begin{{document}}\n\\maketitle\n",
                latex_escape(document.title));
  write_blocks(document, writer, [&](int, const std::string& section) {
    append_format(writer.out, "\n\\section{}{{{}}}\n", document.is_numbered ? "" : "*",
                  latex_escape(section));
  });
  return writer.out + "\n\\end{document}\n";
}

}  // namespace eightfold::reports
