// The output of a program as claims: the placements in the form that is recognized, N by N. Each N is judged
// on its own, so that an incorrect list does not hide behind a correct one.
#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/coursework/output/internal/steps.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

// "92 solutions", "Total: 92", "Number of solutions = 92". Nothing for times and for other lines.
std::optional<std::size_t> total_in(std::string_view line) {
  constexpr std::size_t longest = 120;
  constexpr std::size_t most_digits = 9;
  if (line.size() > longest) return std::nullopt;
  const std::string lower = lower_case(line);
  const std::vector<std::string_view> words = reports::parts_of(lower, " \t.,:;=()[]!#*-");
  std::optional<std::size_t> number;
  for (const std::string_view word : words) {
    if (has_word(" n time ms s seconds ", word)) return std::nullopt;
    if (!std::ranges::all_of(word, is_digit)) continue;
    if (number || word.size() > most_digits) return std::nullopt;
    number = static_cast<std::size_t>(std::stoul(std::string(word)));
  }
  for (const std::string_view word : {"total", "count", "solutions"})
    if (is_among(words, word)) return number;
  return std::nullopt;
}

// A finding for the first ignored line that states another number of solutions, like "Total: 91".
std::optional<Finding> total_other_than(std::size_t placements, const OutputText& text,
                                        const std::vector<bool>& used) {
  for (std::size_t i = 0; i < text.lines.size(); ++i)
    if (!used[i] && total_in(text.line(i)).value_or(placements) != placements)
      return Finding{"stated_total", fmt::format("line {}", text.lines[i].number),
                     fmt::format("{} does not agree with the output, which has {}",
                                 reports::quote(text.line(i)), reports::counted(placements, "placement"))};
  return std::nullopt;
}

// Whether some line states that there is no solution, and has no number other than 0 and N.
bool states_no_solution(const OutputText& text, int n) {
  constexpr std::size_t longest = 120;
  for (std::size_t i = 0; i < text.lines.size(); ++i) {
    if (text.line(i).size() > longest) continue;
    const std::string lower = lower_case(text.line(i));
    const auto words = reports::parts_of(lower, " \t.,:;=()[]!#*-'");
    const auto is_other_number = [&](std::string_view word) {
      return word != "0" && word != std::to_string(n) && std::ranges::all_of(word, is_digit);
    };
    if (std::ranges::any_of(words, is_other_number)) continue;
    for (const std::string_view word : {"no", "not", "none", "0", "nil", "null", "false", "impossible"})
      if (is_among(words, word)) return true;
  }
  return false;
}

void expect_program_exercise(const Expectations& expectations) {
  if (expectations.exercise.problem.value_or(Problem::queens) != Problem::queens)
    throw reports::ParseError("programs are about queens; remove the rubric's problem");
}

Exercise exercise_for(ExerciseParts parts, int n) {
  parts.n = n;
  return complete(parts);
}

// The reading of a list in one form, or nothing. Throws reports::ParseError if two forms read different
// placements.
std::optional<FormResult> recognized_form(const OutputText& text, ExpectedOutput expected,
                                          const Expectations& expectations) {
  reports::FormParams params = {expectations.exercise.n, expectations.notation, expectations.base, {}, {}};
  if (expected == ExpectedOutput::canonical)
    params.canonical = exercise_for(expectations.exercise, expectations.exercise.n.value_or(0)).group;
  return reports::recognized_form(text, params);
}

constexpr std::size_t most_sections = 16;
constexpr int least_size = 4;  // a shorter line of numbers may be anything

// The part of an output that is about one N.
struct OutputSection {
  int n;
  std::vector<std::size_t> lines;  ///< indices, increasing
};

struct Heading {
  int n;
  bool has_other_numbers;
};

