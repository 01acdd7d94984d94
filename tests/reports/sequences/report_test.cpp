#include <gtest/gtest.h>

#include <vector>

#include "reports/sequences/sequence_report.hpp"

namespace eightfold::test {
namespace {

using sequences::ComputedTerms;
using sequences::Sequence;

int three(int) { return 3; }

Sequence sequence_published_to(int n) {
  Sequence sequence = {.id = "A000001", .counts = "examples", .first = 1, .published_to = n};
  sequence.routes = {{"a search", 3, 9, {}}, {"a formula", 3, 9, {}}};
  return sequence;
}

TEST(BFile, names_the_routes_before_the_terms_that_they_compute) {
  const std::vector<ComputedTerms> computed = {
      {1, {5}, {"a search"}},
      {2, {Integer("18446744073709551616")}, {"a search"}},
      {3, {7}, {"a search", "a formula"}},
      {4, {8}, {"a search", "a formula"}, false},
      {5, {9}, {"a formula"}},
  };
  EXPECT_EQ(b_file(sequence_published_to(5), computed),
            "# A000001: examples\n"
            "# n = 1 to 2: computed by a search\n"
            "1 5\n"
            "2 18446744073709551616\n"
            "# n = 3: computed by a search; and by a formula; the results are equal\n"
            "3 7\n"
            "# n = 4: computed by a search; and by a formula; THE RESULTS DIFFER\n"
            "4 8\n"
            "# n = 5: computed by a formula\n"
            "5 9\n");
}

TEST(BFile, says_which_terms_are_not_published) {
  const std::vector<ComputedTerms> computed = {{1, {5}, {"a search", "a formula"}},
                                               {2, {6}, {"a search", "a formula"}},
                                               {3, {7}, {"a search", "a formula"}},
                                               {4, {8}, {"a search"}}};
  EXPECT_EQ(b_file(sequence_published_to(1), computed),
            "# A000001: examples\n"
            "# n = 1: computed by a search; and by a formula; the results are equal\n"
            "1 5\n"
            "# n = 2 to 3: not in the OEIS as of August 2026; computed by a search; and by a formula; the "
            "results are equal\n"
            "2 6\n"
            "3 7\n"
            "# n = 4: not in the OEIS as of August 2026; computed by a search, by one route\n"
            "4 8\n");
}

TEST(BFile, numbers_the_terms_of_a_triangle_row_by_row) {
  Sequence sequence = sequence_published_to(5);
  sequence.row_length = three;
  const std::vector<ComputedTerms> computed = {{2, {1, 0, 2}, {"a search", "a formula"}}};
  EXPECT_EQ(
      b_file(sequence, computed),
      "# A000001: examples\n"
      "# n = 6: not in the OEIS as of August 2026; computed by a search; and by a formula; the results are "
      "equal\n"
      "4 1\n"
      "5 0\n"
      "6 2\n");
}

TEST(BFile, says_which_terms_are_not_known) {
  const std::vector<ComputedTerms> computed = {{2, {}, {}}, {3, {}, {}}, {4, {6}, {"a search"}}};
  EXPECT_EQ(b_file(sequence_published_to(5), computed),
            "# A000001: examples\n"
            "# n = 2: not known\n"
            "# n = 3: not known\n"
            "# n = 4: computed by a search\n"
            "4 6\n");
}

TEST(SequenceCsv, has_a_line_for_each_term) {
  const std::vector<ComputedTerms> computed = {
      {2, {Integer("18446744073709551616")}, {"a search", "a formula"}}};
  EXPECT_EQ(terms_csv(sequence_published_to(1), computed),
            "n,index,value,is_new,routes\n"
            "2,2,18446744073709551616,true,2\n");
}

}  // namespace
}  // namespace eightfold::test
