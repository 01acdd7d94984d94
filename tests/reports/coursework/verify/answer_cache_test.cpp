#include "eightfold/reports/coursework/verify/answer_cache.hpp"

#include <gtest/gtest.h>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/coursework/verify/internal/answer.hpp"

namespace eightfold::coursework {
namespace {

TEST(AnswerCache, gives_the_answer_to_each_exercise_and_computes_it_once) {
  AnswerCache cache;
  Exercise five;
  five.n = 5;
  Exercise eight;
  eight.n = 8;
  const Answer* first = &cache.answer_to(eight);
  EXPECT_EQ(first->orbits, 12);
  EXPECT_EQ(cache.answer_to(five).orbits, 2);
  EXPECT_EQ(&cache.answer_to(eight), first);
  eight.group = Subgroup::named("rotations").value();
  EXPECT_EQ(cache.answer_to(eight).orbits, 24);
}

TEST(AnswerCache, keeps_a_limited_number_of_answers) {
  AnswerCache cache;
  Exercise beads;
  beads.problem = Problem::beads;
  for (beads.n = 1; beads.n <= 30; ++beads.n)
    for (beads.colors = 1; beads.colors <= 40; ++beads.colors)
      ASSERT_EQ(cache.answer_to(beads).exercise, beads);
}

TEST(AnswerCache, refuses_a_board_that_is_too_large_each_time) {
  AnswerCache cache;
  Exercise exercise;
  exercise.n = 28;
  for (int i = 0; i < 2; ++i) EXPECT_THROW(static_cast<void>(cache.answer_to(exercise)), reports::ParseError);
}

}  // namespace
}  // namespace eightfold::coursework
