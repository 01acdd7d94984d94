// Recognizes the form of an output. Every form reads it; a form that reads no placement of N queens gives
// way to one that does. If several remain, they must read the same placements, so that no reading is
// preferred silently.
#include <fmt/core.h>

#include <algorithm>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/output/internal/steps.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::size_t most_placements = std::size_t{1} << 20U;

const std::vector<OutputForm>& output_forms() {
  static const std::vector<OutputForm> forms = {
      {"vectors", ", columns by row", {"vector", "json", "ndjson"}, read_vectors},
      {"digits", ", columns by row", {"digits"}, read_digit_strings},
      {"pairs of row and column", "", {"pairs", "sicp"}, read_number_pairs},
      {"squares of chess", "", {"algebraic"}, read_named_squares, 1},
      {"drawn boards", "", {"board"}, read_drawn_boards},
  };
  return forms;
}

// Exchanges ranks and rows: rank 1 is the last row.
void turn_ranks(FormResult& result) {
  for (auto& [submitted, size, unfit, first_line, last_line] : result.placements) {
    if (!unfit.empty()) continue;
    Placement flipped;
    for (int row = result.n - 1; row >= 0; --row) flipped.push_back(submitted.placement[row]);
    submitted.placement = flipped;
  }
}

// The same squares as a vector of the rank of each file, which the notation 15863724 stands for.
void ranks_by_file(FormResult& result) {
  for (auto& [submitted, size, unfit, first_line, last_line] : result.placements) {
    if (!unfit.empty() || !is_permutation(submitted.placement)) continue;
    Placement ranks = submitted.placement;
    for (int rank = 0; rank < result.n; ++rank) ranks.move_queen(submitted.placement[rank], rank);
    submitted.placement = ranks;
  }
}

std::ptrdiff_t count_canonical(const FormResult& result, Subgroup group) {
  return std::ranges::count_if(result.placements, [&](const FormPlacement& read) {
    const Placement& placement = read.submitted.placement;
    return read.unfit.empty() && is_permutation(placement) && is_canonical(placement, group);
  });
}

// Programs name squares by rank from the top, as eightfold does, or by file. Only the least members of
// orbits depend on it.
FormResult with_direction(FormResult result, ExpectedOutput expected, Subgroup group, bool is_given) {
  FormResult by_file = result;
  turn_ranks(result);
  if (is_given || expected != ExpectedOutput::canonical) return result;
  ranks_by_file(by_file);
  if (count_canonical(by_file, group) <= count_canonical(result, group)) return result;
  by_file.words += ", ranks by file";
  return by_file;
}

bool has_full_placement(const FormResult& result) {
  return std::ranges::any_of(result.placements, &std::string::empty, &FormPlacement::unfit);
}

bool has_only_diagonals(const FormResult& result) {
  return result.n > 1 && std::ranges::all_of(result.placements, [](const FormPlacement& read) {
           const Placement& placement = read.submitted.placement;
           return read.unfit.empty() && std::ranges::is_sorted(placement) && is_permutation(placement);
         });
}

const Placement& placement_of(const FormPlacement& read) { return read.submitted.placement; }

bool reads_the_same(const FormResult& a, const FormResult& b) {
  return a.n == b.n && std::ranges::equal(a.placements, b.placements, {}, placement_of, placement_of);
}

template <typename Condition>
void prefer(std::vector<FormResult>& results, Condition condition) {
  if (std::ranges::any_of(results, condition))
    std::erase_if(results, [&](const FormResult& result) { return !condition(result); });
}

// The form of the output, or none if no form reads anything.
std::optional<FormResult> recognized(std::vector<FormResult> results) {
  prefer(results, has_full_placement);
  // The numbers of columns above a board, 1 2 3 4, look like a vector.
  prefer(results, [](const FormResult& result) { return !has_only_diagonals(result); });
  if (results.empty()) return std::nullopt;
  const auto other = std::ranges::find_if(
      results, [&](const FormResult& result) { return !reads_the_same(results.front(), result); });
  if (other != results.end())
    throw reports::ParseError(fmt::format(
        "the output can be read as {} or as {}, with different placements; give the notation {} or {}",
        results.front().form->name, other->form->name, results.front().form->notations.front(),
        other->form->notations.front()));
  for (std::size_t other_form = 1; other_form < results.size(); ++other_form) {
    const FormResult& again = results[other_form];
    results.front().words += fmt::format(", and again as {}", again.form->name);
    for (std::size_t i = 0; i < again.used.size(); ++i)
      if (again.used[i]) results.front().used[i] = true;
  }
  return std::move(results.front());
}

