// Lists of placements in a submission that are not in a notation: the output of a program, pasted as it is.
// A text that has nothing else becomes a list. Otherwise the lines that cannot be read, with the blank and
// similar lines around them, are read as printed placements, and the text is read again with these in a
// notation.
#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/notation/internal/forms.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 20U;

struct TextLine {
  std::string_view text;
  bool is_unread;
};

std::vector<TextLine> lines_of_text(std::string_view text, const std::vector<bool>& unread) {
  std::vector<TextLine> lines;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    lines.push_back({line, number < unread.size() && unread[number]});
  }
  return lines;
}

// A line with a key, such as "solutions: 15863724" or {"n": 8, is not part of a list.
bool has_key(std::string_view line) {
  const auto separator = line.find_first_of(":=");
  if (separator == std::string_view::npos) return false;
  std::string_view name = line.substr(0, separator);
  name.remove_prefix(std::min(name.find_first_not_of("[{ \t\"'"), name.size()));
  name = name.substr(0, name.find_last_not_of(" \t\"'") + 1);
  return !top_key_of(name).empty();
}

// Whether the line may be between lines that cannot be read: it is one of them, blank, or part of a board.
bool may_be_printed(const TextLine& line) {
  return (line.is_unread && !has_key(line.text)) || reports::consists_of(line.text, " \t\r.QqxXoO01_*#+-=|");
}

// The placements of the lines, if these have only remarks besides.
std::optional<reports::FormResult> printed_placements(const std::string& text, std::optional<int> n,
                                                      reports::OutputText& lines) {
  try {
    lines = reports::output_text_of(text);
    auto result = reports::recognized_form(lines, {.n = n});
    if (!result || !reports::has_only_remarks_besides(*result, lines)) return std::nullopt;
    const bool all_fit =
        std::ranges::all_of(result->placements, &std::string::empty, &reports::FormPlacement::unfit);
    return all_fit ? result : std::nullopt;
  } catch (const reports::ParseError&) {
    return std::nullopt;
  }
}

bool share_a_line(const std::vector<reports::FormPlacement>& placements) {
  return std::ranges::adjacent_find(placements, {}, &reports::FormPlacement::line) != placements.end();
}

void add_notes(PrintedLists& printed, reports::FormResult& result, const reports::OutputText& lines,
               std::size_t lines_before) {
  printed.notes.push_back(fmt::format("line {}: read as {}: {}",
                                      lines_before + result.placements.front().line, result.reading.words,
                                      reports::counted(result.placements.size(), "placement")));
  note_ignored(result, lines);
  std::ranges::move(std::exchange(result.reading.notes, {}), std::back_inserter(printed.notes));
  printed.readings.push_back(std::move(result.reading));
}

// Squares of chess, to which no convention applies; vectors are numbered as the student does.
std::string in_notation(const reports::FormResult& result, const reports::FormPlacement& read) {
  const bool is_vector = result.reading.notation == reports::vector_notation.name;
  std::string written;
  (is_vector ? reports::vector_notation : reports::algebraic_notation)
      .append(written, {read.placement, result.n}, is_vector ? result.reading.base.value_or(0) : 0);
  return written;
}

}  // namespace

std::optional<PrintedLists> printed_list(std::string_view text, std::optional<int> n) {
  const bool is_ndjson = reports::trimmed_left(text).starts_with("{\"columns\"");  // with another total
  if (text.size() > most_bytes || is_ndjson || reports::ends_within_brackets(text)) return std::nullopt;
  for (const TextLine& line : lines_of_text(text, {}))
    if (has_key(line.text)) return std::nullopt;
  reports::OutputText lines;
  auto result = printed_placements(std::string(text), n, lines);
  if (!result || result->placements.empty()) return std::nullopt;
  const bool is_vector = result->reading.notation == reports::vector_notation.name;
  if (is_vector && text.find("[[[") != std::string_view::npos) return std::nullopt;  // too deep
  JsonTree::Array items;
  for (const reports::FormPlacement& read : result->placements)
    items.push_back({{read.line, read.column}, in_notation(*result, read)});
  PrintedLists printed;
  printed.list = JsonTree{{}, JsonTree::Object{{"placements", {}, {{}, std::move(items)}}}};
  add_notes(printed, *result, lines, 0);
  return printed;
}

std::optional<PrintedLists> with_printed_lists(std::string_view text, const std::vector<bool>& unread,
                                               std::optional<int> n) {
  if (text.size() > most_bytes) return std::nullopt;
  const std::vector<TextLine> lines = lines_of_text(text, unread);
  std::vector<std::string> rewritten(lines.size());
  PrintedLists printed;
  for (std::size_t begin = 0, end = 0; begin < lines.size(); begin = end) {
    std::string part;
    bool has_unread = false;
    for (; end < lines.size() && may_be_printed(lines[end]); ++end) {
      part.append(lines[end].text).append("\n");
      has_unread = has_unread || lines[end].is_unread;
      rewritten[end] = lines[end].text;
    }
    if (end < lines.size()) rewritten[end] = lines[end].text;
    reports::OutputText part_lines;
    auto result = has_unread ? printed_placements(part, n, part_lines) : std::nullopt;
    if (result && !share_a_line(result->placements)) {
      std::fill(rewritten.begin() + static_cast<std::ptrdiff_t>(begin),
                rewritten.begin() + static_cast<std::ptrdiff_t>(end), "");
      for (const reports::FormPlacement& read : result->placements)
        rewritten[begin + read.line - 1] = in_notation(*result, read);
      add_notes(printed, *result, part_lines, begin);
    }
    if (end < lines.size()) ++end;
  }
  if (printed.notes.empty()) return std::nullopt;
  for (const std::string& line : rewritten) printed.text.append(line).append("\n");
  return printed;
}

}  // namespace eightfold::coursework
