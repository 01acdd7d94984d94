#include "tests/reports/coursework/cases.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <sstream>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "tests/reports/coursework/hostile/inputs.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using coursework::Conventions;
using coursework::ExamineParams;
using coursework::Exercise;
using coursework::ExpectedOutput;
using coursework::GradedClaim;
using coursework::GradedSubmission;
using coursework::OrbitsWith;
using coursework::PlacementsClaim;
using coursework::Representative;
using coursework::Submission;
using coursework::SubmittedPlacement;

// Long lists of evidence show their first entries.
constexpr std::size_t most_shown = 5;

// "<<< options :: input", or only its first parts.
CaseInput opened_input(const std::string& line) {
  const auto colons = line.find(" :: ");
  std::string options = line.substr(0, colons);
  options.erase(0, 4);
  return {options, colons == std::string::npos ? "" : unescaped(std::string_view(line).substr(colons + 4))};
}

// The outcome of all inputs.
std::string common_outcome(const std::vector<CaseInput>& inputs,
                           const std::function<std::string(const CaseInput&)>& outcome) {
  std::string common;
  for (const CaseInput& input : inputs) {
    const std::string found = outcome(input);
    if (&input == &inputs.front()) common = found;
    EXPECT_EQ(found, common) << "for another input of the same case:\n" << input.text;
  }
  return common;
}

template <std::size_t Size>
std::size_t index_in(const std::array<std::string_view, Size>& names, const std::string& name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) throw std::invalid_argument("no such value of an option: " + name);
  return static_cast<std::size_t>(found - names.begin());
}

std::string described(const SubmittedPlacement& submitted) {
  const auto& columns = submitted.placement;
  return fmt::format("[{}]{}", fmt::join(std::vector<int>(columns.begin(), columns.end()), " "),
                     submitted.transposed ? " by columns" : "");
}

std::string described(const std::vector<SubmittedPlacement>& placements) {
  std::string text;
  for (const SubmittedPlacement& each : placements) text += " " + described(each);
  return text.empty() ? " none" : text;
}

// "fixed points: 92 - 4 …", where - is an element without a number.
std::string described(const std::vector<coursework::TallyClaim>& tally, const Exercise& exercise) {
  std::vector<std::string> numbers(static_cast<std::size_t>(order_of_group(exercise)), "-");
  std::string lists;
  for (const coursework::TallyClaim& claim : tally) {
    for (const int element : claim.key.elements)
      numbers.at(static_cast<std::size_t>(element)) = claim.number.value.str();
    if (claim.fixed) lists += fmt::format("fixed by {}:{}\n", claim.key.name, described(*claim.fixed));
  }
  return fmt::format("fixed points: {}\n{}", fmt::join(numbers, " "), lists);
}

std::string described(const Conventions& conventions) {
  std::string text;
  if (conventions.base == 1) text += "numbered from 1\n";
  if (conventions.rows_by_column) text += "rows by column\n";
  if (conventions.representative != Representative::any)
    text += fmt::format("{} representatives\n", coursework::representative_names.at(
                                                    static_cast<std::size_t>(conventions.representative)));
  return text;
}

std::string described_orbits(std::string title, const std::vector<OrbitsWith>& orbits) {
  std::ranges::replace(title, '_', ' ');
  std::vector<std::string> parts;
  for (const auto& [property, number] : orbits)
    parts.push_back(fmt::format("{} × {}", number.value.str(), property));
  return fmt::format("{}: {}\n", title, parts.empty() ? "none" : fmt::format("{}", fmt::join(parts, ", ")));
}

// The first lines, and the number of all.
std::string first_lines(const std::vector<std::string>& lines, const std::string& kind) {
  std::string text;
  for (std::size_t i = 0; i < std::min(lines.size(), most_shown); ++i) text += lines[i] + "\n";
  if (lines.size() > most_shown) text += fmt::format("{} {}\n", lines.size(), kind);
  return text;
}

std::string described_unread(const Submission& submission) {
  std::map<std::string, std::vector<std::string>> parts;
  for (const auto& [claim, written, reason, place, is_unknown] : submission.unread) {
    const std::string name = claim.empty() ? "without a claim" : "of " + claim;
    parts[name].push_back(
        fmt::format("unread {}, {}, \"{}\": {}", name, coursework::words_of(place), written, reason));
  }
  std::string text;
  for (const auto& [name, lines] : parts) text += first_lines(lines, "unread parts " + name);
  for (const auto& [claim, number] : submission.more_unread)
    text +=
        fmt::format("{} more unread parts {}\n", number, claim.empty() ? "without a claim" : "of " + claim);
  return text;
}

std::string described_notes(const std::vector<std::string>& notes) {
  std::vector<std::string> lines;
  for (const std::string& note : notes) lines.push_back("note: " + note);
  return first_lines(lines, "notes");
}

