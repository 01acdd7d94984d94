#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "reports/sequences/sequence.hpp"
#include "tests/reports/sequences/published_terms.hpp"

namespace eightfold::test {
namespace {

using sequences::Sequence;
using sequences::Terms;

TEST(Catalog, terms_are_the_published_ones_by_every_route) { expect_published_terms(42); }

TEST(Catalog, both_routes_of_each_sequence_agree_on_its_first_terms) {
  for (const Sequence& sequence : sequences::all_sequences()) {
    if (sequence.routes.size() < 2) continue;
    const int last = std::min(sequence.routes[0].quick_to, sequence.routes[1].quick_to) / 2;
    for (int index = sequence.first; index <= std::max(last, sequence.first); ++index) {
      const sequences::ComputedTerms both = sequences::compute_terms(sequence, index, true);
      EXPECT_EQ(both.routes.size(), 2U) << sequence.id << '(' << index << ')';
      EXPECT_TRUE(both.agree) << sequence.id << '(' << index << ')';
    }
  }
}

TEST(Catalog, ids_ascend_and_each_sequence_has_one_to_three_routes) {
  std::string last;
  for (const Sequence& sequence : sequences::all_sequences()) {
    EXPECT_LT(last, sequence.id);
    last = sequence.id;
    EXPECT_EQ(sequence.id.size(), 7U) << sequence.id;
    EXPECT_FALSE(sequence.counts.empty()) << sequence.id;
    EXPECT_GE(sequence.routes.size(), 1U) << sequence.id;
    EXPECT_LE(sequence.routes.size(), 3U) << sequence.id;
    std::set<std::string_view> names;
    for (const sequences::Route& route : sequence.routes) {
      EXPECT_TRUE(names.insert(route.name).second) << sequence.id << ": two routes are " << route.name;
      EXPECT_LE(sequence.first, route.quick_to) << sequence.id;
      EXPECT_LE(route.quick_to, route.largest) << sequence.id;
    }
  }
}

TEST(Catalog, a_row_of_a_triangle_has_its_length) {
  for (const Sequence& sequence : sequences::all_sequences()) {
    if (!sequence.is_triangle()) continue;
    for (int row = sequence.first; row <= std::min(5, sequence.quick_to()); ++row)
      EXPECT_EQ(sequences::compute_terms(sequence, row, false).terms.size(),
                static_cast<std::size_t>(sequence.row_length(row)))
          << sequence.id << ", row " << row;
  }
}

TEST(Catalog, an_id_may_lack_zeros_and_be_in_lower_case) {
  for (const char* id : {"A002562", "a002562", "A2562", "a2562", "A0002562"})
    EXPECT_EQ(sequences::find_sequence(id), sequences::find_sequence("A002562")) << id;
  for (const char* id : {"", "A", "2562", "B002562", "A2562x", "A-2562", "A99999999999999"})
    EXPECT_EQ(sequences::find_sequence(id), nullptr) << id;
}

TEST(Catalog, terms_of_a_triangle_are_numbered_row_by_row_from_the_first) {
  const Sequence& queens = *sequences::find_sequence("A348129");  // rows of 1, 2, 3, ... terms from 0
  EXPECT_EQ(queens.first_term_of(0), 0);
  EXPECT_EQ(queens.first_term_of(3), 6);
  EXPECT_FALSE(queens.has_new_terms(10));
  EXPECT_TRUE(queens.has_new_terms(11));
  const Sequence& kings = *sequences::find_sequence("A236679");  // its b-file ends within row 11
  EXPECT_EQ(kings.first_term_of(2), 2);
  EXPECT_FALSE(kings.has_new_terms(10));
  EXPECT_TRUE(kings.has_new_terms(11));
}

TEST(Catalog, two_routes_that_differ_do_not_agree) {
  Sequence sequence = {.id = "A000000", .counts = "nothing"};
  const auto constant = [](int value) { return [value](int, const RunOptions&) { return Terms{value}; }; };
  sequence.routes = {{"one", 5, 5, constant(1)}, {"other", 5, 9, constant(2)}};
  EXPECT_FALSE(sequences::compute_terms(sequence, 5, true).agree);
  EXPECT_TRUE(sequences::compute_terms(sequence, 5, false).agree);
  const sequences::ComputedTerms beyond = sequences::compute_terms(sequence, 6, true);  // of the other alone
  EXPECT_EQ(beyond.terms, Terms{2});
  EXPECT_EQ(beyond.routes, std::vector<std::string_view>{"other"});
}

}  // namespace
}  // namespace eightfold::test
