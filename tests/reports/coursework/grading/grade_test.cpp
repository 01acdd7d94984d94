#include "eightfold/reports/coursework/grading/grade.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/reports/coursework/cases.hpp"
#include "tests/reports/coursework/grading/graded_submissions.hpp"

namespace eightfold::coursework {
namespace {

Verdict verdict(const std::string& claim, Status status, double credit = 0) {
  Verdict result;
  result.claim = claim;
  result.title = claim;
  result.status = status;
  result.credit = credit;
  if (status == Status::carried) result.follows_from = "fixed_points";
  return result;
}

// The score of one verdict on the orbit count, which has `points` points.
double score(Status status, double credit, Rubric rubric, double points = 4) {
  rubric.points["orbit_count"] = points;
  rubric.points["fixed_points"] = 1;
  return grade({verdict("orbit_count", status, credit)}, rubric).at(0).score;
}

TEST(Grade, gives_each_claim_one_point_without_a_rubric) {
  const auto graded = grade({verdict("solutions", Status::right), verdict("orbit_count", Status::wrong)}, {});
  ASSERT_EQ(graded.size(), 2U);
  EXPECT_EQ(graded[0].score, 1);
  EXPECT_EQ(graded[0].max_score, 1);
  EXPECT_EQ(graded[1].score, 0);
  EXPECT_EQ(graded[1].max_score, 1);
  EXPECT_TRUE(grade({}, {}).empty());
}

TEST(Grade, gives_a_right_claim_all_its_points) {
  EXPECT_EQ(score(Status::right, 0, {}), 4);
  EXPECT_EQ(score(Status::right, 1, {}), 4);
}

TEST(Grade, gives_a_wrong_claim_its_partial_credit_if_the_rubric_allows_it) {
  Rubric strict;
  strict.partial_credit = false;
  EXPECT_EQ(score(Status::wrong, 0.75, {}), 3);
  EXPECT_EQ(score(Status::wrong, 0.75, strict), 0);
  EXPECT_EQ(score(Status::wrong, 0, {}), 0);
  EXPECT_EQ(score(Status::wrong, 17, {}), 4);
  EXPECT_EQ(score(Status::wrong, -1, {}), 0);
}

TEST(Grade, gives_credit_only_for_what_goes_beyond_the_handout) {
  Rubric rubric;
  rubric.given_credit["orbit_count"] = 0.75;
  EXPECT_EQ(score(Status::wrong, 0.75, rubric), 0) << "the handout, unchanged";
  EXPECT_EQ(score(Status::wrong, 0.5, rubric), 0);
  EXPECT_EQ(score(Status::wrong, 0.875, rubric), 2) << "half of the way";
  EXPECT_EQ(score(Status::right, 1, rubric), 4);
  rubric.given_credit["orbit_count"] = 1;
  EXPECT_EQ(score(Status::wrong, 1, rubric), 0);
  EXPECT_EQ(score(Status::right, 1, rubric), 0) << "the handout has the whole answer";
}

// The number of orbits in the list with the planted mistake is not work of the student.
TEST(Grade, gives_no_credit_for_what_follows_from_the_handout_unchanged) {
  Rubric rubric;
  rubric.points = {{"representatives", 10}, {"orbit_count", 2}};
  rubric.given_credit["representatives"] = 0.75;
  const auto score_with = [&](double credit) {
    Verdict list = verdict("representatives", Status::wrong);
    list.credit = credit;
    Verdict count = verdict("orbit_count", Status::carried);
    count.follows_from = "representatives";
    count.credit = 0;
    return grade({list, count}, rubric).at(1).score;
  };
  EXPECT_EQ(score_with(0.75), 0);
  EXPECT_EQ(score_with(0.875), 2) << "a part of the mistake is corrected";
  EXPECT_EQ(score_with(0.625), 2) << "another list";
}

TEST(Grade, gives_a_carried_claim_the_greater_of_carried_and_partial_credit) {
  Rubric half;
  half.carried_credit = 0.5;
  EXPECT_EQ(score(Status::carried, 0, {}), 4);
  EXPECT_EQ(score(Status::carried, 0, half), 2);
  EXPECT_EQ(score(Status::carried, 0.75, half), 3);
  half.partial_credit = false;
  EXPECT_EQ(score(Status::carried, 0.75, half), 2);
}

TEST(Grade, gives_no_credit_for_errors_carried_forward_from_a_claim_without_points) {
  Rubric rubric;
  rubric.points["orbit_count"] = 4;
  EXPECT_EQ(grade({verdict("orbit_count", Status::carried)}, rubric).at(0).score, 0);
  EXPECT_EQ(grade({verdict("orbit_count", Status::carried)}, {}).at(0).score, 1)
      << "each claim has one point";
}

TEST(Grade, rounds_down_to_thousandths_unless_everything_is_right) {
  EXPECT_EQ(score(Status::wrong, 1.0 / 3, {}, 1), 0.333);
  EXPECT_EQ(score(Status::wrong, 2.0 / 3, {}, 1), 0.666);
  EXPECT_EQ(score(Status::wrong, 14199.0 / 14200, {}, 1), 0.999);
  EXPECT_EQ(score(Status::wrong, 1.0 / 3, {}, 3), 1) << "exactly";
  EXPECT_EQ(score(Status::right, 1, {}, 0.125), 0.125);
}

TEST(Grade, shows_a_claim_outside_the_rubric_without_points) {
  Rubric rubric;
  rubric.points = {{"solutions", 5}};
  const auto graded =
      grade({verdict("orbit_count", Status::right), verdict("solutions", Status::right)}, rubric);
  ASSERT_EQ(graded.size(), 2U);
  EXPECT_EQ(graded[0].verdict.claim, "orbit_count");
  EXPECT_EQ(graded[0].max_score, 0);
  EXPECT_EQ(graded[0].score, 0);
  EXPECT_EQ(graded[1].score, 5);
}

TEST(Grade, puts_missing_claims_at_the_end) {
  Rubric rubric;
  rubric.points = {{"orbit_count", 2}, {"fixed_points", 4}, {"necklace_count", 0}};
  const auto graded = grade({verdict("orbit_count", Status::right)}, rubric);
  ASSERT_EQ(graded.size(), 3U);
  EXPECT_EQ(graded[0].verdict.status, Status::right);
  EXPECT_EQ(graded[1].verdict.claim, "fixed_points");
  EXPECT_EQ(graded[1].verdict.title, "Fixed points");
  EXPECT_EQ(graded[1].verdict.status, Status::missing);
  EXPECT_EQ(graded[1].verdict.summary, "This claim is required but was not submitted.");
  EXPECT_EQ(graded[1].score, 0);
  EXPECT_EQ(graded[1].max_score, 4);
  EXPECT_EQ(graded[2].verdict.title, "Number of necklaces");
}

TEST(Grade, calls_a_submission_all_right_only_if_every_claim_is) {
  EXPECT_TRUE(test::bob().all_right());
  EXPECT_FALSE(test::ann().all_right());
  EXPECT_FALSE(test::cyd().all_right());
  for (const Status status : {Status::carried, Status::wrong, Status::missing}) {
    GradedSubmission submission = test::bob();
    submission.claims[0].verdict.status = status;
    EXPECT_FALSE(submission.all_right()) << name_of(status);
  }
}

TEST(Grade, notes_what_belongs_to_no_claim) { test::expect_cases("verdicts-notes.txt", test::verdicts_of); }

TEST(Grade, does_not_call_a_submission_without_claims_all_right) {
  EXPECT_FALSE(GradedSubmission().all_right());
}

}  // namespace
}  // namespace eightfold::coursework
