// The numbers of one line of a table, "8: 92", "N = 8  solutions = 92", "8,92,12": first N, then counts.
// Times and other numbers with a unit or a decimal point are not counts. A line is a row only if each of its
// counts is a whole token between known words and plain signs: "4 or 5", "not 4", "4!" and "2e3" state no
// number, and reading one of their digits would make them right by chance.
#include <algorithm>
#include <array>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "reports/coursework/output/internal/steps.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::string_view units =
    " ms s sec secs second seconds us ns min minutes nodes calls steps backtracks"
    " checks kb mb bytes ";
constexpr std::string_view names_of_others =
    " time elapsed runtime took nodes calls steps backtracks checks ";
constexpr std::string_view names_of_n = " n size ";
constexpr std::string_view words_after_n = " queens queen rooks superqueens ";
constexpr std::string_view words_for_all = " all total solutions solution q count ";
constexpr std::string_view words_of_totals = " all total ";
constexpr std::string_view words_for_orbits = " unique fundamental inequivalent u orbits canonical classes ";

// The words that may stand beside a count, besides those above. Words that change it, such as "or", "not",
// "about" and "million", may not.
constexpr std::string_view neutral_words =
    " a after and answer answers are arrangement arrangements board boards by case chessboard"
    " configuration configurations counted did different dimension distinct exactly exist exists"
    " f for found from give gives got had has have in input is layouts length nqueens number of"
    " on only output placement placements position positions possible problem puzzle result"
    " results row rows side solve solved solver the there took total up value ways when where"
    " with x ";
// They change the counts of a line wherever they stand.
constexpr std::string_view denials = " not never wrong guess maybe isn aren ";
// Signs outside ASCII that may stand beside a count: arrows, dashes, dots and check marks.
constexpr std::u32string_view plain_signs = U"\u2192\u21d2\u2013\u2014\u00b7\u2022\u00a0\u2713\u2714\u2705";

constexpr std::string_view digits_of_times = "0123456789";

struct Token {
  std::string text;
  bool is_number;
  std::string_view gap;  // between it and the token before
};

char last_sign(std::string_view gap) {
  const auto last = gap.find_last_not_of(" \t");
  return last == std::string_view::npos ? ' ' : gap[last];
}

// The length of a clock time or a duration at the beginning, "0:00:00.002" or "00:01.5"; 0 for other text.
std::size_t length_of_time(std::string_view text) {
  std::size_t colons = 0;
  std::size_t end = std::min(text.find_first_not_of(digits_of_times), text.size());
  while (end + 2 < text.size() && text[end] == ':' && '0' <= text[end + 1] && text[end + 1] < '6' &&
         is_digit(text[end + 2])) {
    ++colons;
    end += 3;
  }
  const bool has_fraction = end + 1 < text.size() && text[end] == '.' && is_digit(text[end + 1]);
  if (has_fraction) end = std::min(text.find_first_not_of(digits_of_times, end + 1), text.size());
  const bool is_whole = end == text.size() || (!is_digit(text[end]) && !is_letter(text[end]));
  return is_whole && colons + (has_fraction ? 1 : 0) >= 2 && colons > 0 ? end : 0;
}

// Words in lower case, and numbers. A decimal fraction is a word, and so is a time behind other words.
std::vector<Token> tokens_of(std::string_view line) {
  std::vector<Token> tokens;
  std::size_t end = 0;
  for (std::size_t at = 0; at < line.size();) {
    const char c = line[at];
    if (!is_letter(c) && !is_digit(c)) {
      ++at;
      continue;
    }
    Token token{"", is_digit(c), line.substr(end, at - end)};
    if (const std::size_t time = tokens.empty() ? 0 : length_of_time(line.substr(at)); time > 0) {
      tokens.push_back({std::string(line.substr(at, time)), false, token.gap});
      end = at += time;
      continue;
    }
    for (; at < line.size(); ++at) {
      const char next = at + 1 < line.size() ? line[at + 1] : ' ';
      const bool is_point = line[at] == '.' && is_digit(next);
      if (token.is_number && line[at] == '_' && is_digit(next)) continue;
      if (!(is_digit(c) ? is_digit(line[at]) || is_point : is_letter(line[at]))) break;
      if (is_point) token.is_number = false;
      token.text += is_letter(line[at]) ? static_cast<char>(line[at] | 0x20) : line[at];
    }
    tokens.push_back(std::move(token));
    end = at;
  }
  return tokens;
}

bool is_word_at(const std::vector<Token>& tokens, std::size_t index, std::string_view words) {
  return index < tokens.size() && !tokens[index].is_number && has_word(words, tokens[index].text);
}

