#include "reports/coursework/submission/internal/line_grammar.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::consists_of;
using reports::trimmed;

constexpr auto not_found = std::string_view::npos;

// The length of the space at the beginning: a space, a tab, or a no-break space.
std::size_t length_of_space(std::string_view text) {
  if (text.starts_with("\xc2\xa0")) return 2;
  return text.starts_with(' ') || text.starts_with('\t') ? 1 : 0;
}

// "12." or "3)"; with a tab behind it, as word processors copy lists, also "b." or "iv)".
std::size_t length_of_number_mark(std::string_view line) {
  constexpr std::size_t longest = 4;
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const auto end = line.find_first_not_of(digits);
  const auto end_of_letters = line.find_first_not_of(letters);
  const auto is_mark = [&](std::size_t at) {
    return at != not_found && 0 < at && at <= longest && (line[at] == '.' || line[at] == ')');
  };
  if (is_mark(end) && length_of_space(line.substr(end + 1)) > 0) return end + 1;
  const bool is_letter_mark = is_mark(end_of_letters) && line.substr(end_of_letters + 1).starts_with('\t');
  return is_letter_mark ? end_of_letters + 1 : 0;
}

// The length of the mark of a list item or a quotation. Signs that are nothing else need no space behind
// them; "o" is the letter that word processors copy for a circle.
std::size_t length_of_mark(std::string_view line) {
  constexpr std::array<std::string_view, 9> signs = {"•", "·", "◦", "▪", "●", "○", "‣", "\uf0b7", "\uf0a7"};
  constexpr std::array<std::string_view, 8> marks = {"-", "*", "+", ">", "–", "—", "[ ]", "[x]"};
  const auto begins_line = [&](std::string_view mark) { return line.starts_with(mark); };
  if (const auto sign = std::ranges::find_if(signs, begins_line); sign != signs.end()) return sign->size();
  const auto mark = std::ranges::find_if(marks, begins_line);
  if (mark != marks.end() && length_of_space(line.substr(mark->size())) > 0) return mark->size();
  const bool is_circle = line.starts_with("o\t") || line.starts_with("o  ") || line.starts_with("o\xc2\xa0");
  return is_circle ? 1 : length_of_number_mark(line);
}

// "14200", "14,200", "11.5" or "11,5".
bool is_aligned_number(std::string_view word) {
  const auto point = word.find_first_of(".,");
  const bool is_decimal = 0 < point && point + 1 < word.size() && point != not_found;
  if (is_decimal && consists_of(word.substr(0, point), digits) && consists_of(word.substr(point + 1), digits))
    return true;
  std::string ungrouped;
  for (const char c : word)
    if (c != ',') ungrouped += c;
  return !ungrouped.empty() && consists_of(ungrouped, digits) &&
         (word == ungrouped || word == reports::grouped(ungrouped));
}

// "b4 d3 a2 c1"; "r2 4" is an element and its number.
bool consists_of_squares(std::string_view text) {
  while (!text.empty()) {
    const auto end = std::min(text.find_first_of(" \t"), text.size());
    const auto rank = text.find_first_of(digits);
    if (rank == 0 || rank >= end) return false;
    text = reports::trimmed_left(text.substr(end));
  }
  return true;
}

// A line has no places within.
void set_place(JsonTree& tree, Place place) {
  tree.place = place;
  if (auto* items = std::get_if<JsonTree::Array>(&tree.value))
    for (JsonTree& item : *items) set_place(item, place);
  if (auto* members = std::get_if<JsonTree::Object>(&tree.value))
    for (JsonTree::Member& member : *members) set_place(member.value, member.place = place);
}

}  // namespace

std::string_view cleaned(std::string_view text) {
  constexpr std::string_view no_break_space = "\xc2\xa0";
  constexpr std::string_view marks = " \t\r\n*_`";
  while (true) {
    const std::size_t before = text.size();
    while (!text.empty() && marks.find(text.front()) != not_found) text.remove_prefix(1);
    while (!text.empty() && marks.find(text.back()) != not_found) text.remove_suffix(1);
    if (text.starts_with(no_break_space)) text.remove_prefix(no_break_space.size());
    if (text.ends_with(no_break_space)) text.remove_suffix(no_break_space.size());
    if (text.size() == before) return text;
  }
}

std::string_view without_bullet(std::string_view line) {
  while (true) {
    const std::size_t space = length_of_space(line);
    const std::size_t length = space > 0 ? space : length_of_mark(line);
    if (length == 0) return line;
    line = trimmed(line.substr(length));
  }
}

bool is_blank(std::string_view value) {
  value = cleaned(value);
  while (value.starts_with("…")) value.remove_prefix(std::string_view("…").size());
  return consists_of(value, "?_. -") && value != "0";
}