void expect_program_exercise(const Expectations& expectations) {
  if (expectations.exercise.problem.value_or(Problem::queens) != Problem::queens)
    throw reports::ParseError("programs are about queens; remove the rubric's problem");
}

Exercise exercise_for(ExerciseParts parts, int n) {
  parts.n = n;
  return complete(parts);
}

std::vector<FormResult> results_of(const OutputText& text, ExpectedOutput expected,
                                   const Expectations& expectations) {
  const NumberGroups groups = number_groups_of(text);
  const OutputParts parts{text, groups, expectations.exercise.n};
  std::vector<FormResult> results;
  bool has_form = false;
  for (const OutputForm& form : output_forms()) {
    const auto& notation = expectations.notation;
    if (notation != nullptr && std::ranges::find(form.notations, notation->name) == form.notations.end())
      continue;
    has_form = true;
    const FormReading reading = form.read(parts);
    if (reading.entries.empty()) continue;
    if (reading.entries.size() > most_placements)
      throw reports::ParseError(
          fmt::format("more than {} placements; the program may not stop", most_placements));
    const int n = parts.n.value_or(size_shown_by(reading));
    FormResult result = placements_of(form, reading, text, std::min(n, max_size), expectations.base);
    if (form.base >= 0 && n <= max_size)
      result = with_direction(std::move(result), expected, exercise_for(expectations.exercise, n).group,
                              notation != nullptr);
    results.push_back(std::move(result));
  }
  if (!has_form)
    throw reports::ParseError(
        fmt::format("the notation {} is not a form of output; choose vector, digits, pairs, "
                    "sicp, algebraic or board",
                    expectations.notation->name));
  return results;
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
  if (all_fit && !std::ranges::is_sorted(result.placements, {}, placement_of))
    notes.emplace_back("The placements are not in lexicographic order, which is not required.");
}

// Placements that are not on the board are parts of the claim that cannot be read.
void set_claim(FormResult& result, ExpectedOutput expected, Submission& submission) {
  const bool canonical = expected == ExpectedOutput::canonical;
  PlacementsClaim& claim = submission.lists[canonical ? "representatives" : "solutions"];
  for (auto& [submitted, size, unfit, first_line, last_line] : result.placements) {
    if (unfit.empty()) {
      claim.placements.push_back(std::move(submitted));
      continue;
    }
    std::string reason = fmt::format("{} is not a solution: {}", submitted.written, unfit);
    submission.unread.push_back({canonical ? "representatives" : "solutions", std::move(submitted.written),
                                 std::move(reason), submitted.place});
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
  ProgramOutput output{expected, {}, {}, {}, std::move(result->faults), {}, {}};
  Submission submission;
  submission.exercise = exercise_for(expectations.exercise, result->n);
  output.exercise = describe(submission.exercise);
  submission.conventions.base = result->base;
  if (expected == ExpectedOutput::canonical) submission.conventions.representative = Representative::least;
  const std::size_t count = result->placements.size();
  output.notes.push_back(result->form == nullptr ? "The output has no placement."
                                                 : fmt::format("Read as {}: {}.", result->words,
                                                               reports::counted(count, "placement")));
  if (std::string ignored = ignored_words(text, result->used, true); !ignored.empty())
    output.notes.push_back(std::move(ignored));
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
  return recognized(results_of(text, expected, expectations));
}

ProgramOutput read_output(std::string_view text, ExpectedOutput expected, const Expectations& expectations) {
  expect_program_exercise(expectations);
  const OutputText lines = output_text_of(text);
  return expected == ExpectedOutput::counts ? read_count_table(lines, expectations)
                                            : read_list_output(lines, expected, expectations);
}

}  // namespace eightfold::coursework
