#include <gtest/gtest.h>

#include <cstdint>

#include "eightfold/symmetry/torus_classes.hpp"

namespace eightfold {
namespace {

using enum TorusRelation;
using enum TorusRoute;

TorusClassCount count(int n, Rule rule, TorusRelation relation, TorusRoute route) {
  return count_torus_classes({.n = n, .rule = rule, .relation = relation, .route = route}, {.threads = 0});
}

std::uint64_t count_by_lemma(int n, TorusRelation relation, std::uint64_t solutions) {
  return count_torus_classes({n, Rule::torus, relation, summation, solutions}, {.threads = 0}).classes;
}

// M. Engelhardt, OEIS A062164 and A062165
TEST(LargerTorusClasses, of_queens_are_as_published) {
  EXPECT_EQ(count(15, Rule::queens, congruent, rejection).classes, 158466U);
  EXPECT_EQ(count(15, Rule::queens, similar, rejection).classes, 131859U);
  EXPECT_EQ(count(16, Rule::queens, congruent, rejection).classes, 1009395U);
  EXPECT_EQ(count(16, Rule::queens, similar, rejection).classes, 868613U);
}

TEST(LargerTorusClasses, of_queens_have_the_same_sizes_by_both_routes) {
  for (const int n : {12, 13, 14})
    for (const TorusRelation relation : {shifted, congruent, similar})
      EXPECT_EQ(count(n, Rule::queens, relation, rejection), count(n, Rule::queens, relation, summation));
}

// OEIS A053994 and A062166
TEST(LargerTorusClasses, of_torus_queens_are_as_published) {
  for (const TorusRoute route : {rejection, summation}) {
    EXPECT_EQ(count(19, Rule::torus, congruent, route).classes, 354U);
    EXPECT_EQ(count(19, Rule::torus, similar, route).classes, 46U);
  }
  EXPECT_EQ(count_by_lemma(25, congruent, 1957725000), 395551U);
  EXPECT_EQ(count_by_lemma(25, similar, 1957725000), 40303U);
  EXPECT_EQ(count_by_lemma(29, congruent, 605917055356), 90120677U);
}

// The number of classes is not published. That of solutions is OEIS A007705, and the sum of the fixed points
// is a multiple of the order of the group.
TEST(LargerTorusClasses, of_31_torus_queens_follow_from_the_published_number_of_solutions) {
  EXPECT_EQ(count_by_lemma(31, congruent, 13404947681712), 1743899563U);
  EXPECT_EQ(count_by_lemma(31, similar, 13404947681712), 116260235U);
}

}  // namespace
}  // namespace eightfold
