// Properties of the grader, over random texts: what is judged right is right by another reading of the text,
// of whole tokens only; and every line is either listed as ignored or matters.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "tests/reports/coursework/grading/verdicts.hpp"

namespace eightfold::test {
namespace {

using coursework::ExamineParams;
using coursework::GradedSubmission;
using coursework::Status;
using Texts = std::vector<std::string>;

constexpr int least_n = 4;
constexpr int greatest_n = 8;

std::string solutions_of(int n) { return std::to_string(published_counts(n).all.value()); }

GradedSubmission graded(const Texts& lines, bool is_output) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  ExamineParams params;
  params.expected.exercise.n = greatest_n;
  if (is_output) params.output = coursework::ExpectedOutput::counts;
  return coursework::examine("a.txt", text, params);
}

std::string report_on(const GradedSubmission& graded) {
  std::string report = graded.unreadable + graded.author + graded.exercise;
  for (const std::string& note : graded.notes) report += "\n" + note;
  for (const auto& claim : graded.claims)
    report += "\n" + claim.verdict.claimed + " " + std::to_string(static_cast<int>(claim.verdict.status)) +
              " " + claim.verdict.claim + words_of(claim.verdict);
  return report;
}

bool lists_line(const std::string& report, std::size_t number) {
  const std::string name = "line " + std::to_string(number);
  for (auto at = report.find(name); at != std::string::npos; at = report.find(name, at + 1))
    if (at + name.size() == report.size() ||
        std::isdigit(static_cast<unsigned char>(report[at + name.size()])) == 0)
      return true;
  return false;
}

// The numbers of a line that are tokens of their own: between spaces, without the plain signs around them.
Texts whole_numbers(const std::string& line) {
  Texts numbers;
  std::string token;
  const auto finish = [&] {
    constexpr std::string_view plain = ":,;.|()[]='";
    const auto first = token.find_first_not_of(plain);
    if (first != std::string::npos) token = token.substr(first, token.find_last_not_of(plain) - first + 1);
    const bool is_number = !token.empty() && token.find_first_not_of("0123456789") == std::string::npos;
    if (is_number) numbers.push_back(token);
    token.clear();
  };
  for (const char c : line) {
    if (c == ' ' || c == ':' || c == '|' || c == '=' || c == '(' || c == ')' || c == ',')
      finish();
    else
      token += c;
  }
  finish();
  return numbers;
}

// A number as programs and students write it, or changed so that it is another number or none.
std::string written(const std::string& number) {
  return *rc::gen::weightedElement<std::string>({{30, number},
                                                 {1, number + "!"},
                                                 {1, number + "e1"},
                                                 {1, number + "0"},
                                                 {1, "1" + number},
                                                 {1, "-" + number},
                                                 {1, "~" + number},
                                                 {1, "x" + number},
                                                 {1, number + "th"},
                                                 {1, number + "²"},
                                                 {1, number + "^2"},
                                                 {1, number + ".5"},
                                                 {1, number + "%"},
                                                 {1, "not " + number},
                                                 {1, "about " + number},
                                                 {1, number + " or 7"},
                                                 {1, "7 or " + number},
                                                 {1, number + " million"},
                                                 {1, "less than " + number},
                                                 {1, number + " times 3"},
                                                 {1, number + " - 1"},
                                                 {1, ""}});
}

Texts table() {
  const auto line =
      *rc::gen::element<std::string>("N: Q", "N Q", "N, Q", "| N | Q |", "n = N: Q", "N queens: Q solutions",
                                     "Q(N) = Q", "There are Q solutions for n = N", "N: Q (0.5 ms)");
  Texts lines;
  for (int n = least_n; n <= greatest_n; ++n) {
    std::string row = line;
    const std::string count = written(solutions_of(n));
    const auto function = row.find("Q(N)");  // the name of a function, not a number
    row.replace(row.find('N'), 1, std::to_string(n));
    row.replace(function == std::string::npos ? row.find('Q') : row.rfind('Q'), 1, count);
    lines.push_back(row);
    if (*rc::gen::weightedElement<bool>({{9, false}, {1, true}}))
      lines.push_back(*rc::gen::element<std::string>("done", "That was all.", "5 of 8 finished", "Results",
                                                     "it took 12 s"));
  }
  return lines;
}

RC_GTEST_PROP(WholeTokens, of_a_table_that_is_right_state_every_number, ()) {
  const Texts lines = table();
  const GradedSubmission result = graded(lines, true);
  RC_LOG() << report_on(result);
  RC_TAG(result.all_right());
  if (!result.all_right()) return;
  const int rows = std::stoi(result.claims.at(0).verdict.claimed);  // "5 rows", of which N = 8 is the last
  for (int n = greatest_n - rows + 1; n <= greatest_n; ++n) {
    const Texts stated = {std::to_string(n), solutions_of(n)};
    const bool has_row = std::ranges::any_of(lines, [&](const std::string& line) {
      const Texts numbers = whole_numbers(line);
      return numbers == stated || numbers == Texts{stated[1], stated[0]};
    });
    RC_ASSERT(has_row);
  }
}

RC_GTEST_PROP(WholeTokens, of_a_table_matter_or_are_listed_as_ignored, ()) {
  const Texts lines = table();
  const std::string report = report_on(graded(lines, true));
  RC_LOG() << report;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    Texts others = lines;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    if (!lists_line(report, i + 1)) RC_ASSERT(report_on(graded(others, true)) != report);
  }
}

struct Answer {
  std::string key;
  std::string number;
};

const std::vector<Answer>& answers() {
  static const std::vector<Answer> all = {
      {"solution count", "92"}, {"orbit count", "12"}, {"burnside sum", "96"}, {"fundamental count", "12"}};
  return all;
}

Texts submission() {
  Texts lines;
  for (const auto& [key, number] : answers()) lines.push_back(key + ": " + written(number));
  if (*rc::gen::arbitrary<bool>())
    lines.push_back(*rc::gen::element<std::string>("see above", "total 3 pages", "orbits: many"));
  return lines;
}

RC_GTEST_PROP(WholeTokens, of_a_submission_whose_claim_is_right_state_its_number, ()) {
  const Texts lines = submission();
  const GradedSubmission result = graded(lines, false);
  RC_LOG() << report_on(result);
  for (std::size_t i = 0; i < answers().size(); ++i) {
    std::string claim = answers()[i].key;
    std::ranges::replace(claim, ' ', '_');
    const auto verdict =
        std::ranges::find_if(result.claims, [&](const auto& each) { return each.verdict.claim == claim; });
    if (verdict == result.claims.end() || verdict->verdict.status != Status::right) continue;
    const Texts numbers = whole_numbers(lines[i]);
    RC_ASSERT(numbers == Texts{answers()[i].number});
  }
}

RC_GTEST_PROP(WholeTokens, of_a_submission_matter_or_are_listed, ()) {
  const Texts lines = submission();
  const std::string report = report_on(graded(lines, false));
  RC_LOG() << report;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    Texts others = lines;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    const bool is_blank = lines[i].ends_with(": ");  // a form that was left blank
    if (!is_blank && !lists_line(report, i + 1)) RC_ASSERT(report_on(graded(others, false)) != report);
  }
}

}  // namespace
}  // namespace eightfold::test
