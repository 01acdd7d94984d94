// Finds the groups of whole numbers of a text in one pass. Brackets may extend over lines, as in lists that
// are printed with line breaks. A bracket that a line with words leaves open, as in "done :(", is not the
// beginning of a list.
#include <algorithm>
#include <array>
#include <optional>

#include "reports/notation/internal/output_text.hpp"
#include "reports/notation/internal/scanner.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t deepest = 32;
constexpr int greatest_value = 9999;

struct OpenBracket {
  int id;
  std::size_t line;
  std::size_t offset;
  std::size_t first;  // of its numbers
  bool clean;         // only numbers and separators so far
  bool dotted;
};

bool is_number_at(std::string_view text, std::size_t at) {
  return is_digit(text[at]) || (text[at] == '-' && at + 1 < text.size() && is_digit(text[at + 1]));
}

// A number behind the word "row" or "column".
struct NamedNumber {
  bool is_column;
  std::size_t begin;   // of the word
  std::size_t number;  // its place
};

std::size_t end_of_word(std::string_view line, std::size_t at) {
  while (at < line.size() && is_letter(line[at])) ++at;
  return at;
}

// Whether the word names columns, or rows; nothing for other words.
std::optional<bool> axis_named(std::string_view word) {
  constexpr std::array<std::string_view, 4> columns = {"col", "Col", "column", "Column"};
  constexpr std::array<std::string_view, 2> rows = {"row", "Row"};
  if (std::ranges::find(columns, word) != columns.end()) return true;
  if (std::ranges::find(rows, word) != rows.end()) return false;
  return std::nullopt;
}

class GroupScanner {
 public:
  explicit GroupScanner(const OutputText& text) : text_(text) {}

  NumberGroups scan() && {
    for (line_ = 0; line_ < text_.lines.size(); ++line_) {
      std::string_view body = text_.line(line_);
      if (add_named_pairs(body)) continue;
      if (body.ends_with(":(")) body.remove_suffix(2);
      if (open_.empty()) body = without_label(body);
      if (open_.empty() && body.find_first_of(brackets) == std::string_view::npos)
        scan_bare(without_time(body));
      else
        scan_brackets(body);
    }
    return std::move(found_);
  }

 private:
  // "row 0 col 4", "Queen 1: column 4, row 0". Returns whether the line has such pairs and no other numbers
  // of rows and columns.
  bool add_named_pairs(std::string_view line) {
    std::vector<NamedNumber> named;
    for (std::size_t at = 0; at < line.size();) {
      const std::size_t end = end_of_word(line, at);
      const auto axis = axis_named(line.substr(at, end - at));
      const std::size_t number =
          axis ? std::min(line.find_first_not_of(" :=\"'", end), line.size()) : line.size();
      if (number < line.size() && is_number_at(line, number)) named.push_back({*axis, at, number});
      at = std::max(end, at + 1);
    }
    if (named.empty() || named.size() % 2 != 0) return false;
    for (std::size_t i = 0; i < named.size(); i += 2)
      if (named[i].is_column == named[i + 1].is_column) return false;
    for (std::size_t i = 0; i < named.size(); i += 2) {
      const std::size_t first = count();
      take_number(line.substr(named[i].number));
      const std::size_t end = named[i + 1].number + take_number(line.substr(named[i + 1].number));
      if (named[i].is_column) std::swap(found_.values[first], found_.values[first + 1]);
      const std::string_view part = line.substr(named[i].begin, end - named[i].begin);
      add({line_, text_.offset_of(part), part.size(), first, 2, -1, true, false});
    }
    return true;
  }

  // A line without brackets: numbers with separators between, and nothing else.
  void scan_bare(std::string_view body) {
    if (!consists_of(body, "-0123456789 \t,;|")) return;
    for (const std::string_view part : parts_of(body, ";")) {
      const std::size_t first = count();
      for (std::size_t at = 0; at < part.size();) {
        if (is_number_at(part, at))
          at += take_number(part.substr(at));
        else
          ++at;
      }
      add({line_, text_.offset_of(part), part.size(), first, count() - first, -1, false, false});
    }
  }

  void scan_brackets(std::string_view body) {
    bool has_words = false;
    for (std::size_t at = 0; at < body.size();) {
      const char c = body[at];
      if (c == '[' || c == '(' || c == '{') {
        open(text_.offset_of(body.substr(at)));
        ++at;
      } else if (c == ']' || c == ')' || c == '}') {
        close(text_.offset_of(body.substr(at)) + 1);
        ++at;
      } else if (is_number_at(body, at)) {
        const std::size_t begin = at;
        at += take_number(body.substr(at));
        if (body.substr(at, 2) == ". " || body.substr(at, 2) == ".]") ++at;  // "1.", as NumPy prints it
        const std::size_t value = value_of_entry(body, at);
        if (value == body.size()) continue;
        at = value + take_number(body.substr(value));
        open_.back().clean = false;
        add({line_, text_.offset_of(body.substr(begin)), at - begin, count() - 2, 2, open_.back().id, true,
             false});
      } else {
        const std::size_t end = end_of_word(body, at);  // "array([[" begins a list, "size (" does not
        has_words = has_words ||
                    (end > at && (end == body.size() || brackets.find(body[end]) == std::string_view::npos));
        mark(c, at + 1 < body.size() ? body[at + 1] : ' ');
        at = std::max(end, at + 1);
      }
    }
    if (has_words) open_.clear();
  }

  // The place of 4 behind "0: 4" or "\"0\": 4" in a dictionary; the end of the text for other numbers.
  [[nodiscard]] std::size_t value_of_entry(std::string_view body, std::size_t at) const {
    if (open_.empty()) return body.size();
    const std::size_t colon = std::min(body.find_first_not_of(" \"'", at), body.size());
    if (colon == body.size() || body[colon] != ':') return body.size();
    const std::size_t value = std::min(body.find_first_not_of(' ', colon + 1), body.size());
    return value < body.size() && is_number_at(body, value) ? value : body.size();
  }

  void open(std::size_t offset) {
    if (!open_.empty()) open_.back().clean = false;
    if (open_.size() == deepest) open_.clear();
    open_.push_back({++ids_, line_, offset, count(), true, false});
  }

  void close(std::size_t end) {
    if (open_.empty()) return;
    const OpenBracket last = open_.back();
    open_.pop_back();
    if (last.clean)
      add({last.line, last.offset, end - last.offset, last.first, count() - last.first,
           open_.empty() ? -1 : open_.back().id, true, last.dotted});
  }

  void mark(char c, char next) {
    if (open_.empty() || c == ' ' || c == '\t' || c == ',' || c == ';') return;
    if (c == '.' && next == ' ')
      open_.back().dotted = true;
    else
      open_.back().clean = false;
  }

  // The number of characters read.
  std::size_t take_number(std::string_view text) {
    const bool negative = text.front() == '-';
    std::size_t end = negative ? 1 : 0;
    int value = 0;
    for (; end < text.size() && is_digit(text[end]); ++end)
      value = std::min(value * 10 + (text[end] - '0'), greatest_value);
    found_.values.push_back(negative ? -1 : value);
    return end;
  }

  void add(NumberGroup group) { found_.groups.push_back(group); }
  std::size_t count() const { return found_.values.size(); }

  const OutputText& text_;
  NumberGroups found_;
  std::vector<OpenBracket> open_;
  std::size_t line_ = 0;
  int ids_ = 0;
};

}  // namespace

NumberGroups number_groups_of(const OutputText& text) { return GroupScanner(text).scan(); }

}  // namespace eightfold::reports
