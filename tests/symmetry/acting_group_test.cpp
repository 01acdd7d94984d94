#include "eightfold/symmetry/acting_group.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>

#include "eightfold/symmetry/cycle_index.hpp"

namespace eightfold {
namespace {

Integer factorial(int n) { return n < 2 ? Integer(1) : n * factorial(n - 1); }

// The elements that the generators generate have the cycle types that follow from partitions. If several
// elements act alike, the generated group is smaller by a factor.
void expect_generated(const ActingGroup& group) {
  const PermutationGroup generated(group.points, group.generators);
  EXPECT_EQ(group.order % generated.order(), 0);
  const Integer copies = group.order / generated.order();
  CycleIndex expected = cycle_index_of(acting_group(generated));
  for (CycleIndex::Term& term : expected.terms) term.elements *= copies;
  const CycleIndex index = cycle_index_of(group);
  EXPECT_EQ(index.terms, expected.terms);
  EXPECT_EQ(index.order, group.order);
  Integer elements = 0;
  for (const CycleIndex::Term& term : index.terms) {
    elements += term.elements;
    EXPECT_EQ(points_of(term.type), group.points);
  }
  EXPECT_EQ(elements, group.order);
}

TEST(ActingGroups, have_the_cycle_types_of_the_elements_that_their_generators_generate) {
  for (int n = 0; n <= 7; ++n) {
    expect_generated(symmetric_group(n));
    expect_generated(alternating_group(n));
    expect_generated(complete_graph_edges(n));
  }
  for (int m = 0; m <= 5; ++m)
    for (int n = 0; n <= 5; ++n) {
      expect_generated(matrix_entries(m, n));
      expect_generated(bipartite_graph_edges(m, n));
    }
  for (int n = 0; n <= 4; ++n) {
    expect_generated(acting_group(dihedral_action(n)));
    expect_generated(acting_group(square_cells_action(n)));
    expect_generated(acting_group(square_corners_action(n)));
    expect_generated(acting_group(square_edges_action(n)));
  }
}

TEST(ActingGroups, have_the_orders_of_the_textbooks) {
  EXPECT_EQ(symmetric_group(60).order, factorial(60));
  EXPECT_EQ(alternating_group(5).order, 60);
  EXPECT_EQ(alternating_group(1).order, 1);
  EXPECT_EQ(matrix_entries(3, 4).order, 144);
  EXPECT_EQ(bipartite_graph_edges(3, 3).order, 72);
  EXPECT_EQ(wreath_product(symmetric_group(2), symmetric_group(3)).order, 48);
  EXPECT_EQ(wreath_product(symmetric_group(2), symmetric_group(3)).generators.size(), 3U);
  const ActingGroup fixes_one = direct_product(symmetric_group(1), symmetric_group(2));
  expect_generated(wreath_product(symmetric_group(2), fixes_one));
  EXPECT_EQ(direct_product(symmetric_group(3), acting_group(cyclic_action(4))).order, 24);
}

TEST(Products, have_the_cycle_types_of_the_elements_that_their_generators_generate) {
  const std::vector<ActingGroup> groups = {symmetric_group(3),
                                           alternating_group(4),
                                           acting_group(cyclic_action(3)),
                                           acting_group(dihedral_action(4)),
                                           symmetric_group(0),
                                           symmetric_group(1)};
  for (const ActingGroup& a : groups)
    for (const ActingGroup& b : groups) {
      expect_generated(direct_product(a, b));
      if (b.points <= 3 && a.points <= 4) expect_generated(wreath_product(a, b));
    }
}

TEST(Products, of_too_many_points_are_refused) {
  const ActingGroup large = acting_group(square_cells_action(100));
  EXPECT_THROW(direct_product(large, symmetric_group(1)), std::invalid_argument);
  EXPECT_THROW(wreath_product(large, symmetric_group(2)), std::invalid_argument);
}

TEST(ActingGroups, out_of_range_are_refused) {
  EXPECT_THROW(symmetric_group(-1), std::invalid_argument);
  EXPECT_THROW(symmetric_group(61), std::invalid_argument);
  EXPECT_THROW(alternating_group(61), std::invalid_argument);
  EXPECT_THROW(complete_graph_edges(61), std::invalid_argument);
  EXPECT_THROW(matrix_entries(21, 2), std::invalid_argument);
  EXPECT_THROW(bipartite_graph_edges(2, 21), std::invalid_argument);
}

TEST(ActingGroups, stop) {
  const std::atomic<bool> stop = true;
  const RunOptions run = {.stop = StopToken(stop)};
  for (const ActingGroup& group : {symmetric_group(30), acting_group(cyclic_action(6)), matrix_entries(9, 9),
                                   acting_group(PermutationGroup(8, symmetric_group(8).generators))})
    EXPECT_THROW(static_cast<void>(count_colorings(group, 2, run)), Stopped);
}

TEST(GraphColorings, in_two_colors_are_oeis_A000088) {
  const std::vector<std::string> published = {
      "1",    "1",     "2",      "4",        "11",         "34",           "156",
      "1044", "12346", "274668", "12005168", "1018997864", "165091172592", "50502031367952"};
  for (int n = 0; n <= 13; ++n)
    EXPECT_EQ(count_colorings(complete_graph_edges(n), 2).classes.str(),
              published.at(static_cast<std::size_t>(n)));
}

TEST(MatrixColorings, in_two_colors_are_oeis_A028657) {
  const std::vector<std::vector<int>> published = {
      {1}, {1, 2}, {1, 3, 7}, {1, 4, 13, 36}, {1, 5, 22, 87, 317}, {1, 6, 34, 190, 1053, 5624}};
  for (int m = 0; m <= 5; ++m)
    for (int n = 0; n <= m; ++n) {
      const int expected = published.at(static_cast<std::size_t>(m)).at(static_cast<std::size_t>(n));
      EXPECT_EQ(count_colorings(matrix_entries(m, n), 2).classes, expected);
      EXPECT_EQ(count_colorings(matrix_entries(n, m), 2).classes, expected);
    }
}

// One coloring for each content.
TEST(SymmetricGroup, has_one_coloring_for_each_content) {
  for (int n = 0; n <= 12; ++n)
    for (const Content& content : all_contents(n, 3))
      EXPECT_EQ(count_colorings(symmetric_group(n), content).classes, 1);
  EXPECT_EQ(count_colorings(symmetric_group(40), 3).classes, 42 * 41 / 2);
}

}  // namespace
}  // namespace eightfold
