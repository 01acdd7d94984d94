// The output of a program as claims: the placements in the form that is recognized, N by N.
#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "eightfold/reports/notation/notation.hpp"
#include "reports/coursework/output/internal/steps.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

void expect_program_exercise(const Expectations& expectations) {
  if (expectations.exercise.problem.value_or(Problem::queens) != Problem::queens)
    throw reports::ParseError("programs are about queens; remove the rubric's problem");
}

Exercise exercise_for(ExerciseParts parts, int n) {
  parts.n = n;
  return complete(parts);
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
  for (Finding& finding : totals_other_than(count, text, result->used))
    output.faults.push_back(std::move(finding));
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

std::optional<FormResult> recognized_form(const OutputText& text, ExpectedOutput expected,
                                          const Expectations& expectations) {
  reports::FormParams params = {expectations.exercise.n, expectations.notation, expectations.base, {}, {}};
  if (expected == ExpectedOutput::canonical)
    params.canonical = exercise_for(expectations.exercise, expectations.exercise.n.value_or(0)).group;
  return reports::recognized_form(text, params);
}

ProgramOutput read_output(std::string_view text, ExpectedOutput expected, const Expectations& expectations) {
  expect_program_exercise(expectations);
  if (const auto bad = reports::find_bad_byte(text)) refuse(place_of(text, bad->offset), bad->what);
  const OutputText lines = reports::output_text_of(text);
  return expected == ExpectedOutput::counts ? read_count_table(lines, expectations)
                                            : read_list_output(lines, expected, expectations);
}

}  // namespace eightfold::coursework
