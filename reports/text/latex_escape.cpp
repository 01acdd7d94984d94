// Without a package for fonts TeX sets text in the encoding OT1. There the characters < > | and " are others
// than they look, and \textquotedbl is an error: so the quotation mark becomes the closing one.
#include "reports/text/latex_escape.hpp"

#include "reports/text/utf8.hpp"

namespace eightfold::reports {
namespace {

std::string_view command_for(char32_t code) {
  switch (code) {
    case U'\\':
      return "\\textbackslash{}";
    case U'{':
      return "\\{";
    case U'}':
      return "\\}";
    case U'$':
      return "\\$";
    case U'%':
      return "\\%";
    case U'&':
      return "\\&";
    case U'#':
      return "\\#";
    case U'_':
      return "\\_";
    case U'~':
      return "\\textasciitilde{}";
    case U'^':
      return "\\textasciicircum{}";
    case U'<':
      return "\\textless{}";
    case U'>':
      return "\\textgreater{}";
    case U'|':
      return "\\textbar{}";
    case U'"':
      return "''";
    case U'`':
      return "{\\char96}";
    case U'–':
      return "--";
    case U'—':
      return "---";
    case U'…':
      return "\\ldots{}";
    case U'°':
      return "$^{\\circ}$";
    case U'×':
      return "$\\times$";
    case U'−':
      return "$-$";
    default:
      return "?";
  }
}

constexpr bool is_ordinary(char32_t code) {
  return code >= 0x20 && code < 0x7f &&
         std::u32string_view(U"\\{}$%&#_~^<>|\"`").find(code) == std::u32string_view::npos;
}

}  // namespace

std::string latex_escape(std::string_view line) {
  std::string result;
  while (!line.empty()) {
    const auto [code, length] = first_character(line);
    line.remove_prefix(length);
    if (!is_ordinary(code)) {
      result += command_for(code);
      continue;
    }
    result += static_cast<char>(code);
    if (code == U'-' && line.starts_with('-')) result += "{}";  // two hyphens would become a dash
  }
  return result;
}

}  // namespace eightfold::reports
