// The classic faults of programs: each with an output that shows it, and one that does not.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "eightfold/reports/coursework/output/output.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "tests/reports/coursework/grading/verdicts.hpp"
#include "tests/reports/coursework/output/samples.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::test {
namespace {

using coursework::Expectations;
using coursework::ExpectedOutput;
using coursework::Verdict;

Expectations expectations_for(const coursework::ExerciseParts& exercise, std::optional<int> base = {}) {
  return {exercise, base};
}

Verdict verdict_on_output(const std::string& output, ExpectedOutput expected = ExpectedOutput::solutions,
                          const Expectations& expectations = expectations_for({.n = 8}),
                          const coursework::VerifyParams& params = {}) {
  const auto verdicts =
      coursework::verify_output(coursework::read_output(output, expected, expectations), params);
  EXPECT_EQ(verdicts.size(), 1U);
  return verdicts.empty() ? Verdict() : verdicts.front();
}

Verdict verdict_on_list(const PlacementsToPrint& placements,
                        ExpectedOutput expected = ExpectedOutput::solutions) {
  return verdict_on_output(python_lists(placements), expected);
}

bool has_fault(const Verdict& verdict, const std::string& kind) {
  return std::ranges::find(verdict.findings, kind, &coursework::Finding::kind) != verdict.findings.end();
}

std::string text_of_fault(const Verdict& verdict, const std::string& kind) {
  const auto found = std::ranges::find(verdict.findings, kind, &coursework::Finding::kind);
  return found == verdict.findings.end() ? "" : found->place + ": " + found->text;
}

PlacementsToPrint one_of_each_orbit(Subgroup group) {
  PlacementsToPrint chosen = solutions_to_print(8);
  std::erase_if(chosen, [&](const Placement& solution) { return !is_canonical(solution, group); });
  return chosen;
}

PlacementsToPrint with_images(const PlacementsToPrint& placements, std::initializer_list<Symmetry> elements) {
  std::set<Placement> all(placements.begin(), placements.end());
  for (const Placement& placement : placements)
    for (const Symmetry g : elements) all.insert(image(g, placement));
  return {all.begin(), all.end()};
}

PlacementsToPrint without(PlacementsToPrint placements, std::size_t index) {
  placements.erase(placements.begin() + static_cast<std::ptrdiff_t>(index));
  return placements;
}

TEST(OutputFaults, of_a_right_list_are_none) {
  EXPECT_TRUE(verdict_on_list(solutions_to_print(8)).findings.empty());
  EXPECT_TRUE(verdict_on_list(canonical_to_print(8), ExpectedOutput::canonical).findings.empty());
}

TEST(OutputFaults, name_fundamental_solutions_where_all_are_expected) {
  EXPECT_EQ(kinds_of(verdict_on_list(canonical_to_print(8))).front(), "only_fundamental");
  EXPECT_FALSE(has_fault(verdict_on_list(without(canonical_to_print(8), 3)), "only_fundamental"));
}

TEST(OutputFaults, name_missing_mirror_images) {
  for (const char* group : {"flip_horizontal", "flip_vertical", "transpose"})
    EXPECT_EQ(kinds_of(verdict_on_list(one_of_each_orbit(Subgroup::named(group).value()))).front(),
              "mirror_images_missing")
        << group;
  PlacementsToPrint half = solutions_to_print(8);  // the first queen only in the left half
  half.resize(half.size() / 2);
  EXPECT_EQ(kinds_of(verdict_on_list(half)).front(), "mirror_images_missing");
  const auto rotations = {Symmetry::rotate90, Symmetry::rotate180, Symmetry::rotate270};
  const PlacementsToPrint some = {canonical_to_print(8)[0], canonical_to_print(8)[1]};
  const Verdict closed = verdict_on_list(with_images(some, rotations));
  EXPECT_EQ(kinds_of(closed).front(), "mirror_images_missing") << words_of(closed);
  EXPECT_FALSE(has_fault(verdict_on_list(without(solutions_to_print(8), 3)), "mirror_images_missing"));
}

TEST(OutputFaults, name_missing_rotations) {
  for (const char* group : {"rotations", "half_turn"})
    EXPECT_EQ(kinds_of(verdict_on_list(one_of_each_orbit(Subgroup::named(group).value()))).front(),
              "rotations_missing")
        << group;
  PlacementsToPrint three = canonical_to_print(8);
  three = {three[2], three[4], three[5]};
  const Verdict closed = verdict_on_list(with_images(three, {Symmetry::flip_horizontal}));
  EXPECT_EQ(kinds_of(closed).front(), "rotations_missing") << words_of(closed);
  EXPECT_FALSE(has_fault(verdict_on_list(without(solutions_to_print(8), 3)), "rotations_missing"));
}

TEST(OutputFaults, name_all_solutions_where_canonical_ones_are_expected) {
  const auto canonical = ExpectedOutput::canonical;
  EXPECT_EQ(kinds_of(verdict_on_list(solutions_to_print(8), canonical)).front(), "all_solutions");
  const Verdict rotations =
      verdict_on_list(one_of_each_orbit(Subgroup::named("rotations").value()), canonical);
  EXPECT_TRUE(mentions(text_of_fault(rotations, "other_group"),
                       {"rotation group (order 4)", "full group (order 8)"}));
  const Verdict fundamental = verdict_on_output(python_lists(canonical_to_print(8)), canonical,
                                                expectations_for({.n = 8, .group = "rotations"}));
  EXPECT_TRUE(mentions(text_of_fault(fundamental, "other_group"),
                       {"the full group (order 8), not under the rotation group"}));
  const PlacementsToPrint six = solutions_to_print(6);  // of one orbit, which the half turn fixes
  EXPECT_TRUE(has_fault(verdict_on_output(python_lists(six), canonical, expectations_for({.n = 6})),
                        "all_solutions"));
  const Verdict fewer = verdict_on_list(without(solutions_to_print(8), 3), canonical);
  EXPECT_FALSE(has_fault(fewer, "all_solutions") || has_fault(fewer, "other_group"));
}

TEST(OutputFaults, name_members_that_are_not_the_least) {
  PlacementsToPrint greatest;
  for (const Placement& placement : canonical_to_print(8))
    greatest.push_back(std::ranges::max(distinct_images(placement), {}, &Image::placement).placement);
  const std::string output = python_lists(greatest);
  const Expectations expectations = expectations_for({.n = 8});
  EXPECT_TRUE(has_fault(verdict_on_output(output, ExpectedOutput::canonical), "not_least"));
  for (const auto allowed : {coursework::Representative::any, coursework::Representative::greatest})
    EXPECT_EQ(verdict_on_output(output, ExpectedOutput::canonical, expectations, {.representative = allowed})
                  .status,
              coursework::Status::right);
}

TEST(OutputFaults, name_exchanged_rows_and_columns_where_they_matter) {
  const Subgroup mirror = Subgroup::named("flip_horizontal").value();
  PlacementsToPrint transposed = one_of_each_orbit(mirror);
  for (Placement& placement : transposed) placement = image(Symmetry::transpose, placement);
  const Expectations expectations = expectations_for({.n = 8, .group = "flip_horizontal"});
  const auto canonical = ExpectedOutput::canonical;
  EXPECT_EQ(kinds_of(verdict_on_output(python_lists(transposed), canonical, expectations)).front(),
            "transposed");
  EXPECT_FALSE(has_fault(
      verdict_on_output(python_lists(without(one_of_each_orbit(mirror), 2)), canonical, expectations),
      "transposed"));
}

TEST(OutputFaults, count_duplicates_and_give_the_first_place) {
  PlacementsToPrint placements = solutions_to_print(8);
  placements.insert(placements.end(), placements.begin(), placements.begin() + 3);
  const Verdict verdict = verdict_on_list(placements);
  EXPECT_TRUE(mentions(text_of_fault(verdict, "duplicates"), {"line 93: 3 placements"})) << words_of(verdict);
  EXPECT_FALSE(has_fault(verdict_on_list(without(solutions_to_print(8), 0)), "duplicates"));
}

TEST(OutputFaults, name_an_unchecked_diagonal_and_an_unchecked_column) {
  PlacementsToPrint all;
  std::vector<int> columns(6);
  std::iota(columns.begin(), columns.end(), 0);
  do all.emplace_back(columns);
  while (std::ranges::next_permutation(columns).found);
  const Expectations six = expectations_for({.n = 6});
  const auto solutions = ExpectedOutput::solutions;
  EXPECT_TRUE(
      mentions(text_of_fault(verdict_on_output(python_lists(all), solutions, six), "no_diagonal_check"),
               {"all 720 permutations", "diagonals"}));
  const std::vector<Placement> some(all.begin(), all.begin() + 20);
  EXPECT_TRUE(
      mentions(text_of_fault(verdict_on_output(python_lists(some), solutions, six), "no_diagonal_check"),
               {"placements are permutations but not solutions"}));
  const Verdict columns_unchecked = verdict_on_output("[0, 2, 4, 0, 2, 4]\n", solutions, six);
  EXPECT_TRUE(has_fault(columns_unchecked, "not_permutation"));
  EXPECT_FALSE(has_fault(columns_unchecked, "no_diagonal_check"));
  EXPECT_FALSE(
      has_fault(verdict_on_output(python_lists(solutions_to_print(6)), solutions, six), "no_diagonal_check"));
  EXPECT_TRUE(verdict_on_output(python_lists(all), solutions, expectations_for({.n = 6, .rule = Rule::rooks}))
                  .findings.empty());
}

TEST(OutputFaults, name_mixed_and_shifted_numbers) {
  const PlacementsToPrint all = solutions_to_print(8);
  const PlacementsToPrint front(all.begin(), all.begin() + 90);
  const PlacementsToPrint back(all.begin() + 90, all.end());
  EXPECT_TRUE(
      mentions(text_of_fault(verdict_on_output(python_lists(front) + python_lists(back, 1)), "numbering"),
               {"2 of 92 placements are numbered from 1", "from 0"}));
  EXPECT_TRUE(mentions(text_of_fault(verdict_on_output(python_lists(all, 1), ExpectedOutput::solutions,
                                                       expectations_for({.n = 8}, 0)),
                                     "numbering"),
                       {"92 of 92 placements are numbered from 1; number them from 0"}));
  PlacementsToPrint shifted = all;  // the columns from 4 are one too great
  for (Placement& placement : shifted)
    for (int row = 0; row < 8; ++row)
      if (placement[row] > 3) placement.move_queen(row, placement[row] + 1);
  EXPECT_TRUE(mentions(text_of_fault(verdict_on_list(shifted), "shift"),
                       {"line 1: 92 placements have both 0 and 8"}));
  const Verdict fewer = verdict_on_list(front);
  EXPECT_FALSE(has_fault(fewer, "shift") || has_fault(fewer, "numbering"));
}

TEST(OutputFaults, name_a_search_that_stops_early) {
  PlacementsToPrint first = solutions_to_print(8);
  first.resize(10);
  EXPECT_TRUE(
      mentions(text_of_fault(verdict_on_list(first), "stops_early"), {"only the first 10 solutions"}));
  first.resize(1);
  EXPECT_TRUE(mentions(text_of_fault(verdict_on_list(first), "stops_early"), {"only the first solution"}));
  EXPECT_FALSE(has_fault(verdict_on_list(without(without(solutions_to_print(8), 7), 30)), "stops_early"));
}

TEST(OutputFaults, name_one_missing_and_one_extra) {
  EXPECT_TRUE(has_fault(verdict_on_list(without(solutions_to_print(8), 7)), "one_missing"));
  EXPECT_FALSE(has_fault(verdict_on_list(without(without(solutions_to_print(8), 7), 7)), "one_missing"));
  PlacementsToPrint more = solutions_to_print(8);
  more.emplace_back(std::vector{0, 1, 2, 3, 4, 5, 6, 7});
  EXPECT_TRUE(has_fault(verdict_on_list(more), "one_extra"));
  more.push_back(more.front());
  EXPECT_FALSE(has_fault(verdict_on_list(more), "one_extra"));
}

TEST(OutputFaults, name_another_n) {
  for (const OutputSample& sample : output_samples()) {
    const Verdict verdict = verdict_on_output(sample.print(solutions_to_print(6)));
    EXPECT_TRUE(mentions(text_of_fault(verdict, "wrong_size"), {"N = 6, not N = 8"}))
        << sample.name << ": " << words_of(verdict);
    EXPECT_EQ(verdict.status, coursework::Status::wrong);
    EXPECT_EQ(verdict.credit, 0);
  }
}

TEST(OutputFaults, compare_a_total_with_the_list_without_effect_on_the_verdict) {
  const std::string list = python_lists(solutions_to_print(8));
  for (const std::string total : {"Total: 91\n", "91 solutions\n", "Number of solutions = 91\n"}) {
    const Verdict verdict = verdict_on_output(list + total);
    EXPECT_TRUE(mentions(text_of_fault(verdict, "stated_total"), {"line 93", "92 placements"})) << total;
    EXPECT_EQ(verdict.status, coursework::Status::right);
  }
  for (const std::string line : {"Total: 92\n", "N = 8\n", "Total time: 91 ms\n", "Solution 91\n"})
    EXPECT_TRUE(verdict_on_output(list + line).findings.empty()) << line;
}

TEST(OutputFaults, name_nothing_that_the_student_has_not_printed_without_spoilers) {
  const Expectations expectations = expectations_for({.n = 8});
  for (std::size_t count = 1; count < 92; ++count) {
    PlacementsToPrint first = solutions_to_print(8);
    const PlacementsToPrint rest(first.begin() + static_cast<std::ptrdiff_t>(count), first.end());
    first.resize(count);
    const Verdict verdict =
        verdict_on_output(python_lists(first), ExpectedOutput::solutions, expectations, {.spoilers = false});
    EXPECT_FALSE(has_fault(verdict, "one_missing"));
    const std::string words = words_of(verdict);
    EXPECT_FALSE(mentions(words, {"92"})) << words;
    for (const Placement& missing : rest)
      EXPECT_FALSE(mentions(words, {coursework::vector_of(missing, {})})) << words;
  }
}

}  // namespace
}  // namespace eightfold::test
