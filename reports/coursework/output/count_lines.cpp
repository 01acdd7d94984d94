// The numbers of one line of a table, "8: 92", "N = 8  solutions = 92", "8,92,12": first N, then counts.
// Times and other numbers with a unit or a decimal point are not counts.
#include "eightfold/reports/coursework/output/internal/count_lines.hpp"

#include <algorithm>
#include <array>

namespace eightfold::coursework {
namespace {

constexpr auto units = std::to_array<std::string_view>({"ms", "s", "sec", "secs", "second", "seconds", "us",
                                                        "ns", "min", "minutes", "nodes", "calls", "steps",
                                                        "backtracks", "checks", "kb", "mb", "bytes"});
constexpr auto names_of_others = std::to_array<std::string_view>(
    {"time", "elapsed", "runtime", "took", "nodes", "calls", "steps", "backtracks", "checks"});
constexpr auto names_of_n = std::to_array<std::string_view>({"n", "size"});
constexpr auto words_after_n = std::to_array<std::string_view>({"queens", "queen", "rooks", "superqueens"});
constexpr auto words_for_all =
    std::to_array<std::string_view>({"all", "total", "solutions", "solution", "q", "count"});
constexpr auto words_for_orbits = std::to_array<std::string_view>(
    {"unique", "fundamental", "inequivalent", "u", "orbits", "canonical", "classes"});

struct Token {
  std::string text;
  bool is_number;
  char before;    // the last sign before it, spaces omitted; ' ' if there is none
  bool attached;  // whether no space separates it from the token before
};

// Words in lower case, and numbers. A decimal fraction is a word.
std::vector<Token> tokens_of(std::string_view line) {
  std::vector<Token> tokens;
  char before = ' ';
  bool attached = false;
  for (std::size_t at = 0; at < line.size();) {
    const char c = line[at];
    if (!is_letter(c) && !is_digit_sign(c)) {
      if (c != ' ' && c != '\t') before = c;
      attached = false;
      ++at;
      continue;
    }
    Token token{"", is_digit_sign(c), before, attached};
    for (; at < line.size(); ++at) {
      const char next = at + 1 < line.size() ? line[at + 1] : ' ';
      const bool is_point = line[at] == '.' && is_digit_sign(next);
      if (token.is_number && line[at] == '_' && is_digit_sign(next)) continue;
      if (!(is_digit_sign(c) ? is_digit_sign(line[at]) || is_point : is_letter(line[at]))) break;
      if (is_point) token.is_number = false;
      token.text += is_letter(line[at]) ? static_cast<char>(line[at] | 0x20) : line[at];
    }
    tokens.push_back(std::move(token));
    before = ' ';
    attached = true;
  }
  return tokens;
}

bool is_word_at(const std::vector<Token>& tokens, std::size_t index,
                std::span<const std::string_view> words) {
  return index < tokens.size() && !tokens[index].is_number &&
         std::ranges::find(words, tokens[index].text) != words.end();
}

// "365,596" after another number: thousands.
void join_thousands(std::vector<Token>& tokens) {
  constexpr std::size_t group = 3;
  std::size_t numbers = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!tokens[i].is_number) continue;
    const bool continues = numbers > 1 && i > 0 && tokens[i - 1].is_number && tokens[i].before == ',' &&
                           tokens[i].text.size() == group && tokens[i - 1].before != ',';
    if (!continues) {
      ++numbers;
      continue;
    }
    tokens[i - 1].text += tokens[i].text;
    tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i));
    --i;
  }
}

// "8x8" and "8 × 8": one number.
void join_boards(std::vector<Token>& tokens) {
  for (std::size_t i = 0; i + 2 < tokens.size(); ++i)
    if (tokens[i].is_number && tokens[i + 1].text == "x" && tokens[i + 2].text == tokens[i].text)
      tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                   tokens.begin() + static_cast<std::ptrdiff_t>(i) + 3);
}

// Numbers that are ranges, dates and times make a line something else than a row.
bool is_other_line(const std::vector<Token>& tokens, std::string_view line) {
  if (line.find("..") != std::string_view::npos) return true;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (!token.is_number) continue;
    if (token.text.size() > 1 && token.text.front() == '0') return true;
    const bool after_number = i > 0 && tokens[i - 1].is_number;
    if (after_number && (token.before == '-' || token.before == '/')) return true;
    if (i >= 2 && tokens[i - 2].is_number && (tokens[i - 1].text == "to" || tokens[i - 1].text == "through"))
      return true;
  }
  return false;
}

}  // namespace

std::optional<CountLine> count_line_of(std::string_view line) {
  constexpr std::size_t longest = 300;
  constexpr std::size_t most_digits = 40;
  constexpr std::size_t most_digits_of_n = 2;
  if (line.size() > longest) return std::nullopt;
  std::vector<Token> tokens = tokens_of(line);
  join_boards(tokens);
  join_thousands(tokens);
  if (is_other_line(tokens, line)) return std::nullopt;
  CountLine row;
  std::optional<std::size_t> n;  // its index in row.numbers
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!tokens[i].is_number) continue;
    if (is_word_at(tokens, i + 1, units) || (i > 0 && is_word_at(tokens, i - 1, names_of_others))) continue;
    if (tokens[i].text.size() > most_digits) return std::nullopt;
    const bool is_n =
        (i > 0 && is_word_at(tokens, i - 1, names_of_n)) || is_word_at(tokens, i + 1, words_after_n);
    if (is_n && !n) n = row.numbers.size();
    row.numbers.push_back(tokens[i].text);
  }
  if (row.numbers.empty()) return std::nullopt;
  if (n) {
    row.names_n = true;
    std::rotate(row.numbers.begin(), row.numbers.begin() + static_cast<std::ptrdiff_t>(*n),
                row.numbers.begin() + static_cast<std::ptrdiff_t>(*n) + 1);
  }
  row.is_row = row.numbers.size() > 1 && row.numbers.front().size() <= most_digits_of_n;
  return row;
}

ColumnOrder column_order_of(std::string_view line) {
  std::optional<std::size_t> all;
  std::optional<std::size_t> orbits;
  const std::vector<Token> tokens = tokens_of(line);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!orbits && is_word_at(tokens, i, words_for_orbits)) orbits = i;
    // In "unique solutions" the second word is not a column.
    const bool same_column = i > 0 && is_word_at(tokens, i - 1, words_for_orbits) && tokens[i].before == ' ';
    if (!all && !same_column && is_word_at(tokens, i, words_for_all)) all = i;
  }
  if (!all || !orbits) return ColumnOrder::unknown;
  return *all < *orbits ? ColumnOrder::all_first : ColumnOrder::orbits_first;
}

}  // namespace eightfold::coursework
