#include <gtest/gtest.h>

#include <optional>
#include <utility>

#include "reports/sequences/routes/torus_routes.hpp"

namespace eightfold::test {
namespace {

using sequences::published_torus_solutions;
using sequences::torus_classes_by_sets;

// OEIS A053994
TEST(TorusClassesBySets, are_as_many_as_published) {
  for (const auto& [n, classes] :
       {std::pair(1, 1), {3, 0}, {5, 1}, {7, 1}, {9, 0}, {11, 2}, {13, 11}, {15, 0}, {17, 97}})
    EXPECT_EQ(torus_classes_by_sets(n, {}).back(), Integer(classes)) << n;
}

TEST(TorusClassesBySets, rest_on_published_solutions_from_25_rows_on) {
  EXPECT_EQ(torus_classes_by_sets(25, {}).back(), Integer(395551));
  EXPECT_EQ(published_torus_solutions(23), std::nullopt);
}

}  // namespace
}  // namespace eightfold::test
