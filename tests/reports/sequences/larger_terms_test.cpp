#include <gtest/gtest.h>

#include "tests/reports/sequences/published_terms.hpp"

namespace eightfold::test {
namespace {

TEST(LargerTerms, of_every_sequence_are_the_published_ones_by_every_route) { expect_published_terms(66); }

}  // namespace
}  // namespace eightfold::test
