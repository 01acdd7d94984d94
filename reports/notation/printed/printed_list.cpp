// The placements of a text that is not a list in the notations, line by line: what programs print, with
// frames, headings and totals. A line that is neither a placement nor one of these is a fault of the list.
#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/placement_reader.hpp"
#include "reports/notation/internal/forms.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

// The words of headings, totals and times, and of the solvers MiniZinc and clingo.
constexpr auto known_words = std::to_array<std::string_view>(
    {"a",       "all",      "and",       "answer",      "answers",    "are",        "arrangement",
     "board",   "boards",   "by",        "calls",       "chessboard", "clingo",     "column",
     "columns", "count",    "cp",        "cpu",         "distinct",   "elapsed",    "false",
     "for",     "found",    "from",      "fundamental", "in",         "is",         "lp",
     "m",       "model",    "models",    "more",        "ms",         "n",          "no",
     "number",  "of",       "on",        "optimum",     "placement",  "placements", "problem",
     "q",       "queens",   "reading",   "real",        "result",     "results",    "row",
     "rows",    "runtime",  "s",         "satisfiable", "sec",        "second",     "seconds",
     "size",    "solution", "solutions", "solve",       "solved",     "soln",       "solving",
     "st",      "stdin",    "sys",       "th",          "the",        "there",      "time",
     "took",    "total",    "true",      "unique",      "unsat",      "user",       "version"});

bool is_known_word(std::string_view word) {
  std::string lower;
  for (const char c : word) lower += to_lower(c);
  return std::ranges::find(known_words, lower) != known_words.end();
}

// Whether a line that is not a placement is a heading, a total, a time or a command. FEN has the word Q.
bool is_remark(std::string_view line) {
  if (fen_notation.may_read(line) && std::ranges::count(line, '/') > 1) return false;
  if (line.starts_with("$ ")) return true;
  bool has_word = false;
  while (true) {
    const auto begin = line.find_first_of(letters);
    if (begin == std::string_view::npos) return has_word;
    line.remove_prefix(begin);
    const auto end = std::min(line.find_first_not_of(letters), line.size());
    if (!is_known_word(line.substr(0, end))) return false;
    has_word = true;
    line.remove_prefix(end);
  }
}

// "1 2 3 4" or "0 1 2 3", the columns above a board, and "# 1 2 3 4" above vectors with numbers.
bool numbers_columns(std::string_view line, int n, bool is_drawn) {
  if (!is_drawn && !line.starts_with('#')) return false;
  const auto parts = parts_of(line, "# \t|");
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (parts[i] != std::to_string(parts.front() == "0" ? i : i + 1)) return false;
  return parts.size() == static_cast<std::size_t>(n);
}

struct IgnoredLine {
  std::size_t number;
  std::string_view words;
};

// "2 other lines are ignored: line 1 "…", line 94 "…"."; nothing without lines.
std::string ignored_sentence(std::span<const IgnoredLine> lines, std::string_view singular,
                             std::string_view plural) {
  constexpr std::size_t most_quoted = 3;
  if (lines.empty()) return "";
  const auto quoted = [](const IgnoredLine& line) {
    return fmt::format("line {} {}", line.number, quote(line.words));
  };
  return fmt::format("{} ignored: {}{}.", counted(lines.size(), singular, plural),
                     joined(lines.first(std::min(lines.size(), most_quoted)), ", ", quoted),
                     lines.size() > most_quoted ? ", …" : "");
}

// "2 lines have more than placements: line 1 "0.02 s", …", as far as it is ignored; nothing without such
// lines.
std::string words_beside_placements(const OutputText& text, const FormResult& result) {
  std::string rest = text.text;
  for (const auto& [offset, length] : result.parts)
    std::fill_n(rest.begin() + static_cast<std::ptrdiff_t>(offset), length, ' ');
  std::vector<IgnoredLine> ignored;
  for (std::size_t i = 0; i < text.lines.size(); ++i) {
    if (!result.used[i]) continue;
    const OutputLine& line = text.lines[i];
    std::string_view words = trimmed(std::string_view(rest).substr(line.offset, line.length));
    const std::string_view unlabeled = without_label(words);
    const std::string_view label = words.substr(0, words.size() - unlabeled.size());
    if (label.find_first_of(letters) == std::string_view::npos || is_remark(label)) words = unlabeled;
    if (std::ranges::any_of(words, [](char c) { return is_letter(c) || is_digit(c); }))
      ignored.push_back({line.number, words});
  }
  return ignored_sentence(ignored, "line has more than placements, which is",
                          "lines have more than placements, which is");
}

