// Lists of placements in a submission that are not in a notation: the output of a program, pasted as it is.
// The lines that cannot be read, with the blank and similar lines around them, are read as printed
// placements, and the text is read again with these in a notation.
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

// A line with a key, such as "solutions: 15863724", is not part of a list.
bool has_key(std::string_view line) {
  const auto separator = line.find_first_of(":=");
  return separator != std::string_view::npos && !top_key_of(line.substr(0, separator)).empty();
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
    for (std::size_t i = 0; i < result->placements.size(); ++i) {
      const reports::FormPlacement& read = result->placements[i];
      const bool shares_line = i > 0 && read.line == result->placements[i - 1].line;
      if (!read.unfit.empty() || shares_line || read.written.ends_with("…")) return std::nullopt;
    }
    return result;
  } catch (const reports::ParseError&) {
    return std::nullopt;
  }
}

// Squares of chess, to which no convention applies; vectors are as the student writes them.
std::string in_notation(const reports::FormResult& result, const reports::FormPlacement& read) {
  if (result.reading.notation == reports::vector_notation.name) return read.written;
  std::string written;
  reports::algebraic_notation.append(written, {read.placement, result.n}, 0);
  return written;
}

}  // namespace

std::optional<PrintedLists> with_printed_lists(std::string_view text, const std::vector<bool>& unread,
                                               std::optional<int> n) {
  constexpr std::size_t most_bytes = std::size_t{1} << 20U;
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
    if (auto result = has_unread ? printed_placements(part, n, part_lines) : std::nullopt) {
      std::fill(rewritten.begin() + static_cast<std::ptrdiff_t>(begin),
                rewritten.begin() + static_cast<std::ptrdiff_t>(end), "");
      for (const reports::FormPlacement& read : result->placements)
        rewritten[begin + read.line - 1] = in_notation(*result, read);
      printed.notes.push_back(fmt::format("line {}: read as {}: {}", begin + result->placements.front().line,
                                          result->reading.words,
                                          reports::counted(result->placements.size(), "placement")));
      note_ignored(*result, part_lines);
      std::ranges::move(std::exchange(result->reading.notes, {}), std::back_inserter(printed.notes));
      printed.readings.push_back(std::move(result->reading));
    }
    if (end < lines.size()) ++end;
  }
  if (printed.notes.empty()) return std::nullopt;
  for (const std::string& line : rewritten) printed.text.append(line).append("\n");
  return printed;
}

}  // namespace eightfold::coursework
