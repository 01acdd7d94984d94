#include "eightfold/reports/coursework/submission/reader.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/reports/coursework/cases.hpp"
#include "tests/support/generators.hpp"

namespace eightfold::coursework {
namespace {

TEST(SubmissionReader, reads_every_form_of_a_text) {
  test::expect_cases("reading-forms.txt", test::reading_of);
}

TEST(SubmissionReader, reads_the_keys_and_conventions_of_json) {
  test::expect_cases("reading-json.txt", test::reading_of);
}

TEST(SubmissionReader, loses_only_the_claim_that_it_cannot_read) {
  test::expect_cases("reading-claims.txt", test::reading_of);
}

RC_GTEST_PROP(Conventions, are_undone_by_writing, ()) {
  const Placement placement = *test::permutation();
  Conventions conventions;
  conventions.base = *rc::gen::inRange(0, 2);
  conventions.rows_by_column = *rc::gen::arbitrary<bool>();
  const JsonTree text{{1, 1}, vector_of(placement, conventions)};
  RC_ASSERT(read_placement(text, placement.rows(), conventions).placement == placement);
}

}  // namespace
}  // namespace eightfold::coursework