// In one of the notations with a base.
bool resembles_vector(std::string_view line) {
  return vector_notation.may_read(line) || json_notation.may_read(line) || line.starts_with("{\"columns\"");
}

}  // namespace

bool has_only_remarks_besides(const FormResult& result, const OutputText& text) {
  // ". . .": the list is cut.
  if (!text.lines.empty() && !result.used.back() && consists_of(text.line(text.lines.size() - 1), ".# \t"))
    return false;
  const bool is_drawn = result.form->read == read_drawn_boards;
  const std::string total = std::to_string(result.placements.size());
  std::size_t next = 0;
  for (std::size_t i = 0; i < text.lines.size(); ++i) {
    const std::string_view line = text.line(i);
    while (next < result.placements.size() && result.placements[next].first_line < i) ++next;
    const bool counts =
        line == total || (next < result.placements.size() && line == std::to_string(next + 1));
    if (!result.used[i] && !is_frame(line) && !without_label(line).empty() && !is_remark(line) && !counts &&
        !numbers_columns(line, result.n, is_drawn))
      return false;
  }
  return true;
}

bool ends_within_brackets(std::string_view text) {
  return std::ranges::any_of(std::array<std::string_view, 3>{"[]", "()", "{}"}, [&](std::string_view pair) {
    return std::ranges::count(text, pair[0]) > std::ranges::count(text, pair[1]);
  });
}

std::string ignored_words(const OutputText& text, const std::vector<bool>& used, bool has_labels) {
  std::vector<IgnoredLine> ignored;
  for (std::size_t i = 0; i < text.lines.size(); ++i)
    if (!used[i] && !is_frame(text.line(i)) && !(has_labels && without_label(text.line(i)).empty()))
      ignored.push_back({text.lines[i].number, text.line(i)});
  return ignored_sentence(ignored, "other line is", "other lines are");
}

void note_ignored(FormResult& result, const OutputText& text) {
  for (std::string& ignored :
       std::array{ignored_words(text, result.used, true), words_beside_placements(text, result)})
    if (!ignored.empty()) result.reading.notes.push_back(std::move(ignored));
  for (std::size_t i = 0; i < text.lines.size(); ++i)
    result.reading.frames += !result.used[i] && is_frame(text.line(i)) ? 1 : 0;
}

std::optional<ListedPlacements> read_printed_list(std::string_view text, const Reading& reading) {
  OutputText lines;
  std::optional<FormResult> result;
  try {
    lines = output_text_of(text);
    FormParams params = {.n = reading.size, .notation = reading.notation};
    // Vectors alone on their lines have the base of the reading; of others the numbers decide.
    bool only_vectors = true;
    for (std::size_t i = 0; i < lines.lines.size(); ++i)
      only_vectors = only_vectors && (is_frame(lines.line(i)) || resembles_vector(lines.line(i)));
    if (reading.base == 1 || only_vectors) params.base_of_vectors = reading.base;
    result = recognized_form(lines, params);
  } catch (const ParseError&) {
    return std::nullopt;
  }
  if (!result || ends_within_brackets(lines.text) || !has_only_remarks_besides(*result, lines))
    return std::nullopt;
  if (result->n < 2 && result->form->read != read_drawn_boards) return std::nullopt;  // "[0 0]"
  ListedPlacements list;
  for (const FormPlacement& read : result->placements) {
    if (!read.unfit.empty() || result->n > max_size) return std::nullopt;
    list.placements.push_back({{read.placement, result->n}, result->reading.notation, read.line});
  }
  note_ignored(*result, lines);
  list.form = std::move(result->reading);
  for (std::string& note : list.form.notes) note.pop_back();  // its period
  list.form.notes.insert(list.form.notes.begin(), fmt::format("read as {}: {}", list.form.words,
                                                              counted(list.placements.size(), "placement")));
  return list;
}

}  // namespace eightfold::reports