// "365,596" after another number: thousands.
void join_thousands(std::vector<Token>& tokens) {
  constexpr std::size_t group = 3;
  std::size_t numbers = 0;
  std::size_t joined = tokens.size();  // the index of the last number with several groups
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!tokens[i].is_number) continue;
    const bool continues = numbers > 1 && i > 0 && tokens[i - 1].is_number && tokens[i].gap == "," &&
                           tokens[i].text.size() == group &&
                           (tokens[i - 1].text.size() <= group || joined == i - 1) &&
                           last_sign(tokens[i - 1].gap) != ',';
    if (!continues) {
      ++numbers;
      continue;
    }
    joined = i - 1;
    tokens[joined].text += tokens[i].text;
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
    const char before = last_sign(token.gap);
    if (after_number && (before == '-' || before == '/')) return true;
    if (i >= 2 && tokens[i - 2].is_number && (tokens[i - 1].text == "to" || tokens[i - 1].text == "through"))
      return true;
  }
  return false;
}

// Whether the signs between a number and its neighbor, without spaces, leave the number as it is.
bool is_plain(std::string_view signs) {
  constexpr std::u32string_view changing = U"!<~^/+%&?";
  std::u32string codes;
  reports::for_each_character(signs, [&](char32_t code, std::string_view) { codes += code; });
  for (std::size_t i = 0; i < codes.size(); ++i) {
    const char32_t c = codes[i];
    const char32_t before = i > 0 ? codes[i - 1] : U' ';
    const bool is_arrow = c == U'>' && (before == U'-' || before == U'=');
    const bool is_bold = c == U'*' && (before == U'*' || codes.substr(i + 1).starts_with(U'*'));
    const bool is_frame = U'\u2500' <= c && c <= U'\u257f';
    const bool is_plain_ascii = c < 0x80 && c != U'>' && c != U'*' && changing.find(c) == changing.npos;
    if (!is_plain_ascii && !is_arrow && !is_bold && !is_frame && plain_signs.find(c) == plain_signs.npos)
      return false;
  }
  return true;
}

bool is_neutral(const Token& word) {
  constexpr std::array all = {neutral_words, units,         names_of_others, names_of_n,
                              words_after_n, words_for_all, words_for_orbits};
  return word.is_number || is_digit(word.text.front()) ||
         std::ranges::any_of(all, [&](std::string_view words) { return has_word(words, word.text); });
}

// Whether the number is a whole token whose neighbors leave it as it is. `rest` follows the last token.
bool is_whole(const std::vector<Token>& tokens, std::size_t index, std::string_view rest) {
  const std::string_view before = tokens[index].gap;
  const bool is_last = index + 1 == tokens.size();
  const std::string_view after = is_last ? rest : tokens[index + 1].gap;
  if (before.ends_with('-') || !is_plain(before) || !is_plain(after)) return false;
  if (index > 0) {
    const Token& word = tokens[index - 1];
    const bool joined = before.empty() && !is_word_at(tokens, index - 1, names_of_n) &&
                        !is_word_at(tokens, index - 1, words_for_all) &&
                        !is_word_at(tokens, index - 1, words_for_orbits);
    if (joined || !is_neutral(word)) return false;
  }
  return is_last || (!after.empty() && is_neutral(tokens[index + 1]));
}

}  // namespace

std::optional<CountLine> count_line_of(std::string_view line) {
  constexpr std::size_t longest = 300;
  constexpr std::size_t most_digits = 40;
  constexpr std::size_t most_digits_of_n = 2;
  if (line.size() > longest) return std::nullopt;
  std::vector<Token> tokens = tokens_of(line);
  const auto last =
      std::find_if(line.rbegin(), line.rend(), [](char c) { return is_letter(c) || is_digit(c); });
  const std::string_view rest = line.substr(static_cast<std::size_t>(line.rend() - last));
  join_boards(tokens);
  join_thousands(tokens);
  if (is_other_line(tokens, line)) return std::nullopt;
  for (std::size_t i = 0; i < tokens.size(); ++i)
    if (is_word_at(tokens, i, denials)) return std::nullopt;
  CountLine row;
  std::optional<std::size_t> n;  // its index in row.numbers
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!tokens[i].is_number) continue;
    if (is_word_at(tokens, i + 1, units) || (i > 0 && is_word_at(tokens, i - 1, names_of_others))) continue;
    if (tokens[i].text.size() > most_digits || !is_whole(tokens, i, rest)) return std::nullopt;
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
    // In "unique solutions" the second word is not a column; in "unique total" it is.
    const bool same_column = i > 0 && is_word_at(tokens, i - 1, words_for_orbits) &&
                             last_sign(tokens[i].gap) == ' ' && !is_word_at(tokens, i, words_of_totals);
    if (!all && !same_column && is_word_at(tokens, i, words_for_all)) all = i;
  }
  if (!all || !orbits) return ColumnOrder::unknown;
  return *all < *orbits ? ColumnOrder::all_first : ColumnOrder::orbits_first;
}

}  // namespace eightfold::coursework
