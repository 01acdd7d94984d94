#include "reports/text/internal/escape.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <utility>

#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::reports {
namespace {

// Production 2 of XML 1.0. U+FFFD also stands for malformed bytes.
bool is_forbidden_in_xml(char32_t code) {
  const bool white_space = code == '\t' || code == '\n' || code == '\r';
  return (code < 0x20 && !white_space) || (0xfffd <= code && code <= 0xffff);
}

// Emphasis, code, links, HTML, entities, cells, formulas, emoji and bare addresses (http://, a@b).
constexpr std::string_view markdown_marks = "\\`*_{}[]<>&~$|^=!:@";

// The length of the mark that begins a heading, a list or a rule; 0 if there is none.
std::size_t markdown_block_mark(std::string_view line) {
  if (line.empty()) return 0;
  if (std::string_view("#+-").find(line[0]) != std::string_view::npos) return 1;
  const auto digits = line.find_first_not_of("0123456789");
  const bool numbered = digits != 0 && digits != std::string_view::npos &&
                        (line[digits] == '.' || line[digits] == ')') &&
                        (digits + 1 == line.size() || line[digits + 1] == ' ');
  return numbered ? digits + 1 : 0;
}

// Without a font package TeX uses the encoding OT1, which has other characters at the codes of < > | and ".
// It lacks \textquotedbl, so the quotation mark becomes a closing one.
using LatexCommand = std::pair<char32_t, std::string_view>;
constexpr std::array<LatexCommand, 32> latex_commands = {{
    {U'\\', "\\textbackslash{}"},
    {U'{', "\\{"},
    {U'}', "\\}"},
    {U'$', "\\$"},
    {U'%', "\\%"},
    {U'&', "\\&"},
    {U'#', "\\#"},
    {U'_', "\\_"},
    {U'~', "\\textasciitilde{}"},
    {U'^', "\\textasciicircum{}"},
    {U'<', "\\textless{}"},
    {U'>', "\\textgreater{}"},
    {U'|', "\\textbar{}"},
    {U'"', "''"},
    {U'`', "{\\char96}"},
    {U'–', "--"},
    {U'—', "---"},
    {U'…', "\\ldots{}"},
    {U'°', "$^{\\circ}$"},
    {U'×', "$\\times$"},
    {U'−', "$-$"},
    {U'’', "'"},
    {U'ß', "\\ss{}"},
    {U'æ', "\\ae{}"},
    {U'Æ', "\\AE{}"},
    {U'œ', "\\oe{}"},
    {U'Œ', "\\OE{}"},
    {U'ø', "\\o{}"},
    {U'Ø', "\\O{}"},
    {U'ł', "\\l{}"},
    {U'Ł', "\\L{}"},
    {U'ı', "\\i{}"},
}};

// Combining characters and the accents of OT1.
constexpr std::u32string_view combining =
    U"\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0327";
constexpr std::string_view latex_accents = "`'^~=u.\"rHvc";

// A Latin letter with accents as commands, without those that OT1 lacks. A question mark for any other
// character beyond ASCII.
std::string latex_letter(char32_t code) {
  if (code >= 0x20 && code < 0x7f) return {static_cast<char>(code)};
  std::array<utf8proc_int32_t, 8> parts{};
  const auto length = utf8proc_decompose_char(static_cast<utf8proc_int32_t>(code), parts.data(), parts.size(),
                                              UTF8PROC_DECOMPOSE, nullptr);
  const auto letter = static_cast<char>(parts[0]);
  if (length < 2 || length > 8 || parts[0] >= 0x7f || !is_letter(letter)) return "?";
  std::string text(1, letter);
  for (utf8proc_ssize_t i = 1; i < length; ++i) {
    const auto place = combining.find(static_cast<char32_t>(parts[static_cast<std::size_t>(i)]));
    if (place == std::u32string_view::npos) continue;
    if (text == "i" && latex_accents[place] != 'c') text = "\\i";  // the accent replaces the dot
    text = std::string("\\") + latex_accents[place] + '{' + text + '}';
  }
  return text;
}

}  // namespace

std::string xml_escape(std::string_view text) {
  constexpr std::string_view marks = "&<>\"'";
  constexpr std::array<std::string_view, marks.size()> entities = {"&amp;", "&lt;", "&gt;", "&quot;",
                                                                   "&apos;"};
  std::string result;
  for_each_character(text, [&](char32_t code, std::string_view bytes) {
    if (const auto mark = marks.find(bytes[0]); mark != std::string_view::npos)
      result += entities[mark];
    else
      result += is_forbidden_in_xml(code) ? replacement_character : bytes;
  });
  return result;
}

std::string markdown_escape(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  const std::size_t block_mark = markdown_block_mark(line);
  std::string result;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool in_address = line[i] == '.' && i > 0 && (line[i - 1] == 'w' || line[i - 1] == 'W');  // www.
    if (i + 1 == block_mark || in_address || markdown_marks.find(line[i]) != std::string_view::npos)
      result += '\\';
    result += line[i];
  }
  return result;
}

std::string latex_escape(std::string_view line) {
  std::string result;
  while (!line.empty()) {
    const auto [code, length] = first_character(line);
    line.remove_prefix(length);
    const auto command = std::ranges::find(latex_commands, code, &LatexCommand::first);
    result += command != latex_commands.end() ? std::string(command->second) : latex_letter(code);
    if (code == U'-' && line.starts_with('-')) result += "{}";  // two hyphens would become a dash
  }
  return result;
}

std::string csv_cell(std::string_view text) {
  constexpr std::string_view formula_marks = "=+-@\t\r\n";
  std::string cell;
  if (!text.empty() && formula_marks.find(text[0]) != std::string_view::npos) cell = "'";
  cell += text;
  if (cell.find_first_of(",\"\r\n") == std::string::npos) return cell;
  return '"' + with_all_replaced(cell, "\"", "\"\"") + '"';
}

std::string with_all_replaced(std::string text, std::string_view what, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
    text.replace(at, what.size(), by);
  return text;
}

}  // namespace eightfold::reports
