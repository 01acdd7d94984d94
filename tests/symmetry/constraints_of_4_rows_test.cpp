#include <gtest/gtest.h>

#include "tests/symmetry/constrained_orbits.hpp"

namespace eightfold {
namespace {

TEST(ConstrainedOrbits, of_4_rows_are_as_by_definition) { test::expect_all_pairs_by_definition(4); }

}  // namespace
}  // namespace eightfold
