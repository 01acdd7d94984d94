// Finds the groups of whole numbers of a text in one pass. Brackets may extend over lines, as in lists that
// are printed with line breaks. A bracket that a line with words leaves open, as in "done :(", is not the
// beginning of a list.
#include <algorithm>

#include "eightfold/reports/coursework/output/internal/output_text.hpp"
#include "eightfold/reports/notation/internal/scanner.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::size_t deepest = 32;
constexpr std::int16_t greatest_value = 9999;

struct OpenBracket {
  std::int32_t id;
  std::uint32_t line;
  std::uint32_t offset;
  std::uint32_t first;  // of its numbers
  bool clean;           // only numbers and separators so far
  bool dotted;
};

bool is_number_at(std::string_view text, std::size_t at) {
  return is_digit_sign(text[at]) || (text[at] == '-' && at + 1 < text.size() && is_digit_sign(text[at + 1]));
}

class GroupScanner {
 public:
  explicit GroupScanner(const OutputText& text) : text_(text) {}

  NumberGroups scan() && {
    for (std::size_t i = 0; i < text_.lines.size(); ++i) {
      line_ = static_cast<std::uint32_t>(i);
      std::string_view body = text_.line(i);
      if (open_.empty()) body = without_label(body);
      if (open_.empty() && body.find_first_of(brackets) == std::string_view::npos)
        scan_bare(body);
      else
        scan_brackets(body);
    }
    return std::move(found_);
  }

 private:
  // A line without brackets: numbers with separators between, and nothing else.
  void scan_bare(std::string_view body) {
    if (!reports::consists_of(body, "-0123456789 \t,;|")) return;
    for (const std::string_view part : parts_of(body, ";")) {
      const auto first = count();
      for (std::size_t at = 0; at < part.size();) {
        if (is_number_at(part, at))
          at += take_number(part.substr(at));
        else
          ++at;
      }
      add({line_, offset_of(part), size_of(part), first, count() - first, -1, false, false});
    }
  }

  void scan_brackets(std::string_view body) {
    bool has_words = false;
    for (std::size_t at = 0; at < body.size();) {
      const char c = body[at];
      if (c == '[' || c == '(' || c == '{') {
        open(offset_of(body.substr(at)));
        ++at;
      } else if (c == ']' || c == ')' || c == '}') {
        close(offset_of(body.substr(at)) + 1);
        ++at;
      } else if (is_number_at(body, at)) {
        at += take_number(body.substr(at));
      } else {
        has_words = has_words || is_letter(c);
        mark(c, at + 1 < body.size() ? body[at + 1] : ' ');
        ++at;
      }
    }
    if (has_words) open_.clear();
  }

  void open(std::uint32_t offset) {
    if (!open_.empty()) open_.back().clean = false;
    if (open_.size() == deepest) open_.clear();
    open_.push_back({++ids_, line_, offset, count(), true, false});
  }

  void close(std::uint32_t end) {
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
    for (; end < text.size() && is_digit_sign(text[end]); ++end)
      value = std::min<int>(value * 10 + (text[end] - '0'), greatest_value);
    found_.values.push_back(static_cast<std::int16_t>(negative ? -1 : value));
    return end;
  }

  void add(NumberGroup group) { found_.groups.push_back(group); }
  std::uint32_t count() const { return static_cast<std::uint32_t>(found_.values.size()); }
  std::uint32_t offset_of(std::string_view part) const {
    return static_cast<std::uint32_t>(text_.offset_of(part));
  }
  static std::uint32_t size_of(std::string_view part) { return static_cast<std::uint32_t>(part.size()); }

  const OutputText& text_;
  NumberGroups found_;
  std::vector<OpenBracket> open_;
  std::uint32_t line_ = 0;
  std::int32_t ids_ = 0;
};

}  // namespace

NumberGroups number_groups_of(const OutputText& text) { return GroupScanner(text).scan(); }

}  // namespace eightfold::coursework