bool is_none(std::string_view value) {
  constexpr std::string_view words =
      " none nothing empty nosolutions noplacements theemptylist norepresentatives ";
  const std::string_view text = cleaned(value);
  return text == "∅" || text == "{}" || has_word(words, squeezed(text));
}

bool is_reason(std::string_view line) {
  constexpr std::string_view words = " why because reason reasons note explanation comment remark ";
  const std::string key = key_of(line.substr(0, line.find_first_of(" :=;,\t|")));
  return has_word(words, cleaned(key));
}

bool looks_like_placement(std::string_view text) {
  text = trimmed(text);
  if (!reports::resembles_placement(text)) return false;
  if (text.front() == '{') return text.starts_with(R"({"columns")");
  if (text.front() == '[' || text.front() == '(') {
    const std::string_view inside = trimmed(text.substr(1));
    return inside.empty() || std::string_view("0123456789[]()-\"").find(inside.front()) != not_found;
  }
  const bool begins_with_letter = 'a' <= text.front() && text.front() <= 'z';
  if (begins_with_letter && !consists_of_squares(text)) return false;
  const auto slashes = std::ranges::count(text, '/');
  return slashes == 0 || slashes == 7 ||
         (consists_of(text, "0123456789Qq/ wb-") && text.find_first_of("Qq") != not_found);
}

std::optional<std::size_t> find_separator(std::string_view line) {
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') quoted = !quoted;
    if (!quoted && std::string_view(":=;,\t").find(line[i]) != not_found) return i;
  }
  return std::nullopt;
}

std::vector<std::string> cells_of(std::string_view line, char separator) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"')
      cells.back() += line[++i];
    else if (c == '"')
      quoted = !quoted;
    else if (!quoted && c == separator)
      cells.emplace_back();
    else
      cells.back() += c;
  }
  for (std::string& cell : cells) cell = std::string(cleaned(cell));
  while (cells.size() > 1 && cells.back().empty()) cells.pop_back();  // spreadsheets pad lines
  return cells;
}

std::string placement_of(const std::vector<std::string>& cells) {
  constexpr std::size_t fewest = 3;
  const auto is_column = [](const std::string& cell) {
    return !cell.empty() && cell.size() <= 2 && consists_of(cell, digits);
  };
  if (cells.size() < fewest || !std::ranges::all_of(cells, is_column)) return "";
  std::string text;
  for (const std::string& cell : cells) text.append(text.empty() ? "[" : " ").append(cell);
  return text + ']';
}

std::optional<JsonTree::Array> json_placements(Place place, std::string_view text) {
  const std::string_view items = trimmed(text.substr(text.starts_with('[') ? 1 : 0));
  const bool is_list = items.starts_with('[');
  if (!text.starts_with('[') || !(is_list || items.starts_with('"'))) return std::nullopt;
  try {
    JsonTree tree = parse_json_tree(text);
    set_place(tree, place);
    if (is_list) return std::get<JsonTree::Array>(std::move(tree.value));
    return JsonTree::Array{std::move(tree)};
  } catch (const reports::ParseError&) {
    return std::nullopt;
  }
}

std::optional<Columns> columns_of(const std::vector<std::string>& cells) {
  constexpr std::string_view key_names =
      " element symmetry key name claim class quantity type size group title groupelement item orbitsize ";
  constexpr std::string_view value_names =
      " fixed fixedpoints numberoffixedpoints fixedsolutions fixedplacements fixpoints number count value "
      "answer"
      " orbits numberoforbits points fixes ";
  Columns columns;
  const auto find = [&](std::string_view names) {
    return std::ranges::find_if(cells,
                                [&](const std::string& cell) { return has_word(names, squeezed(cell)); });
  };
  const auto key = find(key_names);
  const auto value = find(value_names);
  if (cells.size() < 2 || key == cells.end() || value == cells.end()) return std::nullopt;
  columns.key = static_cast<std::size_t>(key - cells.begin());
  columns.value = static_cast<std::size_t>(value - cells.begin());
  columns.count = cells.size();
  if (squeezed(*value).ends_with("orbits"))
    columns.group = squeezed(*key).ends_with("size") ? "orbit_sizes" : "orbit_types";
  return columns;
}

bool is_rule_of_table(std::string_view line) {
  return consists_of(line, "|:-+= \t") && line.find_first_of("-=") != not_found;
}

std::optional<AlignedNumber> aligned_number(std::string_view line) {
  std::string_view number;
  while (true) {
    const auto space = line.find_last_of(" \t");
    if (space == not_found) break;
    const std::string_view word = line.substr(space + 1);
    if (!is_aligned_number(word)) break;
    if (!number.empty() && word != number) return std::nullopt;
    number = word;
    line = trimmed(line.substr(0, space));
  }
  if (number.empty()) return std::nullopt;
  return AlignedNumber{cleaned(line), number};
}

}  // namespace eightfold::coursework