std::string described(const Submission& submission) {
  std::string text = describe(submission.exercise) + "\n" + described(submission.conventions);
  if (!submission.author.empty()) text += "author: " + submission.author + "\n";
  for (const std::string name : {"placements", "solutions", "representatives"})
    if (const auto list = submission.lists.find(name); list != submission.lists.end())
      text += fmt::format("{}:{}\n", name, described(list->second.placements));
  if (submission.orbits)
    for (const PlacementsClaim& orbit : submission.orbits->orbits)
      text += fmt::format("orbit:{}\n", described(orbit.placements));
  if (submission.stabilizers)
    for (const coursework::StabilizerClaim& claim : *submission.stabilizers)
      text += fmt::format("stabilizer of {}: order {}, {}\n", described(claim.placement),
                          claim.stabilizer.size(), claim.written);
  if (!submission.fixed_points.empty()) text += described(submission.fixed_points, submission.exercise);
  for (const std::string name : {"orbit_types", "orbit_sizes"})
    if (const auto orbits = submission.orbits_with.find(name); orbits != submission.orbits_with.end())
      text += described_orbits(name, orbits->second);
  for (const auto& [name, number] : submission.numbers)
    text += fmt::format("{}: {}\n", name, number.value.str());
  text += described_unread(submission);
  text += described_notes(submission.notes);
  return text;
}

std::string described(const GradedClaim& graded) {
  const auto& [verdict, score, max_score] = graded;
  std::string text = fmt::format("{}: {}, credit {:.4}, {} of {}\n", verdict.claim, name_of(verdict.status),
                                 verdict.credit, score, max_score);
  if (!verdict.claimed.empty()) text += fmt::format("  claimed: {}\n", verdict.claimed);
  text += fmt::format("  {}\n", verdict.summary);
  std::vector<std::string> findings;
  for (const auto& [kind, place, what] : verdict.findings)
    findings.push_back(fmt::format("  {}{}{}: {}", kind, place.empty() ? "" : ", ", place, what));
  text += first_lines(findings, "findings");
  if (verdict.omitted_findings > 0) text += fmt::format("  omitted: {}\n", verdict.omitted_findings);
  for (const coursework::KnownMistake& mistake : verdict.mistakes)
    text += fmt::format("  as if {} ({}){}{}\n", mistake.title, mistake.id,
                        mistake.arithmetic.empty() ? "" : ": ", mistake.arithmetic);
  return text;
}

}  // namespace

void expect_cases(const std::string& file, const std::function<std::string(const CaseInput&)>& outcome) {
  const std::string path = "coursework/" + file;
  std::string text;
  std::vector<CaseInput> inputs;
  bool in_outcome = false;
  for (const std::string& line : lines_of(contents_of(EIGHTFOLD_DATA_DIR "/goldens/" + path))) {
    if (line.starts_with("=== ")) {
      if (in_outcome) text += '\n';
      in_outcome = false;
      inputs.clear();
    }
    if (in_outcome) continue;
    text += line + '\n';
    if (line == ">>>") {
      SCOPED_TRACE(text.substr(text.rfind("=== ")));
      text += common_outcome(inputs, outcome);
      in_outcome = true;
    } else if (line.starts_with("<<<")) {
      inputs.push_back(opened_input(line));
    } else if (!inputs.empty()) {
      inputs.back().text += unescaped(line) + '\n';
    }
  }
  expect_golden(path, text);
}

std::string error_or_accepted(const std::function<void()>& read) {
  try {
    read();
    return "accepted\n";
  } catch (const reports::ParseError& error) {
    EXPECT_TRUE(is_one_clean_line(error.what())) << error.what();
    return fmt::format("{}\n", error.what());
  }
}

ExamineParams params_of(const std::string& options) {
  ExamineParams params;
  coursework::ExerciseParts& exercise = params.expected.exercise;
  std::istringstream words(options);
  for (std::string option, value; words >> option;) {
    if (option == "--no-spoilers") {
      params.verify.spoilers = false;
      continue;
    }
    words >> value;
    if (option == "--n")
      exercise.n = std::stoi(value);
    else if (option == "--colors")
      exercise.colors = std::stoi(value);
    else if (option == "--problem")
      exercise.problem = coursework::all_problems.at(index_in(coursework::problem_names, value));
    else if (option == "--rule")
      exercise.rule = rule_named(value).value();
    else if (option == "--group")
      exercise.group = value;
    else if (option == "--base")
      params.expected.base = std::stoi(value);
    else if (option == "--notation")
      params.expected.notation = reports::find_notation(value);
    else if (option == "--representatives")
      params.verify.representative =
          static_cast<Representative>(index_in(coursework::representative_names, value));
    else if (option == "--expect")
      params.output = static_cast<ExpectedOutput>(index_in(coursework::expected_output_names, value));
    else if (option == "--rubric")
      params.rubric = coursework::read_rubric(value);
    else
      throw std::invalid_argument("no such option: " + option);
  }
  return params;
}

std::string reading_of(const CaseInput& input) {
  std::string reading;
  const std::string error = error_or_accepted(
      [&] { reading = described(read_submission(input.text, params_of(input.options).expected)); });
  return reading.empty() ? error : reading;
}

std::string verdicts_of(const CaseInput& input) {
  const GradedSubmission graded = examine("submission", input.text, params_of(input.options));
  std::string text;
  if (!graded.author.empty()) text += "author: " + graded.author + "\n";
  text += fmt::format("{}, {} of {}\n", graded.all_right() ? "all right" : "not all right", graded.score,
                      graded.max_score);
  if (!graded.unreadable.empty()) text += "unreadable: " + graded.unreadable + "\n";
  for (const GradedClaim& claim : graded.claims) text += described(claim);
  text += described_notes(graded.notes);
  return text;
}

}  // namespace eightfold::test
