// Pairs of row and column in any order: (1,1),(2,5),…, ((1 1) (2 5) …), and one pair a line. A dotted pair
// has the row and the column exchanged, as in the notation sicp.
#include <algorithm>

#include "reports/notation/internal/forms.hpp"

namespace eightfold::reports {
namespace {

// Pairs that may be one placement: within the same brackets, or on the same line.
using PairRun = std::vector<const NumberGroup*>;

bool is_pair(const NumberGroup& group) { return group.bracketed && group.count == 2; }

std::vector<PairRun> runs_by_brackets(const OutputParts& parts) {
  std::vector<PairRun> runs;
  const NumberGroup* last = nullptr;
  for (const NumberGroup& group : parts.groups.groups) {
    if (!is_pair(group)) continue;
    const bool same =
        last != nullptr && group.parent == last->parent && (group.parent >= 0 || group.line == last->line);
    if (!same) runs.emplace_back();
    runs.back().push_back(&group);
    last = &group;
  }
  return runs;
}

// The runs of lines with one pair each, between blank and other lines.
std::vector<PairRun> runs_by_lines(const OutputParts& parts, const std::vector<PairRun>& singles) {
  std::vector<PairRun> runs;
  std::size_t expected = 0;
  for (const PairRun& single : singles) {
    const NumberGroup* pair = single.front();
    if (runs.empty() || pair->line != expected || parts.text.lines[pair->line].after_gap) runs.emplace_back();
    runs.back().push_back(pair);
    expected = pair->line + 1;
  }
  return runs;
}

// The word directly before a pair: q in "q(1,2)".
std::string_view word_before(const NumberGroup& pair, const OutputText& text) {
  std::size_t begin = pair.offset;
  while (begin > 0 && is_letter(text.text[begin - 1])) --begin;
  return std::string_view(text.text).substr(begin, pair.offset - begin);
}

void add_pairs(FormReading& reading, const OutputParts& parts, std::span<const NumberGroup* const> pairs) {
  const std::size_t first = reading.queens.size();
  const std::string_view predicate = word_before(*pairs.front(), parts.text);
  const bool has_predicate = std::ranges::all_of(
      pairs, [&](const NumberGroup* pair) { return word_before(*pair, parts.text) == predicate; });
  for (const NumberGroup* pair : pairs) {
    RawQueen queen{parts.groups.values[pair->first], parts.groups.values[pair->first + 1]};
    if (pair->dotted) std::swap(queen.row, queen.column);
    reading.queens.push_back(queen);
    reading.used[pair->line] = true;
    const std::size_t length = has_predicate ? predicate.size() : 0;
    reading.parts.push_back({pair->offset - length, pair->length + length});
  }
  const NumberGroup& begin = *pairs.front();
  const NumberGroup& last = *pairs.back();
  reading.add(begin.line, begin.offset, last.offset + last.length - begin.offset, first);
}

}  // namespace

FormReading read_number_pairs(const OutputParts& parts) {
  std::vector<PairRun> runs = runs_by_brackets(parts);
  const auto is_single = [](const PairRun& run) { return run.size() == 1; };
  if (parts.n.value_or(2) > 1 && std::ranges::all_of(runs, is_single)) runs = runs_by_lines(parts, runs);
  std::vector<std::size_t> sizes;
  for (const PairRun& run : runs) sizes.push_back(run.size());
  const std::size_t n = parts.n.value_or(commonest_size(sizes, 1));
  const bool has_n = n > 0 && std::ranges::any_of(sizes, [&](std::size_t size) { return size % n == 0; });

  FormReading reading(parts);
  for (const PairRun& run : runs) {
    const std::span<const NumberGroup* const> pairs = run;
    if (pairs.size() + 1 < (has_n ? n : std::min<std::size_t>(n, 3))) continue;
    if (n == 0 || pairs.size() % n != 0) {
      add_pairs(reading, parts, pairs);
      continue;
    }
    for (std::size_t at = 0; at < pairs.size(); at += n) add_pairs(reading, parts, pairs.subspan(at, n));
  }
  return reading;
}

}  // namespace eightfold::reports