// "N = 8", "8 queens:", "n: 8, 92 solutions".
std::optional<Heading> heading_of(std::string_view line) {
  const auto numbers = count_line_of(line);
  if (!numbers || !numbers->names_n) return std::nullopt;
  const std::string& n = numbers->numbers.front();
  if (n.size() > 2 || std::stoi(n) > max_size) return std::nullopt;
  return Heading{std::stoi(n), numbers->numbers.size() > 1};
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

// The text with these lines alone.
OutputText part_of(const OutputText& text, const std::vector<std::size_t>& lines) {
  OutputText part{text.text, {}};
  for (const std::size_t line : lines) part.lines.push_back(text.lines[line]);
  return part;
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

// The sections of an output for several N below headings such as "N = 4"; empty without such headings.
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

// The same by the sizes of placements. `whole` is the reading of the output as one list.
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

// For an output in which no form finds a placement: it must be empty or state that there is no solution.
void expect_no_placement(const OutputText& text, const Expectations& expectations) {
  if (!expectations.exercise.n)
    throw reports::ParseError("n is missing, and the output has no placement that shows N");
  if (text.lines.empty() || states_no_solution(text, *expectations.exercise.n)) return;
  const bool only_brackets =
      text.lines.size() == 1 && text.line(0).find_first_not_of("[](){} ") == std::string_view::npos;
  if (only_brackets) return;
  throw reports::ParseError(fmt::format(
      "no placement found in {}, line {} is {}; print one placement a line, or give the notation",
      reports::counted(text.lines.size(), "line"), text.lines.front().number, reports::quote(text.line(0))));
}

bool is_ambiguously_empty(const OutputText& text, const Expectations& expectations) {
  return expectations.exercise.n == 0 && expectations.notation == nullptr && text.lines.size() == 1 &&
         (text.line(0) == "[]" || text.line(0) == "()");
}

void add_order_note(const FormResult& result, std::vector<std::string>& notes) {
  const bool all_fit = std::ranges::all_of(result.placements, &std::string::empty, &FormPlacement::unfit);
  if (all_fit && !std::ranges::is_sorted(result.placements, {}, &FormPlacement::placement))
    notes.emplace_back("The placements are not in lexicographic order, which is not required.");
}

// Placements that are not on the board are parts of the claim that cannot be read.
void set_claim(FormResult& result, ExpectedOutput expected, Submission& submission) {
  const bool canonical = expected == ExpectedOutput::canonical;
  PlacementsClaim& claim = submission.lists[canonical ? "representatives" : "solutions"];
  for (FormPlacement& read : result.placements) {
    const Place place = {read.line, read.column};
    if (read.unfit.empty()) {
      claim.placements.push_back({read.placement, result.n, false, std::move(read.written), place});
      continue;
    }
    std::string reason = fmt::format("{} is not a solution: {}", read.written, read.unfit);
    submission.unread.push_back(
        {canonical ? "representatives" : "solutions", std::move(read.written), std::move(reason), place});
  }
}

// Reads the list for one N. `result` is nothing if no form reads a placement.
ProgramOutput read_list(const OutputText& text, std::optional<FormResult> result, ExpectedOutput expected,
                        const Expectations& expectations) {
  if (!result) {
    result.emplace();
    result->n = *expectations.exercise.n;
    result->used.resize(text.lines.size());
  }
  ProgramOutput output{expected, {}, {}, {}, {}, {}, {}};
  for (const reports::ReadingFault& fault : result->faults)
    output.faults.push_back({std::string(fault.kind), words_of({fault.line, fault.column}), fault.text});
  Submission submission;
  submission.exercise = exercise_for(expectations.exercise, result->n);
  output.exercise = describe(submission.exercise);
  submission.conventions.base = result->reading.base.value_or(0);
  if (expected == ExpectedOutput::canonical) submission.conventions.representative = Representative::least;
  note_ignored(*result, text);
  const std::size_t count = result->placements.size();
  output.notes.push_back(result->form == nullptr ? "The output has no placement."
                                                 : fmt::format("Read as {}: {}.", result->reading.words,
                                                               reports::counted(count, "placement")));
  std::ranges::move(std::exchange(result->reading.notes, {}), std::back_inserter(output.notes));
  if (result->form != nullptr) submission.readings.push_back(result->reading);
  add_order_note(*result, output.notes);
  if (auto total = total_other_than(count, text, result->used)) output.faults.push_back(*std::move(total));
  set_claim(*result, expected, submission);
  output.submissions.push_back(std::move(submission));
  return output;
}

// Reads the section of each N, or only that of the N that is expected. Nothing if no section has a placement,
// or if those of one are all for another N: then "7 queens placed" is not a heading.
std::optional<ProgramOutput> read_sections(const OutputText& text, const std::vector<OutputSection>& sections,
                                           ExpectedOutput expected, Expectations expectations) {
  ProgramOutput output{expected, {}, {}, {}, {}, {}, {}};
  const std::optional<int> wanted = expectations.exercise.n;
  std::vector<int> others;
  bool has_placements = false;
  for (const OutputSection& section : sections) {
    if (wanted && section.n != *wanted) {
      others.push_back(section.n);
      continue;
    }
    expectations.exercise.n = section.n;
    const OutputText part = part_of(text, section.lines);
    auto form = recognized_form(part, expected, expectations);
    const auto has_size = [&](const FormPlacement& read) { return read.size == section.n; };
    if (form && std::ranges::none_of(form->placements, has_size)) return std::nullopt;
    has_placements = has_placements || form;
    ProgramOutput read = read_list(part, std::move(form), expected, expectations);
    for (const std::string& note : read.notes)
      output.notes.push_back(fmt::format("N = {}: {}", section.n, note));
    output.exercise += (output.exercise.empty() ? "" : "; ") + read.exercise;
    output.parts.push_back(std::move(read));
  }
  if (!has_placements) return std::nullopt;
  if (!others.empty())
    output.notes.push_back(fmt::format("The placements for N = {} are ignored.", reports::phrase(others)));
  if (output.parts.size() > 1) return output;
  ProgramOutput only = std::move(output.parts.front());
  only.notes = std::move(output.notes);
  return only;
}

ProgramOutput read_list_output(const OutputText& text, ExpectedOutput expected,
                               const Expectations& expectations) {
  if (is_ambiguously_empty(text, expectations))
    throw reports::ParseError(
        "[] is the empty placement or an empty list of them; print [[]], or give the notation vector");
  const auto may_divide = [&](const std::vector<OutputSection>& sections) {
    const auto has_n = [&](const OutputSection& section) { return section.n == expectations.exercise.n; };
    return !sections.empty() && (!expectations.exercise.n || std::ranges::any_of(sections, has_n));
  };
  auto sections = sections_by_headings(text);
  if (may_divide(sections))
    if (auto output = read_sections(text, sections, expected, expectations)) return std::move(*output);
  auto result = recognized_form(text, expected, expectations);
  if (result) sections = sections_by_size(text, *result, expected, expectations);
  if (result && may_divide(sections))
    if (auto output = read_sections(text, sections, expected, expectations)) return std::move(*output);
  if (!result) expect_no_placement(text, expectations);
  return read_list(text, std::move(result), expected, expectations);
}

}  // namespace

ProgramOutput read_output(std::string_view text, ExpectedOutput expected, const Expectations& expectations) {
  expect_program_exercise(expectations);
  if (const auto bad = reports::find_bad_byte(text)) refuse(place_of(text, bad->offset), bad->what);
  const OutputText lines = reports::output_text_of(text);
  return expected == ExpectedOutput::counts ? read_count_table(lines, expectations)
                                            : read_list_output(lines, expected, expectations);
}

}  // namespace eightfold::coursework
