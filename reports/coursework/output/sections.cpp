// The output of a program that was run for several N. Each N is judged on its own, so that an incorrect list
// does not hide behind a correct one.
#include <algorithm>
#include <charconv>
#include <utility>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "reports/coursework/output/internal/steps.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::size_t most_sections = 16;
constexpr int least_size = 4;  // a shorter line of numbers may be anything

struct Heading {
  int n;
  bool has_other_numbers;
};

// "N = 8", "8 queens:", "n: 8, 92 solutions".
std::optional<Heading> heading_of(std::string_view line) {
  const auto numbers = count_line_of(line);
  if (!numbers || !numbers->names_n) return std::nullopt;
  const std::string& digits = numbers->numbers.front();
  int n = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), n);
  if (error != std::errc() || n > max_size) return std::nullopt;
  return Heading{n, numbers->numbers.size() > 1};
}

bool has_several_sizes(const std::vector<OutputSection>& sections) {
  return std::ranges::any_of(sections,
                             [&](const OutputSection& section) { return section.n != sections.front().n; });
}

// A placement that shows its own size: a permutation, and not the numbers of the columns.
bool shows_its_size(const FormPlacement& read) {
  const Placement& placement = read.placement;
  return read.unfit.empty() && read.size >= least_size && is_permutation(placement) &&
         !std::ranges::is_sorted(placement);
}

// Moves the lines of the placements of the size that most of them have to a section. Nothing if none shows
// its size, or if N is given as another size and some are no solutions: then they are faults of a list for N.
std::optional<OutputSection> take_section(const OutputText& text, std::vector<std::size_t>& lines,
                                          ExpectedOutput expected, Expectations expectations) {
  const std::optional<int> wanted = std::exchange(expectations.exercise.n, std::nullopt);
  const auto result = recognized_form(part_of(text, lines), expected, expectations);
  if (!result || std::ranges::none_of(result->placements, shows_its_size)) return std::nullopt;
  OutputSection section{result->n, {}};
  std::vector<bool> is_taken(lines.size());
  std::size_t solutions = 0;
  std::size_t count = 0;
  for (const FormPlacement& read : result->placements) {
    if (read.size != result->n) continue;
    ++count;
    const bool fits = read.unfit.empty() && is_permutation(read.placement);
    solutions += fits && is_solution(read.placement, Board::square(result->n),
                                     expectations.exercise.rule.value_or(Rule::queens))
                     ? 1
                     : 0;
    std::fill(is_taken.begin() + read.first_line, is_taken.begin() + read.last_line + 1, true);
  }
  if (wanted && result->n != *wanted && (solutions < 2 || solutions < count)) return std::nullopt;
  std::vector<std::size_t> rest;
  for (std::size_t i = 0; i < lines.size(); ++i) (is_taken[i] ? section.lines : rest).push_back(lines[i]);
  lines = std::move(rest);
  return section;
}

}  // namespace

std::vector<OutputSection> sections_by_headings(const OutputText& text) {
  std::vector<OutputSection> sections;
  std::vector<std::size_t> before;
  for (std::size_t i = 0; i < text.lines.size(); ++i) {
    const auto heading = heading_of(text.line(i));
    const auto known = heading ? std::ranges::find(sections, heading->n, &OutputSection::n) : sections.end();
    if (heading && known == sections.end())
      sections.push_back({heading->n, {}});
    else if (heading)
      std::rotate(known, known + 1, sections.end());  // lines below belong to it
    if (heading && !heading->has_other_numbers) continue;
    (sections.empty() ? before : sections.back().lines).push_back(i);
  }
  if (!has_several_sizes(sections)) return {};
  std::ranges::sort(sections, {}, &OutputSection::n);
  sections.front().lines.insert(sections.front().lines.begin(), before.begin(), before.end());
  return sections;
}

std::vector<OutputSection> sections_by_size(const OutputText& text, const FormResult& whole,
                                            ExpectedOutput expected, const Expectations& expectations) {
  const bool has_other_size =
      std::ranges::any_of(whole.placements, [&](const FormPlacement& read) { return read.size != whole.n; });
  const bool reads_all = std::ranges::find(whole.used, false) == whole.used.end();
  if (reads_all && !has_other_size) return {};
  std::vector<std::size_t> rest(text.lines.size());
  for (std::size_t i = 0; i < rest.size(); ++i) rest[i] = i;
  std::vector<OutputSection> sections;
  while (!rest.empty() && sections.size() < most_sections) try {
      auto section = take_section(text, rest, expected, expectations);
      if (!section) break;
      sections.push_back(std::move(*section));
    } catch (const reports::ParseError&) {
      break;  // the rest has no form
    }
  if (!has_several_sizes(sections)) return {};
  // Totals and faulty lines belong to the placements before them.
  std::ranges::sort(sections, {}, [](const OutputSection& section) { return section.lines.front(); });
  for (const std::size_t line : rest) {
    const auto next = std::ranges::find_if(
        sections, [&](const OutputSection& section) { return section.lines.front() > line; });
    (next == sections.begin() ? next : next - 1)->lines.push_back(line);
  }
  for (OutputSection& section : sections) std::ranges::sort(section.lines);
  return sections;
}

OutputText part_of(const OutputText& text, const std::vector<std::size_t>& lines) {
  OutputText part{text.text, {}};
  for (const std::size_t line : lines) part.lines.push_back(text.lines[line]);
  return part;
}

}  // namespace eightfold::coursework
