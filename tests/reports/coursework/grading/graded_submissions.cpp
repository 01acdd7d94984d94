#include "tests/reports/coursework/grading/graded_submissions.hpp"

namespace eightfold::test {

using coursework::GradedClaim;
using coursework::GradedSubmission;
using coursework::Status;
using coursework::Verdict;

GradedClaim right_claim(const std::string& claim, const std::string& title, const std::string& claimed) {
  GradedClaim graded;
  graded.verdict.claim = claim;
  graded.verdict.title = title;
  graded.verdict.claimed = claimed;
  graded.verdict.summary = "It is " + claimed + ".";
  graded.score = 1;
  graded.max_score = 1;
  return graded;
}

GradedSubmission ann() {
  GradedSubmission submission;
  submission.name = "ann.json";
  submission.author = "Ann Ahn";
  submission.exercise = "8 queens, full group (order 8)";
  submission.notes = {"Columns are counted from 0, since a 0 occurs."};
  submission.claims = {right_claim("solution_count", "Number of solutions", "92"), {}, {}, {}, {}};

  GradedClaim& tally = submission.claims[1];
  tally.verdict.claim = "fixed_points";
  tally.verdict.title = "Fixed points";
  tally.verdict.status = Status::wrong;
  tally.verdict.claimed = "8 tallies";
  tally.verdict.summary = "One of the eight tallies is off.";
  tally.verdict.findings = {
      {"tally", "line 4, column 20",
       "rotate180 fixes 4 solutions, not 0: for example it takes [2, 4, 1, 7, 0, 6, 3, 5] to "
       "itself, so this solution belongs to the tally."},
      {"note", "", "The tally of the identity is the number of all solutions."}};
  tally.verdict.omitted_findings = 300;
  tally.verdict.credit = 0.875;
  tally.score = 0.5;
  tally.max_score = 1;

  GradedClaim& sum = submission.claims[2];
  sum.verdict.claim = "burnside_sum";
  sum.verdict.title = "Sum of the fixed points";
  sum.verdict.status = Status::carried;
  sum.verdict.claimed = "92";
  sum.verdict.summary = "It is 96, but 92 is the sum of your own tallies.";
  sum.score = 1;
  sum.max_score = 1;

  GradedClaim& orbits = submission.claims[3];
  orbits.verdict.claim = "orbit_count";
  orbits.verdict.title = "Number of orbits";
  orbits.verdict.status = Status::wrong;
  orbits.verdict.claimed = "11.5";
  orbits.verdict.summary = "There are 12 orbits; a number of orbits is whole.";
  orbits.verdict.mistakes = {
      {"all_orbits_full", "every orbit was taken to be full", "Q / order = 92 / 8 = 23/2",
       "A solution that a symmetry leaves as it is has fewer than 8 images: count the orbits of "
       "each size on their own, or add up what all elements fix."},
      {"half_of_quarters", "the number of solutions was divided by 4, and then by 2",
       "Q / 4 / 2 = 92 / 4 / 2 = 23/2", ""}};
  orbits.max_score = 1;

  GradedClaim& types = submission.claims[4];
  types.verdict.claim = "orbit_types";
  types.verdict.title = "Orbits of each type";
  types.verdict.status = Status::missing;
  types.verdict.summary = "This claim is required but was not submitted.";
  types.max_score = 1;

  submission.score = 2.5;
  submission.max_score = 5;
  return submission;
}

GradedSubmission bob() {
  GradedSubmission submission;
  submission.name = "bob.txt";
  submission.exercise = "4 beads in 2 colors, rotations (order 4)";
  submission.claims = {right_claim("necklace_count", "Number of necklaces", "6")};
  submission.score = 1;
  submission.max_score = 1;
  return submission;
}

GradedSubmission cyd() {
  GradedSubmission submission;
  submission.name = "cyd.csv";
  submission.unreadable = "line 3, column 7: unknown key \"orbit_cuont\"; did you mean orbit_count?";
  return submission;
}

GradedSubmission mallory(const std::string& text) {
  GradedSubmission submission;
  submission.name = submission.author = submission.exercise = text;
  submission.notes = {text};
  submission.claims = {right_claim("solutions", text, text), {}};
  Verdict& wrong = submission.claims[1].verdict;
  wrong.claim = "orbits";
  wrong.status = Status::wrong;
  wrong.title = wrong.claimed = wrong.summary = text;
  wrong.findings = {{text, text, text}};
  wrong.mistakes = {{text, text, text, text}};
  submission.claims[1].max_score = 1;
  submission.score = 1;
  submission.max_score = 2;
  return submission;
}

}  // namespace eightfold::test
